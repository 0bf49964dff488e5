import type { State } from '../../state.js'
import {
  destroyedSystems,
  destroyQueued,
  gainUnits,
  iconAt,
  isShielded,
  liftUnits,
  putUnits,
  queuedAt,
  queueUnit,
  returnUnits,
  sabotagedSystems,
  shiftQueued,
  supplyOf,
  unitsAt,
  unitTypes,
} from '../board/board.js'
import {
  assignedCount,
  chosen,
  countDecision,
  done,
  next,
  placeOfCard,
} from '../cards/card-frame.js'
import type { Effect } from '../cards/registry.js'
import { isRunning } from '../combat/fields.js'
import { destroyUnits } from '../combat/losses.js'
import { sideOf } from '../course/frame.js'
import { MOST_ICONS, PLACE_COUNT, QUEUE_SPACE, TRIANGLE } from '../facts/map.js'
import { EMPIRE, GROUND } from '../facts/sides.js'
import {
  CONSTRUCTION_SITE,
  DEATH_STAR,
  UNIT_HEALTH,
  UNIT_ICON,
  UNIT_STRUCTURE,
  UNIT_THEATER,
  UNIT_TIER,
} from '../facts/unit-types.js'
import { rebelBasePlace } from '../leaders/leaders.js'
import { note } from '../state/journal.js'
import { IN_PLAY, queueByte } from '../state/layout.js'
import {
  ADVANCE_QUEUED,
  argA,
  argB,
  DECLINE,
  DEPLOY_QUEUED,
  DESTROY,
  DESTROY_QUEUED,
  DONE,
  GAIN,
  move0,
  move1,
  move2,
  SACRIFICE,
  verbOf,
} from '../state/moves.js'

/** Effects that destroy, gain, build and deploy units. */

/**
 * Units of `victim` at the card's place with a combined printed health of at most `health`, one by
 * one, as many as the player likes (X25). Units without health can never be chosen.
 */
export function destroyWorth(victim: number, health: number, theater?: number): Effect {
  return {
    name: 'destroy-worth',
    amount: health,
    moves(s, f, out) {
      const place = placeOfCard(s, f)
      const left = health - done.get(s, f)
      let n = 0
      const types = unitTypes(s, victim)
      for (let i = 0; i < types.length; i++) {
        const type = types[i]
        if (UNIT_HEALTH[type] === 0 || UNIT_HEALTH[type] > left || unitsAt(s, place, type) === 0)
          continue
        if (isShielded(s, place, type)) continue
        if (theater === undefined || UNIT_THEATER[type] === theater)
          out[n++] = move2(DESTROY, type, place)
      }
      return n === 0 ? 0 : withDone(out, n)
    },
    play(s, f, move) {
      if (verbOf(move) === DONE) return next(s, f)
      // In a combat they count as lost in it (O9)
      if (isRunning(s)) destroyUnits(s, placeOfCard(s, f), argA(move), 1)
      else returnUnits(s, placeOfCard(s, f), argA(move), 1)
      done.set(s, f, done.get(s, f) + UNIT_HEALTH[argA(move)])
    },
  }
}

/** The same on the Imperial build queue, any spaces (Rogue Squadron Raid). */
export function destroyQueuedWorth(health: number): Effect {
  return {
    name: 'destroy-queued-worth',
    amount: health,
    moves(s, f, out) {
      const left = health - done.get(s, f)
      let n = 0
      const types = unitTypes(s, EMPIRE)
      for (let i = 0; i < types.length; i++) {
        const type = types[i]
        if (UNIT_HEALTH[type] === 0 || UNIT_HEALTH[type] > left) continue
        for (let space = 1; space <= 3; space++)
          if (queuedAt(s, space, type) > 0) out[n++] = move2(DESTROY_QUEUED, type, space)
      }
      return n === 0 ? 0 : withDone(out, n)
    },
    play(s, f, move) {
      if (verbOf(move) === DONE) return next(s, f)
      destroyQueued(s, argB(move), argA(move))
      done.set(s, f, done.get(s, f) + UNIT_HEALTH[argA(move)])
    },
  }
}

