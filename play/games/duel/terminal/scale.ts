import type { Drawing } from '../../../terminal/game-words.js'
import type { Effect } from '../decision/effect.js'
import { BEYOND, type Segment, segmentsOf } from '../table/segments.js'
import type { Standing } from '../table/standing.js'
import type { DuelTable } from '../table/table.js'
import { labelOf } from '../words/names.js'

/** The scale in letters: both totals as bars along one ruler, the objective as a wall. */

/** Name and total before each bar. */
const LABEL = 12
const NAME = 7
/** Two columns are one point; in narrow windows it is one, and in very narrow ones there is no ruler. */
const WIDE = 60
const LEAST = 40

export function scaleLines(
  table: DuelTable,
  standing: Standing,
  effect: Effect | null,
  { width }: Drawing,
): string[] {
  const objective = table.event?.objective ?? 0
  const rows = [1 - table.reader, table.reader] as (0 | 1)[]
  if (width < LEAST)
    return rows.map(
      (side) =>
        `${nameOf(table, side)} ${standing.finals[side]} of ${objective}${standing.isBust[side] ? ', bust' : ''}`,
    )
  const columns = width < WIDE ? 1 : 2
  const [theirs = '', own = ''] = rows.map((side) => {
    const total = String(standing.finals[side]).padStart(LABEL - NAME - 1)
    const segments = segmentsOf(table, side, standing, effect).filter(
      ({ state }) => state !== 'gone',
    )
    const bar = segments.map((segment) => drawn(segment, columns)).join('')
    const walled = withWall(bar, objective * columns, (objective + BEYOND) * columns)
    return `${nameOf(table, side).padEnd(NAME)}${total} ${walled}${standing.isBust[side] ? ' bust' : ''}`
  })
  return [theirs, ' '.repeat(LABEL) + rulerOf(objective, columns), own]
}

export function nameOf(table: DuelTable, side: number): string {
  return side === table.reader ? 'you' : labelOf(side)
}

/** `[==4==]`, exhausted `(--4--)`, a bonus `{+2}`, what would come `<+6>`. */
function drawn({ value, state, isNew }: Segment, columns: number): string {
  const [open = '', fill = '', close = ''] = isNew ? '<=>' : BRACKETS[state]
  const width = value * columns
  const figure = isNew || state === 'bonus' ? `+${value}` : String(value)
  const room = width - 2 - figure.length
  if (room < 0)
    return width < 2 ? figure.slice(-1) : `${open}${close}`.padEnd(width, fill).slice(0, width)
  const before = Math.floor(room / 2)
  return open + fill.repeat(before) + figure + fill.repeat(room - before) + close
}

const BRACKETS: Readonly<Record<Segment['state'], string>> = {
  ready: '[=]',
  exhausted: '(-)',
  bonus: '{ }',
  gone: '...',
}

/** The bar with the wall in its place, cut where the ruler ends. */
function withWall(bar: string, wall: number, end: number): string {
  const filled = bar.length <= wall ? bar.padEnd(wall) : bar
  return `${filled.slice(0, wall)}|${filled.slice(wall, end).padEnd(end - wall, '/')}`
}

const EVERY = 5

/** Each fifth point and the objective by its number. */
function rulerOf(objective: number, columns: number): string {
  const points = Array.from({ length: objective + BEYOND }, (_, i) => i + 1)
  const cells = points.map((point) => {
    const isNamed = point % EVERY === 0 || point === objective
    if (columns === 1) return isNamed ? String(point % 10) : '.'
    return isNamed ? String(point).padStart(2) : ' .'
  })
  return `${cells.slice(0, objective).join('')}|${cells.slice(objective).join('')}`
}
