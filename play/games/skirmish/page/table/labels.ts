import type { TableUnit } from '../../table/table.js'
import { covering, type Pixels } from './boxes.js'
import type { Paper } from './place.js'

/** Where the names of units stand: below the disc, else above, right or left of it, and never cut by the edge; where there is no room, nowhere. */

export interface Label {
  readonly x: number
  readonly y: number
  readonly anchor: 'middle' | 'start' | 'end'
}

const LETTER = 6.4
const HEIGHT = 13
const PAD = 3
/** Before the first line of text below a disc, its nose may be in between. */
const GAP = 8

/** From this importance on a name may lie upon discs, and from the next on upon other names. */
const NEEDED = 2
const FIRST = 3

/** The more important give way to nobody. */
export function labelsOf(
  units: readonly TableUnit[],
  paper: Paper,
  radiusOf: (unit: TableUnit) => number,
  covered: readonly Pixels[],
  importance: (unit: TableUnit) => number,
): ReadonlyMap<number, Label> {
  const discs = units.map((unit) => discBox(unit, paper, radiusOf(unit)))
  const written: Pixels[] = [...covered]
  const labels = new Map<number, Label>()
  const rank = (unit: TableUnit): number => 10 * importance(unit) + unit.stars
  for (const unit of [...units].sort((a, b) => rank(b) - rank(a))) {
    const text = unit.harm > 0 ? `${unit.name} -${unit.harm}` : unit.name
    const all = choicesFor(unit, paper, radiusOf(unit), text.length * LETTER)
    const whole = all.filter(({ box }) => isWhole(box, paper))
    const apart = whole.filter(({ box }) => covering(box, written) === 0)
    const free = apart.find(({ box }) => covering(box, discs) === 0)
    const needed = importance(unit) < NEEDED ? null : leastCovering(apart, discs)
    const some = whole.length > 0 ? whole : all
    const first = importance(unit) < FIRST ? null : leastCovering(some, [...written, ...discs])
    const found = free ?? needed ?? first
    if (found === null) continue
    written.push(found.box)
    labels.set(unit.slot, found.label)
  }
  return labels
}

interface Choice {
  readonly label: Label
  readonly box: Pixels
}

function leastCovering(choices: readonly Choice[], taken: readonly Pixels[]): Choice | null {
  const least = (best: Choice | null, one: Choice): Choice =>
    best === null || covering(one.box, taken) < covering(best.box, taken) ? one : best
  return choices.reduce(least, null)
}

export function discBox({ x, y }: TableUnit, paper: Paper, r: number): Pixels {
  const [cx, cy] = [paper.x(x), paper.y(y)]
  const half = r * 0.85
  return { left: cx - half, right: cx + half, top: cy - half, bottom: cy + half }
}

function choicesFor(
  { x, y }: TableUnit,
  paper: Paper,
  r: number,
  width: number,
): readonly Choice[] {
  const [cx, cy] = [paper.x(x), paper.y(y)]
  const at = (label: Label, left: number) => ({
    label: { ...label, x: label.x - cx, y: label.y - cy },
    box: {
      left: left - PAD,
      right: left + width + PAD,
      top: label.y - HEIGHT + 3,
      bottom: label.y + 3,
    },
  })
  return [
    at({ x: cx, y: cy + r + GAP + 11, anchor: 'middle' }, cx - width / 2),
    at({ x: cx, y: cy - r - GAP - 2, anchor: 'middle' }, cx - width / 2),
    at({ x: cx + r + GAP, y: cy + 4, anchor: 'start' }, cx + r + GAP),
    at({ x: cx - r - GAP, y: cy + 4, anchor: 'end' }, cx - r - GAP - width),
    ...[cy - r, cy + r + 8].flatMap((y) => [
      at({ x: cx + r, y, anchor: 'start' }, cx + r),
      at({ x: cx - r, y, anchor: 'end' }, cx - r - width),
    ]),
  ]
}

/** Nothing of it is cut off by an edge of the picture. */
function isWhole({ left, right, top, bottom }: Pixels, { width, height }: Paper): boolean {
  return left >= 0 && right <= width && top >= 0 && bottom <= height
}
