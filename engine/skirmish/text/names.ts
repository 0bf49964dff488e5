import { capital } from '../../english.js'
import type { State } from '../../state.js'
import { ICONS } from '../data/icons.js'
import { CARDS_OF_A_BASE, seatName } from '../facts/tables.js'
import { unitKind } from '../facts/units.js'
import { FLEET_SIZE, KIND, PLAYERS } from '../state/layout.js'
import { isCard, TARGET_CARDS } from '../state/moves.js'
import { firstSlot, hasStatus, IS_BACK, kindAt, ownerOf } from '../state/units.js'

/** Ids and names of units: `x-wing-2` and `X-wing 2` of its owner, with the seat before them for others. */

/** Which of a player's units of its kind a unit is, from 1; 0 for the first with a person's name. */
function numberOf(s: State, slot: number): number {
  let number = 1
  for (let other = firstSlot(ownerOf(slot)); other < slot; other++)
    if (s.bytes[KIND + other] === s.bytes[KIND + slot]) number++
  return number === 1 && unitKind(kindAt(s, slot)).person !== undefined ? 0 : number
}

export function ownId(s: State, slot: number): string {
  const number = numberOf(s, slot)
  const { id } = unitKind(kindAt(s, slot))
  return number === 0 ? id : `${id}-${number}`
}

/** `north-x-wing-2`: the same for everybody. */
export function unitRef(s: State, slot: number): string {
  return `${seatName(s.bytes[PLAYERS], ownerOf(slot))}-${ownId(s, slot)}`
}

/** As `player` names it. */
export function idFor(s: State, slot: number, player: number): string {
  return ownerOf(slot) === player ? ownId(s, slot) : unitRef(s, slot)
}

export function cardRef(s: State, card: number): string {
  const player = (card / CARDS_OF_A_BASE) | 0
  return `${seatName(s.bytes[PLAYERS], player)}-card-${(card % CARDS_OF_A_BASE) + 1}`
}

export function targetRef(s: State, target: number): string {
  return isCard(target) ? cardRef(s, target - TARGET_CARDS) : unitRef(s, target)
}

/** Every unit and home card by the id that `targetRef` gives it. */
export function refsOf(s: State): Map<string, number> {
  const refs = new Map<string, number>()
  for (let player = 0; player < s.bytes[PLAYERS]; player++) {
    const first = firstSlot(player)
    for (let i = 0; i < s.bytes[FLEET_SIZE + player]; i++)
      refs.set(unitRef(s, first + i), first + i)
  }
  for (let card = 0; card < s.bytes[PLAYERS] * CARDS_OF_A_BASE; card++)
    refs.set(cardRef(s, card), TARGET_CARDS + card)
  return refs
}

/** `X-wing 2`, `Luke Skywalker`; the only one of its kind in a fleet needs no number. */
export function unitName(s: State, slot: number): string {
  const { short } = unitKind(kindAt(s, slot))
  return isOnlyOne(s, slot) ? short : `${short} ${numberOf(s, slot)}`
}

function isOnlyOne(s: State, slot: number): boolean {
  const first = firstSlot(ownerOf(slot))
  const end = first + s.bytes[FLEET_SIZE + ownerOf(slot)]
  for (let other = first; other < end; other++)
    if (other !== slot && s.bytes[KIND + other] === s.bytes[KIND + slot]) return false
  return true
}

/** `South's X-wing 2`. */
export function fullName(s: State, slot: number): string {
  return `${seatTitle(s, ownerOf(slot))}'s ${unitName(s, slot)}`
}

/** `South's X-wing 2 fires`, `South's Scout Bikes fire`: with the verb as one unit has it. */
export function does(s: State, slot: number, verb: string): string {
  return `${fullName(s, slot)} ${agreeing(s, slot, verb)}`
}

/** The verb as it goes with the name of a unit: squads are named in the plural, but for those with a number. */
export function agreeing(s: State, slot: number, verb: string): string {
  return isMany(s, slot) ? (OF_MANY[verb] ?? verb.replace(/s$/, '')) : verb
}

export function isMany(s: State, slot: number): boolean {
  const { short, person } = unitKind(kindAt(s, slot))
  return person === undefined && short.endsWith('s') && isOnlyOne(s, slot)
}

const OF_MANY: Readonly<Record<string, string>> = {
  is: 'are',
  has: 'have',
  goes: 'go',
  passes: 'pass',
  misses: 'miss',
}

export function targetName(s: State, target: number): string {
  if (!isCard(target)) return fullName(s, target)
  const card = target - TARGET_CARDS
  const player = (card / CARDS_OF_A_BASE) | 0
  return `${seatTitle(s, player)}'s home card ${(card % CARDS_OF_A_BASE) + 1}`
}

export function seatId(s: State, player: number): string {
  return seatName(s.bytes[PLAYERS], player)
}

export function seatTitle(s: State, player: number): string {
  return capital(seatId(s, player))
}

export function iconId(number: number): string {
  return ICONS[number]?.id ?? ''
}

export function iconName(number: number): string {
  return ICONS[number]?.name ?? ''
}

/** The name of the side of its card that counts now, where it has one of its own. */
export function faceName(s: State, slot: number): string {
  const unit = unitKind(kindAt(s, slot))
  return hasStatus(s, slot, IS_BACK) ? (unit.backName ?? unit.name) : unit.name
}

/** Lengths as they are said: `S`, `L`, whole millimetres. */
export function lengthId(length: number, short: number, long: number): string {
  if (length === short) return 'S'
  if (length === long) return 'L'
  return length % 100 === 0 ? String(length / 100) : 'contact'
}
