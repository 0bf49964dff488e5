import { type PageRules, spoken } from './page-rules.js'

/**
 * Two figures of the same chance, and what they are called wherever they stand: the coach searches a decision, the
 * lines of a game are evaluations of its positions.
 */

export const BY_SEARCH = 'by a search of the decision'
export const BY_EVALUATION = 'by an evaluation of the position, without a search'

/** What the chance is judged from. */
export function asKnown(rules: Pick<PageRules, 'bareNames'>, seatName = ''): string {
  return `as ${spoken(rules, seatName)} knew it`
}

export function chancePercent(chance: number): string {
  return `${Math.round(chance * 100)}%`
}
