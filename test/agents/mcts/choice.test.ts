import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { chooseResult, type Result } from '../../../agents/mcts/choice.js'
import { Random } from '../../../engine/random.js'

const result = (
  candidate: number,
  mean: number,
  error: number,
  more: Partial<Result> = {},
): Result => ({
  candidate,
  mean,
  error,
  visits: 50,
  prior: 0.2,
  isPass: false,
  survived: true,
  tie: candidate,
  ...more,
})
const PASS = { isPass: true }
const choose = (results: Result[], mixing = false, temperature = 0, seed = 1): number =>
  chooseResult(results, mixing, temperature, new Random(seed)).result.candidate

const TABLE: readonly { name: string; results: Result[]; chosen: number }[] = [
  {
    name: 'of values that are sure the largest wins, whatever the prior says',
    results: [result(1, 0.6, 0.005, { prior: 0.6 }), result(2, 0.65, 0.005, { prior: 0.1 })],
    chosen: 2,
  },
  {
    name: 'a value that was seen twice does not win over one that is sure',
    results: [result(1, 0.6, 0.01), result(2, 0.62, 0.1, { visits: 2, prior: 0.1 })],
    chosen: 1,
  },
  {
    name: 'where values are all noise the prior decides',
    results: [result(1, 0.5, 0.05, { prior: 0.1 }), result(2, 0.49, 0.05, { prior: 0.6 })],
    chosen: 2,
  },
  { name: 'a pass alone is taken', results: [result(9, 0.2, 0.01, PASS)], chosen: 9 },
  {
    name: 'a pass a little better is not taken',
    results: [result(9, 0.53, 0.02, PASS), result(1, 0.5, 0.02)],
    chosen: 1,
  },
  {
    name: 'a pass better by two errors but less than 0.01 is not taken',
    results: [result(9, 0.508, 0.001, PASS), result(1, 0.5, 0.001)],
    chosen: 1,
  },
  {
    name: 'a clearly better pass is taken',
    results: [result(9, 0.6, 0.02, PASS), result(1, 0.5, 0.02)],
    chosen: 9,
  },
  {
    name: 'where all is lost the prior decides',
    results: [result(1, 0.011, 0.001, { prior: 0.1 }), result(2, 0.01, 0.001, { prior: 0.5 })],
    chosen: 2,
  },
  {
    name: 'where all is lost there is still no passing',
    results: [result(9, 0.01, 0.001, { ...PASS, prior: 0.9 }), result(2, 0.01, 0.001)],
    chosen: 2,
  },
  {
    name: 'an unvisited candidate is no candidate',
    results: [result(1, 0.4, 0.02), result(2, 0.5, Number.POSITIVE_INFINITY, { visits: 0 })],
    chosen: 1,
  },
]
for (const { name, results, chosen } of TABLE)
  test(name, () => {
    assert.is(choose(results), chosen)
    assert.is(choose([...results].reverse()), chosen, 'the order of the list matters')
  })

test('mixing draws among the nearly best and leaves the others', () => {
  const results = [result(1, 0.6, 0.04), result(2, 0.595, 0.04), result(3, 0.5, 0.04)]
  const counts = new Map<number, number>()
  for (let seed = 0; seed < 400; seed++) {
    const chosen = choose(results, true, 0, seed)
    counts.set(chosen, (counts.get(chosen) ?? 0) + 1)
  }
  assert.is(counts.get(3), undefined)
  // exp(0.5) to 1: 62 per cent for the first.
  assert.ok(Math.abs((counts.get(1) ?? 0) - 249) < 40, `${counts.get(1)} of 400`)
})

test('temperature weakens by varying, not by passing', () => {
  const results = [result(1, 0.6, 0.01), result(2, 0.5, 0.01), result(9, 0.55, 0.01, PASS)]
  const chosen = new Set<number>()
  for (let seed = 0; seed < 200; seed++) chosen.add(choose(results, false, 0.1, seed))
  assert.equal([...chosen].sort(), [1, 2])
})

test.run()
