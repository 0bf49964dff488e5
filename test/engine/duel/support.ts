import * as assert from 'uvu/assert'
import { duel } from '../../../engine/duel/index.js'
import { MOST_MOVES } from '../../../engine/game.js'
import { InputError } from '../../../engine/input-error.js'
import type { State } from '../../../engine/state.js'

export type SideText = Readonly<Record<string, unknown>>
export type SideName = 'rebel' | 'empire'

/** A struggle for Heart of the Empire (objective 13, 4 cards) with 1 card each, the Rebels on turn; `changes` overwrite it. */
export function struggle(
  rebel: SideText = {},
  empire: SideText = {},
  changes: Readonly<Record<string, unknown>> = {},
): State {
  const usual = { play: ['diplomacy-2'], influence: 2, strategy: 'bureaucracy' }
  return duel.fromPosition({
    game: 'duel',
    event: 'heart-of-the-empire',
    ...changes,
    rebel: { ...usual, ...rebel },
    empire: { ...usual, ...empire },
  })
}

/** The state after these moves. */
export function after(state: State, ...moves: string[]): State {
  return moves.reduce((s, text) => duel.apply(s, duel.parse(s, text)), state)
}

export function texts(state: State): string[] {
  const list = new Int32Array(MOST_MOVES)
  const count = duel.moves(state, list)
  return [...list.subarray(0, count)].map((move) => duel.describe(state, move))
}

/** Those of the legal moves that begin with these words. */
export function movesWith(state: State, words: string): string[] {
  return texts(state).filter((text) => text === words || text.startsWith(`${words} `))
}

/** A side as its position says it. */
export function sideOf(state: State, side: SideName): Record<string, unknown> {
  return { ...Object(duel.toPosition(state)[side]) }
}

export function field(state: State, name: string): unknown {
  return duel.toPosition(state)[name]
}

/** Fields of a side; undefined for what is not written, because it is empty. */
export function expectSide(state: State, side: SideName, fields: Record<string, unknown>): void {
  const found = sideOf(state, side)
  for (const [name, value] of Object.entries(fields))
    assert.equal(found[name], value, `${side}.${name}`)
}

export function illegal(state: State, text: string): void {
  assert.throws(
    () => duel.parse(state, text),
    (error: unknown) => error instanceof InputError,
  )
}

/** All that is told of a game from `state` on. */
export function log(
  state: State,
  moves: readonly string[],
  reader: 0 | 1 | 'all' = 'all',
): string[] {
  const lines: string[] = []
  let s = state
  for (const text of moves) {
    const move = duel.parse(s, text)
    lines.push(...duel.tell(s, move, reader))
    s = duel.apply(s, move)
  }
  return lines
}

/** What `player` knows of a side. */
export function seenBy(state: State, player: number, side: SideName): Record<string, unknown> {
  return sideOf(duel.observe(state, player), side)
}
