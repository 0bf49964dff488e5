import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Pentanomial } from '../../../arena/statistics/pairs.js'
import { logLikelihoodRatio, Sprt, sprtBounds } from '../../../arena/statistics/sprt.js'

const plan = { elo0: 0, elo1: 20, alpha: 0.05, beta: 0.05 }

test('the bounds are those of Wald', () => {
  const { lower, upper } = sprtBounds(plan)
  // fishtest prints (-2.94, 2.94) for 0.05 and 0.05
  assert.is(lower.toFixed(3), '-2.944')
  assert.is(upper.toFixed(3), '2.944')
})

test('the log-likelihood ratio agrees with the values that fastchess is tested against', () => {
  // fastchess, app/tests/sprt_test.cpp, "logistic pentanomial": LL LD WL+DD WD WW
  const rows: { counts: Pentanomial; elo0: number; elo1: number; llr: number }[] = [
    { counts: [223, 9863, 20279 + 1000, 10037, 246], elo0: 0.5, elo1: 2.5, llr: -3.07 },
    { counts: [871, 26175, 55003 + 980, 26678, 821], elo0: 0, elo1: 2, llr: -4.98 },
  ]
  for (const row of rows) {
    const found = logLikelihoodRatio(row.counts, row.elo0, row.elo1)
    assert.ok(
      Math.abs(found - row.llr) <= 0.01 * Math.abs(row.llr),
      `${found}, published ${row.llr}`,
    )
  }
})

test('the ratio changes sign when the hypotheses change places', () => {
  const counts: Pentanomial = [10, 2, 40, 3, 15]
  assert.ok(Math.abs(logLikelihoodRatio(counts, 0, 20) + logLikelihoodRatio(counts, 20, 0)) < 1e-9)
})

test('a test stops at its bound and reads nothing after', () => {
  const strong = new Sprt(plan)
  let pairs = 0
  while (strong.read(pairs % 4 === 0 ? 2 : pairs % 7 === 0 ? 0 : 4) === null) pairs++
  assert.is(strong.decision, 'H1')
  const at = strong.pairs
  strong.read(0)
  assert.is(strong.pairs, at)
  assert.ok(strong.ratio >= strong.upper)
  assert.is(strong.ratios.length, at + 1)

  const weak = new Sprt(plan)
  for (let i = 0; weak.decision === null; i++) weak.read([2, 0, 2, 4, 1, 3][i % 6] as number)
  assert.is(weak.decision, 'H0')
  assert.is(weak.expectedPairsLeft(), null)
})

test('the order of pairs alone decides, not how they came in', () => {
  const results = Array.from({ length: 60 }, (_, i) => [4, 2, 0, 2, 4, 3, 1][i % 7] as number)
  const first = new Sprt(plan)
  const second = new Sprt(plan)
  for (const one of results) first.read(one)
  for (const one of results) second.read(one)
  assert.equal(first.ratios, second.ratios)
})

test.run()
