import { parentPort, workerData } from 'node:worker_threads'
import type { AnyAgent } from '../../agents/agent.js'
import { parseSettings } from '../../agents/spec.js'
import { loadGame } from '../match/load-game.js'
import type { HostAnswer, HostData, HostQuestion } from './module-bot.js'
import { loadAgentModule } from './module-file.js'

/** The thread that a foreign module plays in: whatever it does, only this thread ends. */
const port = parentPort
if (port === null) throw new Error('the host of foreign modules runs in a thread of its own')
const { path, rules, gamesAddress } = workerData as HostData

const game = await loadGame(rules, gamesAddress)
const seen = game.blank()
let agent: AnyAgent | null = null

const answer = (message: HostAnswer): void => port.postMessage(message)

async function handle(question: HostQuestion): Promise<HostAnswer | null> {
  switch (question.kind) {
    case 'create': {
      await agent?.close?.()
      const factory = await loadAgentModule(path)
      agent = factory.create(
        { game, player: question.player, seed: question.seed },
        parseSettings(factory, '', path),
      )
      return { kind: 'ready', label: factory.name, wantsNotice: agent.notice !== undefined }
    }
    case 'choose': {
      seen.words.set(question.words)
      const { moves, limitMs } = question
      const clock = { limitMs, now: () => performance.now() }
      const move = await agent?.choose(seen, { list: moves, count: moves.length }, clock)
      return { kind: 'move', move: Number(move) }
    }
    case 'notice':
      seen.words.set(question.words)
      await agent?.notice?.(seen)
      return null
  }
}

// One after the other, in the order they came in, even where the agent takes its time.
let before = Promise.resolve()
port.on('message', (question: HostQuestion) => {
  before = before.then(async () => {
    try {
      const message = await handle(question)
      if (message !== null) answer(message)
    } catch (error) {
      answer({
        kind: 'error',
        text: error instanceof Error ? (error.stack ?? error.message) : String(error),
      })
    }
  })
})
