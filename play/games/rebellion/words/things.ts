import { counted, listed } from '../../../../engine/english.js'
import {
  CORUSCANT,
  ICON_IDS,
  MOST_ICONS,
  NO_ICON,
  SYSTEM_COUNT,
} from '../../../../engine/rebellion/facts/map.js'
import { EMPIRE, REBEL } from '../../../../engine/rebellion/facts/sides.js'
import { UNIT_ICON, UNIT_THEATER, UNITS_OF } from '../../../../engine/rebellion/facts/unit-types.js'
import type { RebellionView } from '../../../../engine/rebellion/knowledge/view.js'
import { placeName, type UnitCount, unitList } from './names.js'
import { ICON_NAMES, SKILL_NAMES } from './texts.js'
import { inOrder } from './unit-order.js'

/** What is to be said of a system, its units or a leader beside a choice, as one side sees it. */

/** Marks of a system, whoever has read them. */
export interface Standing {
  readonly loyalty: 'rebel' | 'empire' | 'none'
  readonly subjugated: boolean
  readonly sabotaged: boolean
  readonly remote: boolean
  readonly destroyed: boolean
}

export function standing(system: Standing): string {
  if (system.destroyed) return 'destroyed'
  const words = [
    system.subjugated ? 'subjugated' : '',
    system.sabotaged ? 'sabotaged' : '',
    system.remote ? 'remote' : '',
  ].filter((word) => word !== '')
  if (system.loyalty !== 'none') words.unshift(system.loyalty === 'rebel' ? 'Rebel' : 'Empire')
  else if (words.length === 0) words.push('neutral')
  return words.join(', ')
}

/** The same of a place, by its number; empty for the Rebel Base space. */
export function standingOf(view: RebellionView, place: number): string {
  if (place >= SYSTEM_COUNT) return ''
  const bit = 1 << place
  const has = (mask: number): boolean => (mask & bit) !== 0
  return standing({
    loyalty: has(view.loyal(REBEL)) ? 'rebel' : has(view.loyal(EMPIRE)) ? 'empire' : 'none',
    subjugated: has(view.subjugated),
    sabotaged: has(view.sabotaged),
    remote: has(view.remote),
    destroyed: has(view.destroyed),
  })
}

/** Units of a side at a place that fit, the strongest first. */
export function unitsOf(
  view: RebellionView,
  side: number,
  place: number,
  fits: (type: number) => boolean = () => true,
): UnitCount[] {
  const found: UnitCount[] = []
  for (const type of inOrder(side)) {
    const count = fits(type) ? view.units(place, type) : 0
    if (count > 0) found.push({ type, count })
  }
  return found
}

export function unitCount(list: readonly UnitCount[]): number {
  return list.reduce((sum, { count }) => sum + count, 0)
}

export function inTheater(theater: number): (type: number) => boolean {
  return (type) => UNIT_THEATER[type] === theater
}

/** `neutral · 3 enemy units`: a place as a target. */
export function placeWords(view: RebellionView, place: number): string {
  const enemies = unitCount(unitsOf(view, view.enemy, place))
  return dotted(standingOf(view, place), enemies > 0 ? counted(enemies, 'enemy unit') : '')
}

/** What stands there, of both sides: `2 X-wings against 1 Star Destroyer`. */
export function forcesWords(view: RebellionView, place: number): string {
  const own = unitList(unitsOf(view, view.side, place))
  return `${own || 'nobody of yours'} against ${unitList(unitsOf(view, view.enemy, place))}`
}

export function iconsOf(view: RebellionView, place: number): number[] {
  return Array.from({ length: MOST_ICONS }, (_, i) => view.icon(place, i)).filter(
    (icon) => icon !== NO_ICON && ICON_IDS[icon] !== undefined,
  )
}

/** `space triangle and ground square`; empty without icons. */
export function iconWords(view: RebellionView, place: number): string {
  return listed(iconsOf(view, place).map((icon) => ICON_NAMES[icon] ?? ''))
}

/** Unit types of a side that an icon builds. */
export function builtBy(side: number, icon: number): number[] {
  return [...(UNITS_OF[side] ?? [])].filter((type) => UNIT_ICON[type] === icon)
}

/** `3 diplomacy, 1 logistics, small 2 intel`. */
export function skillWords(view: RebellionView, leader: number): string {
  const full = SKILL_NAMES.map((name, skill) => ({ name, value: view.skill(leader, skill) }))
  const small = SKILL_NAMES.map((name, skill) => ({
    name,
    value: view.minorSum(1 << leader, skill),
  }))
  const words = (icons: typeof full): string =>
    icons
      .filter(({ value }) => value > 0)
      .map(({ name, value }) => `${value} ${name}`)
      .join(', ')
  return [words(full), words(small) === '' ? '' : `small ${words(small)}`]
    .filter((text) => text !== '')
    .join(', ')
}

/** Tactic values. */
export function tacticWords(view: RebellionView, leader: number): string {
  return `space ${view.tactics(leader, 0)}, ground ${view.tactics(leader, 1)}`
}

/** What loyalty gained in a system makes of it; null when it changes nothing. */
export function loyaltyChange(
  view: RebellionView,
  side: number,
  place: number,
  steps: number,
): string | null {
  const bit = 1 << place
  const owner =
    (view.loyal(side) & bit) !== 0 ? 'own' : (view.loyal(1 - side) & bit) !== 0 ? 'enemy' : 'none'
  if (owner === 'own' || place === CORUSCANT || (view.populous & bit) === 0) return null
  const name = side === REBEL ? 'Rebel' : 'Imperial'
  const other = side === REBEL ? 'Imperial' : 'Rebel'
  if (owner === 'none') return `neutral, then ${name} loyalty`
  return steps > 1 ? `${other}, then ${name} loyalty` : `${other} loyalty, then neutral`
}

/** Why loyalty gained there would change nothing. */
export function noLoyaltyChange(view: RebellionView, place: number): string {
  if (place === CORUSCANT) return `${placeName(place)} never changes`
  if ((view.populous & (1 << place)) === 0) return 'no loyalty is kept here'
  return 'loyal already'
}

/** Words with dots between, the empty ones left out. */
export function dotted(...words: readonly string[]): string {
  return words.filter((word) => word !== '').join(' · ')
}
