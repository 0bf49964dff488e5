import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { PlainBrains } from '../../../agents/brains.js'
import { agentLeakTest, policyLeakTest } from '../../contract/leaks.js'
import { HideAndSeekBrains } from '../../toys/brains.js'
import { ChooseDoor } from '../../toys/choose-door.js'
import { HiddenHands } from '../../toys/hidden-hands.js'
import { HideAndSeek } from '../../toys/hide-and-seek.js'
import { agentOf, choiceAt, mctsOf, playGame } from '../playing.js'

const GAMES = [new ChooseDoor(), new HideAndSeek(), new HiddenHands()]

for (const game of GAMES) {
  for (const spec of [
    'random',
    'flatmc:48',
    'mcts:iterations=60',
    'mcts:iterations=60,trees=1',
    'mcts:iterations=60,halving=off,select=tuned',
    'mcts:iterations=60,mast=on,epsilon=0.5,minimax=0.3',
  ])
    test(`${game.name}: ${spec} chooses alike in worlds that look alike`, () => {
      agentLeakTest(game, (player) => agentOf(game, spec, player, 'honest'), {
        decisions: 60,
        seed: 'honest',
      })
    })
  test(`${game.name}: the plain policy reads its view only`, () => {
    policyLeakTest(game, () => new PlainBrains(game), { decisions: 60, seed: 'policy' })
  })
  test(`${game.name}: the same seed and iterations give the same game, whatever was played before`, () => {
    const play = (seed: string): number => {
      const agents = game
        .seats({})
        .map((_, player) => agentOf(game, 'mcts:iterations=40', player, seed))
      return game.hash(playGame(game, agents, seed).final)
    }
    const first = play('again')
    play('another')
    assert.is(play('again'), first)
  })
}

test('hide-and-seek: the simultaneous search chooses alike in worlds that look alike', () => {
  const game = new HideAndSeek()
  agentLeakTest(
    game,
    (player) => mctsOf(game, 'iterations=60', player, 'honest', () => new HideAndSeekBrains(game)),
    { decisions: 60, seed: 'honest' },
  )
})

test('search beats random play at hidden hands', () => {
  const game = new HiddenHands()
  let won = 0
  for (let i = 0; i < 200; i++) {
    const seed = `hands ${i >> 1}`
    const agents = [0, 1].map((seat) =>
      agentOf(game, seat === i % 2 ? 'mcts:iterations=100' : 'random', seat, seed),
    )
    won += game.outcome(playGame(game, agents, seed).final)?.utility[i % 2] ?? 0
  }
  // 65 per cent measured; 200 games of equal players would win 117 once in a hundred times.
  assert.ok(won >= 117, `won ${won} of 200`)
})

test('list order: renamed nodes are chosen as often as the old ones', () => {
  // In this variant every look covers its node only, so all nodes are alike and only a bias can tell them apart.
  class Even extends HideAndSeek {
    override outcome(
      state: Parameters<HideAndSeek['outcome']>[0],
    ): ReturnType<HideAndSeek['outcome']> {
      const real = super.outcome(state)
      return real === null ? null : { utility: [0.5, 0.5], reason: real.reason }
    }
  }
  const game = new Even()
  for (const options of [
    'iterations=60',
    'iterations=60,halving=off',
    'iterations=4',
    'iterations=60,select=tuned,halving=off',
  ]) {
    const counts = [0, 0, 0, 0, 0, 0]
    const SEEDS = 600
    for (let seed = 0; seed < SEEDS; seed++) {
      const move = choiceAt(
        game,
        mctsOf(game, options, 0, `order ${seed}`),
        game.start({}, `order ${seed}`),
      )
      counts[move] = (counts[move] as number) + 1
    }
    const expected = SEEDS / 6
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    // 20.5 is passed once in a thousand times with five degrees of freedom.
    assert.ok(
      chiSquare < 20.5,
      `${options}: ${counts.join(' ')} (chi-square ${chiSquare.toFixed(1)})`,
    )
  }
})

test('the account of a choice tells what was compared and what is expected', () => {
  const game = new HiddenHands()
  const agent = mctsOf(game, 'iterations=100', 0, 'account')
  const state = game.start({}, 'account')
  assert.is(agent.account(), null)
  const move = choiceAt(game, agent, state)
  const account = agent.account()
  assert.is(account?.move, move)
  assert.is(account?.iterations, 100)
  assert.equal(account?.candidates.map((one) => one.text).sort(), ['boast', 'peek'])
  assert.is(account?.candidates[0]?.move, move)
  assert.is(
    account?.candidates.reduce((sum, one) => sum + one.visits, 0),
    100,
  )
  for (const one of account?.candidates ?? []) {
    assert.ok(one.value >= 0 && one.value <= 1)
    assert.ok(one.error >= 0 && one.error < 0.5, `error ${one.error} at ${one.visits} visits`)
  }
  assert.is(account?.line[0], `first: ${game.describe(state, move)}`)
  assert.ok((account?.line.length ?? 0) > 2, account?.line.join('; '))
  assert.equal(account?.counters.failures, 0)
})

test('a playout that throws kills its candidate and is counted', () => {
  const game = new ChooseDoor()
  class Throwing extends PlainBrains {
    override quick(): number {
      throw new Error('no policy')
    }
  }
  // Staying needs the policy at the doors on its first visit; leaving ends the game.
  const agent = mctsOf(game, 'iterations=50', 0, 'throw', () => new Throwing(game))
  assert.is(game.describe(game.start({}, 's'), choiceAt(game, agent, game.start({}, 's'))), 'leave')
  assert.is(agent.account()?.counters.failures, 1)
})

test.run()
