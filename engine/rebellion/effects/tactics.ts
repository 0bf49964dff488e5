import type { State } from '../../state.js'
import { totalAt, unitsAt } from '../board/board.js'
import { markersIn, removeMarker } from '../board/markers.js'
import {
  assignedCount,
  cardFrame,
  chosen,
  countDecision,
  done,
  next,
  placeOfCard,
} from '../cards/card-frame.js'
import { type Effect, TACTIC_THEATER, TACTICS } from '../cards/registry.js'
import {
  ATTACKS_FIRST,
  combatSystem,
  MARKED_HARM,
  MARKED_TYPE,
  NO_REPAIR,
  PREVENT_BLACK,
  PREVENT_DIRECT,
  PREVENT_RED,
  SOME_RETREATED,
} from '../combat/fields.js'
import { changeDamage, condemn, mostDamage, unitsWith } from '../combat/losses.js'
import { leave, retreatMoves } from '../combat/retreat.js'
import { repairable, repairOne } from '../combat/tactics/cinematic-tactics.js'
import { waitFor } from '../combat/tactics/late.js'
import { removeOwn } from '../combat/tactics/own-decks.js'
import { cancelEnemy, deckMoves, lock, playAdditional } from '../combat/tactics/tactic-cards.js'
import {
  applyHarm,
  assignedOf,
  canBeDamaged,
  harmTarget,
  isMarked,
  targetCount,
  targetHarm,
  targetType,
} from '../combat/targets.js'
import { sideOf } from '../course/frame.js'
import { lowestBit } from '../facts/map.js'
import { EMPIRE, enemyOf, GROUND, REBEL, SPACE } from '../facts/sides.js'
import {
  STAR_DESTROYER,
  UNIT_COUNT,
  UNIT_FIGHTER,
  UNIT_SIDE,
  UNIT_THEATER,
  UNITS_OF,
} from '../facts/unit-types.js'
import { capture } from '../leaders/capture.js'
import { captivesAt, freeLeadersAt, rescueLeader } from '../leaders/leaders.js'
import { CONFRONTED } from '../rounds/lasting-effects.js'
import { note, two } from '../state/journal.js'
import {
  argA,
  argB,
  CHOOSE_LEADER,
  DECLINE,
  DIVERT,
  DONE,
  HIT,
  move0,
  move1,
  move2,
  REMOVE_MARKER,
  REPAIR,
  RETREAT,
  SHIELD_WITH,
  STRIKE,
  verbOf,
} from '../state/moves.js'

/** What advanced tactic cards do; they touch units of their own theater unless they say otherwise (E44). */

function theaterOf(s: State, f: number): number {
  return TACTIC_THEATER[cardFrame.card.get(s, f)]
}

// Damage and destruction

/** A condition that an ability is bound to; without it nothing happens. */
type Condition = (s: State) => boolean

interface Deal {
  readonly points: number
  /** Unit types that it may go to. */
  readonly to: (type: number) => boolean
  /** All of it goes to one unit. */
  readonly one?: boolean
  readonly when?: Condition
  /** The ship keeps the damage until the battle is over (Ion Blast). */
  readonly marks?: boolean
}

/** Damage at once to enemy units of the choice of who plays the card; they are destroyed when the battle is over (E47). */
export function deal({ points, to, one = false, when = () => true, marks = false }: Deal): Effect {
  return {
    name: 'deal-damage',
    amount: points,
    atOnce: one,
    aims: (s, type) => to(type) && when(s),
    moves: (s, f, out) =>
      when(s) ? enemyMoves(s, f, HIT, (type) => to(type) && isHere(s, f, type), out) : 0,
    play(s, f, move) {
      const type = argA(move)
      const before = argB(move) >> 4
      const dealt = one ? points : 1
      const after = Math.min(mostDamage(s), before + dealt)
      changeDamage(s, type, before, after)
      if (marks) MARKED_TYPE.set(s, type + 1)
      if (marks || isMarked(s, type, before << 4)) MARKED_HARM.set(s, after << 4)
      note('damage', type, dealt)
      if (done.get(s, f) + dealt >= points) next(s, f)
      else countDecision(s, f)
    },
  }
}

/** True for types that a card of this theater may damage. */
function isHere(s: State, f: number, type: number): boolean {
  return UNIT_THEATER[type] === theaterOf(s, f) && canBeDamaged(s, type)
}

/** One enemy unit is destroyed outright; it leaves when both cards are resolved and rolls no dice (E47). */
export function strike(to: (type: number) => boolean): Effect {
  return {
    name: 'strike',
    aims: (_, type) => to(type),
    moves: (s, f, out) => enemyMoves(s, f, STRIKE, to, out),
    play(s, f, move) {
      next(s, f)
      condemn(s, argA(move), argB(move) >> 4)
      note('struck', argA(move))
    },
  }
}

