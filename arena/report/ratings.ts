import { listed } from '../../engine/english.js'
import type { EloInterval, RatingRow, SideRating, Summary } from '../summary/summary.js'
import { percent, signed, thousands } from '../summary/verdict.js'
import { figure, numbers, type Section, section } from './html.js'
import { type SideLook, sided, sideLooks } from './side-words.js'
import { digit, dot, escaped, line, plot, scale, text, ticks } from './svg.js'
import { cut, likelihood, likelihoodText } from './words.js'

const OUTLIER = 300
const LEFT = 118
const RIGHT = 306
const TOP = 20
/** Of the agent itself, and of each side under it. */
const ROW = 25
const SIDE_ROW = 11

/** Error bars of all agents, the sides under each. */
export function ratingSection(summary: Summary): Section | null {
  const { ratings } = summary
  if (ratings === null) return null
  const [first, second] = ratings.rows
  if (first === undefined || second === undefined) return null
  const looks = sideLooks(summary)
  const isApart = (first.superiorToNext ?? 0) >= 0.75
  const finding = isApart
    ? `${first.agent} leads ${second.agent} by ${Math.round(first.elo - second.elo)} Elo; it is ${likelihoodText(first.superiorToNext ?? 0)} likely to be the stronger.`
    : `${first.agent} and ${second.agent} cannot be told apart.`
  const rows = ratings.rows.map((row) => [
    row.agent,
    signed(row.elo),
    signed(row.low),
    signed(row.high),
    ...row.bySide.map((one) => (one === null ? '–' : signed(one.elo))),
    thousands(row.won),
    thousands(row.games),
    row.superiorToNext === null ? '–' : likelihood(row.superiorToNext),
  ])
  const sides = !ratings.rows.some((row) => row.agent !== ratings.anchor && hasSide(row))
    ? ''
    : ` ${listed(looks.map((one) => sided(one, one.letter)))}: the same for its play ${listed(looks.map((one) => `as ${escaped(one.name)}`))} alone.`
  return section({
    id: 'ratings',
    short: 'Ratings',
    title: 'Ratings',
    from: 'ratings',
    finding,
    body:
      figure(
        drawing(summary, ratings.rows, ratings.anchor),
        `Elo above ${ratings.anchor}, from all games of the field (${escaped(ratings.method)}); forfeits count as losses.${sides} Below each name: games won.`,
      ) +
      numbers(
        'The numbers',
        ['agent', 'Elo', 'low', 'high', ...looks.map((one) => one.name), 'won', 'games', 'LOS'],
        rows,
      ) +
      memberNumbers(summary),
  })
}

/** What the members of mixed teams are worth, a team being as strong as its members on average. */
function memberNumbers({ members = [] }: Summary): string {
  if (members.length === 0) return ''
  return numbers(
    'The members of the teams',
    ['member', 'Elo', 'low', 'high', 'in'],
    members.map(({ spec, elo, low, high, teams }) => [
      spec,
      signed(elo),
      signed(low),
      signed(high),
      teams.join(', '),
    ]),
  )
}

/** What a row of the drawing needs besides itself. */
interface Frame {
  readonly anchor: string
  readonly looks: readonly SideLook[]
  readonly hasSides: boolean
  readonly low: number
  readonly high: number
  /** The place of a rating. */
  readonly x: (elo: number) => number
}

function drawing(summary: Summary, rows: readonly RatingRow[], anchor: string): string {
  const frame = frameOf(summary, rows, anchor)
  const { looks, low, high, x } = frame
  const rowHeight = ROW + SIDE_ROW * looks.length
  const bottom = TOP + rows.length * rowHeight + 8
  const grid = ticks(low, high, 5).flatMap((tick) => [
    line(tick === 0 ? 'axis' : 'grid', x(tick), TOP, x(tick), bottom),
    text(x(tick), bottom + 16, signed(tick), 'tick', 'middle'),
  ])
  const heading = [
    text(x(0), 14, `${cut(anchor)} = 0`, 'tick', 'middle'),
    text(400, 14, 'Elo', 'tick', 'end'),
  ]
  const drawn = rows.flatMap((row, i) => {
    const y = TOP + 16 + i * rowHeight
    const rule = i > 0 ? [line('grid', 0, y - 13, 400, y - 13)] : []
    const plotted = Math.abs(row.elo) > OUTLIER ? offTheScale(row, y) : plottedRow(row, y, frame)
    return [...rule, ...rowWords(row, i, y, frame), ...plotted]
  })
  const label = rows.map((row) => `${row.agent} ${signed(row.elo)}`).join(', ')
  return plot(bottom + 26, `Ratings: ${label}`, [...grid, ...heading, ...drawn])
}

