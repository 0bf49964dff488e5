import * as assert from 'uvu/assert'
import { MOST_MOVES, NOBODY } from '../../../engine/game.js'
import { InputError } from '../../../engine/input-error.js'
import { skirmish } from '../../../engine/skirmish/index.js'
import type { State } from '../../../engine/state.js'

export type Unit = Readonly<Record<string, unknown>>
type Side = Readonly<Record<string, unknown>>

/** A unit at a place in millimetres. */
export function at(unit: string, x: number, y: number, heading = 90, more: Unit = {}): Unit {
  return { unit, x, y, ...(heading === 0 ? {} : { heading }), ...more }
}

/** A battle for two in the Move step of turn 1, any units; `changes` overwrite it. */
export function battle(
  south: Side | readonly Unit[],
  north: Side | readonly Unit[],
  changes: Side = {},
): State {
  const side = (given: Side | readonly Unit[]): Side =>
    Array.isArray(given) ? { units: given } : (given as Side)
  const { options, ...others } = changes
  return skirmish.fromPosition({
    game: 'skirmish',
    options: { battle: 'free', ...Object(options) },
    ...others,
    south: side(south),
    north: side(north),
  })
}

/** The same in the Fire step, with these dice. */
export function fire(
  south: Side | readonly Unit[],
  north: Side | readonly Unit[],
  dice: readonly number[] = [],
  changes: Side = {},
): State {
  return battle(south, north, { stage: 'declare-next', step: 'fire', loadedDice: dice, ...changes })
}

/** The same at Turn End. */
export function turnEnd(
  south: Side | readonly Unit[],
  north: Side | readonly Unit[],
  dice: readonly number[] = [],
  changes: Side = {},
): State {
  return battle(south, north, {
    stage: 'turn-end-next',
    step: 'turn-end',
    loadedDice: dice,
    ...changes,
  })
}

/** A unit out of the way of everything, so that a player is in the battle. */
export const FAR_SOUTH = at('tie-scout', 100, 600, 180)
export const FAR_NORTH = at('tie-scout', 1100, 600, 0)

/** The state after these lines, each of one move or several. */
export function after(state: State, ...lines: string[]): State {
  let s = state
  for (const line of lines)
    for (const move of skirmish.parseMoves(s, line)) s = skirmish.apply(s, move)
  return s
}

export function texts(state: State): string[] {
  if (skirmish.actor(state) === NOBODY) return []
  const list = new Int32Array(MOST_MOVES)
  const count = skirmish.moves(state, list)
  return [...list.subarray(0, count)].map((move) => skirmish.describe(state, move))
}

/** Those of the legal moves that begin with these words. */
export function movesWith(state: State, words: string): string[] {
  return texts(state).filter((text) => text === words || text.startsWith(`${words} `))
}

export function kind(state: State): string {
  return skirmish.kinds[skirmish.kind(state)] ?? ''
}

export function field(state: State, name: string): unknown {
  return skirmish.toPosition(state)[name]
}

/** Fields of a player as a position says them. */
export function sideOf(state: State, seat: string): Record<string, unknown> {
  return { ...Object(skirmish.toPosition(state)[seat]) }
}

/** A unit as a position says it: `south`, and its number in the fleet from 0. */
export function unitOf(state: State, seat: string, i = 0): Record<string, unknown> {
  const units: unknown = sideOf(state, seat).units
  assert.ok(Array.isArray(units))
  return { ...Object((units as unknown[])[i]) }
}

export function illegal(state: State, text: string): void {
  assert.throws(
    () => after(state, text),
    (error: unknown) => error instanceof InputError,
    `"${text}" is legal`,
  )
}

/** All that is told of a game from `state` on. */
export function log(
  state: State,
  lines: readonly string[],
  reader: number | 'all' = 'all',
): string[] {
  const told: string[] = []
  let s = state
  for (const line of lines)
    for (const move of skirmish.parseMoves(s, line)) {
      told.push(...skirmish.tell(s, move, reader))
      s = skirmish.apply(s, move)
    }
  return told
}

/** Every loaded die was rolled. */
export function diceUsed(state: State): void {
  assert.is(field(state, 'loadedDice'), undefined, 'loaded dice are left over')
}

/** After these lines everybody else holds fire, and a unit that could fire a second time does not. */
export function thenHold(state: State, ...lines: string[]): State {
  return after(state, ...lines, ...holds(after(state, ...lines)))
}

/** All that is told of it. */
export function logThenHold(state: State, ...lines: string[]): string[] {
  return log(state, [...lines, ...holds(after(state, ...lines))])
}

function holds(state: State): string[] {
  const found: string[] = []
  for (let s = state; kind(s) === 'target' || kind(s) === 'second-target'; s = after(s, 'hold'))
    found.push('hold')
  return found
}
