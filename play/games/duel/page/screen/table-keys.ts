import { standingOf, standingWords } from '../../table/standing.js'
import type { DuelTable } from '../../table/table.js'

/** Keys of the table: arrows go from card to card, T reads the totals. */

/** `You win as it stands: 12 to 10.` */
export function totalsWords(table: DuelTable): string {
  const standing = standingOf(table, [table.sides[0].total, table.sides[1].total])
  const { lead, sum } = standingWords(table, standing, 'as it stands')
  return `${lead}${sum === '' ? '' : `: ${sum}`}.`
}

const ROWS = ['.table-row.theirs .tile', '.table-row.own .tile'] as const

/** Arrows inside a row and between the rows, once a card has the focus. */
export function tileKeys(): Readonly<Record<string, () => void>> {
  return {
    ArrowLeft: () => go(0, -1),
    ArrowRight: () => go(0, 1),
    ArrowUp: () => go(-1, 0),
    ArrowDown: () => go(1, 0),
  }
}

function go(rows: number, cards: number): void {
  const tiles = ROWS.map((row) => [...document.querySelectorAll<HTMLElement>(row)])
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement)) return
  const row = tiles.findIndex((those) => those.includes(focused))
  if (row < 0) return
  const at = tiles[row]?.indexOf(focused) ?? 0
  const next = tiles[row + rows]
  if (next === undefined) return
  next[Math.max(0, Math.min(next.length - 1, at + cards))]?.focus()
}