/** Enemy units of the combat that fit, with the damage that they have. */
function enemyMoves(
  s: State,
  f: number,
  verb: number,
  fits: (type: number) => boolean,
  out: Int32Array,
): number {
  const most = mostDamage(s)
  let n = 0
  const types = UNITS_OF[enemyOf(sideOf(s, f))]
  for (let i = 0; i < types.length; i++) {
    const type = types[i]
    if (!fits(type) || unitsAt(s, combatSystem(s), type) === 0) continue
    for (let damage = 0; damage <= most; damage++)
      if (unitsWith(s, type, damage) > 0) out[n++] = move2(verb, type, damage << 4)
  }
  return n
}

// What lasts for the battle or longer

/** In the attack of the enemy in this battle he removes dice that show these before he assigns damage (E28). */
export function prevent(red: number, black: number, direct: number): Effect {
  return {
    name: 'prevent',
    takes: [red, black, direct],
    run(s, f) {
      const side = sideOf(s, f)
      PREVENT_RED.put(s, side, PREVENT_RED.of(s, side) + red)
      PREVENT_BLACK.put(s, side, PREVENT_BLACK.of(s, side) + black)
      PREVENT_DIRECT.put(s, side, PREVENT_DIRECT.of(s, side) + direct)
      note('prevents', side, two(red, black), direct)
    },
  }
}

/** Specials of the enemy repair nothing in this battle. */
export const stopRepairs: Effect = {
  name: 'stop-repairs',
  run(s, f) {
    NO_REPAIR.put(s, enemyOf(sideOf(s, f)), 1)
    note('repairs-stopped', enemyOf(sideOf(s, f)))
  },
}

/** The enemy attacks first in the battles of this theater for the rest of the combat (E48). */
export const enemyFirst: Effect = {
  name: 'enemy-first',
  run(s, f) {
    const enemy = enemyOf(sideOf(s, f))
    ATTACKS_FIRST.put(s, theaterOf(s, f), enemy + 1)
    note('attacks-first', enemy, theaterOf(s, f))
  },
}

/** The enemy plays no card in the next battle of this theater in this combat. */
export const lockEnemy: Effect = {
  name: 'lock-enemy',
  run(s, f) {
    const enemy = enemyOf(sideOf(s, f))
    lock(s, enemy, theaterOf(s, f))
    note('tactics-locked', enemy, theaterOf(s, f))
  },
}

// Cards about cards

/** The enemy's card is cancelled; an additional card cancels nothing (E44). */
export const cancelCard: Effect = {
  name: 'cancel-card',
  run(s, f) {
    if (assignedCount(s, f) === 0) cancelEnemy(s, sideOf(s, f))
  },
}

/** A further card of the same deck, at once. */
export const additionalCard: Effect = {
  name: 'additional-card',
  moves(s, f, out) {
    const n = deckMoves(s, sideOf(s, f), theaterOf(s, f), out, 0)
    if (n === 0) return 0
    out[n] = move0(DECLINE)
    return n + 1
  },
  play(s, f, move) {
    next(s, f)
    if (verbOf(move) !== DECLINE) playAdditional(s, argA(move))
  },
}

/** The late part of the card is to come. */
export const later: Effect = {
  name: 'later',
  run(s, f) {
    const card = cardFrame.card.get(s, f)
    const late = TACTICS[card].top?.late
    if (late !== undefined) waitFor(s, late.at, sideOf(s, f), card)
  },
}

// Escape Plan

/** A retreat before the battle; who makes it cancels the enemy's card. */
export const retreatNow: Effect = {
  name: 'retreat-now',
  moves(s, f, out) {
    const n = retreatMoves(s, sideOf(s, f), out, 0)
    if (n === 0) return 0
    out[n] = move0(DECLINE)
    return n + 1
  },
  play(s, f, move) {
    next(s, f)
    if (verbOf(move) !== RETREAT) return
    if (assignedCount(s, f) === 0) cancelEnemy(s, sideOf(s, f))
    leave(s, sideOf(s, f), argA(move), argB(move))
  },
}

// Late parts: when the enemy has assigned his damage

/** The assigned damage is on the units. */
export const settleDamage: Effect = { name: 'settle-damage', run: applyHarm }

/** Takes up to so much damage from own units of the theater, but for a type. */
export function mend(points: number, except = -1): Effect {
  return {
    name: 'mend',
    amount: points,
    moves(s, f, out) {
      const most = mostDamage(s)
      let n = 0
      if (done.get(s, f) >= points) return 0
      const types = UNITS_OF[sideOf(s, f)]
      for (let i = 0; i < types.length; i++) {
        const type = types[i]
        if (UNIT_THEATER[type] !== theaterOf(s, f) || type === except) continue
        for (let damage = 1; damage <= most; damage++)
          if (repairable(s, type, damage) > 0) out[n++] = move2(REPAIR, type, damage << 4)
      }
      if (n === 0) return 0
      out[n] = move0(DONE)
      return n + 1
    },
    play(s, f, move) {
      if (verbOf(move) === DONE) return next(s, f)
      repairOne(s, argA(move), argB(move))
      note('taken-back', argA(move), 1, sideOf(s, f))
      countDecision(s, f)
    },
  }
}

