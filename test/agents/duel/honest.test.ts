import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { brainsFor } from '../../../agents/brains-for.js'
import { duel } from '../../../engine/duel/index.js'
import { agentLeakTest, policyLeakTest } from '../../contract/leaks.js'
import { agentOf, playGame } from '../playing.js'

for (const [spec, decisions] of [
  ['scripted', 200],
  ['mcts:iterations=12', 60],
  ['mcts:iterations=12,plans=off', 30],
  ['mcts:iterations=12,searches=2', 30],
  ['flatmc:8', 30],
] as const)
  test(`${spec} chooses alike in worlds that look alike`, () => {
    agentLeakTest(duel, (player) => agentOf(duel, spec, player, 'honest'), {
      decisions,
      seed: `honest ${spec}`,
    })
  })

for (const options of [{}, { tutorial: 'on' }])
  test(`policy, plans and priors read their own view only ${JSON.stringify(options)}`, () => {
    policyLeakTest(duel, (game, player) => brainsFor({ game, options: {}, player }), {
      decisions: 150,
      seed: 'policy',
      options,
    })
  })

test('the same seed gives the same game, move by move', () => {
  const play = (): number => {
    const agents = ['mcts:iterations=6', 'scripted'].map((spec, player) =>
      agentOf(duel, spec, player, 'again'),
    )
    return duel.hash(playGame(duel, agents, 'again').final)
  }
  assert.is(play(), play())
})

test('the scripted player wins nearly always against chance', () => {
  let wins = 0
  const games = 60
  for (let number = 0; number < games; number++) {
    const side = number % 2
    const agents = [0, 1].map((player) =>
      agentOf(duel, player === side ? 'scripted' : 'random', player, `chance ${number}`),
    )
    const outcome = duel.outcome(playGame(duel, agents, `chance ${number}`).final)
    wins += outcome?.utility[side] ?? 0
  }
  assert.ok(wins >= 0.9 * games, `${wins} of ${games}`)
})

test.run()
