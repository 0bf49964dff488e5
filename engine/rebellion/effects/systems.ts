import type { State } from '../../state.js'
import { baseSystem, narrow } from '../board/base.js'
import {
  placeSabotage,
  populousSystems,
  removeSabotage,
  returnUnits,
  sabotagedSystems,
  totalAt,
  unitsAt,
} from '../board/board.js'
import { gainLoyalty, loseLoyalty } from '../board/loyalty.js'
import { removeMarkersIn } from '../board/markers.js'
import { chosen, countDecision, done, next, placeOfCard } from '../cards/card-frame.js'
import { drawProjects } from '../cards/hands.js'
import type { Effect } from '../cards/registry.js'
import { sideOf } from '../course/frame.js'
import { BASE_DESTROYED, imperialVictory } from '../course/victory.js'
import { lowestBit, MON_CALAMARI, REGION, REGION_SYSTEMS, SYSTEM_COUNT } from '../facts/map.js'
import { EMPIRE, GROUND, REBEL } from '../facts/sides.js'
import { MON_CALAMARI_CRUISER, SHIELD_BUNKER } from '../facts/unit-types.js'
import { BOBA_BAN, PUBLIC_SUPPORT } from '../rounds/lasting-effects.js'
import {
  BUNKER_CHOICE,
  CRUISER_CHOICE,
  LOYALTY_CHOICE,
  PROJECTS_CHOICE,
  REPAIR_CHOICE,
  SABOTAGE_CHOICE,
} from '../state/choices.js'
import { note } from '../state/journal.js'
import { BASE_SYSTEM, DESTROYED, LOYALTY, PENDING_COMBATS } from '../state/layout.js'
import { argA, CHOOSE_OPTION, CHOOSE_PLACE, DECLINE, move0, move1, verbOf } from '../state/moves.js'
import { lookAtProjects } from './decks.js'
import { offerUnit, returnAll, returnStructures } from './units.js'

/** Effects on systems: loyalty, sabotage, destruction, combat, and answers about the base. */

export function gainLoyaltyHere(steps: number): Effect {
  return {
    name: 'gain-loyalty-here',
    amount: steps,
    run(s, f) {
      for (let i = 0; i < steps; i++) gainLoyalty(s, sideOf(s, f), placeOfCard(s, f))
    },
  }
}

/** Loyalty in two different systems of the region (Fear Will Keep Them in Line). */
export const loyaltyInTwoOfRegion: Effect = {
  name: 'loyalty-in-two-of-region',
  chosen: 'system',
  moves(s, f, out) {
    if (done.get(s, f) >= 2) return 0
    const taken = done.get(s, f) === 1 ? 1 << chosen.get(s, f) : 0
    let n = 0
    for (
      let rest = REGION_SYSTEMS[REGION[placeOfCard(s, f)]] & ~taken;
      rest !== 0;
      rest &= rest - 1
    )
      out[n++] = move1(CHOOSE_PLACE, lowestBit(rest))
    return n
  },
  play(s, f, move) {
    gainLoyalty(s, sideOf(s, f), argA(move))
    chosen.set(s, f, argA(move))
    countDecision(s, f)
  },
}

/** Loyalty in one other system of the region (Regional Aid). */
export const loyaltyInOtherOfRegion: Effect = {
  name: 'loyalty-in-other-of-region',
  moves(s, f, out) {
    const here = placeOfCard(s, f)
    let n = 0
    for (let rest = REGION_SYSTEMS[REGION[here]] & ~(1 << here); rest !== 0; rest &= rest - 1)
      out[n++] = move1(CHOOSE_PLACE, lowestBit(rest))
    return n
  },
  play(s, f, move) {
    gainLoyalty(s, sideOf(s, f), argA(move))
    next(s, f)
  },
}

/** Removes the Rebel loyalty markers of the region, those beneath subjugation too. */
export const clearRebelLoyaltyOfRegion: Effect = {
  name: 'clear-rebel-loyalty-of-region',
  run(s, f) {
    for (let rest = REGION_SYSTEMS[REGION[placeOfCard(s, f)]]; rest !== 0; rest &= rest - 1)
      loseLoyalty(s, REBEL, lowestBit(rest))
  },
}

