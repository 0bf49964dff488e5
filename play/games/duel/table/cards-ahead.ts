import { READY_VALUE } from '../../../../engine/duel/facts/cards.js'
import { percent } from '../words/names.js'
import type { DuelTable } from './table.js'

/**
 * How likely so many cards of one's own whole deck count more than the objective. Every character counts 6, so the
 * values of a deck are known even where the cards are not.
 */
function bustWithCards(values: readonly number[], count: number, most: number): number {
  // Ways to draw so many cards of that sum, card after card
  let ways = new Map<string, number>([['0 0', 1]])
  for (const value of values) {
    const next = new Map(ways)
    for (const [key, number] of ways) {
      const [drawn = 0, sum = 0] = key.split(' ').map(Number)
      if (drawn >= count) continue
      const more = `${drawn + 1} ${sum + value}`
      next.set(more, (next.get(more) ?? 0) + number)
    }
    ways = next
  }
  let all = 0
  let bust = 0
  for (const [key, number] of ways) {
    const [drawn = 0, sum = 0] = key.split(' ').map(Number)
    if (drawn !== count) continue
    all += number
    if (sum > most) bust += number
  }
  return all === 0 ? 0 : bust / all
}

const ASSAULT = 2

/** `bust with 3 of your cards 9 %, with 4 63 %; with +2 31 % and 85 %` for the last two places of the event. */
export function bustWords(table: DuelTable): string[] {
  const { event, reader } = table
  if (event === null) return []
  const values = table.sides[reader === 0 ? 0 : 1].inDeck.map((card) => READY_VALUE[card] ?? 0)
  const counts = [event.capacity - 1, event.capacity].filter((count) => count > 0)
  const chances = (bonus: number): string[] =>
    counts.map((count) => percent(bustWithCards(values, count, event.objective - bonus)))
  const [fewer = '', full = ''] = chances(0)
  const [fewerMore = '', fullMore = ''] = chances(ASSAULT)
  return [
    `bust with ${counts[0]} of your cards ${fewer}, with ${counts[1]} ${full}; with +2 ${fewerMore} and ${fullMore}`,
  ]
}
