import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Finding } from '../../../../play/shell/coach/review.js'
import { curveOf, turningPoints } from '../../../../play/shell/coach/turning-points.js'

function finding(number: number, made: number, best: number | null, error = 0.005): Finding {
  const way = (chance: number) => ({ chance, error, moves: [], told: [], expected: [] })
  const judgement = { made: way(made), best: best === null ? null : way(best), iterations: 1 }
  return { number, count: 2, question: '', judgement, before: [] }
}

const sorts = (findings: readonly Finding[]): string[] =>
  turningPoints(findings).map(({ sort, number }) => `${sort} ${number}`)

test('an act that gives away enough, and surely, is a mistake', () => {
  assert.equal(sorts([finding(0, 0.5, 0.6)]), ['mistake 0'])
  assert.equal(sorts([finding(0, 0.5, 0.53)]), [])
  assert.equal(sorts([finding(0, 0.5, 0.6, 0.05)]), [], 'within the error')
  assert.equal(sorts([finding(0, 0.5, null)]), [])
})

test('what changes between two acts is a turn, whichever way it goes', () => {
  assert.equal(sorts([finding(0, 0.5, null), finding(4, 0.7, null)]), ['turn 4'])
  assert.equal(sorts([finding(0, 0.5, null), finding(4, 0.2, 0.3)]), ['turn 4', 'mistake 4'])
  assert.equal(sorts([finding(0, 0.5, null), finding(4, 0.55, null)]), [])
})

test('of many the largest are told, in the order of the game', () => {
  const many = Array.from({ length: 30 }, (_, i) => finding(3 * i, 0.5, 0.55 + i * 0.001))
  const found = turningPoints(many)
  assert.is(found.length, 12)
  assert.is(found[0]?.number, 3 * 18)
  assert.ok(found.every(({ number }, i) => i === 0 || number > (found[i - 1]?.number ?? 0)))
})

test('the curve has the chance before an act until it is complete, and after it what was made', () => {
  const curve = curveOf([finding(1, 0.4, 0.6), finding(5, 0.3, null)], 7)
  assert.equal(curve, [0.6, 0.6, 0.6, 0.4, 0.4, 0.3, 0.3, 0.3])
  assert.equal(curveOf([], 2), [0.5, 0.5, 0.5])
})

test.run()
