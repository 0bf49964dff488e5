import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { areComparable, inOrder } from '../../../play/shell/plan-order.js'

const plan = (value: number, error = 0.01, visits = 100) => ({ value, error, visits })
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
  const thumb = [plan(Number.NaN, Number.NaN, 0)]
  assert.equal(inOrder(thumb), thumb)
})

test('what was never tried stands last, and nothing is compared with it', () => {
  const untried = plan(Number.NaN, Number.NaN, 0)
  assert.is(areComparable(plan(0.77, 0.1), untried), false)
  assert.is(areComparable(untried, plan(0.77, 0.1)), false)
  assert.equal(
    inOrder([plan(0.5), untried, plan(0.4), plan(0.45)]).map(({ value }) => value),
    [0.5, 0.45, 0.4, Number.NaN],
  )
})

test('three games are too few to say which of two is better', () => {
  const [often, once, twice] = [plan(0.6), plan(0.99, Number.NaN, 1), plan(0.87, 0.13, 2)]
  assert.is(areComparable(once, twice), false)
  assert.is(areComparable(often, once), false)
  assert.is(areComparable(often, plan(0.7)), true)
  assert.equal(inOrder([often, once]), [often, once], 'one lucky game beats nobody')
})

test.run()
