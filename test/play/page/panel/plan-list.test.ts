import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { HintPlan } from '../../../../play/page/advice.js'
import { comparedWords } from '../../../../play/page/panel/plan-list.js'

function plan(value: number, error: number): HintPlan {
  return { moves: [0], value, error, visits: 1000, facts: {} }
}

test('plans are compared by the figures and errors that are shown', () => {
  const within = [plan(0.62, 0.002), plan(0.61, 0.002)]
  assert.is(comparedWords(within, 0), 'As good, within the error.')
  assert.is(
    comparedWords([plan(0.62, 0.002), plan(0.55, 0.002)], 0),
    'Wins 7 % more than the next best.',
  )
  assert.is(comparedWords([plan(0.62, 0.05), plan(0.55, 0.05)], 1), 'As good, within the error.')
})

test.run()
