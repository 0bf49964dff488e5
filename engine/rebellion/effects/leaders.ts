import type { State } from '../../state.js'
import { narrow } from '../board/base.js'
import { presenceOf } from '../board/board.js'
import {
  assignedCount,
  assignedLeaders,
  cardFrame,
  hasAssigned,
  next,
  placeOfCard,
  targetOf,
} from '../cards/card-frame.js'
import { type Effect, MISSIONS, type Where } from '../cards/registry.js'
import { sideOf } from '../course/frame.js'
import { loseReputation } from '../course/victory.js'
import { OUT_OF_GAME, RESERVE } from '../facts/leader-places.js'
import {
  BOUNTY,
  CAPTURED,
  CARBONITE,
  DARK_SIDE,
  LUKE,
  NO_LEADER,
  NO_RING,
  YODA,
} from '../facts/leader-types.js'
import {
  CORUSCANT,
  hopsToNearest,
  lowestBit,
  REGION,
  REGION_SYSTEMS,
  SYSTEM_COUNT,
  within,
} from '../facts/map.js'
import { EMPIRE, REBEL } from '../facts/sides.js'
import { capture } from '../leaders/capture.js'
import {
  attachRing,
  captivesAt,
  eliminateLeader,
  freeLeadersAt,
  freezeLeader,
  isCaptive,
  leadersOf,
  lureLeader,
  moveLeader,
  placeOf,
  poolOf,
  rebelBasePlace,
  recallLeader,
  releaseLeader,
  rescueLeader,
  ringOf,
} from '../leaders/leaders.js'
import { pushRescuers } from '../leaders/rescue.js'
import { mission, missionFrame } from '../missions/mission-at-hand.js'
import { MISDIRECTION } from '../rounds/lasting-effects.js'
import { note } from '../state/journal.js'
import { ACTION_ZONE, BASE_SYSTEM, DETAINED, LUKE_IS_JEDI } from '../state/layout.js'
import { argA, CHOOSE_LEADER, CHOOSE_PLACE, DECLINE, move0, move1, verbOf } from '../state/moves.js'
import { ACTION_KEPT } from '../state/zones.js'

/** Effects on leaders: placing, capturing, rescuing, rings. */

/** The leader whom the action card takes from the pool goes to a system that fits. */
export function sendTo(where: Where): Effect {
  return {
    name: 'send-to',
    moves(s, _f, out) {
      let n = 0
      for (let rest = where(s); rest !== 0; rest &= rest - 1)
        out[n++] = move1(CHOOSE_PLACE, lowestBit(rest))
      return n
    },
    play(s, f, move) {
      sendLeader(s, f, argA(move))
      next(s, f)
    },
  }
}

/** The card's leader goes to the Rebel Base space, or the revealed base's system. */
export const sendToBase: Effect = {
  name: 'send-to-base',
  run(s, f) {
    sendLeader(s, f, rebelBasePlace(s))
  },
}

/** Puts the card's leader on a place, which is the card's place from now on. */
function sendLeader(s: State, f: number, place: number): void {
  moveLeader(s, targetOf(s, f), place)
  cardFrame.place.set(s, f, place)
  note('leader-placed', targetOf(s, f), place)
}

export const captureTarget: Effect = {
  name: 'capture-target',
  run(s, f) {
    capture(s, targetOf(s, f))
  },
}

