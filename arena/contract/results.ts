import assert from 'node:assert/strict'
import type { Game, Reader, Seat } from '../../engine/game.js'
import { InputError } from '../../engine/input-error.js'
import { equalStates, type State } from '../../engine/state.js'

/** What several checks of the contract ask. */

/** Partners share a result, and those of all sides add up to 1. */
export function checkSides(seats: readonly Seat[], utility: readonly number[]): void {
  const shares = new Map<string, number>()
  seats.forEach(({ side }, seat) => {
    const own = utility[seat] ?? 0
    assert.equal(own, shares.get(side) ?? own, `partners of ${side} have different results`)
    shares.set(side, own)
  })
  const sum = [...shares.values()].reduce((total, share) => total + share, 0)
  assert.ok(Math.abs(sum - 1) < 1e-9, `the results of the sides add up to ${sum}`)
}

/** The lines that are told are those of the events. */
export function tellsItsEvents(game: Game, state: State, move: number, reader: Reader): void {
  const events = game.events(state, move, reader)
  for (const { kind } of events) assert.match(kind, /^[a-z][a-z0-9-]*$/)
  const lines = events.map(({ text }) => text).filter((text) => text !== '')
  assert.deepEqual(game.tell(state, move, reader), lines, 'other lines than those of the events')
}

/** A state that a game could be in: nothing is lost or too much, it is written and read as it is, and can be asked. */
export function isWhole(game: Game, state: State): void {
  assert.equal(game.invariants?.(state) ?? null, null)
  const text = JSON.stringify(game.toPosition(state))
  assert.ok(
    equalStates(game.fromPosition(JSON.parse(text)), state),
    `the position read back is another state: ${text}`,
  )
  if (game.question !== undefined) assert.equal(typeof game.question(state), 'string')
}

/** Two states must be equal; the first bytes that differ are told. */
export function same(actual: State, expected: State, what: string): void {
  if (equalStates(actual, expected)) return
  const places: number[] = []
  for (let i = 0; i < expected.bytes.length && places.length < 12; i++)
    if (actual.bytes[i] !== expected.bytes[i]) places.push(i)
  const differences = places
    .map((i) => `${i}: ${expected.bytes[i]} became ${actual.bytes[i]}`)
    .join(', ')
  throw new Error(`${what} (bytes ${differences})`)
}

/** Bad input is an InputError. */
export function refused(read: () => unknown, what = 'no InputError'): void {
  assert.throws(read, (error: unknown) => error instanceof InputError, what)
}
