import { EVENTS } from '../../../../engine/duel/data/events.js'
import { STRATEGIES } from '../../../../engine/duel/data/strategies.js'
import { CARDS, codeOf } from '../../../../engine/duel/facts/cards.js'
import { cardId, shortName } from './names.js'

/** Ids as events of the log name things, and what they stand for. */

const CODES = new Map<string, number>(
  [0, 1].flatMap((side) =>
    Array.from({ length: CARDS }, (_, card): [string, number] => [
      cardId(side, card),
      codeOf(side, card),
    ]),
  ),
)

/** The card with its side; null for an id of something else. */
export function codeWithId(id: string): number | null {
  return CODES.get(id) ?? null
}

const NAMES = new Map<string, string>([
  ...[0, 1].flatMap((side) =>
    Array.from({ length: CARDS }, (_, card): [string, string] => [
      cardId(side, card),
      shortName(side, card),
    ]),
  ),
  ...STRATEGIES.map(({ id, name }): [string, string] => [id, name]),
  ...EVENTS.map(({ id, name }): [string, string] => [id, name]),
])

export function nameWithId(id: string): string {
  return NAMES.get(id) ?? id
}