/** Captures the target and takes him and the assigned leaders to the closest system with an Imperial unit (K8, K24). */
export const captureAndCarry: Effect = {
  name: 'capture-and-carry',
  moves(s, f, out) {
    if (targetOf(s, f) === NO_LEADER || isCaptive(s, targetOf(s, f))) return 0
    const here = placeOfCard(s, f)
    const guarded = presenceOf(s, EMPIRE)
    const nearest = hopsToNearest(here, guarded, SYSTEM_COUNT)
    let n = 0
    for (let rest = guarded & within(here, nearest); rest !== 0; rest &= rest - 1)
      out[n++] = move1(CHOOSE_PLACE, lowestBit(rest))
    // With no Imperial unit anywhere the captive stays, and is free at once
    if (n === 0) out[n++] = move1(CHOOSE_PLACE, here)
    return n
  },
  play(s, f, move) {
    const target = targetOf(s, f)
    moveLeader(s, target, argA(move))
    for (let rest = assignedLeaders(s, f); rest !== 0; rest &= rest - 1) {
      moveLeader(s, lowestBit(rest), argA(move))
      note('leader-placed', lowestBit(rest), argA(move))
    }
    next(s, f)
    capture(s, target)
  },
}

/** The captive is eliminated (Make an Example). */
export const eliminateTarget: Effect = {
  name: 'eliminate-target',
  run(s, f) {
    eliminateLeader(s, targetOf(s, f))
  },
}

/** The leaders of the mission go back to their pool at once, and may be used again this round. */
export const recallAssigned: Effect = {
  name: 'recall-assigned',
  run(s, f) {
    for (let rest = assignedHere(s, f); rest !== 0; rest &= rest - 1)
      recallLeader(s, lowestBit(rest))
  },
}

/** With two leaders on the mission they go on to Coruscant (Imperial Might). */
export const twoToCoruscant: Effect = {
  name: 'two-to-coruscant',
  run(s, f) {
    if (assignedCount(s, f) !== 2) return
    for (let rest = assignedHere(s, f); rest !== 0; rest &= rest - 1) {
      moveLeader(s, lowestBit(rest), CORUSCANT)
      note('leader-placed', lowestBit(rest), CORUSCANT)
    }
  },
}

/** Leaders of the mission who still stand in its system, free. */
function assignedHere(s: State, f: number): number {
  return assignedLeaders(s, f) & freeLeadersAt(s, sideOf(s, f), placeOfCard(s, f))
}

/** A leader of the Rebel pool comes to the system (Draw Them Out). */
export const drawOut: Effect = {
  name: 'draw-out',
  moves(s, _f, out) {
    let n = 0
    for (let rest = poolOf(s, REBEL); rest !== 0; rest &= rest - 1)
      out[n++] = move1(CHOOSE_LEADER, lowestBit(rest))
    return n
  },
  play(s, f, move) {
    moveLeader(s, argA(move), placeOfCard(s, f))
    note('leader-placed', argA(move), placeOfCard(s, f))
    next(s, f)
  },
}

/** The target stays where he is in the next Refresh Phase; captives cannot be detained (X46). */
export const detainTarget: Effect = {
  name: 'detain-target',
  run(s, f) {
    if (isCaptive(s, targetOf(s, f))) return
    s.words[DETAINED] |= 1 << targetOf(s, f)
    note('detained', targetOf(s, f))
  },
}

export const freezeTarget: Effect = {
  name: 'freeze-target',
  run(s, f) {
    freezeLeader(s, targetOf(s, f))
    loseReputation(s)
  },
}

export const lureTarget: Effect = {
  name: 'lure-target',
  run(s, f) {
    lureLeader(s, targetOf(s, f))
    if (targetOf(s, f) === LUKE) loseReputation(s)
  },
}

/** Rescues one captive of the mission's system; the rescuers may go along, unless the mission keeps them (K10). */
export const rescueCaptive: Effect = {
  name: 'rescue-captive',
  moves(s, f, out) {
    let n = 0
    for (let rest = captivesAt(s, placeOfCard(s, f)); rest !== 0; rest &= rest - 1)
      out[n++] = move1(CHOOSE_LEADER, lowestBit(rest))
    return n
  },
  play(s, f, move) {
    const system = placeOfCard(s, f)
    const assigned = assignedLeaders(s, f)
    next(s, f)
    rescueLeader(s, argA(move))
    const attempted = MISSIONS[mission.mission.get(s, missionFrame(s))]
    pushRescuers(s, system, assigned, attempted.leadersStay !== true)
  },
}

