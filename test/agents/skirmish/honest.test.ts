import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { brainsFor } from '../../../agents/brains-for.js'
import { skirmish } from '../../../engine/skirmish/index.js'
import { agentLeakTest, policyLeakTest } from '../../contract/leaks.js'
import { agentOf, playGame } from '../playing.js'

for (const [spec, decisions, options] of [
  ['scripted:samples=8', 60, {}],
  ['scripted:samples=8', 30, { players: '3', combatCard: 'on', battle: 'free' }],
  ['mcts:iterations=4,ways=8', 8, {}],
  ['mcts:iterations=4,ways=8,searches=2', 4, { players: '4' }],
] as const)
  test(`${spec} chooses alike in worlds that look alike ${JSON.stringify(options)}`, () => {
    agentLeakTest(skirmish, (player) => agentOf(skirmish, spec, player, 'honest'), {
      decisions,
      seed: `honest ${spec}`,
      options,
    })
  })

for (const options of [{}, { players: '3', flyover: 'on' }])
  test(`policy, plans and priors read their own view only ${JSON.stringify(options)}`, () => {
    policyLeakTest(skirmish, (game, player) => brainsFor({ game, player, options }), {
      decisions: 12,
      seed: 'policy',
      options,
    })
  })

test('the same seed gives the same game, move by move', () => {
  const play = (): number => {
    const agents = ['scripted:samples=6', 'scripted:samples=6'].map((spec, player) =>
      agentOf(skirmish, spec, player, 'again'),
    )
    return skirmish.hash(playGame(skirmish, agents, 'again').final)
  }
  assert.is(play(), play())
})

test('the scripted player wins nearly always against chance', () => {
  let wins = 0
  const games = 6
  for (let number = 0; number < games; number++) {
    const seat = number % 2
    const agents = [0, 1].map((player) =>
      agentOf(skirmish, player === seat ? 'scripted:samples=6' : 'random', player, `c${number}`),
    )
    const outcome = skirmish.outcome(playGame(skirmish, agents, `chance ${number}`).final)
    wins += outcome?.utility[seat] ?? 0
  }
  assert.ok(wins >= 0.9 * games, `${wins} of ${games}`)
})

test.run()
