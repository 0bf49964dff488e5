import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { FlatAgent, flatmcFactory } from '../../../agents/flatmc.js'
import { parseSettings } from '../../../agents/spec.js'
import { agentLeakTest, policyLeakTest } from '../../contract/leaks.js'
import { HiddenHands } from '../../toys/hidden-hands.js'
import { PlannedHandsBrains } from '../../toys/planned-hands.js'
import { agentOf, choiceAt, mctsOf, playGame } from '../playing.js'

const game = new HiddenHands()

test('a plan is carried out over all its decisions, and told by its name', () => {
  for (let i = 0; i < 20; i++) {
    const agent = mctsOf(game, 'iterations=100', 0, `plan ${i}`, () => new PlannedHandsBrains(game))
    const state = game.start({}, `plan ${i}`)
    const opponent = agentOf(game, 'random', 1, `plan ${i}`)
    game.advance(state, choiceAt(game, agent, state))
    const name = agent.account()?.candidates[0]?.text ?? ''
    assert.match(name, /^(peek|boast), lay (high|low)$/)
    while (game.actor(state) >= 0) {
      const player = game.actor(state)
      const move = choiceAt(game, player === 0 ? agent : opponent, state)
      if (player === 0) {
        const list = new Int32Array(16)
        const count = game.moves(state, list)
        assert.is(
          move,
          list[name.endsWith('high') ? count - 1 : 0],
          `"${name}" was not carried out`,
        )
      }
      game.advance(state, move)
    }
  }
})

test('with plans off the same brains search the moves of the engine', () => {
  const agent = mctsOf(
    game,
    'iterations=50,plans=off',
    0,
    'off',
    () => new PlannedHandsBrains(game),
  )
  choiceAt(game, agent, game.start({}, 'off'))
  assert.equal(
    agent
      .account()
      ?.candidates.map((one) => one.text)
      .sort(),
    ['boast', 'peek'],
  )
})

for (const options of ['iterations=60', 'iterations=60,trees=1', 'iterations=60,halving=off'])
  test(`agents with plans choose alike in worlds that look alike (${options})`, () => {
    agentLeakTest(
      game,
      (player) => mctsOf(game, options, player, 'honest', () => new PlannedHandsBrains(game)),
      { decisions: 60, seed: 'plans' },
    )
  })

test('plans, completer and priors read their view only', () => {
  policyLeakTest(game, () => new PlannedHandsBrains(game), { decisions: 80, seed: 'plans' })
})

test('flat search carries out its plans too', () => {
  const settings = parseSettings(flatmcFactory, '64', 'flatmc:64')
  const make = (player: number): FlatAgent =>
    new FlatAgent(
      { game, options: {}, player, seed: 'flat' },
      settings,
      new PlannedHandsBrains(game),
    )
  agentLeakTest(game, make, { decisions: 40, seed: 'flat' })
  const { moves } = playGame(game, [make(0), make(1)], 'flat')
  assert.ok(moves.length >= 4)
  const agent = make(0)
  choiceAt(game, agent, game.start({}, 'flat'))
  assert.is(agent.account()?.iterations, 64)
})

test.run()
