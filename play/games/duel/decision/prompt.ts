import type { Move } from '../../../../engine/game.js'
import type { DuelTable } from '../table/table.js'
import type { Choosing, Part } from './parts.js'

/** What is asked of a side and what it can answer, for page and terminal. */

export interface Choice {
  readonly part: Part
  readonly digit: string
  readonly label: string
  /** What it would bring: both totals, a chance. */
  readonly detail: string
  readonly isBust: boolean
  /** Why it cannot be chosen; empty when it can. */
  readonly refusal: string
  readonly isOn: boolean
  /** The total that it makes of a side, or from where to where. */
  readonly makes: { readonly side: number; readonly least: number; readonly most: number } | null
  /** What on the table stands for it: `card 27`, `deck 0`, `strategy 3`; empty for nothing. */
  readonly spot: string
}

export interface Group {
  readonly title: string
  readonly note: string
  readonly choices: readonly Choice[]
}

/** Where answers lie that are not on the table: hidden cards are looked at there and nowhere else. */
export interface Tray {
  readonly title: string
  readonly note: string
  readonly sort: 'cards' | 'strategies' | 'events'
  /** Side whose cards they are. */
  readonly side: number
}

export interface Prompt {
  readonly title: string
  readonly about: string
  readonly groups: readonly Group[]
  readonly tray: Tray | null
  /** What is marked so far makes this move; null while something is missing. */
  readonly move: Move | null
  /** What the button says that makes it. */
  readonly confirm: string
  /** It cannot be taken back, and why; empty when it can. */
  readonly isFinal: string
  /** What should be known before it is made; asked once. */
  readonly caution: string
  /** Something is chosen of which targets are asked. */
  readonly isInside: boolean
}

/** What a decision is about, taken apart once for each drawing. */
export interface Asked {
  readonly table: DuelTable
  readonly side: number
  readonly kind: string
  readonly choosing: Choosing
  readonly marked: readonly Part[]
}

/** All answers of a prompt in one list. */
export function choicesIn({ groups }: Prompt): readonly Choice[] {
  return groups.flatMap(({ choices }) => choices)
}
