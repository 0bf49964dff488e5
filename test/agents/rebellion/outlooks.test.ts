import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Agent, NO_LIMIT } from '../../../agents/agent.js'
import { createAgent, parseSpec } from '../../../agents/spec.js'
import { MOST_MOVES } from '../../../engine/game.js'
import { Random } from '../../../engine/random.js'
import { rebellion } from '../../../engine/rebellion/index.js'

/** What candidates lead to, for people who ask why. */

function agentFor(player: number): Agent {
  const spec = parseSpec('mcts:iterations=24', 'rebellion')
  if (spec.kind !== 'ours') throw new Error('an agent of ours')
  return createAgent(spec, { game: rebellion, options: {}, player, seed: 'outlook' })
}

const DECISIONS = 60

test('whoever asks what a choice leads to gets its moves, and the choices stay the same', () => {
  const asked = [agentFor(0), agentFor(1)]
  const silent = [agentFor(0), agentFor(1)]
  const state = rebellion.start({ setup: 'first' }, 'outlooks')
  const list = new Int32Array(MOST_MOVES)
  let told = 0
  for (let i = 0; i < DECISIONS; i++) {
    const player = rebellion.actor(state)
    const moves = { list, count: rebellion.moves(state, list) }
    const observation = rebellion.observe(state, player)
    const agent = asked[player] as Agent
    const move = agent.choose(observation, moves, NO_LIMIT)
    assert.is((silent[player] as Agent).choose(observation, moves, NO_LIMIT), move)
    const account = agent.account?.() ?? null
    const outlooks = agent.outlooks?.(2) ?? []
    assert.is(outlooks.length > 0, account !== null)
    for (const [n, { moves: small, facts }] of outlooks.entries()) {
      if (n === 0) assert.is(small[0], move)
      assert.ok(small.length > 0)
      assert.ok(Object.keys(facts).length > 4)
      for (const value of Object.values(facts)) assert.ok(Number.isFinite(value))
      // They follow from each other, with whatever is hidden
      const world = rebellion.sample(observation, new Random(i))
      for (const one of small) {
        assert.is(rebellion.actor(world), player)
        const count = rebellion.moves(world, list)
        assert.ok(list.subarray(0, count).includes(one))
        rebellion.advance(world, one)
      }
      told++
    }
    rebellion.advance(state, move)
  }
  assert.ok(told > 10)
})

test.run()
