import { listed } from '../../english.js'
import { ACTIONS, MISSIONS, OBJECTIVES, TACTICS } from '../cards/registry.js'
import { LEADERS } from '../data/leaders.js'
import { MARKERS } from '../data/markers.js'
import { RINGS } from '../data/rings.js'
import { REGION_NAMES, SYSTEMS } from '../data/systems.js'
import { UNITS } from '../data/units.js'
import { BASE_SPACE, lowestBit } from '../facts/map.js'
import { ADMIRAL } from '../facts/posts.js'

/** Names of things as people read them, and how they stand together in a sentence. */

export const SIDE_NAMES: readonly string[] = ['The Rebels', 'The Empire']

/** The side as a subject with its verb: `The Rebels draw`, `The Empire draws`. */
export function subject(side: number, verb: string): string {
  return side === 0 ? `The Rebels ${verb}` : `The Empire ${singular(verb)}`
}

function singular(verb: string): string {
  const [first = '', ...rest] = verb.split(' ')
  const inflected =
    first === 'have' ? 'has' : /(s|x|sh|ch)$/.test(first) ? `${first}es` : `${first}s`
  return [inflected, ...rest].join(' ')
}

/** One of two partners: `The Rebel Admiral`. */
export function roleName(side: number, post: number): string {
  return `The ${side === 0 ? 'Rebel' : 'Imperial'} ${post === ADMIRAL ? 'Admiral' : 'General'}`
}

export function placeName(place: number): string {
  if (place === BASE_SPACE) return 'the Rebel Base space'
  return SYSTEMS[place]?.name ?? 'nowhere'
}

export function regionName(region: number): string {
  return `the ${REGION_NAMES[region]} region`
}

export function leaderName(leader: number): string {
  return LEADERS[leader]?.name ?? '?'
}

export function unitName(type: number): string {
  return UNITS[type]?.name ?? '?'
}

/** `2 TIE Fighters`, `Star Destroyer`. */
export function countedUnit(count: number, type: number): string {
  return count === 1 ? unitName(type) : `${count} ${unitName(type)}s`
}

export function missionName(card: number): string {
  return MISSIONS[card]?.name ?? '?'
}

export function actionName(card: number): string {
  return ACTIONS[card]?.name ?? '?'
}

export function objectiveName(card: number): string {
  return OBJECTIVES[card]?.name ?? '?'
}

export function tacticName(card: number): string {
  return TACTICS[card]?.name ?? '?'
}

export function ringName(ring: number): string {
  return RINGS[ring]?.name ?? '?'
}

export function markerName(marker: number): string {
  return MARKERS[marker]?.name ?? '?'
}

/** The leaders of a mask by name. */
export function leaderNames(mask: number): string {
  return listed(bits(mask).map(leaderName))
}

/** The systems of a mask by name. */
export function placeNames(mask: number): string {
  return listed(bits(mask).map(placeName))
}

/** What the systems are after the deal; `occupied` ones are neutral until the Imperial units come. */
export function dealtWords(rebel: number, imperial: number, occupied: number): string[] {
  const lines = [
    `Loyal to the Rebels: ${placeNames(rebel)}.`,
    `Loyal to the Empire: ${placeNames(imperial)}.`,
  ]
  return occupied === 0 ? lines : [...lines, `To be subjugated: ${placeNames(occupied)}.`]
}

/** Numbers of the bits set, ascending. */
export function bits(mask: number): number[] {
  const found: number[] = []
  for (let rest = mask; rest !== 0; rest &= rest - 1) found.push(lowestBit(rest))
  return found
}

/** `1 leader`, `3 leaders`, `no leaders`. */
export function numbered(count: number, one: string): string {
  return `${count === 0 ? 'no' : count} ${one}${count === 1 ? '' : 's'}`
}

/** `a mission`, `3 missions`. */
export function counted(count: number, one: string): string {
  if (count !== 1) return `${count} ${one}s`
  return /^[aeio]/.test(one) ? `an ${one}` : `a ${one}`
}
