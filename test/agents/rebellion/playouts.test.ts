import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Agent } from '../../../agents/agent.js'
import type { Game } from '../../../engine/game.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import { RebellionView } from '../../../engine/rebellion/knowledge/view.js'
import { cloneState, type State } from '../../../engine/state.js'
import { agentOf, choiceAt } from '../playing.js'

test('no playout of whole games throws, and no tree is full, whatever the options', () => {
  const spec = 'mcts:iterations=3,searches=2,mast=on,minimax=0.3,backup=maxmc,epsilon=0.5'
  for (const [seed, specs] of [
    ['playouts', [spec, `${spec},trees=1`]],
    ['more playouts', [`${spec},halving=off`, spec]],
  ] as const) {
    const agents = specs.map((one, player) => agentOf(rebellion, one, player, seed))
    const state = rebellion.start({}, seed)
    let iterations = 0
    for (let player = rebellion.actor(state); player >= 0; player = rebellion.actor(state)) {
      const agent = agents[player] as Agent
      rebellion.advance(state, choiceAt(rebellion, agent, state))
      const account = agent.account?.() ?? null
      iterations += account?.iterations ?? 0
      assert.is(account?.counters.failures ?? 0, 0)
      assert.is(account?.counters.shortfalls ?? 0, 0)
    }
    assert.ok(iterations > 100, `${iterations} iterations`)
  }
})

const COMMAND = rebellion.kinds.indexOf('command')
const EARLY = 2
const LATE = 8

/** Command decisions of scripted games at these rounds. */
function commands(rounds: readonly number[], each: number): Map<number, State[]> {
  const found = new Map<number, State[]>(rounds.map((round) => [round, []]))
  const view = new RebellionView(0)
  for (let number = 0; [...found.values()].some((states) => states.length < each); number++) {
    if (number === 60) throw new Error('games are too short')
    const seed = `late ${number}`
    const agents = [0, 1].map((player) => agentOf(rebellion, 'scripted', player, seed))
    const state = rebellion.start({}, seed)
    const seen = new Set<number>()
    for (let player = rebellion.actor(state); player >= 0; player = rebellion.actor(state)) {
      const round = view.bind(state).time
      const states = found.get(round)
      if (rebellion.kind(state) === COMMAND && states !== undefined && !seen.has(round)) {
        seen.add(round)
        if (states.length < each) states.push(cloneState(state))
      }
      rebellion.advance(state, choiceAt(rebellion, agents[player] as Agent, state))
    }
  }
  return found
}

test('a search late in the game costs about as much as an early one: nothing grows with the game', () => {
  const positions = commands([EARLY, LATE], 7)
  let made = 0
  const counting: Game = {
    ...rebellion,
    advance(state, move) {
      made++
      rebellion.advance(state, move)
    },
  }
  /** Moves made in sampled worlds: of the usual decision, for where the base is found playouts are twice as long. */
  const cost = (round: number): number => {
    const costs = (positions.get(round) ?? []).map((state) => {
      made = 0
      choiceAt(counting, agentOf(counting, 'mcts:40', rebellion.actor(state), 'cost'), state)
      return made
    })
    return costs.sort((a, b) => a - b)[costs.length >> 1] as number
  }
  const [early, late] = [cost(EARLY), cost(LATE)]
  assert.ok(early > 200 && late < 2 * early, `${late} moves late, ${early} early`)
})

test.run()
