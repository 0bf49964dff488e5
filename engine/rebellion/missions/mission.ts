import type { State } from '../../state.js'
import { checkBoard } from '../board/checks.js'
import { ACTION_CARD, MISSION_CARD, pushCard } from '../cards/card-step.js'
import { finishMission, holdsAction } from '../cards/hands.js'
import { ACTION_SHOWS, cardNumber, MISSION_SKILL, MISSIONS } from '../cards/registry.js'
import { kindCode } from '../course/kinds.js'
import { defineStep, findFrame, pop, push } from '../course/steps.js'
import {
  C3PO,
  DIPLOMACY,
  FALCON,
  LANDO,
  NO_LEADER,
  R2D2,
  SPEC_OPS,
  YODA,
} from '../facts/leader-types.js'
import { BASE_SPACE, lowestBit } from '../facts/map.js'
import { EMPIRE, enemyOf, REBEL } from '../facts/sides.js'
import { useAction } from '../leaders/capture.js'
import {
  allSkillsSum,
  captivesAt,
  freeLeadersAt,
  isCaptive,
  isOnBoard,
  loseRing,
  moveLeader,
  placeOf,
  poolOf,
  skillSum,
  wearerOf,
} from '../leaders/leaders.js'
import { removeStackCard, stackCard, stackLeaders } from '../leaders/stacks.js'
import { pushPendingCombats } from '../rounds/pending.js'
import {
  BY_DICE,
  BY_RING,
  FORBIDDEN,
  MISSION_ROLL,
  note,
  OPPOSED,
  two,
  UNOPPOSED,
} from '../state/journal.js'
import {
  BOBA_BAN,
  FRAME_SIZE,
  LANDO_BONUS,
  MISDIRECTION,
  MISSION_DICE,
  MISSION_FLAGS,
  YODA_USED,
} from '../state/layout.js'
import {
  argA,
  argB,
  DECLINE,
  DONE,
  move0,
  move1,
  move2,
  move3,
  NONE,
  OPPOSE,
  PLAY_ACTION,
  USE_RING,
  verbOf,
} from '../state/moves.js'
import { signalMission } from '../state/signal.js'
import { BLANK_FACE, HIT_FACE, MOST_MISSION_DICE, noteDice, rollDie, successesAt } from './dice.js'
import { mayUseHere, offerMillion, takeSetDice, yodaReady } from './million.js'

/**
 * Revealing a mission: attempt or resolve, opposition, dice, effect, and what follows (X1 … X16).
 * Frame: 2 stage, 3 card, 4 place, 5 target, 6 number of leaders, word 8 the leaders assigned.
 */
const OPPOSITION = 0
const ROLL = 1
const JUDGE = 2
const EFFECT = 3
const AFTER_SUCCESS = 4
const FALCON_RING = 5
const DISPOSE = 6

const MISSION = defineStep({ name: 'mission', kind: kindCode('command'), run })

// Flags of the mission at hand
const NO_POOL = 1
const FAILED_OUTRIGHT = 2
const SUCCEEDED = 4
const SENT = 8
const BONUS = 16
const ROLLED = 32

export function beginMission(
  s: State,
  side: number,
  slot: number,
  place: number,
  target: number,
  blindside: boolean,
): void {
  const card = stackCard(s, side, slot)
  const on = stackLeaders(s, side, slot)
  removeStackCard(s, side, slot)
  s.bytes[MISSION_FLAGS] = blindside ? NO_POOL : 0
  note('mission-revealed', card, two(place, target), on)
  pushPendingCombats(s, side)
  const f = push(s, MISSION, side)
  s.bytes[f + 3] = card
  s.bytes[f + 4] = place
  s.bytes[f + 5] = target
  s.words[(f + 8) >> 2] = on
  for (let rest = on; rest !== 0; rest &= rest - 1) {
    s.bytes[f + 6]++
    if (place !== NONE) moveLeader(s, lowestBit(rest), place)
  }
  if (MISSIONS[card].mode !== 'attempt') s.bytes[f + 2] = EFFECT
  else if (side === REBEL && s.bytes[LANDO_BONUS] !== 0 && (on & (1 << LANDO)) !== 0) {
    s.bytes[LANDO_BONUS] = 0
    s.bytes[MISSION_FLAGS] |= BONUS
  }
}

