import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Agent } from '../../../agents/agent.js'
import type { Brains } from '../../../agents/brains.js'
import { brainsFor } from '../../../agents/brains-for.js'
import { Luck } from '../../../agents/mcts/luck.js'
import { MOST_MOVES } from '../../../engine/game.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import type { State } from '../../../engine/state.js'
import { agentOf, choiceAt, mctsOf } from '../playing.js'

const DECISIONS = 20
const list = new Int32Array(MOST_MOVES)
const [BATTLE, MISSION, OTHER] = [7 * 64 + 3, 9 * 64, 1000]

function dealt(luck: Luck, world: number, ...sorts: readonly number[]): number[] {
  luck.begin(world)
  return sorts.map((sort) => luck.next(sort))
}

test('an event has the same luck whatever else happened before it', () => {
  const luck = new Luck()
  const [first, second] = dealt(luck, 5, BATTLE, BATTLE)
  assert.equal(
    dealt(luck, 5, OTHER, BATTLE, MISSION, OTHER, BATTLE).filter((_, i) => i % 3 === 1),
    [first, second],
  )
})

test('the next event of a sort, one of another sort and another world have luck of their own', () => {
  const luck = new Luck()
  const seeds = [
    ...dealt(luck, 5, BATTLE, BATTLE, MISSION, OTHER),
    ...dealt(luck, 6, BATTLE, BATTLE, MISSION, OTHER),
  ]
  assert.is(new Set(seeds).size, seeds.length)
})

test('seeds of events that lie side by side are spread evenly', () => {
  const luck = new Luck()
  const bits = new Float64Array(32)
  const worlds = 4000
  for (let world = 0; world < worlds; world++)
    dealt(luck, Math.imul(world, 0x9e3779b1), BATTLE, BATTLE + 1).forEach((seed) => {
      for (let bit = 0; bit < 32; bit++) bits[bit] = (bits[bit] as number) + ((seed >>> bit) & 1)
    })
  for (const count of bits) assert.ok(Math.abs(count / (2 * worlds) - 0.5) < 0.04, `${count}`)
})

/** Mean variance of what candidates of a decision are ahead of the others in common worlds. */
function doubt(state: State, change: Partial<Brains>): number {
  const player = rebellion.actor(state)
  const brains = Object.assign(brainsFor({ game: rebellion, options: {}, player }), change)
  const agent = mctsOf(
    rebellion,
    'iterations=160,halving=even,root=8',
    player,
    'luck',
    () => brains,
  )
  choiceAt(rebellion, agent, state)
  const candidates = agent.account()?.candidates.filter(({ error }) => !Number.isNaN(error)) ?? []
  const variances = candidates.map(({ error, visits }) => error * error * (visits - 1))
  return variances.reduce((sum, variance) => sum + variance, 0) / variances.length
}

test('candidates of Rebellion differ less by luck than with one generator for all', () => {
  const players = [0, 1].map((player) => agentOf(rebellion, 'scripted', player, 'luck'))
  const ratios: number[] = []
  let state = rebellion.start({}, 'luck')
  for (let commands = 0; ratios.length < DECISIONS; ) {
    const isOpen =
      rebellion.kinds[rebellion.kind(state)] === 'command' && rebellion.moves(state, list) > 3
    if (isOpen && ++commands % 4 === 0) {
      const ratio = doubt(state, {}) / doubt(state, { occasion: () => -1 })
      // Not where only one candidate was visited twice, or all are worth the same in every world
      if (ratio > 0 && Number.isFinite(ratio)) ratios.push(Math.log(ratio))
    }
    const player = players[rebellion.actor(state)] as Agent
    state = rebellion.apply(state, choiceAt(rebellion, player, state))
  }
  const ratio = Math.exp(ratios.reduce((sum, one) => sum + one, 0) / DECISIONS)
  assert.ok(ratio < 0.9, `${ratio} of the variance is left`)
})

test.run()