/** For every icon of the system one unit on the Imperial queue that it could have built (Demolition). */
export const demolishQueue: Effect = {
  name: 'demolish-queue',
  moves(s, f, out) {
    let n = 0
    for (let index = done.get(s, f); index < MOST_ICONS && n === 0; index++)
      n = queuedMatches(s, f, index, out)
    return n
  },
  play(s, f, move) {
    while (queuedMatches(s, f, done.get(s, f), unused) === 0) countDecision(s, f)
    destroyQueued(s, argB(move), argA(move))
    countDecision(s, f)
  },
}

const unused = new Int32Array(64)

function queuedMatches(s: State, f: number, index: number, out: Int32Array): number {
  const icon = iconAt(s, placeOfCard(s, f), index)
  if (icon === 255) return 0
  let n = 0
  const types = unitTypes(s, EMPIRE)
  for (let i = 0; i < types.length; i++) {
    const type = types[i]
    if (UNIT_ICON[type] !== icon) continue
    for (let space = 1; space <= 3; space++)
      if (queuedAt(s, space, type) > 0) out[n++] = move2(DESTROY_QUEUED, type, space)
  }
  return n
}

/**
 * Offers a unit of the type: from the supply, or by destroying one of the player's own on the board
 * when none is left, never a Death Star (F17).
 */
export function offerUnit(s: State, type: number, out: Int32Array, count: number): number {
  let n = count
  if (supplyOf(s, type) > 0) {
    out[n++] = move1(GAIN, type)
    return n
  }
  if (type === DEATH_STAR) return n
  for (let place = 0; place < PLACE_COUNT; place++)
    if (unitsAt(s, place, type) > 0 && !isShielded(s, place, type))
      out[n++] = move2(SACRIFICE, type, place)
  return n
}

/** Carries out the sacrifice, if that is what was chosen; answers the type of the new unit. */
export function payForUnit(s: State, move: number): number {
  if (verbOf(move) === SACRIFICE) destroyUnits(s, argB(move), argA(move), 1)
  return argA(move)
}

/** New units on the card's place; 'gain' is no deployment (L12). */
export function gainHere(...types: readonly number[]): Effect {
  return gainAt(placeOfCard, types)
}

/** New units in the Rebel Base space, or the revealed base's system. */
export function gainAtBase(...types: readonly number[]): Effect {
  return gainAt(rebelBasePlace, types)
}

function gainAt(place: (s: State, f: number) => number, types: readonly number[]): Effect {
  return {
    name: 'gain-at',
    moves(s, f, out) {
      const type = types[done.get(s, f)]
      if (type === undefined) return 0
      const n = offerUnit(s, type, out, 0)
      // Without one in the supply he may go without
      if (n > 0 && verbOf(out[0]) === GAIN) return n
      out[n] = move0(DECLINE)
      return n + 1
    },
    play(s, f, move) {
      if (verbOf(move) !== DECLINE) gainUnits(s, place(s, f), payForUnit(s, move), 1)
      countDecision(s, f)
    },
  }
}

/** One new unit of any of these types on the card's place. */
export function gainOneHere(...types: readonly number[]): Effect {
  return {
    name: 'gain-one',
    moves(s, _f, out) {
      let n = 0
      for (let i = 0; i < types.length; i++) n = offerUnit(s, types[i], out, n)
      if (n > 0 && hasGain(out, n)) return n
      out[n] = move0(DECLINE)
      return n + 1
    },
    play(s, f, move) {
      next(s, f)
      if (verbOf(move) !== DECLINE) gainUnits(s, placeOfCard(s, f), payForUnit(s, move), 1)
    },
  }
}

/** Units of the owner's choice, one for each tier named, ships or ground units (Public Uprising). */
export function gainOfTiers(...tiers: readonly number[]): Effect {
  return {
    name: 'gain-of-tiers',
    moves(s, f, out) {
      const tier = tiers[done.get(s, f)]
      if (tier === undefined) return 0
      const side = sideOf(s, f)
      let n = 0
      const types = unitTypes(s, side)
      for (let i = 0; i < types.length; i++) {
        const type = types[i]
        if (UNIT_TIER[type] === tier) n = offerUnit(s, type, out, n)
      }
      if (n > 0 && hasGain(out, n)) return n
      out[n] = move0(DECLINE)
      return n + 1
    },
    play(s, f, move) {
      if (verbOf(move) !== DECLINE) gainUnits(s, placeOfCard(s, f), payForUnit(s, move), 1)
      countDecision(s, f)
    },
  }
}

