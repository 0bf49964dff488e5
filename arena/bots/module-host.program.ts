import { Socket } from 'node:net'
import { createInterface } from 'node:readline'
import type { AnyAgent } from '../../agents/agent.js'
import { parseSettings } from '../../agents/spec.js'
import { loadGame } from '../match/load-game.js'
import type { HostAnswer, HostData, HostQuestion } from './module-bot.js'
import { faultOf, loadAgentModule, type ModuleFault } from './module-file.js'

/** The process that a foreign module plays in: whatever it does, only this process ends. */
const CHANNEL = 3

const { path, settings, rules, gamesAddress } = JSON.parse(process.argv[2] ?? '') as HostData
const channel = new Socket({ fd: CHANNEL })
const game = await loadGame(rules, gamesAddress)
const seen = game.blank()
let agent: AnyAgent | null = null
/** What went wrong since the last answer, where nobody waited for one. */
let fault: ModuleFault | null = null

const send = (message: HostAnswer): void => void channel.write(`${JSON.stringify(message)}\n`)

async function answerTo(question: HostQuestion): Promise<HostAnswer> {
  const { id } = question
  if (question.type === 'choose') {
    if (fault !== null) return { type: 'error', id, ...fault }
    see(question.words)
    const moves = Int32Array.from(question.moves)
    const limitMs = question.limitMs ?? Number.POSITIVE_INFINITY
    const clock = { limitMs, now: () => performance.now() }
    const move = await agent?.choose(seen, { list: moves, count: moves.length }, clock)
    return { type: 'move', id, move: Number(move) }
  }
  fault = null
  await agent?.close?.()
  const factory = await loadAgentModule(path)
  agent = factory.create(
    { game, options: question.options, player: question.player, seed: question.seed },
    parseSettings(factory, settings, path),
  )
  return { type: 'ready', id, name: factory.name, notice: agent.notice !== undefined }
}

async function handle(line: string): Promise<void> {
  const message = JSON.parse(line) as HostQuestion | { type: 'notice'; words: string }
  try {
    if (message.type !== 'notice') return send(await answerTo(message))
    see(message.words)
    await agent?.notice?.(seen)
  } catch (error) {
    if (message.type === 'notice') fault ??= faultOf(error)
    else send({ type: 'error', id: message.id, ...faultOf(error) })
  }
}

function see(words: string): void {
  seen.bytes.set(Buffer.from(words, 'base64'))
}

// One after the other, in the order they came in, even where the agent takes its time.
let before = Promise.resolve()
createInterface({ input: channel }).on('line', (line) => {
  before = before.then(() => handle(line))
})
channel.on('close', () => process.exit(0))
