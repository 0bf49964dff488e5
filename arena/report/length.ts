import { listed } from '../../engine/english.js'
import type { Summary } from '../summary/summary.js'
import { figure, type Section, section } from './html.js'
import { type SideLook, sideLooks } from './side-words.js'
import { plot, rect, text } from './svg.js'
import { count } from './words.js'

const MIDDLE = 126
const TALLEST = 94
const NAMES_ABOVE = 40
const NAMES_BELOW = MIDDLE + 74
const NAME_LINE = 15

type Row = Summary['length']['rows'][number]

/** How long games last: wins of the first side below the line, of the others above it, one on the other. */
export function lengthSection(summary: Summary): Section | null {
  const { length } = summary
  if (length.median === null || length.rows.length === 0) return null
  const [below, ...above] = sideLooks(summary)
  if (below === undefined) return null
  const half = `Half of all games are over by ${length.unit} ${length.median}.`
  const steps = length.step === 1 ? '' : ` Each bar stands for ${length.step} ${length.unit}s.`
  return section({
    id: 'length',
    short: 'Length',
    title: 'Length of games',
    from: 'length',
    finding: half,
    body: figure(
      plot(
        246,
        `Length of games by winner and last ${length.unit}. ${half}`,
        drawing(summary, below, above),
      ),
      `Above the line games won by ${listed(above.map((one) => one.all))}, below by ${below.all}, by their last ${length.unit}. Forfeits are left out.${steps}`,
    ),
  })
}

function drawing(summary: Summary, below: SideLook, above: readonly SideLook[]): string[] {
  const { rows, step, unit } = summary.length
  const total = rows.reduce((sum, row) => sum + winsOf(row), 0)
  const tallest = Math.max(...rows.flatMap((row) => [winsAbove(row), winsBelow(row)]))
  const width = 396 / Math.max(rows.length, 8)
  const size = (n: number): number => (n / tallest) * TALLEST
  const parts: string[] = [text(0, 10, 'per cent of all games', 'tick')]
  const label = (n: number): string => (n / total < 0.005 ? '' : ((100 * n) / total).toFixed(1))
  rows.forEach((row, i) => {
    const x = 2 + i * width
    const name = step === 1 ? `${unit} ${row.length}` : `up to ${row.length} ${unit}s`
    const bar = (look: SideLook, top: number, n: number): string =>
      rect(look.mark, x, top, width - 4, size(n), `${name}: ${count(n, 'win')} of ${look.name}`)
    let top = MIDDLE - 8
    for (const [place, look] of above.entries()) {
      const wins = row.won[place + 1] as number
      top -= size(wins)
      parts.push(bar(look, top, wins))
    }
    parts.push(bar(below, MIDDLE + 8, winsBelow(row)))
    const middle = x + (width - 4) / 2
    const bottom = MIDDLE + 8 + size(winsBelow(row))
    parts.push(text(middle, MIDDLE + 4, String(row.length), 'tick', 'middle'))
    const [high, low] = [label(winsAbove(row)), label(winsBelow(row))]
    if (high !== '') parts.push(text(middle, top - 4, high, 'tiny', 'middle'))
    if (low !== '') parts.push(text(middle, bottom + 11, low, 'tiny', 'middle'))
  })
  const up = freeEnd(rows, winsAbove)
  const down = freeEnd(rows, winsBelow)
  parts.push(
    ...namesAt(
      up,
      NAMES_ABOVE,
      above.flatMap((look, i) => nameLines(summary, look, i + 1)),
    ),
  )
  parts.push(...namesAt(down, NAMES_BELOW, nameLines(summary, below, 0)))
  return parts
}

type NameLine = readonly [words: string, kind: string]

/** What stands beside the bars of a side; of more than two sides each has one line. */
function nameLines({ length, run }: Summary, { name, mark }: SideLook, side: number): NameLine[] {
  const kind = `${mark} strong halo`
  const median = length.medianBySide[side] ?? null
  if (median === null) return [[`${name} wins`, kind]]
  const lines = [`${name} wins,`, `median ${length.unit} ${median}`]
  return run.sides.length > 2 ? [[lines.join(' '), kind]] : lines.map((words) => [words, kind])
}

function namesAt(end: 'start' | 'end', y: number, lines: readonly NameLine[]): string[] {
  const x = end === 'end' ? 400 : 0
  return lines.map(([words, kind], i) => text(x, y + i * NAME_LINE, words, kind, end))
}

/** The names stand where most room is: over the shorter half of the bars on each side of the line. */
function freeEnd(rows: readonly Row[], wins: (row: Row) => number): 'start' | 'end' {
  const third = Math.ceil(rows.length / 3)
  const highest = (some: readonly Row[]): number => Math.max(0, ...some.map(wins))
  return rows.length < 8 || highest(rows.slice(0, third)) > highest(rows.slice(-third))
    ? 'end'
    : 'start'
}

function winsBelow({ won }: Row): number {
  return won[0] as number
}

function winsAbove(row: Row): number {
  return winsOf(row) - winsBelow(row)
}

function winsOf({ won }: Row): number {
  return won.reduce((sum, n) => sum + n, 0)
}
