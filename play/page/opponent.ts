import type { Agent } from '../../agents/agent.js'
import { brainsFor } from '../../agents/brains-for.js'
import { createAgent, parseSpec } from '../../agents/spec.js'
import { rebellion } from '../../engine/rebellion/index.js'
import { type GameRecord, replay } from '../../engine/record.js'
import type { State } from '../../engine/state.js'
import type { Answer, Request } from './game/messages.js'

/**
 * The thread that thinks, so that the page stays awake. It is handed observations, never a state;
 * only the curve of a finished game is worked out from the whole record.
 */

const agents = new Map<string, Agent>()
let stopFlag: Int32Array | null = null

self.onmessage = (event: MessageEvent<Request>) => {
  const request = event.data
  try {
    answer(request)
  } catch (error) {
    post({ type: 'fault', id: request.id, message: String(error) })
  }
}

function answer(request: Request): void {
  switch (request.type) {
    case 'begin':
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
  const key = `${spec} ${player} ${seed}`
  let agent = agents.get(key)
  if (agent === undefined) {
    agent = made(spec, player, seed)
    agents.set(key, agent)
  }
  const list = Int32Array.from(request.legal)
  const move = agent.choose(observation, { list, count: list.length }, clock())
  post({ type: 'chosen', id: request.id, move, account: agent.account?.() ?? null })
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
  return createAgent(spec, { game: rebellion, player, seed })
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