function run(s: State, f: number): boolean {
  const side = s.bytes[f + 1]
  const card = s.bytes[f + 3]
  switch (s.bytes[f + 2]++) {
    case OPPOSITION:
      push(s, OPPOSE_STEP, enemyOf(side))
      break
    case ROLL:
      if ((s.bytes[MISSION_FLAGS] & FAILED_OUTRIGHT) === 0 && opposers(s, f) !== 0)
        push(s, DICE_STEP, side)
      break
    case JUDGE:
      judge(s, f)
      break
    case EFFECT:
      beginEffect(s, f)
      break
    case AFTER_SUCCESS:
      if (succeeded(s)) push(s, SKYWALKER, REBEL)
      break
    case FALCON_RING:
      if (succeeded(s)) push(s, FALCON_STEP, REBEL)
      break
    case DISPOSE:
      s.bytes[MISSION_FLAGS] = 0
      pop(s)
      if (!staysWithRing(s, card)) finishMission(s, card)
      checkBoard(s)
      break
  }
  return false
}

function succeeded(s: State): boolean {
  return (s.bytes[MISSION_FLAGS] & SUCCEEDED) !== 0
}

/** The effect follows a success, or a mission that is resolved; a failed one has none. */
function beginEffect(s: State, f: number): void {
  const card = s.bytes[f + 3]
  if (MISSIONS[card].mode === 'attempt' && !succeeded(s)) return
  const g = pushCard(s, s.bytes[f + 1], MISSION_CARD, card, s.bytes[f + 4], s.bytes[f + 5])
  s.bytes[g + 7] = s.bytes[f + 6]
  s.words[(g + 8) >> 2] = s.words[(f + 8) >> 2]
}

/** K15: the card that attached a ring stays beside it. */
function staysWithRing(s: State, card: number): boolean {
  const ring = MISSIONS[card].ring
  return ring !== undefined && wearerOf(s, ring) !== NO_LEADER
}

// Opposition

/** Enemy leaders in the system, and the captive against whom the mission is made (K3). */
function opposers(s: State, f: number): number {
  const side = s.bytes[f + 1]
  const place = s.bytes[f + 4]
  const target = s.bytes[f + 5]
  const there = freeLeadersAt(s, enemyOf(side), place)
  return target !== NONE && isCaptive(s, target) ? there | (1 << target) : there
}

/** The mission lies right below its opposition, its dice and its reactions. */
function missionFrame(f: number): number {
  return f - FRAME_SIZE
}

/** One leader from the pool, and the cards that answer an attempt (X5, X27 … X29). */
const OPPOSE_STEP = defineStep({
  name: 'oppose',
  kind: kindCode('oppose'),
  moves(s, f, out) {
    const side = s.bytes[f + 1]
    const m = missionFrame(f)
    let n = 0
    out[n++] = move0(DECLINE)
    if (maySend(s, m, side))
      for (let rest = poolOf(s, side); rest !== 0; rest &= rest - 1)
        out[n++] = move1(OPPOSE, lowestBit(rest))
    return side === REBEL ? rebelAnswers(s, m, out, n) : n
  },
  play(s, f, move) {
    const m = missionFrame(f)
    const place = s.bytes[m + 4]
    switch (verbOf(move)) {
      case OPPOSE:
        s.bytes[MISSION_FLAGS] |= SENT
        moveLeader(s, argA(move), place)
        note('leader-placed', argA(move), place, OPPOSED)
        return
      case PLAY_ACTION:
        useAction(s, argA(move), argB(move))
        if (argB(move) !== NONE) {
          moveLeader(s, argB(move), place)
          note('leader-placed', argB(move), place, OPPOSED)
          return
        }
        s.bytes[MISSION_FLAGS] |= FAILED_OUTRIGHT
        return pop(s)
      default:
        pop(s)
    }
  },
})

function maySend(s: State, m: number, side: number): boolean {
  const flags = s.bytes[MISSION_FLAGS]
  if ((flags & SENT) !== 0 || (side === REBEL && (flags & NO_POOL) !== 0)) return false
  const misdirected = s.bytes[MISDIRECTION]
  return (
    side === REBEL || misdirected === NONE || (s.words[(m + 8) >> 2] & (1 << misdirected)) === 0
  )
}

