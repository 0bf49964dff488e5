import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { PlainBrains } from '../../../agents/brains.js'
import { brainsFor } from '../../../agents/brains-for.js'
import { told } from '../../../agents/mcts/told.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import { HiddenHands } from '../../toys/hidden-hands.js'
import { choiceAt, mctsOf } from '../playing.js'

const game = new HiddenHands()

/** Knows that half of what it hopes for comes. */
class Sober extends PlainBrains {
  override chanceOf(value: number): number {
    return super.chanceOf(value / 2)
  }
}

test('what is told is a chance, and an error as wide as it makes of it', () => {
  const plain = new PlainBrains(game)
  assert.equal(told(plain, 1.02, Number.POSITIVE_INFINITY), {
    chance: 1,
    error: Number.POSITIVE_INFINITY,
  })
  const { chance, error } = told(new Sober(game), 0.5, 0.1)
  assert.is(chance, 0.25)
  assert.ok(Math.abs(error - 0.05) < 1e-9)
})

test('account and opinion tell chances, and the choice is the same', () => {
  const asked = (brains: PlainBrains): { move: number; value: number; opinion: number } => {
    const agent = mctsOf(game, 'iterations=200', 0, 'told', () => brains)
    const move = choiceAt(game, agent, game.start({}, 'told'))
    const best = agent.account()?.candidates[0]
    return { move, value: best?.value ?? -1, opinion: agent.opinion?.()?.value ?? -1 }
  }
  const plain = asked(new PlainBrains(game))
  const sober = asked(new Sober(game))
  assert.is(sober.move, plain.move)
  assert.ok(plain.value > 0)
  assert.ok(Math.abs(sober.value - plain.value / 2) < 1e-9)
  assert.is(sober.opinion, sober.value)
})

test('in Rebellion a larger value is a larger chance for either side, from nothing to certainty', () => {
  for (const player of [0, 1]) {
    const brains = brainsFor({ game: rebellion, options: {}, player })
    const chances = Array.from({ length: 21 }, (_, n) => brains.chanceOf(n / 20))
    for (const [n, chance] of chances.entries())
      if (n > 0) assert.ok(chance > (chances[n - 1] as number))
    assert.is(chances[0], 0)
    assert.is(chances[20], 1)
    assert.ok((chances[10] as number) < 0.5, 'who searches hopes for too much')
  }
})

test.run()
