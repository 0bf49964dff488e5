import { reasonOf } from './errors.js'
import { countOr, glance, type KeptGame, OtherGame, type Rules, readGame } from './saving.js'
import { lasting, type Trouble } from './storage.js'

/**
 * All games that the browser keeps, each in a place of its own: a key of the storage. What cannot be read stays where it
 * is, and can be fetched as a file or thrown away. A place is written by one tab: who finds another text there than he
 * wrote himself leaves it as it is.
 */

export type Kept =
  | { readonly key: string; readonly kind: 'game'; readonly game: KeptGame }
  /** A game of other rules than those that list it; its own page can read all of it. */
  | {
      readonly key: string
      readonly kind: 'other'
      readonly other: OtherKept
      readonly why: string
    }
  | { readonly key: string; readonly kind: 'damaged'; readonly why: string }

export interface OtherKept {
  readonly game: string
  readonly seed: string
  /** Where the one person of it sits; null where several do. */
  readonly seat: number | null
  readonly round: number
  readonly savedAt: number
  readonly isOver: boolean
}

/** `elsewhere`: another tab has gone on with this game. */
export type Keeping = 'kept' | 'elsewhere' | Trouble

const PREFIX = 'dejarik.game.'
/** Where earlier versions kept the one game, and beside it the last one that they could not read. */
export const EARLIER_PLACE = 'dejarik.game'
const EARLIER = [EARLIER_PLACE, 'dejarik.damaged']

function isPlace(key: string): boolean {
  return key.startsWith(PREFIX) || EARLIER.includes(key)
}

/** A place that holds nothing yet. */
export function newPlace(): string {
  const random = crypto.getRandomValues(new Uint32Array(2))
  return PREFIX + Date.now().toString(36) + [...random].map((word) => word.toString(36)).join('')
}

/**
 * The games of these rules, the one saved last first, then those of others; what cannot be read stands at the end. The
 * first is drawn, and therefore has been played again.
 */
export function shelf(rules: Rules): Kept[] {
  const found = lasting
    .keys()
    .filter(isPlace)
    .map((key) => read(key, (text) => glance(rules, text)))
    .sort(latestFirst)
  for (let [first] = found; first?.kind === 'game'; [first] = found) {
    found[0] = fetch(rules, first.key)
    if (found[0].kind === 'game') break
    found.sort(latestFirst)
  }
  return found
}

function latestFirst(a: Kept, b: Kept): number {
  return RANKS[a.kind] - RANKS[b.kind] || timeOf(b) - timeOf(a) || (a.key < b.key ? 1 : -1)
}

/** Those of the rules that list them stand first. */
const RANKS: Readonly<Record<Kept['kind'], number>> = { game: 0, other: 1, damaged: 2 }

function timeOf(kept: Kept): number {
  if (kept.kind === 'damaged') return -1
  return kept.kind === 'game' ? kept.game.savedAt : kept.other.savedAt
}

/** The game in a place, played again to its end; damaged when that does not go. */
export function fetch(rules: Rules, key: string): Kept {
  return read(key, (text) => readGame(rules, text))
}

function read(key: string, reading: (text: string) => KeptGame): Kept {
  try {
    return { key, kind: 'game', game: reading(lasting.read(key) ?? '') }
  } catch (error) {
    const why = reasonOf(error)
    if (error instanceof OtherGame) return { key, kind: 'other', other: otherIn(error), why }
    return { key, kind: 'damaged', why }
  }
}

function otherIn({ saved: { record, table } }: OtherGame): OtherKept {
  const { savedAt, round, resigned } = table.notes
  const [seat = null, ...others] = table.people ?? []
  return {
    game: record.game,
    seed: record.seed,
    seat: others.length === 0 ? seat : null,
    round: countOr(round, 1),
    savedAt: countOr(savedAt, 0),
    isOver: record.result !== undefined || resigned === true,
  }
}

export function textAt(key: string): string | null {
  return lasting.read(key)
}

/** Puts a text in its place; `before` is what this tab last saw there. */
export function put(key: string, text: string, before: string | null): Keeping {
  const present = lasting.read(key)
  if (present !== null && present !== before) return 'elsewhere'
  return lasting.write(key, text) ?? 'kept'
}

export function throwAway(key: string): void {
  lasting.drop(key)
}

/** Calls when another tab has changed, added or thrown away a game. */
export function watchShelf(changed: (key: string) => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key !== null && isPlace(key)) changed(key)
  })
}
