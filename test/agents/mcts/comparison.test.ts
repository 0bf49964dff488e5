import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { Comparison } from '../../../agents/mcts/comparison.js'
import { weigh } from '../../../agents/mcts/weigh.js'
import { Random } from '../../../engine/random.js'

const seen = (mean: number, error: number, prior = 0.2, visits = 50) => ({
  visits,
  mean,
  error,
  prior,
})

test('who was dropped in good worlds is not measured by their luck', () => {
  const comparison = new Comparison()
  comparison.begin(3)
  for (let world = 0; world < 20; world++) {
    const luck = world < 5 ? 0.3 : 0
    comparison.note(0, 0.5 + luck)
    comparison.note(1, 0.52 + luck)
    if (world < 5) comparison.note(2, 0.45 + luck)
  }
  comparison.against([0, 1])
  assert.ok(comparison.mean(2) < comparison.mean(0) && comparison.mean(0) < comparison.mean(1))
  assert.ok(Math.abs(comparison.mean(1) - comparison.mean(2) - 0.07) < 1e-9)
  const { visits, sum } = comparison.sums(2)
  assert.ok(visits === 5 && Math.abs(sum / 5 - comparison.mean(2)) < 1e-9)
})

test('the error is that of the difference: what all share is no doubt', () => {
  const comparison = new Comparison()
  const random = new Random('worlds')
  comparison.begin(2)
  for (let world = 0; world < 100; world++) {
    const luck = random.fraction()
    comparison.note(0, luck)
    comparison.note(1, luck + 0.1 + 0.02 * random.fraction())
  }
  comparison.against([0, 1])
  assert.ok(comparison.error(1) < 0.002, `${comparison.error(1)}`)
  assert.ok(Math.abs(comparison.mean(1) - comparison.mean(0) - 0.11) < 0.005)
})

test('sums of two searches come to their weighed mean', () => {
  const comparison = new Comparison()
  comparison.begin(1)
  for (const value of [0.2, 0.4, 0.6]) comparison.note(0, value)
  comparison.against([0])
  const { visits, sum, squares } = comparison.sums(0)
  assert.is(visits, 3)
  assert.ok(Math.abs(sum - 1.2) < 1e-9)
  assert.ok(squares >= sum ** 2 / visits - 1e-9)
})

test('the more often a value was seen, the more it says against the prior', () => {
  const lead = (error: number): number => {
    const [liked, better] = weigh([seen(0.5, error, 0.6), seen(0.54, error, 0.05)])
    return (better?.likely ?? 0) - (liked?.likely ?? 0)
  }
  assert.ok(lead(0.1) < 0, 'all noise: the prior')
  assert.ok(lead(0.003) > 0.02, 'no noise: the value')
  assert.ok(lead(0.03) > lead(0.1) && lead(0.003) > lead(0.03))
})

test('who was never seen may still be what the prior says of him', () => {
  const [known, unknown] = weigh([seen(0.5, 0.01), seen(0.5, Number.POSITIVE_INFINITY, 0.6, 0)])
  assert.ok((unknown?.likely ?? 0) > (known?.likely ?? 0))
  assert.ok((unknown?.doubt ?? 0) > (known?.doubt ?? 1))
})

test.run()
