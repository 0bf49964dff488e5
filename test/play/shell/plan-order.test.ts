import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { inOrder } from '../../../play/shell/plan-order.js'

const plan = (value: number, error = 0.01) => ({ value, error })
const values = (plans: readonly { value: number }[]) =>
  inOrder(plans.map(({ value }) => plan(value))).map(({ value }) => value)

test("the computer's choice is advised first while nothing is clearly better, the others by their chances", () => {
  assert.equal(values([plan(0.5), plan(0.4), plan(0.51)]), [0.5, 0.51, 0.4])
  assert.equal(values([plan(0.5), plan(0.3), plan(0.4)]), [0.5, 0.4, 0.3])
  assert.equal(values([]), [])
})

test('a choice drawn from a mixture does not stand before what wins more beyond the error', () => {
  assert.equal(values([plan(0.44), plan(0.4), plan(0.55)]), [0.55, 0.44, 0.4])
})

test('rules of thumb keep their order', () => {
  const thumb = [plan(Number.NaN, Number.NaN)]
  assert.equal(inOrder(thumb), thumb)
})

test.run()
