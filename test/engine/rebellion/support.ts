import * as assert from 'uvu/assert'
import { MOST_MOVES } from '../../../engine/game.js'
import { unitsAt } from '../../../engine/rebellion/board/board.js'
import { actorOf, legalMoves, makeMove } from '../../../engine/rebellion/course/turn.js'
import { SIDE_IDS } from '../../../engine/rebellion/facts/sides.js'
import { fromPosition } from '../../../engine/rebellion/position/from.js'
import { PLACE_IDS, UNIT_IDS } from '../../../engine/rebellion/position/ids.js'
import { toPosition } from '../../../engine/rebellion/position/to.js'
import { describeMove, parseMove } from '../../../engine/rebellion/text/describe.js'
import { cloneState, type State } from '../../../engine/state.js'

/** What the tests of the rules have in common: positions in, moves as text, questions to the board. */

const IN_BASE: readonly string[] = ['base', 'base-replaced', 'base-missions', 'base-combat']

/** Those of a table that a game without the expansion has. */
export function ofBaseGame<E extends { readonly set: string }>(entries: readonly E[]): E[] {
  return entries.filter((entry) => IN_BASE.includes(entry.set))
}

/** A position with a hidden base in Hoth unless it says otherwise; the other fields as in position files. */
export function position(fields: Readonly<Record<string, unknown>> = {}): State {
  const base = fields.phase === 'setup' || 'result' in fields ? {} : { base: { system: 'hoth' } }
  return fromPosition({ game: 'rebellion', ...base, ...fields })
}

/** The state after these moves, each given as its text. The state given stays as it was. */
export function play(s: State, ...texts: readonly string[]): State {
  const after = cloneState(s)
  for (const text of texts) makeMove(after, parseMove(after, text))
  return after
}

const list = new Int32Array(MOST_MOVES)

/** The texts of all legal moves. */
export function moves(s: State): string[] {
  const count = legalMoves(s, list)
  return Array.from(list.subarray(0, count), (move) => describeMove(s, move))
}

/** The legal moves that begin with these words. */
export function offers(s: State, prefix: string): string[] {
  return moves(s).filter((text) => text === prefix || text.startsWith(`${prefix} `))
}

/** `rebel` or `empire`, whoever decides now; `nobody` when the game is over. */
export function decider(s: State): string {
  return SIDE_IDS[actorOf(s)] ?? 'nobody'
}

/** Units of a type in a system or in `rebel-base`. */
export function at(s: State, place: string, unit: string): number {
  return unitsAt(s, numberOf(PLACE_IDS, place), numberOf(UNIT_IDS, unit))
}

function numberOf(ids: ReadonlyMap<string, number>, id: string): number {
  const n = ids.get(id)
  if (n === undefined) throw new Error(`the test names "${id}", which is nothing`)
  return n
}

/** All of these moves are legal. */
export function allows(s: State, ...texts: readonly string[]): void {
  const legal = moves(s)
  for (const text of texts)
    assert.ok(legal.includes(text), `"${text}" is not offered; legal: ${legal.join(', ')}`)
}

/** No legal move begins with any of these words. */
export function forbids(s: State, ...prefixes: readonly string[]): void {
  for (const prefix of prefixes)
    assert.equal(offers(s, prefix), [], `moves that begin with "${prefix}" are offered`)
}

/** Loaded faces that have not been rolled yet; a test that fixes the dice checks that none is left. */
export function diceLeft(s: State): number {
  const { dice } = toPosition(s)
  return Array.isArray(dice) ? dice.length : 0
}

/** What the position of a state says under a path, for example `field(s, 'leaders.hoth')`. */
export function field(s: State, path: string): unknown {
  let value: unknown = toPosition(s)
  for (const key of path.split('.'))
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  return value
}