/**
 * Up to so much of the damage just assigned goes to one structure of a type instead. `chosen` is its harm, `done` is 1
 * when it is chosen and one more for each point.
 */
export function divert(points: number, structure: number): Effect {
  return {
    name: 'divert',
    amount: points,
    chosen: [0, 255],
    moves(s, f, out) {
      if (done.get(s, f) === 0) return shieldMoves(s, structure, out)
      return done.get(s, f) <= points ? divertMoves(s, structure, chosen.get(s, f), out) : 0
    },
    play(s, f, move) {
      if (verbOf(move) === DECLINE || verbOf(move) === DONE) return next(s, f)
      if (verbOf(move) === SHIELD_WITH) chosen.set(s, f, argB(move))
      else {
        const harm = chosen.get(s, f)
        harmTarget(s, argA(move), argB(move), -1)
        harmTarget(s, structure, harm, 1)
        chosen.set(s, f, harm + 1)
        note('diverted', argA(move), 1)
      }
      countDecision(s, f)
    },
  }
}

function shieldMoves(s: State, structure: number, out: Int32Array): number {
  let n = 0
  for (let i = 0; targetCount(s, i) > 0; i++) {
    const harm = targetHarm(s, i)
    if (targetType(s, i) === structure && isSpared(s, structure, harm))
      out[n++] = move2(SHIELD_WITH, structure, harm)
  }
  if (n === 0) return 0
  out[n] = move0(DECLINE)
  return n + 1
}

/** True when damage is assigned to another unit than one of this type with this harm. */
function isSpared(s: State, type: number, harm: number): boolean {
  return divertMoves(s, type, harm, scratch) > 0
}

const scratch = new Int32Array(64)

function divertMoves(s: State, structure: number, itsHarm: number, out: Int32Array): number {
  let n = 0
  for (let i = 0; targetCount(s, i) > 0; i++) {
    const harm = targetHarm(s, i)
    if (assignedOf(harm) === 0) continue
    const isIt = targetType(s, i) === structure && harm === itsHarm
    if (!isIt || targetCount(s, i) > 1) out[n++] = move2(DIVERT, targetType(s, i), harm)
  }
  if (n === 0) return 0
  out[n] = move0(DONE)
  return n + 1
}

// Late parts: when the battle is over, or the retreats are

/** With the last Imperial ground unit destroyed, an Imperial leader of the system is doomed (Confrontation). */
export const confront: Effect = {
  name: 'confront',
  moves(s, f, out) {
    if (totalAt(s, combatSystem(s), EMPIRE, GROUND) > 0) return 0
    return leaderMoves(freeLeadersAt(s, EMPIRE, placeOfCard(s, f)), out)
  },
  play(s, f, move) {
    removeOwn(s, cardFrame.card.get(s, f))
    next(s, f)
    CONFRONTED.set(s, argA(move) + 1)
    note('confronted', argA(move))
  },
}

/** With a Star Destroyer there and no Rebel ship, a Rebel leader of the system is captured (E36). */
export const beamIn: Effect = {
  name: 'beam-in',
  moves(s, f, out) {
    const system = combatSystem(s)
    if (unitsAt(s, system, STAR_DESTROYER) === 0 || totalAt(s, system, REBEL, SPACE) > 0) return 0
    return leaderMoves(freeLeadersAt(s, REBEL, placeOfCard(s, f)), out)
  },
  play(s, f, move) {
    next(s, f)
    capture(s, argA(move))
  },
}

/** Where units have retreated in this round, a captive of the system is rescued or a marker removed (Rogue One). */
export const rescueOrUnmark: Effect = {
  name: 'rescue-or-unmark',
  moves(s, f, out) {
    if (!SOME_RETREATED.isOn(s)) return 0
    const system = placeOfCard(s, f)
    let n = leaderMoves(captivesAt(s, system), out)
    for (let kinds = markersIn(s, system); kinds !== 0; kinds &= kinds - 1)
      out[n++] = move2(REMOVE_MARKER, lowestBit(kinds), system)
    return n
  },
  play(s, f, move) {
    next(s, f)
    if (verbOf(move) === REMOVE_MARKER) removeMarker(s, argA(move), argB(move))
    else rescueLeader(s, argA(move))
  },
}

function leaderMoves(leaders: number, out: Int32Array): number {
  let n = 0
  for (let rest = leaders; rest !== 0; rest &= rest - 1)
    out[n++] = move1(CHOOSE_LEADER, lowestBit(rest))
  return n
}

// Conditions

/** More Imperial than Rebel fighters in the combat; those that a card has just destroyed count. */
export function hasMoreFighters(s: State): boolean {
  let more = 0
  for (let type = 0; type < UNIT_COUNT; type++)
    if (UNIT_FIGHTER[type] !== 0)
      more += (UNIT_SIDE[type] === EMPIRE ? 1 : -1) * unitsAt(s, combatSystem(s), type)
  return more > 0
}
