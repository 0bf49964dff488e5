import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { Payoffs } from '../../../agents/mcts/payoffs.js'

/** Tables of choices that are made at once, and what answers the best answer to them. */

function solved(rows: readonly (readonly number[])[]): number[] {
  const payoffs = new Payoffs(rows.length)
  fill(payoffs, rows)
  return [...payoffs.solve()]
}

function fill(payoffs: Payoffs, rows: readonly (readonly number[])[]): void {
  rows.forEach((row, n) => {
    payoffs.widen(row.length)
    row.forEach((value, column) => {
      payoffs.note(n, column, value)
    })
  })
}

function near(found: readonly number[], wanted: readonly number[]): void {
  found.forEach((part, i) => {
    assert.ok(Math.abs(part - (wanted[i] as number)) < 0.02, `${found}`)
  })
}

test('rock, paper, scissors: each a third, and as much less of what wins more', () => {
  near(
    solved([
      [0.5, 0, 1],
      [1, 0.5, 0],
      [0, 1, 0.5],
    ]),
    [1 / 3, 1 / 3, 1 / 3],
  )
  // Whoever wins with rock wins half as much again: paper is played more to answer it
  near(
    solved([
      [0.5, 0.25, 1],
      [0.75, 0.5, 0.25],
      [0, 0.75, 0.5],
    ]),
    [1 / 4, 1 / 2, 1 / 4],
  )
})

test('a choice that is best whatever the other does is always made, one that never is never', () => {
  near(
    solved([
      [0.4, 0.6],
      [0.5, 0.7],
    ]),
    [0, 1],
  )
  near(
    solved([
      [1, 0],
      [0, 1],
      [0.4, 0.4],
    ]),
    [0.5, 0.5, 0],
  )
})

test('values are averaged over worlds, and those of playouts that failed left out', () => {
  const payoffs = new Payoffs(2)
  for (const [first, second] of [
    [0.2, 0.4],
    [0.6, 0.5],
  ]) {
    payoffs.note(0, 0, first as number)
    payoffs.note(1, 0, second as number)
  }
  payoffs.note(0, 0, Number.NaN)
  near([...payoffs.solve()], [0, 1])
  assert.equal(payoffs.columns, [0])
})

test('the best of both sides alone are tried on, and what was left out is not played', () => {
  const payoffs = new Payoffs(4)
  fill(payoffs, [
    [0.5, 0, 1, 1],
    [0.2, 0.1, 0.3, 0.9],
    [1, 0.5, 0, 1],
    [0, 1, 0.5, 0.9],
  ])
  payoffs.narrow(3)
  assert.equal(payoffs.rows, [0, 2, 3])
  assert.equal(payoffs.columns, [0, 1, 2])
  payoffs.widen(4)
  assert.equal(payoffs.columns, [0, 1, 2])
  near([...payoffs.solve()], [1 / 3, 0, 1 / 3, 1 / 3])
})

test.run()
