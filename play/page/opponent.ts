import type { Agent } from '../../agents/agent.js'
import { brainsFor } from '../../agents/brains-for.js'
import {
  type Partner,
  type PartnerMessage,
  PartnerPool,
  type PartnerSeat,
} from '../../agents/mcts/partner.js'
import { PartnerDesk } from '../../agents/mcts/partner-desk.js'
import { createAgent, parseSpec } from '../../agents/spec.js'
import { rebellion } from '../../engine/rebellion/index.js'
import { type GameRecord, replay } from '../../engine/record.js'
import type { State } from '../../engine/state.js'
import type { Answer, Request } from './game/messages.js'

/**
 * The thread that thinks, so that the page stays awake. It is handed observations, never a state;
 * only the curve of a finished game is worked out from the whole record.
 */

/** Agents kept, the one used last at the end; each holds its trees. */
const MOST_AGENTS = 4
/** Name of the thread that this one starts to have help; it runs this same file. */
const PARTNER = 'partner'

const agents = new Map<string, Agent>()
let stopFlag: Int32Array | null = null
let pool: PartnerPool | null = null

if (self.name === PARTNER) {
  const desk = new PartnerDesk([rebellion])
  self.onmessage = (event: MessageEvent<PartnerMessage>) => desk.take(event.data)
} else self.onmessage = (event: MessageEvent<Request>) => take(event.data)

function take(request: Request): void {
  try {
    answer(request)
  } catch (error) {
    post({ type: 'fault', id: request.id, message: String(error) })
  }
}

/** Help from another core; only pages of our own server may share the memory that it needs. */
function lend(seat: PartnerSeat): Partner | null {
  if (stopFlag === null || navigator.hardwareConcurrency < 2) return null
  pool ??= startPool()
  return pool.join(seat)
}

function startPool(): PartnerPool {
  const options = { type: 'module', name: PARTNER } as const
  const worker = new Worker(new URL('./opponent.js', import.meta.url), options)
  const started = new PartnerPool({
    post: (message) => worker.postMessage(message),
    end: () => worker.terminate(),
  })
  worker.onerror = () => started.end()
  return started
}

function answer(request: Request): void {
  switch (request.type) {
    case 'begin':
      for (const agent of agents.values()) agent.close?.()
      agents.clear()
      stopFlag = request.stop === null ? null : new Int32Array(request.stop)
      return post({ type: 'ready', id: request.id })
    case 'choose':
      return choose(request)
    case 'belief': {
      const belief = brainsFor(rebellion, 1).belief(stateOf(request.observation))
      return post({ type: 'belief', id: request.id, belief })
    }
    case 'curve':
      return post({ type: 'curve', id: request.id, values: curve(request.record) })
  }
}

function choose(request: Extract<Request, { type: 'choose' }>): void {
  const { spec, player, seed } = request
  const observation = stateOf(request.observation)
  const agent = agentFor(spec, player, seed)
  const list = Int32Array.from(request.legal)
  const move = agent.choose(observation, { list, count: list.length }, clock())
  post({ type: 'chosen', id: request.id, move, account: agent.account?.() ?? null })
}

function agentFor(spec: string, player: number, seed: string): Agent {
  const key = `${spec} ${player} ${seed}`
  const agent = agents.get(key) ?? made(spec, player, seed)
  agents.delete(key)
  agents.set(key, agent)
  for (const [oldest, idle] of agents) {
    if (agents.size <= MOST_AGENTS) break
    idle.close?.()
    agents.delete(oldest)
  }
  return agent
}

/** Raising the flag makes the time run out at once: the best move so far is answered. */
function clock(): { limitMs: number; now: () => number } {
  return {
    limitMs: Number.POSITIVE_INFINITY,
    now: () =>
      stopFlag !== null && Atomics.load(stopFlag, 0) !== 0
        ? Number.POSITIVE_INFINITY
        : performance.now(),
  }
}

function made(text: string, player: number, seed: string): Agent {
  const spec = parseSpec(text)
  if (spec.kind !== 'ours') throw new Error(`${text} does not play in the page`)
  return createAgent(spec, { game: rebellion, player, seed, partner: lend })
}

function stateOf(bytes: Uint8Array): State {
  const state = rebellion.blank()
  state.bytes.set(bytes)
  return state
}

/** Chance of the Empire before each move and at the end, judged knowing everything. */
function curve(record: GameRecord): number[] {
  const brains = brainsFor(rebellion, 1)
  const values: number[] = []
  const last = replay(rebellion, record, (state) => {
    values.push(1 - brains.value(state))
  })
  const outcome = rebellion.outcome(last)
  values.push(outcome === null ? 1 - brains.value(last) : (outcome.utility[1] ?? 0))
  return values
}

function post(message: Answer): void {
  self.postMessage(message)
}