function frameOf(summary: Summary, rows: readonly RatingRow[], anchor: string): Frame {
  const shown = rows.filter((row) => Math.abs(row.elo) <= OUTLIER)
  const all: EloInterval[] = shown.flatMap((row) => [
    row,
    ...row.bySide.filter((one) => one !== null),
  ])
  const low = Math.max(-OUTLIER - 100, Math.min(-50, ...all.map((one) => one.low)))
  const high = Math.min(OUTLIER + 100, Math.max(50, ...all.map((one) => one.high)))
  return {
    anchor,
    looks: sideLooks(summary),
    hasSides: rows.some((row) => row.agent !== anchor && hasSide(row)),
    low,
    high,
    x: scale(low, high, LEFT, RIGHT),
  }
}

/** Place, name, share of points and rating of a row. */
function rowWords(row: RatingRow, place: number, y: number, { anchor, looks }: Frame): string[] {
  const isAnchor = row.agent === anchor
  const isFirst = place === 0
  const share =
    row.games === 0 ? 'no games' : `${percent(row.won / row.games)} % of ${thousands(row.games)}`
  const value = isAnchor ? '0' : `${signed(row.elo)} ±${Math.round((row.high - row.low) / 2)}`
  // Those of more sides reach into the plot; the numbers have them.
  const bySide = looks.length === 2 && !isAnchor && row.bySide.every((one) => one !== null)
  return [
    text(0, y + 4, String(place + 1), 'tick'),
    text(12, y + 4, cut(row.agent), isFirst ? 'strong halo' : 'halo'),
    text(12, y + 18, share, 'tick halo'),
    text(400, y + 4, value, isFirst ? 'strong' : '', 'end'),
    ...(bySide ? [sideValues(row, looks, y + 18)] : []),
  ]
}

function offTheScale(row: RatingRow, y: number): string[] {
  const isLow = row.elo < 0
  const at = isLow ? LEFT + 9 : RIGHT - 9
  const x = isLow ? at + 13 : at - 13
  return [
    `<path class="ink" d="M${at} ${y}l${isLow ? 8 : -8} -4.5v9z"/>`,
    text(x, y + 4, 'off the scale', 'tick halo', isLow ? 'start' : 'end'),
  ]
}

/** The interval and the rating, and below them those of the sides. */
function plottedRow(row: RatingRow, y: number, frame: Frame): string[] {
  const { x, looks } = frame
  const told = `${row.agent}: ${signed(row.elo)} Elo, 95 % ${signed(row.low)} to ${signed(row.high)}`
  const bar =
    row.agent === frame.anchor
      ? []
      : [line('bar', clamped(row.low, frame), y, clamped(row.high, frame), y)]
  const sides = frame.hasSides
    ? looks.flatMap((look, side) =>
        sideBar(row.bySide[side] ?? null, look, y + 12 + SIDE_ROW * side, frame),
      )
    : []
  return [...bar, dot('ink', x(row.elo), y, 4, told), ...sides]
}

function sideBar(
  rating: SideRating | null,
  { letter, mark }: SideLook,
  y: number,
  frame: Frame,
): string[] {
  if (rating === null) return []
  const isLow = rating.elo < frame.low
  if (isLow || rating.elo > frame.high) {
    const words = `${letter} ${isLow ? '←' : '→'}`
    return [text(clamped(rating.elo, frame), y + 4, words, `mark ${mark}`, isLow ? 'start' : 'end')]
  }
  const name = text(frame.x(rating.elo), y + 4, letter, `mark ${mark}`, 'middle')
  if (rating.low === rating.high) return [name]
  return [line(`thin ${mark}`, clamped(rating.low, frame), y, clamped(rating.high, frame), y), name]
}

/** The place of a rating, or the end of the scale that it lies beyond. */
function clamped(elo: number, { low, high, x }: Frame): number {
  return x(Math.max(low, Math.min(high, elo)))
}

function hasSide({ bySide }: RatingRow): boolean {
  return bySide.some((one) => one !== null)
}

/** The ratings by side, each in the colour of the side. */
function sideValues({ bySide }: RatingRow, looks: readonly SideLook[], y: number): string {
  const values = looks.map(
    ({ mark, letter }, side) =>
      `<tspan class="${mark}">${letter} ${signed(bySide[side]?.elo ?? 0)}</tspan>`,
  )
  return `<text x="400" y="${digit(y)}" class="tick" text-anchor="end">${values.join(' ')}</text>`
}
