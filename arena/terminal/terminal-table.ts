import { capital } from '../../engine/english.js'
import { plugOf } from '../games.js'
import { durationText } from '../summary/durations.js'
import type { Summary } from '../summary/summary.js'
import { percent, signed, thousands } from '../summary/verdict.js'

const LONGEST_NAME = 14
const MOST_COLUMNS = 9
/** Columns before those of the sides, and the spaces before each: number, name, Elo, interval, won. */
const SPACE_BEFORE = [0, 1, 3, 3, 3]

/** What a finished tournament prints: the verdict, forfeits, the table, where the rest lies. */
export function terminalText(summary: Summary, folder: string, width: number): string {
  const blocks = [
    wrap(summary.verdict, width),
    ...forfeitLines(summary, width),
    ...ratingTable(summary, width),
    ...memberLines(summary),
    closing(summary, folder),
  ]
  return `${blocks.join('\n\n')}\n`
}

/** The table of ratings, with the cross-table at its right where it fits. */
function ratingTable(summary: Summary, width: number): string[] {
  const whole = ratingLines(summary, true)
  const isTooWide = whole.some((line) => line.length > width)
  const lines = isTooWide ? ratingLines(summary, false) : whole
  if (lines.length === 0) return []
  const method = summary.agents.length > 2 ? [wrap(`Elo: ${summary.ratings?.method}.`, width)] : []
  return [lines.join('\n'), ...method]
}

/** What the members of mixed teams are worth. */
function memberLines({ members = [] }: Summary): string[] {
  const rows = members.map(({ spec, elo, low, high }) => [
    cut(spec),
    signed(elo).replace('−', '-'),
    low === high ? '–' : `±${Math.round((high - low) / 2)}`,
  ])
  if (rows.length === 0) return []
  const lines = [['member', 'Elo', '95 %'], ...rows].map(
    ([spec = '', elo = '', error = '']) =>
      `  ${spec.padEnd(LONGEST_NAME)} ${elo.padStart(6)} ${error.padStart(6)}`,
  )
  return [lines.join('\n')]
}

function ratingLines(summary: Summary, mayCross: boolean): string[] {
  const { ratings, agents } = summary
  if (ratings === null) return []
  const short = summary.run.sides.map((side) => capital(side).slice(0, 7))
  const crossFrom = SPACE_BEFORE.length + short.length
  const hasCross = mayCross && agents.length > 2 && agents.length <= MOST_COLUMNS
  const header = [
    '',
    'agent',
    'Elo',
    '95 %',
    'won %',
    ...short,
    ...(hasCross ? agents.map((one) => String(one.number)) : []),
  ]
  const rows = ratings.rows.map((row, i) => {
    const sides = summary.sides.byAgent[i]
    const isAnchor = row.agent === ratings.anchor
    const part = (side: { games: number; won: number } | undefined): string =>
      side === undefined || side.games === 0
        ? '–'
        : String(Math.round((100 * side.won) / side.games))
    return [
      String(i + 1),
      cut(row.agent),
      isAnchor ? '0' : signed(row.elo).replace('−', '-'),
      isAnchor ? '–' : `±${Math.round((row.high - row.low) / 2)}`,
      row.games === 0 ? '–' : percent(row.won / row.games),
      ...short.map((_, side) => part(sides?.bySide[side])),
      ...(hasCross ? agents.map((other) => crossCell(summary, row.agent, other.agent)) : []),
    ]
  })
  const widths = header.map((_, column) =>
    Math.max(
      ...[header, ...rows].map((row) => (row[column] as string).length),
      column >= crossFrom ? 3 : 0,
    ),
  )
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => {
        const size = widths[column] as number
        if (column === 0) return cell.padEnd(size)
        if (column === 1) return ` ${cell.padEnd(size)}`
        return ' '.repeat(spaceBefore(column, crossFrom)) + cell.padStart(size)
      })
      .join('')
      .trimEnd()
  return [header, ...rows].map(line)
}

function spaceBefore(column: number, crossFrom: number): number {
  return SPACE_BEFORE[column] ?? (column < crossFrom ? 2 : column === crossFrom ? 3 : 1)
}

function crossCell(summary: Summary, a: string, b: string): string {
  if (a === b) return '.'
  const direct = summary.pairings.find((one) => one.a === a && one.b === b)
  if (direct !== undefined) return String(Math.round((100 * direct.won) / direct.games))
  const turned = summary.pairings.find((one) => one.a === b && one.b === a)
  return turned === undefined
    ? '–'
    : String(Math.round((100 * (turned.games - turned.won)) / turned.games))
}

function forfeitLines(summary: Summary, width: number): string[] {
  const lines = summary.forfeits.byAgent.map(({ agent, games, reasons }) => {
    const parts = Object.entries(reasons).map(
      ([reason, count]) => `${count} ${reason.replaceAll('-', ' ')}`,
    )
    return wrap(
      `! ${games} forfeit${games === 1 ? '' : 's'} by ${agent}: ${parts.join(', ')}`,
      width,
    )
  })
  return lines.length === 0 ? [] : [lines.join('\n')]
}

function closing(summary: Summary, folder: string): string {
  const { run, sides, length, timing } = summary
  const words = plugOf(run.game).sides
  // What the others won, the last one did not.
  const won = run.sides.slice(0, -1).map((side, i) => {
    const share =
      run.games === 0 ? '–' : `${Math.round((100 * (sides.won[i] as number)) / run.games)} %`
    return `${words?.[side]?.plural ?? side} won ${share}`
  })
  const median = length.median === null ? '' : `, median ${length.median} ${length.unit}s`
  const first = `${thousands(run.games)} games in ${durationText(timing.wallSeconds)}, ${won.join(', ')}${median}`
  return `${first}\n${folder}/report.html  summary.json  ${run.records.file}`
}

/** Broken at spaces, so that no line is wider than the window; all lines but the first begin with `indent`. */
export function wrap(text: string, width: number, indent = ''): string {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line)
      line = indent + word
    } else line = line === '' ? word : `${line} ${word}`
  }
  lines.push(line)
  return lines.join('\n')
}

function cut(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name
}
