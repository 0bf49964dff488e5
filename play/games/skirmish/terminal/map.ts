import type { Drawing } from '../../../terminal/game-words.js'
import type { SkirmishTable, TableUnit } from '../table/table.js'
import type { Codes } from './codes.js'

/** The table as letters: each unit its code and an arrow of its heading, home cards as blocks, rulers in 100 mm. */

const ROWS = 24
/** A letter is so many times as high as it is wide. */
const ASPECT = 2.5
const LEAST_MM = 10
const RULER = 3
const MARGIN = 40

interface Frame {
  readonly left: number
  readonly top: number
  /** Millimetres of a column, and of a row. */
  readonly column: number
  readonly row: number
  readonly columns: number
  readonly rows: number
}

export function mapLines(table: SkirmishTable, codes: Codes, { width, ascii }: Drawing): string[] {
  const frame = frameOf(table, width - RULER - 1)
  const grid = Array.from({ length: frame.rows }, () => new Array<string>(frame.columns).fill(' '))
  const put = (x: number, y: number, text: string): void => {
    const row = Math.round((frame.top - y) / frame.row)
    const column = Math.round((x - frame.left) / frame.column)
    const line = grid[row]
    if (line === undefined) return
    ;[...text].forEach((letter, i) => {
      if (column + i >= 0 && column + i < frame.columns) line[column + i] = letter
    })
  }
  for (let x = 0; x <= table.size; x += 100)
    for (let y = 0; y <= table.size; y += 100) put(x, y, ascii ? '.' : '·')
  for (const card of table.cards) {
    if (!card.lies) continue
    const block = (ascii ? '#' : '▒').repeat(Math.max(2, Math.round(card.width / frame.column) - 1))
    for (let y = card.y + frame.row / 2; y < card.y + card.height; y += frame.row)
      put(card.x + frame.column, y, block)
    if (card.harm > 0) put(card.x + card.width / 2, card.y + card.height / 2, String(card.harm))
  }
  for (const unit of table.units) {
    const code = `${codes.get(unit.slot) ?? '?'}${arrowOf(unit, ascii)}`
    const x = unit.x - (code.length / 2 - 0.5) * frame.column
    put(x, freeRow(grid, frame, x, unit.y, code.length), code)
  }
  return [
    rulerLine(frame),
    ...grid.map((line, i) => `${rowLabel(frame, i)} ${line.join('').trimEnd()}`),
  ]
}

/** The row where a code covers no other: its own, else one beside it. */
function freeRow(
  grid: readonly (readonly string[])[],
  frame: Frame,
  x: number,
  y: number,
  length: number,
): number {
  const column = Math.round((x - frame.left) / frame.column)
  const isFree = (at: number): boolean => {
    const row = grid[Math.round((frame.top - at) / frame.row)]
    // A code may not touch another either
    const cells = row?.slice(Math.max(0, column - 1), column + length + 1) ?? ['?']
    return cells.every((letter) => ' ·.▒#'.includes(letter))
  }
  const rows = [0, 1, -1, 2, -2].map((by) => y + by * frame.row)
  return rows.find(isFree) ?? y
}

/** All units and home cards in reach of them, as near as the lines allow. */
function frameOf({ units, cards, size }: SkirmishTable, columns: number): Frame {
  const xs = units.flatMap(({ x, radius }) => [x - radius, x + radius])
  const ys = units.flatMap(({ y, radius }) => [y - radius, y + radius])
  if (units.length === 0) {
    xs.push(...cards.flatMap(({ x, width }) => [x, x + width]))
    ys.push(...cards.flatMap(({ y, height }) => [y, y + height]))
  }
  const left = Math.max(0, Math.min(...xs) - MARGIN)
  const right = Math.min(size, Math.max(...xs) + MARGIN)
  const low = Math.max(0, Math.min(...ys) - MARGIN)
  const top = Math.min(size, Math.max(...ys) + MARGIN)
  const wanted = Math.max(LEAST_MM, (right - left) / columns, (top - low) / (ROWS * ASPECT))
  const column = Math.ceil(wanted)
  const row = column * ASPECT
  return {
    left,
    top,
    column,
    row,
    columns: Math.min(columns, Math.ceil((right - left) / column) + 4),
    rows: Math.min(ROWS, Math.ceil((top - low) / row) + 1),
  }
}

/** Hundreds of millimetres above the map. */
function rulerLine({ left, column, columns }: Frame): string {
  const line = new Array<string>(columns).fill(' ')
  for (let x = Math.ceil(left / 100) * 100; ; x += 100) {
    const at = Math.round((x - left) / column)
    if (at >= columns) break
    ;[...String(x / 100)].forEach((digit, i) => {
      line[at + i] = digit
    })
  }
  return `${' '.repeat(RULER)} ${line.join('').trimEnd()}`
}

/** Hundreds of millimetres beside the map, at the row that is nearest to each. */
function rowLabel({ top, row }: Frame, i: number): string {
  const y = top - i * row
  const near = Math.round(y / 100) * 100
  return (Math.abs(near - y) <= row / 2 ? String(near / 100) : '').padStart(RULER)
}

const ARROWS = ['→', '↗', '↑', '↖', '←', '↙', '↓', '↘']
const POINTS = ['e', 'ne', 'n', 'nw', 'w', 'sw', 's', 'se']

function arrowOf({ heading }: TableUnit, ascii: boolean): string {
  const eighth = Math.round(heading / 45) % 8
  return (ascii ? POINTS : ARROWS)[eighth] ?? ''
}
