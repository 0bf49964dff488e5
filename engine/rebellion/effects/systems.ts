import { baseSystem, narrow } from '../board/base.js'
import {
  placeSabotage,
  populousSystems,
  removeSabotage,
  sabotagedSystems,
  totalAt,
} from '../board/board.js'
import { gainLoyalty, loseLoyalty } from '../board/loyalty.js'
import { shedExcess } from '../board/shedding.js'
import { next, placeOfCard, sideOf } from '../cards/card-step.js'
import { drawProjects } from '../cards/hands.js'
import type { Effect } from '../cards/registry.js'
import { BASE_DESTROYED, imperialVictory } from '../course/victory.js'
import { lowestBit, MON_CALAMARI, REGION, REGION_SYSTEMS, SYSTEM_COUNT } from '../facts/map.js'
import { GROUND, REBEL } from '../facts/sides.js'
import { MON_CALAMARI_CRUISER } from '../facts/unit-types.js'
import { CRUISER_CHOICE, LOYALTY_CHOICE, PROJECTS_CHOICE, REPAIR_CHOICE } from '../state/choices.js'
import { note } from '../state/journal.js'
import {
  BASE_SYSTEM,
  BOBA_BAN,
  DESTROYED,
  LOYALTY,
  PENDING_COMBATS,
  PUBLIC_SUPPORT,
} from '../state/layout.js'
import { argA, CHOOSE_OPTION, CHOOSE_PLACE, move1 } from '../state/moves.js'
import { lookAtProjects } from './decks.js'
import { offerUnit, returnAll } from './units.js'

/** Effects on systems: loyalty, sabotage, destruction, combat, and answers about the base. */

export function gainLoyaltyHere(steps: number): Effect {
  return {
    run(s, f) {
      for (let i = 0; i < steps; i++) gainLoyalty(s, sideOf(s, f), placeOfCard(s, f))
    },
  }
}

/** Loyalty in two different systems of the region (Fear Will Keep Them in Line). */
export const loyaltyInTwoOfRegion: Effect = {
  moves(s, f, out) {
    if (s.bytes[f + 12] >= 2) return 0
    const taken = s.bytes[f + 12] === 1 ? 1 << s.bytes[f + 13] : 0
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
    s.bytes[f + 13] = argA(move)
    s.bytes[f + 12]++
  },
}

/** Removes the Rebel loyalty markers of the region, those beneath subjugation too. */
export const clearRebelLoyaltyOfRegion: Effect = {
  run(s, f) {
    for (let rest = REGION_SYSTEMS[REGION[placeOfCard(s, f)]]; rest !== 0; rest &= rest - 1)
      loseLoyalty(s, REBEL, lowestBit(rest))
  },
}

export const sabotageHere: Effect = {
  run(s, f) {
    placeSabotage(s, placeOfCard(s, f))
  },
}

export const repairHere: Effect = {
  run(s, f) {
    removeSabotage(s, placeOfCard(s, f))
  },
}

/** A combat here once the card is done with, if both sides share a theater then (X40, C33). */
export const fightHere: Effect = {
  run(s, f) {
    s.words[PENDING_COMBATS] |= 1 << placeOfCard(s, f)
  },
}

/** The same on a condition: units of the side in the theater. */
export function fightIf(side: number, theater: number): Effect {
  return {
    run(s, f) {
      if (totalAt(s, placeOfCard(s, f), side, theater) > 0)
        s.words[PENDING_COMBATS] |= 1 << placeOfCard(s, f)
    },
  }
}

/** Superlaser Online: the system is destroyed, and with it what stands on it (D4, D5, D8). */
export const destroySystem: Effect = {
  run(s, f) {
    const system = placeOfCard(s, f)
    const bit = 1 << system
    if ((s.words[DESTROYED] & bit) !== 0) return
    s.words[DESTROYED] |= bit
    s.words[LOYALTY] &= ~bit
    s.words[LOYALTY + 1] &= ~bit
    removeSabotage(s, system)
    note('system-destroyed', system)
    returnAll(s, REBEL, GROUND, system)
    if (s.bytes[BASE_SYSTEM] === system) imperialVictory(s, BASE_DESTROYED)
  },
}

/** Units that nothing in the destroyed system carries are lost, their owner's choice (D17). */
export const shedHere: Effect = {
  run(s, f) {
    shedExcess(s, placeOfCard(s, f))
  },
}

/** One loyalty in a populous system of the region (D9). */
export const loyaltyInRegion: Effect = {
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

/** Research and Development: two projects to keep one, or repair and one project (X36). */
export const researchOrRepair: Effect = {
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
  run(s, f) {
    const bit = 1 << placeOfCard(s, f)
    const here = baseSystem(s) === placeOfCard(s, f)
    narrow(s, here ? bit : ~bit)
    note('base-answer', placeOfCard(s, f), here ? 1 : 0)
  },
}

/** Local Rumors: the same for the whole region (Z7). */
export const answerRegion: Effect = {
  run(s, f) {
    const region = REGION_SYSTEMS[REGION[placeOfCard(s, f)]]
    const inside = (region & (1 << baseSystem(s))) !== 0
    narrow(s, inside ? region : ~region)
    note('region-answer', REGION[placeOfCard(s, f)], inside ? 1 : 0)
  },
}

/** Interrogation Droid: the Rebel player adds two decoys to the real base, lower number first (X34). */
export const nameThreeSystems: Effect = {
  actor: () => REBEL,
  secret: true,
  moves(s, f, out) {
    const chosen = s.bytes[f + 12]
    if (chosen >= 2) return 0
    const first = chosen === 1 ? s.bytes[f + 13] + 1 : 0
    let n = 0
    for (let system = first; system < SYSTEM_COUNT; system++) {
      if (system === baseSystem(s)) continue
      // Room for a second decoy must be left above the first
      if (chosen === 0 && noneAbove(system, baseSystem(s))) continue
      out[n++] = move1(CHOOSE_PLACE, system)
    }
    return n
  },
  play(s, f, move) {
    if (s.bytes[f + 12] === 0) {
      s.bytes[f + 13] = argA(move)
      s.bytes[f + 12] = 1
      return
    }
    const three = (1 << baseSystem(s)) | (1 << s.bytes[f + 13]) | (1 << argA(move))
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
  run(s, f) {
    s.bytes[BOBA_BAN] = placeOfCard(s, f)
  },
}

/** Janus Greejatus does not hold the units of his system this round (Z12). */
export const doNotHoldUnits: Effect = {
  run(s) {
    s.bytes[PUBLIC_SUPPORT] = 1
  },
}