/** One unit for every icon of the system onto the queue space printed there, sabotaged or not (X48, L16). */
export const queueIcons: Effect = {
  name: 'queue-icons',
  moves(s, f, out) {
    const icon = done.get(s, f) < MOST_ICONS ? iconAt(s, placeOfCard(s, f), done.get(s, f)) : 255
    if (icon === 255) return 0
    const side = sideOf(s, f)
    let n = 0
    const types = unitTypes(s, side)
    for (let i = 0; i < types.length; i++) {
      const type = types[i]
      if (UNIT_ICON[type] === icon) n = offerUnit(s, type, out, n)
    }
    if (n > 0 && hasGain(out, n)) return n
    out[n] = move0(DECLINE)
    return n + 1
  },
  play(s, f, move) {
    if (verbOf(move) !== DECLINE) queueUnit(s, QUEUE_SPACE[placeOfCard(s, f)], payForUnit(s, move))
    countDecision(s, f)
  },
}

/** A new ground unit with a triangle icon, whichever the player likes (Deployment, Secret Facility). */
export const gainFootUnit: Effect = {
  name: 'gain-foot-unit',
  moves(s, f, out) {
    if (done.get(s, f) !== 0) return 0
    let n = 0
    const types = unitTypes(s, sideOf(s, f))
    for (let i = 0; i < types.length; i++)
      if (UNIT_ICON[types[i]] === FOOT_ICON) n = offerUnit(s, types[i], out, n)
    if (n > 0 && hasGain(out, n)) return n
    out[n] = move0(DECLINE)
    return n + 1
  },
  play(s, f, move) {
    if (verbOf(move) !== DECLINE) gainUnits(s, placeOfCard(s, f), payForUnit(s, move), 1)
    done.set(s, f, 1)
  },
}

/** The icon of ground units with a triangle. */
export const FOOT_ICON = GROUND * 3 + TRIANGLE

/**
 * A unit from the supply onto a space of the queue, if there is one (or one to destroy for it); with two leaders on the
 * mission onto another space, where one is given.
 */
export function queueOne(type: number, space: number, withTwo = space): Effect {
  return {
    name: 'queue-one',
    moves(s, f, out) {
      if (done.get(s, f) !== 0 || (type === DEATH_STAR && !hasFreeSite(s))) return 0
      const n = offerUnit(s, type, out, 0)
      if (n > 0 && verbOf(out[0]) === GAIN) return n
      if (n === 0) return 0
      out[n] = move0(DECLINE)
      return n + 1
    },
    play(s, f, move) {
      const to = assignedCount(s, f) === 2 ? withTwo : space
      if (verbOf(move) !== DECLINE) queueUnit(s, to, payForUnit(s, move))
      done.set(s, f, 1)
    },
  }
}

/** D10: a Death Star is queued for a building site that waits for none yet; the player may have gone without one. */
function hasFreeSite(s: State): boolean {
  let queued = 0
  for (let space = 0; space <= 3; space++) queued += queuedAt(s, space, DEATH_STAR)
  return s.bytes[IN_PLAY + CONSTRUCTION_SITE] > queued
}

/** Moves different units one space down the Imperial queue, as many as `count` says. */
export function advanceQueued(count: (s: State, f: number) => number): Effect {
  return {
    name: 'advance-queued',
    chosen: 'unit-plus-1',
    moves(s, f, out) {
      if (done.get(s, f) >= count(s, f)) return 0
      let n = 0
      const types = unitTypes(s, EMPIRE)
      for (let i = 0; i < types.length; i++) {
        const type = types[i]
        for (let space = 2; space <= 3; space++)
          if (queuedAt(s, space, type) > (space === 2 && chosen.get(s, f) === type + 1 ? 1 : 0))
            out[n++] = move2(ADVANCE_QUEUED, type, space)
      }
      // The second unit is an offer
      return n > 0 && done.get(s, f) > 0 ? withDone(out, n) : n
    },
    play(s, f, move) {
      if (verbOf(move) === DONE) return next(s, f)
      shiftQueued(s, argB(move), argB(move) - 1, argA(move), 1)
      note('queue-advanced', argA(move), argB(move) - 1)
      countDecision(s, f)
      // On space 2 it could be moved again, but a further unit is another one
      chosen.set(s, f, argB(move) === 3 ? argA(move) + 1 : 0)
    },
  }
}

