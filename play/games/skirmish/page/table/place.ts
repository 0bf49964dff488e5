import type { Spot } from '../../decision/way.js'
import type { HomeCard, SkirmishTable, TableUnit } from '../../table/table.js'
import type { Box, Look, Viewport } from './viewport.js'

/** Millimetres of the table and pixels of the picture. */

export interface Paper {
  readonly width: number
  readonly height: number
  readonly look: Look
  x(mm: number): number
  y(mm: number): number
  length(mm: number): number
}

export function paperOf(view: Viewport, look: Look): Paper {
  const { width, height } = view
  return {
    width,
    height,
    look,
    x: (mm) => width / 2 + (mm - look.x) * look.scale,
    y: (mm) => height / 2 - (mm - look.y) * look.scale,
    length: (mm) => mm * look.scale,
  }
}

/** The point of the table below a pixel, as the engine measures it. */
export function spotAt({ width, height, look }: Paper, x: number, y: number): Spot {
  return {
    x: Math.round(100 * (look.x + (x - width / 2) / look.scale)),
    y: Math.round(100 * (look.y - (y - height / 2) / look.scale)),
  }
}

const MARGIN = 90
const NARROW_MARGIN = 50

/** All units and what is around them; the whole table while there are none, the own base while they are placed. */
export function boxOf(table: SkirmishTable, isPlacing: boolean, isNarrow = false): Box {
  const { units, cards, size, reader } = table
  if (isPlacing || units.length === 0) {
    const own = cards.filter(({ owner }) => owner === (reader === 'all' ? 0 : reader))
    return around(
      own.map(({ x, y, width, height }) => [x, y, x + width, y + height]),
      isNarrow ? NARROW_MARGIN : 2 * MARGIN,
      size,
    )
  }
  const box = around(
    units.map(({ x, y, radius }) => [x - radius, y - radius, x + radius, y + radius]),
    MARGIN,
    size,
  )
  return cards.filter(({ lies }) => lies).reduce(withWhole, box)
}

/** Grown so far that a home card that would be cut by its edge is seen whole. */
function withWhole(box: Box, { x, y, width, height }: HomeCard): Box {
  const { left, right, low, high } = box
  if (x > right || x + width < left || y > high || y + height < low) return box
  return {
    left: Math.min(left, x - AROUND_CARD),
    right: Math.max(right, x + width + AROUND_CARD),
    low: Math.min(low, y - AROUND_CARD),
    high: Math.max(high, y + height + AROUND_CARD),
  }
}

const AROUND_CARD = 12

/** All units and all home cards: what there is of a battle. */
export function boxOfBattle(table: SkirmishTable): Box {
  const cards = around(
    table.cards.map(({ x, y, width, height }) => [x, y, x + width, y + height]),
    AROUND_CARD,
    table.size,
  )
  return table.units.length === 0 ? wholeTable(table) : together(cards, boxOf(table, false))
}

const AROUND = 230

/** What is about a unit, or two that fire at each other: as much as a small window shows. */
export function boxAround(units: readonly TableUnit[], { size }: SkirmishTable): Box {
  return around(
    units.map(({ x, y, radius }) => [x - radius, y - radius, x + radius, y + radius]),
    units.length > 1 ? MARGIN : AROUND,
    size,
  )
}

export function wholeTable({ size }: SkirmishTable): Box {
  return { left: -20, right: size + 20, low: -20, high: size + 20 }
}

/** Both of them. */
export function together(one: Box, other: Box): Box {
  return {
    left: Math.min(one.left, other.left),
    right: Math.max(one.right, other.right),
    low: Math.min(one.low, other.low),
    high: Math.max(one.high, other.high),
  }
}

function around(boxes: readonly (readonly number[])[], margin: number, size: number): Box {
  const edge = (i: number, pick: (...of: number[]) => number): number =>
    pick(...boxes.map((box) => box[i] ?? 0))
  return {
    left: Math.max(-20, edge(0, Math.min) - margin),
    low: Math.max(-20, edge(1, Math.min) - margin),
    right: Math.min(size + 20, edge(2, Math.max) + margin),
    high: Math.min(size + 20, edge(3, Math.max) + margin),
  }
}