export const sabotageHere: Effect = {
  name: 'sabotage-here',
  run(s, f) {
    placeSabotage(s, placeOfCard(s, f))
  },
}

export const repairHere: Effect = {
  name: 'repair-here',
  run(s, f) {
    removeSabotage(s, placeOfCard(s, f))
  },
}

/** The sabotage marker of the system may be removed (Seize Control). */
export const mayRepair: Effect = {
  name: 'may-repair',
  moves(s, f, out) {
    if ((sabotagedSystems(s) & (1 << placeOfCard(s, f))) === 0) return 0
    out[0] = move0(DECLINE)
    out[1] = move1(CHOOSE_OPTION, REPAIR_CHOICE)
    return 2
  },
  play(s, f, move) {
    if (verbOf(move) === CHOOSE_OPTION) removeSabotage(s, placeOfCard(s, f))
    next(s, f)
  },
}

/** A combat here once the card is done with, if both sides share a theater then (X40, C33). */
export const fightHere: Effect = {
  name: 'fight-here',
  run(s, f) {
    s.words[PENDING_COMBATS] |= 1 << placeOfCard(s, f)
  },
}

/** The same on a condition: units of the side in the theater. */
export function fightIf(side: number, theater: number): Effect {
  return {
    name: 'fight-if',
    run(s, f) {
      if (totalAt(s, placeOfCard(s, f), side, theater) > 0)
        s.words[PENDING_COMBATS] |= 1 << placeOfCard(s, f)
    },
  }
}

/** Superlaser Online: the system is destroyed, and with it what stands on it (D4, D5, D8). */
export const destroySystem: Effect = {
  name: 'destroy-system',
  run(s, f) {
    const system = placeOfCard(s, f)
    const bit = 1 << system
    if ((s.words[DESTROYED] & bit) !== 0) return
    s.words[DESTROYED] |= bit
    s.words[LOYALTY] &= ~bit
    s.words[LOYALTY + 1] &= ~bit
    removeSabotage(s, system)
    note('system-destroyed', system)
    removeMarkersIn(s, system)
    returnAll(s, REBEL, GROUND, system)
    returnStructures(s, EMPIRE, system)
    if (s.bytes[BASE_SYSTEM] === system) imperialVictory(s, BASE_DESTROYED)
  },
}

/** One loyalty in a populous system of the region (D9). */
export const loyaltyInRegion: Effect = {
  name: 'loyalty-in-region',
  moves(s, f, out) {
    let n = 0
    for (
      let rest = REGION_SYSTEMS[REGION[placeOfCard(s, f)]] & populousSystems(s);
      rest !== 0;
      rest &= rest - 1
    )
      out[n++] = move1(CHOOSE_PLACE, lowestBit(rest))
    return n
  },
  play(s, f, move) {
    gainLoyalty(s, sideOf(s, f), argA(move))
    next(s, f)
  },
}

// Choices between two things

/** A Shield Bunker of the system is destroyed, or a populous one gets a sabotage marker (the expansion's Sabotage). */
export const sabotageOrBunker: Effect = {
  name: 'sabotage-or-bunker',
  moves(s, f, out) {
    const place = placeOfCard(s, f)
    const free = populousSystems(s) & ~sabotagedSystems(s)
    let n = 0
    if ((free & (1 << place)) !== 0) out[n++] = move1(CHOOSE_OPTION, SABOTAGE_CHOICE)
    if (unitsAt(s, place, SHIELD_BUNKER) > 0) out[n++] = move1(CHOOSE_OPTION, BUNKER_CHOICE)
    return n
  },
  play(s, f, move) {
    next(s, f)
    if (argA(move) === SABOTAGE_CHOICE) placeSabotage(s, placeOfCard(s, f))
    else returnUnits(s, placeOfCard(s, f), SHIELD_BUNKER, 1)
  },
}

/** Research and Development: two projects to keep one, or repair and one project (X36). */
export const researchOrRepair: Effect = {
  name: 'research-or-repair',
  moves(s, f, out) {
    let n = 0
    out[n++] = move1(CHOOSE_OPTION, PROJECTS_CHOICE)
    if ((sabotagedSystems(s) & (1 << placeOfCard(s, f))) !== 0)
      out[n++] = move1(CHOOSE_OPTION, REPAIR_CHOICE)
    return n
  },
  play(s, f, move) {
    next(s, f)
    if (argA(move) === PROJECTS_CHOICE) lookAtProjects(s, 2)
    else {
      removeSabotage(s, placeOfCard(s, f))
      drawProjects(s, 1)
    }
  },
}