/** Undercover and Wookiee Guardian. */
function rebelAnswers(s: State, m: number, out: Int32Array, count: number): number {
  const place = s.bytes[m + 4]
  let n = count
  const undercover = cardNumber('undercover')
  if (holdsAction(s, undercover) && s.bytes[BOBA_BAN] !== place)
    for (let rest = ACTION_SHOWS[undercover]; rest !== 0; rest &= rest - 1) {
      const leader = lowestBit(rest)
      const from = placeOf(s, leader)
      const elsewhere = isOnBoard(from) && from !== BASE_SPACE && from !== place
      if (elsewhere && (freeLeadersAt(s, REBEL, from) & (1 << leader)) !== 0)
        out[n++] = move2(PLAY_ACTION, undercover, leader)
    }
  const guardian = cardNumber('wookiee-guardian')
  if (MISSION_SKILL[s.bytes[m + 3]] === SPEC_OPS && mayUseHere(s, guardian, place))
    out[n++] = move2(PLAY_ACTION, guardian, NONE)
  return n
}

// Dice

/**
 * An opposed attempt. Frame: 2 stage. The Rebel player may set dice before his roll, and answer
 * once both rolls are seen (X30, X44).
 */
const DICE_STEP = defineStep({
  name: 'mission-dice',
  kind: kindCode('reaction'),
  run(s, f) {
    const m = missionFrame(f)
    const side = s.bytes[m + 1]
    switch (s.bytes[f + 2]) {
      case 0:
        s.bytes[f + 2] = 1
        if (side === REBEL) offerMillion(s, s.bytes[m + 4], false, diceOf(s, m, REBEL), 0)
        return false
      case 1:
        rollFor(s, m, side)
        s.bytes[f + 2] = 2
        if (side === EMPIRE) offerMillion(s, s.bytes[m + 4], false, diceOf(s, m, REBEL), 0)
        return false
      case 2:
        rollFor(s, m, enemyOf(side))
        s.bytes[MISSION_FLAGS] |= ROLLED
        s.bytes[f + 2] = 3
        return false
      default:
        return true
    }
  },
  actor: () => REBEL,
  moves(s, f, out) {
    const place = s.bytes[missionFrame(f) + 4]
    let n = 0
    out[n++] = move0(DONE)
    if (yodaReady(s, place))
      for (let face = HIT_FACE; face <= BLANK_FACE; face++)
        if (s.bytes[MISSION_DICE + face] > 0) out[n++] = move3(USE_RING, YODA, face, 0)
    const wearer = wearerOf(s, R2D2)
    if (wearer !== NO_LEADER && placeOf(s, wearer) === place)
      for (let face = HIT_FACE; face < BLANK_FACE; face++)
        if (s.bytes[MISSION_DICE + 4 + face] > 0) out[n++] = move3(USE_RING, R2D2, face, 0)
    return n
  },
  play(s, _f, move) {
    if (verbOf(move) === DONE) return pop(s)
    if (argA(move) === YODA) {
      s.bytes[YODA_USED] = 1
      s.bytes[MISSION_DICE + argB(move)]--
      s.bytes[MISSION_DICE + rollDie(s)]++
      note('ring-used', YODA, argB(move))
      noteDice(s, REBEL, MISSION_ROLL, MISSION_DICE, 4)
      return
    }
    loseRing(s, wearerOf(s, R2D2))
    s.bytes[MISSION_DICE + 4 + argB(move)]--
    s.bytes[MISSION_DICE + 4 + BLANK_FACE]++
    note('ring-used', R2D2, argB(move))
    noteDice(s, EMPIRE, MISSION_ROLL, MISSION_DICE + 4, 4)
  },
})

/** Dice that a side would roll in the mission being carried out as it stands; 0 without one. */
export function diceDue(s: State, side: number): number {
  const m = findFrame(s, MISSION)
  return m < 0 ? 0 : diceOf(s, m, side)
}

/** One die for every matching icon of all leaders there, ten at most (X8, X10, X13). */
function diceOf(s: State, m: number, side: number): number {
  const card = MISSIONS[s.bytes[m + 3]]
  const place = s.bytes[m + 4]
  const acting = side === s.bytes[m + 1]
  const there = acting ? freeLeadersAt(s, side, place) : opposers(s, m)
  const icons = card.allIcons === true ? allSkillsSum(s, there) : skillSum(s, there, card.skill)
  const extra = acting && card.extraDice !== undefined ? card.extraDice(s, place) : 0
  return Math.min(MOST_MISSION_DICE, icons + extra)
}

function rollFor(s: State, m: number, side: number): void {
  const set = side === REBEL ? takeSetDice(s, 0) : 0
  for (let i = diceOf(s, m, side) - set; i > 0; i--) s.bytes[MISSION_DICE + side * 4 + rollDie(s)]++
  noteDice(s, side, MISSION_ROLL, MISSION_DICE + side * 4, 4)
}

