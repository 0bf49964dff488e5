import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { brainsFor } from '../../../agents/brains-for.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import { agentLeakTest, policyLeakTest } from '../../contract/leaks.js'
import { agentOf, playGame } from '../playing.js'

for (const [spec, decisions] of [
  ['scripted', 200],
  ['mcts:iterations=8', 30],
  ['mcts:iterations=6,plans=off', 12],
  ['mcts:iterations=8,mast=on,epsilon=0.5', 20],
  ['mcts:iterations=8,searches=2', 12],
  ['flatmc:8', 24],
] as const)
  test(`${spec} chooses alike in worlds that look alike`, () => {
    agentLeakTest(rebellion, (player) => agentOf(rebellion, spec, player, 'honest'), {
      decisions,
      seed: `honest ${spec}`,
    })
  })

test('policy, plans, completer and priors read their own view only', () => {
  policyLeakTest(rebellion, (game, player) => brainsFor({ game, options: {}, player }), {
    decisions: 250,
    seed: 'policy',
  })
})

test('the scripted player answers every decision of whole games with a legal move', () => {
  for (let number = 0; number < 6; number++) {
    const seed = `total ${number}`
    const pairs = [
      ['scripted', 'scripted'],
      ['scripted', 'random'],
      ['random', 'scripted'],
    ] as const
    const pair = pairs[number % 3] as readonly [string, string]
    const agents = pair.map((spec, player) => agentOf(rebellion, spec, player, seed))
    assert.ok(rebellion.outcome(playGame(rebellion, agents, seed).final) !== null)
  }
})

test('the same seed gives the same game, move by move', () => {
  const play = (): number => {
    const agents = ['mcts:iterations=4', 'scripted'].map((spec, player) =>
      agentOf(rebellion, spec, player, 'again'),
    )
    return rebellion.hash(playGame(rebellion, agents, 'again').final)
  }
  assert.is(play(), play())
})

test.run()
