import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { brainsFor } from '../../../agents/brains-for.js'
import type { Options } from '../../../engine/game.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import { agentLeakTest, policyLeakTest } from '../../contract/leaks.js'
import { agentOf, choiceAt, playGame } from '../playing.js'

const GAMES: readonly Options[] = [
  { players: '4' },
  { players: '3', expansion: 'on' },
  { players: '4', expansion: 'on', missions: 'rise' },
  { players: '4', secrets: 'own' },
]

for (const options of GAMES) {
  const words = Object.values(options).join(' ')

  test(`scripted players answer every decision of team games, ${words}`, () => {
    const agents = rebellion
      .seats(options)
      .map((_, player) => agentOf(rebellion, 'scripted', player, words, options))
    assert.ok(rebellion.outcome(playGame(rebellion, agents, words, options).final) !== null)
  })

  for (const [spec, decisions] of [
    ['scripted', 40],
    ['mcts:iterations=4', 8],
    ['planner', 20],
  ] as const)
    test(`${spec} chooses alike in worlds that look alike to its seat, ${words}`, () => {
      agentLeakTest(rebellion, (player) => agentOf(rebellion, spec, player, 'team', options), {
        decisions,
        options,
        seed: `${spec} ${words}`,
      })
    })

  test(`the policy reads the view of its seat only, ${words}`, () => {
    policyLeakTest(rebellion, (game, player) => brainsFor({ game, options, player }), {
      decisions: 25,
      options,
      seed: words,
    })
  })
}

/** What the scripted General does about a proposal of Mon Mothma alone. */
function answersTo(mission: string): string {
  const options = { players: '4' }
  const s = rebellion.fromPosition({
    game: 'rebellion',
    options,
    base: { system: 'hoth' },
    phase: 'assignment',
    turn: 'rebel-general',
    assigned: [{ mission, leaders: ['mon-mothma'] }],
    loyalty: { rebel: ['mon-calamari'], empire: ['corellia'] },
  })
  const seat = rebellion.actor(s)
  const general = agentOf(rebellion, 'scripted', seat, 'answer', options)
  const made: string[] = []
  while (rebellion.actor(s) === seat) {
    const move = choiceAt(rebellion, general, s)
    made.push(rebellion.describe(s, move))
    rebellion.advance(s, move)
  }
  return made.join(', ')
}

test('a scripted General joins or lifts a proposal that the leader has no skill for, and lets a good one be', () => {
  assert.match(answersTo('sabotage'), /(join|lift) sabotage/)
  assert.not.match(answersTo('build-alliance'), /lift/)
})

test.run()
