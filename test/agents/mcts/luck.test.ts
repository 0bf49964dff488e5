import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Agent } from '../../../agents/agent.js'
import type { Brains } from '../../../agents/brains.js'
import { brainsFor } from '../../../agents/brains-for.js'
import { Luck } from '../../../agents/mcts/luck.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import type { State } from '../../../engine/state.js'
import { agentOf, choiceAt, mctsOf } from '../playing.js'

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

/** Mean variance of what candidates are ahead of the others in common worlds. */
function doubt(states: readonly State[], change: Partial<Brains>): number {
  let sum = 0
  let count = 0
  for (const state of states) {
    const player = rebellion.actor(state)
    const brains = Object.assign(brainsFor({ game: rebellion, options: {}, player }), change)
    const agent = mctsOf(
      rebellion,
      'iterations=320,halving=even,root=8',
      player,
      'luck',
      () => brains,
    )
    choiceAt(rebellion, agent, state)
    for (const { error, visits } of agent.account()?.candidates ?? []) {
      if (Number.isNaN(error)) continue
      sum += error * error * (visits - 1)
      count++
    }
  }
  assert.ok(count >= 4 * states.length)
  return sum / count
}

test('candidates of Rebellion differ less by luck than with one generator for all', () => {
  const states: State[] = []
  const players = [0, 1].map((player) => agentOf(rebellion, 'scripted', player, 'luck'))
  let state = rebellion.start({}, 'luck')
  for (let commands = 0; states.length < 8; ) {
    const isCommand = rebellion.kinds[rebellion.kind(state)] === 'command'
    if (isCommand && ++commands % 8 === 0) states.push(state)
    const player = players[rebellion.actor(state)] as Agent
    state = rebellion.apply(state, choiceAt(rebellion, player, state))
  }
  const keyed = doubt(states, {})
  const alike = doubt(states, { occasion: () => -1 })
  assert.ok(keyed < 0.92 * alike, `${states.length} decisions: ${keyed} and ${alike}`)
})

test.run()