/** More successes than the opposition, with 2 more for the portrait (X7, X11). */
function judge(s: State, f: number): void {
  const side = s.bytes[f + 1]
  const card = s.bytes[f + 3]
  if (MISSIONS[card].mode !== 'attempt') return
  const flags = s.bytes[MISSION_FLAGS]
  let success = (flags & FAILED_OUTRIGHT) === 0
  if ((flags & ROLLED) !== 0) {
    const portrait = MISSIONS[card].portrait
    const assigned = s.words[(f + 8) >> 2]
    let bonus = portrait !== undefined && (assigned & (1 << portrait)) !== 0 ? 2 : 0
    if ((flags & BONUS) !== 0) bonus += 2
    const own = successesAt(s, MISSION_DICE + side * 4) + bonus
    const theirs = successesAt(s, MISSION_DICE + enemyOf(side) * 4)
    success = own > theirs
    note('successes', own, theirs, two(side, bonus))
    s.bytes.fill(0, MISSION_DICE, MISSION_DICE + 8)
  }
  if (!success && side === REBEL && droidHelps(s, f)) push(s, DROID_STEP, REBEL)
  else settleAttempt(s, f, success, howDecided(flags))
}

function howDecided(flags: number): number {
  if ((flags & FAILED_OUTRIGHT) !== 0) return FORBIDDEN
  return (flags & ROLLED) !== 0 ? BY_DICE : UNOPPOSED
}

function settleAttempt(s: State, f: number, success: boolean, how: number): void {
  if (success) s.bytes[MISSION_FLAGS] |= SUCCEEDED
  signalMission(s, success)
  note('mission-outcome', s.bytes[f + 3], success ? 1 : 0, how)
}

/** X32: the C-3PO ring's bearer is where a diplomacy mission has failed. */
function droidHelps(s: State, f: number): boolean {
  const wearer = wearerOf(s, C3PO)
  return (
    MISSION_SKILL[s.bytes[f + 3]] === DIPLOMACY &&
    wearer !== NO_LEADER &&
    placeOf(s, wearer) === s.bytes[f + 4]
  )
}

/** The ring turns the failure into a success, once. */
const DROID_STEP = defineStep({
  name: 'droid',
  kind: kindCode('reaction'),
  moves(_s, _f, out) {
    out[0] = move0(DECLINE)
    out[1] = move3(USE_RING, C3PO, NONE, NONE)
    return 2
  },
  play(s, f, move) {
    const m = missionFrame(f)
    const used = verbOf(move) === USE_RING
    pop(s)
    if (used) loseRing(s, wearerOf(s, C3PO))
    settleAttempt(s, m, used, used ? BY_RING : BY_DICE)
  },
})

// After a success of the Rebels

/** Son of Skywalker: Daring Rescue or Seek Yoda out of the mission deck. */
const SKYWALKER = defineStep({
  name: 'skywalker',
  kind: kindCode('reaction'),
  moves(s, f, out) {
    const m = missionFrame(f)
    const card = cardNumber('son-of-skywalker')
    if (s.bytes[m + 1] !== REBEL || !mayUseHere(s, card, s.bytes[m + 4])) return 0
    out[0] = move0(DECLINE)
    out[1] = move2(PLAY_ACTION, card, NONE)
    return 2
  },
  play(s, _f, move) {
    pop(s)
    if (verbOf(move) === DECLINE) return
    useAction(s, argA(move))
    pushCard(s, REBEL, ACTION_CARD, argA(move), NONE)
  },
})

/** The Millennium Falcon's ring rescues a captive, after all steps of the mission (K23). */
const FALCON_STEP = defineStep({
  name: 'falcon-ring',
  kind: kindCode('reaction'),
  moves(s, f, out) {
    const m = missionFrame(f)
    const place = s.bytes[m + 4]
    const wearer = wearerOf(s, FALCON)
    if (s.bytes[m + 1] !== REBEL || wearer === NO_LEADER || placeOf(s, wearer) !== place) return 0
    if (place >= BASE_SPACE || captivesAt(s, place) === 0) return 0
    out[0] = move0(DECLINE)
    out[1] = move3(USE_RING, FALCON, NONE, NONE)
    return 2
  },
  play(s, f, move) {
    const m = missionFrame(f)
    const place = s.bytes[m + 4]
    const assigned = s.words[(m + 8) >> 2]
    pop(s)
    if (verbOf(move) === DECLINE) return
    loseRing(s, wearerOf(s, FALCON))
    const g = pushCard(s, REBEL, MISSION_CARD, cardNumber('daring-rescue'), place)
    s.words[(g + 8) >> 2] = assigned
  },
})