/** The target is freed and put by the Rebel player into a system of the base's region (K11). */
export const releaseIntoRegion: Effect = {
  name: 'release-into-region',
  actor: () => REBEL,
  moves(s, _f, out) {
    let n = 0
    for (let rest = REGION_SYSTEMS[REGION[s.bytes[BASE_SYSTEM]]]; rest !== 0; rest &= rest - 1)
      out[n++] = move1(CHOOSE_PLACE, lowestBit(rest))
    return n
  },
  play(s, f, move) {
    releaseLeader(s, targetOf(s, f), argA(move))
    narrow(s, REGION_SYSTEMS[REGION[argA(move)]])
    next(s, f)
  },
}

/** No leader may be sent from the Imperial pool against missions of the leader named (X27). */
export const misdirect: Effect = {
  name: 'misdirect',
  moves(s, _f, out) {
    let n = 0
    for (let rest = leadersOf(s, REBEL); rest !== 0; rest &= rest - 1) {
      const leader = lowestBit(rest)
      const place = placeOf(s, leader)
      if (place !== RESERVE && place !== OUT_OF_GAME && !isCaptive(s, leader))
        out[n++] = move1(CHOOSE_LEADER, leader)
    }
    return n
  },
  play(s, f, move) {
    MISDIRECTION.set(s, argA(move))
    note('misdirected', argA(move))
    next(s, f)
  },
}

/** The Master Yoda ring goes on one of the leaders of the mission; Luke among them becomes a Jedi (K19). */
export const seekYoda: Effect = {
  name: 'seek-yoda',
  moves(s, f, out) {
    let n = 0
    for (let rest = assignedLeaders(s, f); rest !== 0; rest &= rest - 1)
      if (ringOf(s, lowestBit(rest)) !== BOUNTY) out[n++] = move1(CHOOSE_LEADER, lowestBit(rest))
    // With the bounty on all of them nobody gets the ring, but Luke learns all the same
    if (n === 0) out[n++] = move0(DECLINE)
    return n
  },
  play(s, f, move) {
    if (verbOf(move) === CHOOSE_LEADER) attachRing(s, argA(move), YODA)
    if (hasAssigned(s, f, LUKE)) {
      s.bytes[LUKE_IS_JEDI] = 1
      note('jedi', LUKE)
    }
    next(s, f)
  },
}

/** The ring of this card goes on one of the leaders that may wear it; the card stays beside it. */
export function wearRing(ring: number, who: number, isRingless = false): Effect {
  return {
    name: 'wear-ring',
    moves(s, f, out) {
      let n = 0
      for (let rest = mayWear(s, sideOf(s, f)) & who; rest !== 0; rest &= rest - 1)
        if (!isRingless || ringOf(s, lowestBit(rest)) === NO_RING)
          out[n++] = move1(CHOOSE_LEADER, lowestBit(rest))
      return n
    },
    play(s, f, move) {
      attachRing(s, argA(move), ring)
      s.bytes[ACTION_ZONE + cardFrame.card.get(s, f)] = ACTION_KEPT
      next(s, f)
    },
  }
}

/** No ring goes on a leader who wears one of these (E20). */
const IMPERIAL_RINGS: readonly number[] = [CAPTURED, CARBONITE, DARK_SIDE, BOUNTY]

/** Leaders in play without a ring of the Empire. */
function mayWear(s: State, side: number): number {
  let found = 0
  for (let rest = leadersOf(s, side); rest !== 0; rest &= rest - 1) {
    const leader = lowestBit(rest)
    const place = placeOf(s, leader)
    const ring = ringOf(s, leader)
    if (place === RESERVE || place === OUT_OF_GAME) continue
    if (!IMPERIAL_RINGS.includes(ring)) found |= 1 << leader
  }
  return found
}
