import { CARDS_OF_A_BASE, cardAt, TABLE_IDS, tableOf } from '../../engine/skirmish/facts/tables.js'
import { MM } from '../../engine/skirmish/geometry/measures.js'
import { figure, type Section, scrolling, section, table } from '../report/html.js'
import { dot, escaped, line, PLOT_WIDTH, plot, rect, sideMark, text } from '../report/svg.js'
import { count, wholePercent } from '../report/words.js'
import type { Summary } from '../summary/summary.js'
import { type SkirmishOfAgent, skirmishPart } from './tally.js'

/** Room for the labels round the table. */
const EDGE = 16
/** The largest dot, in parts of a square. */
const LARGEST = 0.62

/** How the agents fire, and where on the table units fall. */
export function tableSection(summary: Summary): Section | null {
  const own = skirmishPart(summary)
  const rows = summary.agents
    .map(({ agent }) => own.agents.find((one) => one.agent === agent))
    .filter((one) => one !== undefined)
    .filter(({ games }) => games > 0)
  const [leader] = rows
  if (leader === undefined) return null
  return section({
    id: 'table',
    short: 'Table',
    title: 'Fire, and where units fell',
    from: 'own',
    finding: `${leader.agent} hits with ${wholePercent(leader.hits)} % of its attacks, destroys ${leader.killsPerGame} units and home cards a game and loses ${leader.starsLostPerGame} stars.`,
    body:
      figure(
        drawing(summary),
        `Where units stood when they were destroyed, in ${count(own.games, 'game')}: one colour for each seat, a dot for each of the ${own.squares} by ${own.squares} squares, its area as their number.`,
      ) + scrolling(table('nums', HEAD, rows.map(cells))),
  })
}

const HEAD = [
  'agent',
  'attacks a game',
  'hits',
  'destroyed a game',
  'stars lost',
  'home cards lost',
  'sees an enemy',
  'points a game',
]

function cells(one: SkirmishOfAgent): string[] {
  return [
    escaped(one.agent),
    String(one.attacksPerGame),
    `${wholePercent(one.hits)} %`,
    String(one.killsPerGame),
    String(one.starsLostPerGame),
    String(one.cardsLostPerGame),
    `${wholePercent(one.arcsHeld)} %`,
    String(one.pointsPerGame),
  ]
}

function drawing(summary: Summary): string {
  const { squares, fallen } = skirmishPart(summary)
  const seats = summary.run.seats
  const { size, cards } = tableOf(
    seats.length,
    Math.max(0, (TABLE_IDS as readonly string[]).indexOf(summary.run.options.table ?? '')),
  )
  const edge = PLOT_WIDTH - 2 * EDGE
  const x = (place: number): number => EDGE + (place / size) * edge
  const y = (place: number): number => EDGE + edge - (place / size) * edge
  const parts = [
    line('axis', x(0), y(0), x(size), y(0)),
    line('axis', x(0), y(size), x(size), y(size)),
    line('axis', x(0), y(0), x(0), y(size)),
    line('axis', x(size), y(0), x(size), y(size)),
  ]
  seats.forEach((_, seat) => {
    for (let card = seat * CARDS_OF_A_BASE; card < (seat + 1) * CARDS_OF_A_BASE; card++) {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = cards.subarray(cardAt(card), cardAt(card) + 4)
      parts.push(rect(`${sideMark(seat)} pale`, x(x0), y(y1), x(x1) - x(x0) - 1, y(y0) - y(y1) - 1))
    }
  })
  const most = Math.max(1, ...fallen.flat())
  const step = size / squares
  seats.forEach((name, seat) => {
    fallen[seat]?.forEach((units, square) => {
      if (units === 0) return
      // Beside each other, so that all seats of a square show
      const aside = ((seat - (seats.length - 1) / 2) * step) / (seats.length + 1)
      const centre = (square % squares) * step + step / 2 + aside
      const radius = Math.sqrt(units / most) * LARGEST * (edge / squares)
      const height = (Math.floor(square / squares) + 0.5) * step
      const words = `${count(units, 'unit')} of ${name}`
      parts.push(dot(sideMark(seat), x(centre), y(height), Math.round(radius * 10) / 10, words))
    })
  })
  parts.push(text(x(0), EDGE + edge + 13, '0', 'tick'))
  parts.push(text(x(size), EDGE + edge + 13, `${size / MM} mm`, 'tick', 'end'))
  return plot(
    EDGE + edge + EDGE,
    'The table with home bases and the places where units fell',
    parts,
  )
}