/** A Death Star only takes the place of its building site (D11, D12); in a destroyed system nothing is built (D5). */
function hasGround(s: State, place: number, type: number): boolean {
  if (type === DEATH_STAR) return unitsAt(s, place, CONSTRUCTION_SITE) > 0
  return UNIT_STRUCTURE[type] === 0 || (destroyedSystems(s) & (1 << place)) === 0
}

/** Deploys one unit from space 1 or 2 of the Imperial queue. */
export const deployQueued: Effect = {
  name: 'deploy-queued',
  moves(s, f, out) {
    if (done.get(s, f) !== 0) return 0
    const place = placeOfCard(s, f)
    let n = 0
    const types = unitTypes(s, EMPIRE)
    for (let i = 0; i < types.length; i++) {
      const type = types[i]
      if (!hasGround(s, place, type)) continue
      for (let space = 1; space <= 2; space++)
        if (queuedAt(s, space, type) > 0) out[n++] = move2(DEPLOY_QUEUED, type, space)
    }
    return n
  },
  play(s, f, move) {
    deployFrom(s, argB(move), argA(move), placeOfCard(s, f))
    done.set(s, f, 1)
  },
}

/**
 * Deploys so many units at most from the first spaces of the own queue; a sabotage marker forbids it, and a Death Star
 * needs its building site (Safe Haven, Imperial Might).
 */
export function deployUpTo(most: number, lastSpace: number): Effect {
  return {
    name: 'deploy-up-to',
    amount: most,
    moves(s, f, out) {
      const place = placeOfCard(s, f)
      if (done.get(s, f) >= most || (sabotagedSystems(s) & (1 << place)) !== 0) return 0
      let n = 0
      const types = unitTypes(s, sideOf(s, f))
      for (let i = 0; i < types.length; i++) {
        const type = types[i]
        if (!hasGround(s, place, type)) continue
        for (let space = 1; space <= lastSpace; space++)
          if (queuedAt(s, space, type) > 0) out[n++] = move2(DEPLOY_QUEUED, type, space)
      }
      return n === 0 ? 0 : withDone(out, n)
    },
    play(s, f, move) {
      if (verbOf(move) === DONE) return next(s, f)
      deployFrom(s, argB(move), argA(move), placeOfCard(s, f))
      countDecision(s, f)
    },
  }
}

/** Puts a unit of the queue on the board; a Death Star replaces its building site (D11). */
export function deployFrom(s: State, space: number, type: number, place: number): void {
  s.bytes[queueByte(space, type)]--
  if (type === DEATH_STAR) {
    liftUnits(s, place, CONSTRUCTION_SITE, 1)
    s.bytes[IN_PLAY + CONSTRUCTION_SITE]--
    note('station-finished', place)
  }
  putUnits(s, place, type, 1)
  note('deployed', type, place)
}

/** All units of a side in one theater of a place go back to the supply. */
export function returnAll(s: State, side: number, theater: number, place: number): void {
  const types = unitTypes(s, side)
  for (let i = 0; i < types.length; i++) {
    const type = types[i]
    if (UNIT_THEATER[type] === theater && unitsAt(s, place, type) > 0)
      returnUnits(s, place, type, unitsAt(s, place, type))
  }
}

/** The structures of a side: nothing carries them anywhere. */
export function returnStructures(s: State, side: number, place: number): void {
  for (const type of unitTypes(s, side))
    if (UNIT_STRUCTURE[type] !== 0 && unitsAt(s, place, type) > 0)
      returnUnits(s, place, type, unitsAt(s, place, type))
}

function withDone(out: Int32Array, n: number): number {
  out[n] = move0(DONE)
  return n + 1
}

function hasGain(out: Int32Array, n: number): boolean {
  for (let i = 0; i < n; i++) if (verbOf(out[i]) === GAIN) return true
  return false
}
