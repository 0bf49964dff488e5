import { Socket } from 'node:net'
import { createInterface } from 'node:readline'
import type { AnyAgent } from '../../agents/agent.js'
import { parseSettings } from '../../agents/spec-settings.js'
import { fillState } from '../../engine/state.js'
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
/** The question that is being answered. */
let asked: number | null = null
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
    const isMove = Number.isInteger(move)
    return {
      type: 'move',
      id,
      move: isMove ? (move ?? null) : null,
      said: shown(move),
      opinion: agent?.opinion?.() ?? null,
    }
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
  asked = message.type === 'notice' ? null : message.id
  try {
    if (message.type === 'notice') {
      see(message.words)
      await agent?.notice?.(seen)
    } else answer(await answerTo(message))
  } catch (error) {
    goWrong(error)
  }
}

/** Once only: what went wrong before is the answer, too. */
function answer(message: HostAnswer): void {
  if (asked !== message.id) return
  asked = null
  send(message)
}

/** Told as the answer that is waited for, or with the next one. */
function goWrong(error: unknown): void {
  if (asked === null) fault ??= faultOf(error)
  else answer({ type: 'error', id: asked, ...faultOf(error) })
}

/** A timer, or a promise that nobody waits for. */
process.on('uncaughtException', goWrong)

/** What an agent answered, whatever it is. */
function shown(answered: unknown): string {
  const LONGEST = 60
  try {
    return String(typeof answered === 'string' ? JSON.stringify(answered) : answered).slice(
      0,
      LONGEST,
    )
  } catch {
    return 'something without a text'
  }
}

function see(words: string): void {
  fillState(Buffer.from(words, 'base64'), seen)
}

// One after the other, in the order they came in, even where the agent takes its time.
let before = Promise.resolve()
createInterface({ input: channel }).on('line', (line) => {
  before = before.then(() => handle(line))
})
channel.on('close', () => process.exit(0))
