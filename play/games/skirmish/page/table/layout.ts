import { isCard } from '../../../../../engine/skirmish/state/moves.js'
import type { SkirmishTable, TableUnit } from '../../table/table.js'
import type { Pixels } from './boxes.js'
import type { FireLook } from './fire-look.js'
import { arcLabelAt } from './ground.js'
import { discBox, type Label, labelsOf } from './labels.js'
import type { Paper } from './place.js'
import { type Spoken, type Tags, tagsOf } from './tags.js'
import { discRadii, discRadius } from './unit-view.js'

/** Where everything that is written on the table stands, so that nothing lies upon anything else. */
export interface Layout {
  /** How large discs are drawn, and where their names are, by slot. */
  readonly radii: ReadonlyMap<number, number>
  readonly names: ReadonlyMap<number, Label>
  readonly tags: Tags
}

export interface Written {
  readonly table: SkirmishTable
  readonly paper: Paper
  readonly fire: FireLook
  /** The unit that is moved, and where it would stand. */
  readonly leaving?: number
  readonly ghost?: TableUnit | null
  /** What lies over the picture: nothing is written there. */
  readonly covered?: readonly Pixels[]
}

export function layoutOf(written: Written): Layout {
  const { table, paper, fire, leaving = -1, ghost = null, covered = [] } = written
  const radii = discRadii(table.units, paper)
  const units = standing(table.units, leaving, ghost)
  const radiusOf = (unit: TableUnit): number =>
    unit === ghost ? discRadius(unit.radius, paper) : (radii.get(unit.slot) ?? 0)
  const under = [...covered, ...cardBoxes(table, paper), ...arcLabels(fire, paper)]
  if (ghost !== null) under.push(noseBox(ghost, radiusOf(ghost), paper))
  const discs = units.map((unit) => discBox(unit, paper, radiusOf(unit)))
  const spokenOf = (target: number): Spoken | null => {
    const unit = units.find(({ slot }) => slot === target)
    if (unit !== undefined) return { x: paper.x(unit.x), y: paper.y(unit.y), r: radiusOf(unit) }
    return isCard(target) ? cardSpoken(table, paper, target) : null
  }
  const tags = tagsOf(fire.lines, spokenOf, [...under, ...discs], paper)
  const spoken = new Set(fire.lines.flatMap(({ from, to }) => [from, to]))
  const names = labelsOf(units, paper, radiusOf, [...under, ...tags.boxes], (unit) =>
    importance(unit, written, spoken),
  )
  return { radii, names, tags }
}

/** The handle before the nose of a ghost. */
function noseBox({ x, y, heading }: TableUnit, r: number, paper: Paper): Pixels {
  const angle = (heading * Math.PI) / 180
  const cx = paper.x(x) + (r + NOSE) * Math.cos(angle)
  const cy = paper.y(y) - (r + NOSE) * Math.sin(angle)
  return { left: cx - NOSE / 2, right: cx + NOSE / 2, top: cy - NOSE / 2, bottom: cy + NOSE / 2 }
}

const NOSE = 22

/** What stands there while a unit is moved: its ghost in its place. */
export function standing(
  units: readonly TableUnit[],
  leaving: number,
  ghost: TableUnit | null,
): readonly TableUnit[] {
  if (ghost === null) return units
  const others = units.filter(({ slot }) => slot !== leaving)
  return others.some(({ slot }) => slot === ghost.slot) ? others : [...others, ghost]
}

/** Who acts comes before its targets, those before who may act, and the uninvolved come last. */
function importance(
  { slot }: TableUnit,
  { fire, ghost = null }: Written,
  spoken: ReadonlySet<number>,
): number {
  const mark = fire.marks.get(slot)
  if (slot === ghost?.slot || mark === 'chosen') return 3
  if (spoken.has(slot) || mark === 'aimed' || mark === 'lit') return 2
  return mark === undefined ? 0 : 1
}

function cardBoxes({ cards }: SkirmishTable, paper: Paper): readonly Pixels[] {
  return cards
    .filter(({ lies }) => lies)
    .map(({ x, y, width, height }) => ({
      left: paper.x(x),
      right: paper.x(x + width),
      top: paper.y(y + height),
      bottom: paper.y(y),
    }))
}

function cardSpoken({ cards }: SkirmishTable, paper: Paper, target: number): Spoken | null {
  const card = cards.find((one) => one.target === target)
  if (card === undefined) return null
  return {
    x: paper.x(card.x + card.width / 2),
    y: paper.y(card.y + card.height / 2),
    r: paper.length(card.height / 2),
  }
}

const LABEL = { width: 56, height: 15 }

function arcLabels({ arcs }: FireLook, paper: Paper): readonly Pixels[] {
  return arcs
    .filter(({ label }) => label !== '')
    .map(({ arc }) => {
      const { x, y } = arcLabelAt(arc, paper)
      return {
        left: x - LABEL.width / 2,
        right: x + LABEL.width / 2,
        top: y - LABEL.height + 3,
        bottom: y + 3,
      }
    })
}
