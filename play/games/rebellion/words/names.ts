import { counted, listed } from '../../../../engine/english.js'
import { MISSIONS } from '../../../../engine/rebellion/cards/registry.js'
import { LEADERS } from '../../../../engine/rebellion/data/leaders.js'
import { SYSTEMS } from '../../../../engine/rebellion/data/systems.js'
import { BASE_SPACE } from '../../../../engine/rebellion/facts/map.js'
import { bits, unitName } from '../../../../engine/rebellion/text/words.js'

/** Names of things for small places: leaders by their last names, counts with the right plural. */
export {
  actionName,
  objectiveName,
  ringName,
  tacticName,
  unitName,
} from '../../../../engine/rebellion/text/words.js'

export function placeName(place: number): string {
  return place === BASE_SPACE ? 'Rebel Base space' : (SYSTEMS[place]?.name ?? 'nowhere')
}

/** The same in a sentence. */
export function inWords(place: number): string {
  return place === BASE_SPACE ? 'the Rebel Base space' : placeName(place)
}

export function placeNames(mask: number): string {
  return listed(bits(mask).map(placeName))
}

/** `1 TIE Fighter`, `3 TIE Fighters`. */
export function units(count: number, type: number): string {
  return counted(count, unitName(type))
}

/** `an X-wing`, `a Star Destroyer`. */
export function aUnit(type: number): string {
  const name = unitName(type)
  return `${/^(?:[AEIO]|X-)/.test(name) ? 'an' : 'a'} ${name}`
}

export interface UnitCount {
  readonly type: number
  readonly count: number
}

/** `2 TIE Fighters and 1 AT-ST`; empty without any. */
export function unitList(list: readonly UnitCount[]): string {
  return listed(list.filter(({ count }) => count > 0).map(({ type, count }) => units(count, type)))
}

export function leaderName(leader: number): string {
  return LEADERS[leader]?.short ?? '?'
}

/** `Vader and Tarkin`; empty for nobody. */
export function leaderNames(mask: number): string {
  return listed(bits(mask).map(leaderName))
}

export function missionName(card: number): string {
  return MISSIONS[card]?.name ?? 'Hidden card'
}

/** What is not quite certain is never rounded to 0 or 100. */
export function percent(chance: number): string {
  if (chance <= 0) return '0%'
  if (chance >= 1) return '100%'
  return `${Math.min(99, Math.max(1, Math.round(chance * 100)))}%`
}
