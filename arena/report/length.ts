import type { Summary } from '../summary/summary.js'
import { figure, type Section, section } from './html.js'
import { plot, rect, text } from './svg.js'
import { count, sideWords } from './words.js'

const MIDDLE = 126
const TALLEST = 98

/** How long games last: wins of the second side above the line, of the first below. */
export function lengthSection(summary: Summary): Section | null {
  const { length } = summary
  if (length.medianRound === null || length.byRound.length === 0) return null
  const words = sideWords(summary)
  const rows = length.byRound
  const total = rows.reduce((sum, row) => sum + row.rebel + row.empire, 0)
  const tallest = Math.max(...rows.flatMap((row) => [row.rebel, row.empire]))
  const width = 396 / Math.max(rows.length, 8)
  const size = (n: number): number => (n / tallest) * TALLEST
  const parts: string[] = [text(0, 10, 'per cent of all games', 'tick')]
  const label = (n: number): string => (n / total < 0.005 ? '' : ((100 * n) / total).toFixed(1))
  rows.forEach((row, i) => {
    const x = 2 + i * width
    const [up, down] = [size(row.empire), size(row.rebel)]
    const name =
      length.step === 1 ? `${length.unit} ${row.round}` : `up to ${row.round} ${length.unit}s`
    parts.push(
      rect(
        'empire',
        x,
        MIDDLE - 8 - up,
        width - 4,
        up,
        `${name}: ${count(row.empire, 'win')} of ${words.empire.name}`,
      ),
    )
    parts.push(
      rect(
        'rebel',
        x,
        MIDDLE + 8,
        width - 4,
        down,
        `${name}: ${count(row.rebel, 'win')} of ${words.rebel.name}`,
      ),
    )
    const middle = x + (width - 4) / 2
    parts.push(text(middle, MIDDLE + 4, String(row.round), 'tick', 'middle'))
    if (label(row.empire) !== '')
      parts.push(text(middle, MIDDLE - 12 - up, label(row.empire), 'tiny', 'middle'))
    if (label(row.rebel) !== '')
      parts.push(text(middle, MIDDLE + 19 + down, label(row.rebel), 'tiny', 'middle'))
  })
  // The names stand where most room is: over the shorter half of the bars on each side of the line.
  const isHigh = (side: 'rebel' | 'empire', from: number, to: number): number =>
    Math.max(0, ...rows.slice(from, to).map((row) => size(row[side])))
  const third = Math.ceil(rows.length / 3)
  const place = (side: 'rebel' | 'empire'): 'start' | 'end' =>
    rows.length < 8 || isHigh(side, 0, third) > isHigh(side, rows.length - third, rows.length)
      ? 'end'
      : 'start'
  const names = [
    { side: 'empire', y: 40, median: length.medianRoundEmpireWins },
    { side: 'rebel', y: MIDDLE + 74, median: length.medianRoundRebelWins },
  ] as const
  for (const { side, y, median } of names) {
    const at = place(side)
    const x = at === 'end' ? 400 : 0
    parts.push(
      text(
        x,
        y,
        `${words[side].name} wins${median === null ? '' : ','}`,
        `${side} strong halo`,
        at,
      ),
    )
    if (median !== null)
      parts.push(text(x, y + 15, `median ${length.unit} ${median}`, `${side} strong halo`, at))
  }
  const half = `Half of all games are over by ${length.unit} ${length.medianRound}.`
  const steps = length.step === 1 ? '' : ` Each bar stands for ${length.step} ${length.unit}s.`
  return section({
    id: 'length',
    short: 'Length',
    title: 'Length of games',
    from: 'length',
    finding: half,
    body: figure(
      plot(246, `Length of games by winner and last ${length.unit}. ${half}`, parts),
      `Above the line games won by ${words.empire.all}, below by ${words.rebel.all}, by their last ${length.unit}. Forfeits are left out.${steps}`,
    ),
  })
}
