import { members } from '../../../../engine/duel/facts/bits.js'
import { READY_VALUE } from '../../../../engine/duel/facts/cards.js'
import { type DuelView, HIDDEN } from '../../../../engine/duel/knowledge/view.js'

/** What the next card of a deck may count: every card that was not seen is as likely as another. */

export interface ValueChance {
  readonly value: number
  readonly chance: number
}

export interface Draw {
  readonly values: readonly ValueChance[]
  /** The card is known: there is nothing to guess. */
  readonly isCertain: boolean
}

const LEAST = 2
const MOST = 6

export function drawOf(view: DuelView, side: number): Draw {
  const top = view.top(side)
  if (top !== HIDDEN)
    return { values: [{ value: READY_VALUE[top] ?? 0, chance: 1 }], isCertain: true }
  const uncertain = view.uncertain(side)
  const uncertainCount = members(uncertain).length
  const part = uncertainCount === 0 ? 1 : 1 - view.hiddenReserve(side) / uncertainCount
  const weights = new Array<number>(MOST + 1).fill(0)
  let sum = 0
  for (const card of members(view.mayBeInDeck(side))) {
    const weight = ((uncertain >> card) & 1) === 1 ? part : 1
    const value = READY_VALUE[card] ?? 0
    weights[value] = (weights[value] ?? 0) + weight
    sum += weight
  }
  const values = weights.flatMap((weight, value) =>
    value < LEAST || weight === 0 ? [] : [{ value, chance: weight / sum }],
  )
  return { values, isCertain: false }
}

/** The chance that the next card takes a total over the objective. */
export function bustChance({ values }: Draw, total: number, objective: number): number {
  return values.reduce(
    (sum, { value, chance }) => sum + (total + value > objective ? chance : 0),
    0,
  )
}

/** A total that the next card may make. */
export interface Landing {
  readonly total: number
  readonly chance: number
  /** It stands for higher totals, too. */
  readonly isMore: boolean
}

/** Where the next card leads from a total, along a ruler of so many cells; what lies beyond its end stands in its last cell. */
export function landings({ values }: Draw, from: number, cells: number): readonly Landing[] {
  const within = values
    .map(({ value, chance }) => ({ total: from + value, chance, isMore: false }))
    .filter(({ total }) => total < cells)
  const rest = values.filter(({ value }) => from + value >= cells)
  if (rest.length === 0) return within
  const chance = rest.reduce((sum, one) => sum + one.chance, 0)
  return [...within, { total: cells, chance, isMore: rest.some((one) => from + one.value > cells) }]
}
