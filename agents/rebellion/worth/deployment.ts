import {
  ADJACENT,
  BASE_SPACE,
  CORUSCANT,
  countBits,
  HOPS,
  hopsToNearest,
  lowestBit,
  SYSTEM_COUNT,
  within,
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

/** What each thing that is said of a place adds to the worth of a unit deployed there. */
interface Site {
  /** Each place next to it, and within two jumps, that still has to be searched; each jump to the nearest. */
  readonly near: number
  readonly around: number
  readonly far: number
  /** Own troops, ships and strength that stand there, and holds that are left. */
  readonly troops: number
  readonly ships: number
  readonly strength: number
  readonly room: number
  readonly loyal: number
  readonly subjugated: number
  readonly capital: number
  /** Rebel units next door, and a world loyal to them. */
  readonly besideUnits: number
  readonly besideWorlds: number
}

/**
 * Fitted on what searches said of 2100 deployments, all places of each in the same worlds, then moved by who won 180 000 games in which
 * the numbers were drawn (agents/TRIALS.md): troops go where ships have room and Rebels are near, carriers to where troops wait, on
 * loyal worlds next to what has to be searched, fighters with the strong.
 */
const TROOPS: Site = {
  near: 0.5,
  around: 0,
  far: -0.25,
  troops: -0.43,
  ships: 0.1,
  strength: 0,
  room: 0.54,
  loyal: -0.23,
  subjugated: 0.82,
  capital: -0.7,
  besideUnits: 0.93,
  besideWorlds: 0.57,
}
const CARRIERS: Site = {
  near: 0.82,
  around: 0.5,
  far: -0.9,
  troops: 0.15,
  ships: 0.2,
  strength: 0,
  room: -0.84,
  loyal: 1.7,
  subjugated: 0,
  capital: -0.6,
  besideUnits: 0,
  besideWorlds: 0,
}
const FIGHTERS: Site = {
  near: 0.1,
  around: 0.1,
  far: 0.2,
  troops: 0.05,
  ships: -0.16,
  strength: 0.07,
  room: 0,
  loyal: 0,
  subjugated: 0,
  capital: -0.23,
  besideUnits: 0,
  besideWorlds: 0,
}
/** Units beyond that count no more. */
const MANY = 6
/** Jumps to the nearest place that has to be searched where there is none. */
const NOWHERE_NEAR = 9

/** By what stands there and what is near, and near the base once few places are left for it. */
function empireDeploy(facts: Facts, type: number, place: number): number {
  if (type === SHIELD_BUNKER) return (openSites(facts) & (1 << place)) !== 0 ? SHIELDING : 0
  const site = siteFor(type)
  const troops = facts.groundCount(place, EMPIRE)
  const room = (facts.capacity[place * 2 + EMPIRE] as number) - troops
  let worth = frontier(facts, place, site)
  worth += site.troops * Math.min(MANY, troops)
  worth += site.ships * Math.min(MANY, facts.shipCount(place, EMPIRE))
  worth += site.strength * (facts.strength[place * 2 + EMPIRE] as number)
  worth += site.room * Math.min(MANY, room)
  if ((facts.loyalEmpire & (1 << place)) !== 0) worth += site.loyal
  if ((facts.subjugated & (1 << place)) !== 0) worth += site.subjugated
  if (place === CORUSCANT) worth += site.capital
  const around = ADJACENT[place] as number
  if ((around & (facts.present[REBEL] as number)) !== 0) worth += site.besideUnits
  if ((around & facts.loyalRebel) !== 0) worth += site.besideWorlds
  if (facts.quarry !== 0) worth += nearQuarry(facts, place)
  if (UNIT_THEATER[type] === SPACE && lacksEscort(facts, place)) worth += ESCORTING
  return worth
}

function siteFor(type: number): Site {
  if (UNIT_THEATER[type] === GROUND) return TROOPS
  return UNIT_CARRIED[type] === 0 ? CARRIERS : FIGHTERS
}

/** What has to be searched, and how far from the place. */
function frontier(facts: Facts, place: number, site: Site): number {
  const open = facts.revealed ? 0 : facts.candidates & ~(facts.grounded[EMPIRE] as number)
  const near = countBits((ADJACENT[place] as number) & open)
  const around = countBits(within(place, 2) & open)
  const nearest = hopsToNearest(place, open, NOWHERE_NEAR)
  return site.near * near + site.around * around + site.far * nearest
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
