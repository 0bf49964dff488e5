import {
  ADJACENT,
  BASE_SPACE,
  CORUSCANT,
  countBits,
  HOPS,
  lowestBit,
  SYSTEM_COUNT,
} from '../../../engine/rebellion/facts/map.js'
import { EMPIRE, GROUND, REBEL, SPACE } from '../../../engine/rebellion/facts/sides.js'
import {
  CONSTRUCTION_SITE,
  SHIELD_BUNKER,
  UNIT_CARRIED,
  UNIT_STRUCTURE,
  UNIT_THEATER,
} from '../../../engine/rebellion/facts/unit-types.js'
import type { Facts } from '../facts/facts.js'
import { UNIT_WORTH } from '../facts/unit-worth.js'
import { lacksEscort } from '../movement/lift-choice.js'

/** A ship beside a Death Star that has too few. */
const ESCORTING = 1.5
/** A Shield Bunker where there is something to shield. */
const SHIELDING = 8

/** What a unit is worth where it may be deployed. */
export function deployScore(facts: Facts, type: number, place: number): number {
  return facts.side === EMPIRE ? empireDeploy(facts, type, place) : rebelDeploy(facts, type, place)
}

/** Systems where a Death Star is built without a Shield Bunker. */
export function openSites(facts: Facts): number {
  let sites = 0
  for (let rest = facts.shipped[EMPIRE] as number; rest !== 0; rest &= rest - 1) {
    const system = lowestBit(rest)
    if (facts.unitsAt(system, CONSTRUCTION_SITE) === 0) continue
    if (facts.unitsAt(system, SHIELD_BUNKER) === 0) sites |= 1 << system
  }
  return sites
}

/** Carriers where ground is stranded, ground where ships have room, and both towards where they are needed. */
function empireDeploy(facts: Facts, type: number, place: number): number {
  if (type === SHIELD_BUNKER) return (openSites(facts) & (1 << place)) !== 0 ? SHIELDING : 0
  const room = (facts.capacity[place * 2 + EMPIRE] as number) - facts.groundCount(place, EMPIRE)
  let worth = 0
  if (UNIT_THEATER[type] === GROUND) worth += room > 0 ? 2 : 0
  else if (UNIT_CARRIED[type] === 0) worth += room < 0 ? 2.5 : 0.5
  if (UNIT_THEATER[type] === SPACE && lacksEscort(facts, place)) worth += ESCORTING
  if (facts.quarry !== 0) worth += nearQuarry(facts, place)
  else worth += 0.4 * countBits((ADJACENT[place] as number) & facts.candidates)
  // Next to strong Rebels fresh troops are lost one by one.
  for (let rest = ADJACENT[place] as number; rest !== 0; rest &= rest - 1)
    if ((facts.strength[lowestBit(rest) * 2 + REBEL] as number) > 8) worth -= 0.5
  if (place === CORUSCANT && facts.groundCount(place, EMPIRE) < 2) worth += 1
  return worth
}

function nearQuarry(facts: Facts, place: number): number {
  let sum = 0
  for (let rest = facts.quarry; rest !== 0; rest &= rest - 1)
    sum += 4 - Math.min(4, HOPS[place * SYSTEM_COUNT + lowestBit(rest)] as number)
  return sum * facts.quarryChance
}

/** The hidden base first; then loyal worlds that hold nobody yet, away from Imperial troops. */
function rebelDeploy(facts: Facts, type: number, place: number): number {
  if (place === BASE_SPACE)
    return facts.rules.rebelHomeDeploy + (UNIT_STRUCTURE[type] !== 0 ? 2 : 0)
  let worth = 0
  if (facts.revealed && place === facts.base) worth += 5
  const near = (ADJACENT[place] as number) & (facts.grounded[EMPIRE] as number)
  worth += ((facts.present[REBEL] as number) & (1 << place)) === 0 ? 1.5 : 0
  if (near !== 0) worth -= 1
  // One cheap unit is enough to be there; the good ones stay at home.
  return worth + 1 - (UNIT_WORTH[type] as number) * 0.3
}