/** Support of Mon Calamari: two loyalty, or a cruiser; the cruiser is asked for by the next effect. */
export const loyaltyOrCruiser: Effect = {
  name: 'loyalty-or-cruiser',
  moves(s, _f, out) {
    let n = 0
    out[n++] = move1(CHOOSE_OPTION, LOYALTY_CHOICE)
    if (offerUnit(s, MON_CALAMARI_CRUISER, out, n) > n)
      out[n++] = move1(CHOOSE_OPTION, CRUISER_CHOICE)
    return n
  },
  play(s, f, move) {
    next(s, f)
    if (argA(move) === CRUISER_CHOICE) return
    gainLoyalty(s, REBEL, MON_CALAMARI)
    gainLoyalty(s, REBEL, MON_CALAMARI)
    // Without the cruiser the last effect falls away
    next(s, f)
  },
}

// Answers about the base

/** Long Range Probe: a truthful yes or no, no reveal (X35). */
export const answerSystem: Effect = {
  name: 'answer-system',
  run(s, f) {
    const bit = 1 << placeOfCard(s, f)
    const here = baseSystem(s) === placeOfCard(s, f)
    narrow(s, here ? bit : ~bit)
    note('base-answer', placeOfCard(s, f), here ? 1 : 0)
  },
}

/** Local Rumors: the same for the whole region (Z7). */
export const answerRegion: Effect = {
  name: 'answer-region',
  run(s, f) {
    answerFor(s, REGION[placeOfCard(s, f)])
  },
}

/** The same for the region of any system that is named (Break Their Will). */
export const answerNamedRegion: Effect = {
  name: 'answer-named-region',
  moves(_s, _f, out) {
    for (let system = 0; system < SYSTEM_COUNT; system++) out[system] = move1(CHOOSE_PLACE, system)
    return SYSTEM_COUNT
  },
  play(s, f, move) {
    answerFor(s, REGION[argA(move)])
    next(s, f)
  },
}

function answerFor(s: State, region: number): void {
  const systems = REGION_SYSTEMS[region]
  const inside = (systems & (1 << baseSystem(s))) !== 0
  narrow(s, inside ? systems : ~systems)
  note('region-answer', region, inside ? 1 : 0)
}

/** Interrogation Droid: the Rebel player adds two decoys to the real base, lower number first (X34). */
export const nameThreeSystems: Effect = {
  name: 'name-three-systems',
  chosen: 'system',
  actor: () => REBEL,
  secret: true,
  moves(s, f, out) {
    const named = done.get(s, f)
    if (named >= 2) return 0
    const first = named === 1 ? chosen.get(s, f) + 1 : 0
    let n = 0
    for (let system = first; system < SYSTEM_COUNT; system++) {
      if (system === baseSystem(s)) continue
      // Room for a second decoy must be left above the first
      if (named === 0 && noneAbove(system, baseSystem(s))) continue
      out[n++] = move1(CHOOSE_PLACE, system)
    }
    return n
  },
  play(s, f, move) {
    if (done.get(s, f) === 0) {
      chosen.set(s, f, argA(move))
      done.set(s, f, 1)
      return
    }
    const three = (1 << baseSystem(s)) | (1 << chosen.get(s, f)) | (1 << argA(move))
    narrow(s, three)
    note('base-answer', 255, three)
    next(s, f)
  },
}

function noneAbove(system: number, base: number): boolean {
  return system === SYSTEM_COUNT - 1 || (system === SYSTEM_COUNT - 2 && base === SYSTEM_COUNT - 1)
}

// Bans

/** Boba Fett? Where?: Rebels neither attempt missions nor use action cards here this round (Z13). */
export const banRebelsHere: Effect = {
  name: 'ban-rebels-here',
  run(s, f) {
    BOBA_BAN.set(s, placeOfCard(s, f))
  },
}

/** Janus Greejatus does not hold the units of his system this round (Z12). */
export const doNotHoldUnits: Effect = {
  name: 'do-not-hold-units',
  run(s) {
    PUBLIC_SUPPORT.set(s, 1)
  },
}
