import { cardOfCode, READY_VALUE, sideOfCode } from '../../../../engine/duel/facts/cards.js'
import type { Effect } from '../decision/effect.js'
import type { Standing } from './standing.js'
import type { DuelTable } from './table.js'

/** How far the ruler goes beyond the objective. */
export const BEYOND = 6

/** What makes up a total, card by card, as page and terminal draw it along the scale. */
export interface Segment {
  readonly key: string
  readonly value: number
  /** The card, with its side; null for what is none. */
  readonly code: number | null
  readonly state: 'ready' | 'exhausted' | 'bonus' | 'gone'
  /** It would come by what is marked. */
  readonly isNew: boolean
}

/** What counts, in its order; then what is added, and last what would go. */
export function segmentsOf(
  table: DuelTable,
  side: number,
  after: Standing,
  effect: Effect | null,
): Segment[] {
  const at = side === 0 ? 0 : 1
  const staying: Segment[] = []
  const going: Segment[] = []
  for (const { code, isReady, value, other } of table.sides[at].cards) {
    const key = String(code)
    if (effect?.gone.includes(code) === true) {
      going.push({ key, value, code, state: 'gone', isNew: false })
      continue
    }
    const turns = isReady && effect?.exhausted.includes(code) === true
    const rises = effect?.readied.includes(code) === true
    const counts = turns || rises ? other : value
    const state = (isReady && !turns) || rises ? 'ready' : 'exhausted'
    staying.push({ key, value: counts, code, state, isNew: rises })
    if (turns && value > counts)
      going.push({ key: `${key}-`, value: value - counts, code: null, state: 'gone', isNew: false })
  }
  for (const code of effect?.entering ?? []) {
    if (sideOfCode(code) !== side) continue
    const value = READY_VALUE[cardOfCode(code)] ?? 0
    staying.push({ key: `${code}+`, value, code, state: 'ready', isNew: true })
  }
  const bonus = after.bonus[at]
  if (bonus > 0)
    staying.push({ key: 'bonus', value: bonus, code: null, state: 'bonus', isNew: false })
  return [...staying, ...going]
}
