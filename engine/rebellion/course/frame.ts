import type { State } from '../../state.js'
import { FRAME_SIZE } from '../state/layout.js'

/**
 * What a step remembers lies in its frame of 16 bytes: 0 its number, 1 its side, 2 its stage, then its own fields.
 * A step declares its fields once; reading, writing and checking them in positions follow from that.
 */

/** What a field holds; it decides how the field is written in positions. */
export type FieldSort =
  | 'flag'
  | 'side'
  | 'theater'
  | 'place'
  | 'system'
  | 'leader'
  | 'unit'
  | 'mission'
  | 'objective'
  | 'tactic'
  /** A card of the sort that the frame says. */
  | 'card'
  /** An effect of the card of the frame. */
  | 'effect'
  /** What the effect at hand says. */
  | 'chosen'
  /** A place of leaders: of the board, or a face-down mission. */
  | 'leader-place'
  /** A unit type + 1; 0 for none. */
  | 'unit-plus-1'
  /** A tactic card + 1; 0 for none. */
  | 'tactic-plus-1'
  | 'leaders'
  | 'systems'
  /** One of some words, by their order. */
  | readonly string[]
  /** A whole number from the first to the second. */
  | readonly [number, number]
  /** A set of words, a bit each. */
  | { readonly flags: readonly string[] }

/** A field of a frame. `usual` is its value where a position leaves it out. */
export interface Field {
  readonly at: number
  readonly size: 1 | 4
  readonly sort: FieldSort
  readonly usual: number
  get(s: State, f: number): number
  set(s: State, f: number, value: number): void
}

export type Fields = Readonly<Record<string, Field>>

/** Where the side and the stage of every frame lie, and the first byte that a step has to itself. */
export const SIDE_AT = 1
export const STAGE_AT = 2
export const FIRST_OWN_BYTE = 2

class ByteField implements Field {
  readonly size = 1

  constructor(
    readonly at: number,
    readonly sort: FieldSort,
    readonly usual: number,
  ) {}

  get(s: State, f: number): number {
    return s.bytes[f + this.at]
  }

  set(s: State, f: number, value: number): void {
    s.bytes[f + this.at] = value
  }
}

/** Four bytes: a set of systems or leaders. */
class WordField implements Field {
  readonly size = 4
  readonly usual = 0

  constructor(
    readonly at: number,
    readonly sort: FieldSort,
  ) {}

  get(s: State, f: number): number {
    return s.words[(f + this.at) >> 2]
  }

  set(s: State, f: number, value: number): void {
    s.words[(f + this.at) >> 2] = value
  }
}

export function byte(at: number, sort: FieldSort, usual = 0): Field {
  return new ByteField(at, sort, usual)
}

export function mask(at: 4 | 8 | 12, sort: 'leaders' | 'systems'): Field {
  return new WordField(at, sort)
}

/** The side whose step a frame is. */
export function sideOf(s: State, f: number): number {
  return s.bytes[f + SIDE_AT]
}

/** The frame that a frame lies on. */
export function below(f: number): number {
  return f - FRAME_SIZE
}

/** Fields that lie on each other or beyond the frame are a mistake of the declaration. */
export function checkFields(step: string, fields: Fields, hasStages: boolean): void {
  const taken = new Set<number>(hasStages ? [STAGE_AT] : [])
  for (const [name, { at, size }] of Object.entries(fields))
    for (let i = at; i < at + size; i++) {
      if (taken.has(i) || i < FIRST_OWN_BYTE || i >= FRAME_SIZE)
        throw new Error(`step ${step}: byte ${i} of the field ${name} is not free`)
      taken.add(i)
    }
}
