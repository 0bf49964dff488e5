import type { CalibrationSummary, SaidTenth, Summary } from '../summary/summary.js'
import { thousands } from '../summary/verdict.js'
import { figure, numbers, type Section, section } from './html.js'
import { dot, line, path, plot, scale, text } from './svg.js'
import { cut } from './words.js'

/** A tenth that was tried in fewer games says nothing in a sentence. */
const FEW_GAMES = 20
const MOST_PLOTS = 6
/** Agents whose parts of the game are drawn, too. */
const MOST_STAGED = 2
const LEFT = 40
const TOP = 26
const SIDE = 140
const COLUMN = 200
const ROW = TOP + SIDE + 26

/** Whether agents win as often as they say. */
export function calibrationSection(summary: Summary): Section | null {
  const { calibration } = summary
  const [leader] = calibration
  if (leader === undefined) return null
  return section({
    id: 'calibration',
    short: 'Said and was',
    title: 'Said and was',
    from: 'calibration',
    finding: findingOf(leader),
    body:
      figure(
        drawing(
          'Chances said and points taken per agent',
          calibration.slice(0, MOST_PLOTS).map(wholeOf),
        ),
        'Across: the chance to win that an agent said of its own side when it moved, by tenths; up: the points that it took. On the slope both agree. Hollow: tried in few games. Opinions of one game stand or fall together; games that were given up or adjudicated are left out.',
      ) +
      figure(
        drawing(
          'Chances said and points taken by part of the game',
          staged(calibration.slice(0, MOST_STAGED)),
        ),
        'The same by part of the game, by the numbers of the moves: in the first games a third of the opinions falls into each.',
      ) +
      numbers(
        'The numbers',
        ['agent', 'said', 'was', 'opinions', 'games'],
        calibration.flatMap(({ agent, tenths }) =>
          tenths.map(({ said, was, opinions, games }) => [
            agent,
            percent(said),
            percent(was),
            thousands(opinions),
            thousands(games),
          ]),
        ),
      ),
  })
}

function findingOf({ agent, tenths }: CalibrationSummary): string {
  const tried = tenths.filter((one) => one.games >= FEW_GAMES)
  const [first] = tried
  if (first === undefined) return `${agent} says what it thinks, in too few games to judge by.`
  const off = (one: SaidTenth): number => Math.abs(one.was - one.said)
  const worst = tried.reduce((most, one) => (off(one) > off(most) ? one : most), first)
  return `${agent} is farthest off where it says ${percent(worst.said)}: it takes ${percent(worst.was)} there, in ${thousands(worst.games)} games.`
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}

interface Square {
  readonly title: string
  /** Whose it is, in full. */
  readonly whose: string
  readonly tenths: readonly SaidTenth[]
}

function wholeOf({ agent, tenths }: CalibrationSummary): Square {
  return { title: cut(agent), whose: agent, tenths }
}

/** Stage by stage, the agents beside each other. */
function staged(agents: readonly CalibrationSummary[]): Square[] {
  const columns = agents.map(stagesOf)
  const rows = Math.max(...columns.map((column) => column.length))
  return Array.from({ length: rows }, (_, n) => columns.flatMap((column) => column[n] ?? [])).flat()
}

function stagesOf({ agent, stages }: CalibrationSummary): Square[] {
  return stages.map(({ from, until, tenths }) => {
    const moves = until === null ? `from ${from}` : `${from} to ${until}`
    return { title: `${cut(agent)}: ${moves}`, whose: `${agent}, moves ${moves}`, tenths }
  })
}

/** Two in a row. */
function drawing(title: string, squares: readonly Square[]): string {
  const rows = Math.ceil(squares.length / 2)
  const parts = squares.flatMap((one, i) => square(one, (i % 2) * COLUMN, Math.floor(i / 2) * ROW))
  return plot(rows * ROW, title, parts)
}

function square({ title, whose, tenths }: Square, left: number, top: number): string[] {
  const x = scale(0, 1, left + LEFT, left + LEFT + SIDE)
  const y = scale(0, 1, top + TOP + SIDE, top + TOP)
  const parts = [text(left + LEFT, top + 14, title, 'strong')]
  for (const share of [0, 0.5, 1]) {
    parts.push(
      line('grid', x(share), y(0), x(share), y(1)),
      line('grid', x(0), y(share), x(1), y(share)),
      text(x(share), y(0) + 16, `${100 * share} %`, 'tick', 'middle'),
    )
    if (share > 0) parts.push(text(x(0) - 4, y(share) + 4, `${100 * share} %`, 'tick', 'end'))
  }
  const tried = tenths.filter((one) => one.games >= FEW_GAMES)
  parts.push(
    line('bound', x(0), y(0), x(1), y(1)),
    path(
      'run',
      tried.map((one) => [x(one.said), y(one.was)]),
    ),
  )
  for (const one of tenths) {
    const said = `${whose}: said ${percent(one.said)}, was ${percent(one.was)}, ${thousands(one.games)} games`
    parts.push(dot(one.games < FEW_GAMES ? 'ring' : 'ink', x(one.said), y(one.was), 3.5, said))
  }
  return parts
}
