import {
  cardOfCode,
  codeOf,
  EXHAUSTED_VALUE,
  READY_VALUE,
  sideOfCode,
} from '../../../../engine/duel/facts/cards.js'
import { LANDO } from '../../../../engine/duel/rounds/use.js'
import type { Move } from '../../../../engine/game.js'
import { standingOf, type Totals } from '../table/standing.js'
import type { DuelTable, SideTable } from '../table/table.js'
import { NOBODY, numberOf, type Part, partsOf, sortOf } from './parts.js'

/** What a move changes on the table, as far as everybody can foresee it. Cards are named with their side. */
export interface Effect {
  /** They leave play. */
  readonly gone: readonly number[]
  readonly exhausted: readonly number[]
  readonly readied: readonly number[]
  /** They come into play, ready. */
  readonly entering: readonly number[]
  /** Cards of one's own deck that come, unseen. */
  readonly draws: number
}

const NOTHING: Effect = { gone: [], exhausted: [], readied: [], entering: [], draws: 0 }

/** The effect of marked parts, whole move or not. */
export function effectOfParts(table: DuelTable, side: number, parts: readonly Part[]): Effect {
  const gone: number[] = []
  const exhausted: number[] = []
  const readied: number[] = []
  const entering: number[] = []
  let draws = 0
  const isSwap = parts.some((part) => sortOf(part) === 'use' && isLando(side, numberOf(part)))
  for (const part of parts) {
    const value = numberOf(part)
    switch (sortOf(part)) {
      case 'play':
        draws++
        break
      case 'use':
        exhausted.push(codeOf(side, value))
        break
      case 'ready':
        readied.push(codeOf(side, value))
        break
      case 'discard':
        if (value !== NOBODY && isInPlay(table, value)) gone.push(value)
        if (isSwap) draws++
        break
      case 'remove':
        gone.push(value)
        break
      case 'exhaust':
        exhausted.push(value)
        break
      case 'return':
        entering.push(value)
        break
      case 'take':
        entering.push(codeOf(side, value))
        break
      case 'bring': {
        const who = parts.find((one) => sortOf(one) === 'who')
        if (who !== undefined) entering.push(codeOf(side, numberOf(who)))
        break
      }
      case 'top': {
        const { top } = sideOf(table, side)
        if (top !== null) entering.push(codeOf(side, top))
        else draws++
        break
      }
      default:
    }
  }
  return { ...NOTHING, gone, exhausted, readied, entering, draws }
}

export function effectOf(table: DuelTable, side: number, move: Move): Effect {
  return effectOfParts(table, side, partsOf(side, move))
}

/** Both totals after it, without what is drawn. */
export function totalsAfter(table: DuelTable, effect: Effect): Totals {
  const after = (side: 0 | 1): number => {
    let total = 0
    for (const { code, card, isReady } of table.sides[side].cards) {
      if (effect.gone.includes(code)) continue
      const ready = effect.readied.includes(code) || (isReady && !effect.exhausted.includes(code))
      total += (ready ? READY_VALUE[card] : EXHAUSTED_VALUE[card]) ?? 0
    }
    for (const code of effect.entering)
      if (sideOfCode(code) === side) total += READY_VALUE[cardOfCode(code)] ?? 0
    return total
  }
  return [after(0), after(1)]
}

/** Least and most that each total counts after one of these moves; of cards that are drawn the least and the most. */
export function rangesOf(
  table: DuelTable,
  side: number,
  moves: readonly Move[],
): readonly [Range, Range] {
  let ranges: readonly [Range, Range] = [NONE, NONE]
  for (const move of moves) {
    const effect = effectOf(table, side, move)
    const totals = totalsAfter(table, effect)
    for (const more of drawn(sideOf(table, side), effect.draws)) {
      const drawnTo: Totals =
        side === 0 ? [totals[0] + more, totals[1]] : [totals[0], totals[1] + more]
      const { finals } = standingOf(table, drawnTo)
      ranges = [widened(ranges[0], finals[0]), widened(ranges[1], finals[1])]
    }
  }
  return ranges
}

const NONE: Range = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]

function widened([least, most]: Range, total: number): Range {
  return [Math.min(least, total), Math.max(most, total)]
}

export type Range = readonly [number, number]

function drawn({ draw }: SideTable, count: number): Range {
  if (count === 0) return [0, 0]
  const values = draw.values.map(({ value }) => value)
  return [count * Math.min(...values), count * Math.max(...values)]
}

export function isInPlay(table: DuelTable, code: number): boolean {
  return sideOf(table, sideOfCode(code)).cards.some((one) => one.code === code)
}

export function sideOf(table: DuelTable, side: number): SideTable {
  return table.sides[side === 0 ? 0 : 1]
}

function isLando(side: number, card: number): boolean {
  return side === 0 && card === LANDO
}
