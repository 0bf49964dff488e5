import type { State } from '../../state.js'
import {
  destroyedSystems,
  groundOf,
  imperialSystems,
  loyalTo,
  neutralSystems,
  populousSystems,
  presenceOf,
  rebelSystems,
  remoteSystems,
  sabotagedSystems,
  shipsOf,
  subjugatedSystems,
  unitsAt,
} from '../board/board.js'
import type { Where } from '../cards/registry.js'
import { ICONS, lowestBit, MOST_ICONS, SYSTEM_COUNT } from '../facts/map.js'
import { EMPIRE, REBEL } from '../facts/sides.js'
import { placeOf } from '../leaders/leaders.js'
import { CAPTIVES } from '../state/layout.js'

/** Where a card may be used, as sets of systems; the words are those of the cards. */

export const anySystem: Where = () => -1
export const populous: Where = populousSystems
export const remote: Where = remoteSystems
export const destroyed: Where = destroyedSystems
export const imperialSystem: Where = imperialSystems
export const imperialLoyalty: Where = (s) => loyalTo(s, EMPIRE)
export const rebelSystem: Where = rebelSystems
export const neutral: Where = neutralSystems
export const subjugated: Where = subjugatedSystems
export const imperialUnit: Where = (s) => presenceOf(s, EMPIRE)
export const imperialShip: Where = (s) => shipsOf(s, EMPIRE)
export const noImperialUnit: Where = (s) => ~presenceOf(s, EMPIRE)
export const noRebelUnit: Where = (s) => ~presenceOf(s, REBEL)
export const noRebelGround: Where = (s) => ~groundOf(s, REBEL)
export const noSabotage: Where = (s) => ~sabotagedSystems(s)

export function only(system: number): Where {
  return () => 1 << system
}

export function both(a: Where, b: Where): Where {
  return (s) => a(s) & b(s)
}

/** At least one unit of one of the types. */
export function holding(...types: number[]): Where {
  return (s) => {
    let found = 0
    for (let system = 0; system < SYSTEM_COUNT; system++)
      for (let i = 0; i < types.length; i++)
        if (unitsAt(s, system, types[i]) > 0) found |= 1 << system
    return found
  }
}

/** Systems printed with an icon (see map.ts) that are not destroyed. */
export function withIcon(icon: number): Where {
  let printed = 0
  for (let system = 0; system < SYSTEM_COUNT; system++)
    for (let i = 0; i < MOST_ICONS; i++)
      if (ICONS[system * MOST_ICONS + i] === icon) printed |= 1 << system
  return (s) => printed & ~destroyedSystems(s)
}

/** Systems that hold a captive. */
export const captive: Where = (s: State) => {
  let found = 0
  for (let rest = s.words[CAPTIVES]; rest !== 0; rest &= rest - 1)
    found |= 1 << placeOf(s, lowestBit(rest))
  return found
}
