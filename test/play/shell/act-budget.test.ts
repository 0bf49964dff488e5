import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { ActBudget } from '../../../play/shell/act-budget.js'

const ACT_MS = 15_000

function budget(): ActBudget {
  return new ActBudget((_last, kind) => kind === 'turn')
}

test('all the small moves of an act share one budget, however many there are', () => {
  const act = budget()
  let spent = 0
  for (let i = 0; i < 40; i++) {
    act.enter(i, i === 0 ? 'turn' : 'group', ACT_MS)
    spent += act.limitMs
    act.spend(act.limitMs)
  }
  assert.ok(spent <= ACT_MS)
})

test('the first decision of an act gets most of it, and the next act begins anew', () => {
  const act = budget()
  act.enter(1, 'turn', ACT_MS)
  assert.is(act.limitMs, 10_000)
  act.spend(10_000)
  act.enter(2, 'group', ACT_MS)
  assert.is(act.limitMs, 2_500)
  act.enter(3, 'turn', ACT_MS)
  assert.is(act.limitMs, 10_000)
})

test('who hurries ends the act, and no more than the act', () => {
  const act = budget()
  act.enter(4, 'turn', ACT_MS)
  act.hurry()
  act.enter(5, 'group', ACT_MS)
  assert.is(act.limitMs, 0)
  assert.ok(act.isSpent)
  act.enter(6, 'turn', ACT_MS)
  assert.ok(act.limitMs > 0 && !act.isSpent)
})

test('a decision that is asked again after it was ended early gets no new budget', () => {
  const act = budget()
  act.enter(20, 'turn', ACT_MS)
  act.hurry()
  act.enter(20, 'turn', ACT_MS)
  assert.ok(act.isSpent)
})

test('without a limit nothing is limited', () => {
  const act = budget()
  act.enter(7, 'turn', Number.POSITIVE_INFINITY)
  act.spend(1e9)
  assert.is(act.limitMs, Number.POSITIVE_INFINITY)
})

test.run()
