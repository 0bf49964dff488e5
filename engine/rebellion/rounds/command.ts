import type { State } from '../../state.js'
import { isRevealed, revealBase } from '../board/base.js'
import { lookAtBoard } from '../board/look.js'
import { FIGHTS, pushOrdinaryMovement, WITH_CAPTIVES } from '../board/movement.js'
import { ACTION_SHOWS, ACTIONS, MISSION_NEEDS, MISSION_SKILL, MISSIONS } from '../cards/registry.js'
import { byte, sideOf } from '../course/frame.js'
import { defineStep, pop, push, stepNamed } from '../course/steps.js'
import { answersAt, numberAt, placeAt, playAnswer, windowNumber } from '../course/windows.js'
import { BASE_SPACE, lowestBit, SYSTEM_COUNT } from '../facts/map.js'
import { PHASE_COMMAND } from '../facts/phases.js'
import { GENERAL, ROLE_COUNT, ROLE_IDS, ROLE_POST, ROLE_SIDE } from '../facts/posts.js'
import { EMPIRE, enemyOf, REBEL, SIDE_IDS } from '../facts/sides.js'
import {
  commandersIn,
  freeLeadersAt,
  iconSum,
  isCaptive,
  isOnBoard,
  leadersOf,
  moveLeader,
  placeOf,
  poolOf,
  rebelBasePlace,
} from '../leaders/leaders.js'
import { stackCard, stackLeaders } from '../leaders/stacks.js'
import { beginMission } from '../missions/mission.js'
import { note } from '../state/journal.js'
import { CURRENT_SIDE, MOST_STACKS, PHASE, TIME } from '../state/layout.js'
import {
  ACTIVATE,
  argA,
  argB,
  argC,
  move0,
  move2,
  move3,
  NONE,
  PASS,
  PLAY_ACTION,
  REVEAL,
  REVEAL_BASE,
  verbOf,
} from '../state/moves.js'
import {
  coloursInCharge,
  hasPassed,
  hasPostPassed,
  isTeam,
  pass,
  postInCharge,
  putBothInCharge,
  putInCharge,
} from '../state/posts.js'
import { BOBA_BAN } from './lasting-effects.js'
import { pushPendingCombats } from './pending.js'

const TURN = windowNumber('turn')
const END_OF_COMMAND = stepNamed('end-of-command')
const ANYBODY = -1

/** The Command Phase: turns alternate, Rebels first, until both have passed (M1 … M3). */

/** Whose turn is next: the side, and in a team game the role. */
export const phaseFrame = { next: byte(3, 'side'), role: byte(4, ROLE_IDS) }

defineStep({
  number: 7,
  name: 'command-phase',
  kind: 'command',
  side: REBEL,
  frame: phaseFrame,
  on: [],
  question: 'the Command Phase',
  run(s, f) {
    if (s.bytes[PHASE] !== PHASE_COMMAND) {
      s.bytes[PHASE] = PHASE_COMMAND
      note('phase', PHASE_COMMAND, s.bytes[TIME])
    }
    if (hasPassed(s, REBEL) && hasPassed(s, EMPIRE)) {
      pop(s)
      push(s, END_OF_COMMAND, REBEL)
      return false
    }
    const side = isTeam(s) ? nextRole(s, f) : nextSide(s, f)
    phaseFrame.next.set(s, f, enemyOf(side))
    s.bytes[CURRENT_SIDE] = side
    push(s, COMMAND_TURN, side)
    return false
  },
})

function nextSide(s: State, f: number): number {
  const side = phaseFrame.next.get(s, f)
  return hasPassed(s, side) ? enemyOf(side) : side
}

/** G2: by initiative, past those who have passed; what an enemy's turn asks of a team is asked of its General. */
function nextRole(s: State, f: number): number {
  let role = phaseFrame.role.get(s, f)
  while (hasPostPassed(s, ROLE_SIDE[role], ROLE_POST[role])) role = (role + 1) % ROLE_COUNT
  beginTurnOf(s, f, role)
  return ROLE_SIDE[role]
}

/** It is the turn of a role; `f` is the frame of the Command Phase. */
export function beginTurnOf(s: State, f: number, role: number): void {
  phaseFrame.role.set(s, f, (role + 1) % ROLE_COUNT)
  putBothInCharge(s, f, GENERAL)
  putInCharge(s, f, ROLE_SIDE[role], ROLE_POST[role])
}

/** Who is told to do something: 0 where nobody has a partner, otherwise his post + 1. */
function whoIn(s: State, f: number, side: number): number {
  return isTeam(s) ? postInCharge(s, f, side) + 1 : 0
}

/**
 * Whether the base was revealed in it; and the place among the cards of its window, + 1, of one that binds the turn to a
 * mission of the leaders it shows.
 */
const turn = { revealed: byte(3, 'flag'), blindside: byte(4, 'flag') }

const COMMAND_TURN = defineStep({
  number: 8,
  name: 'command-turn',
  kind: 'command',
  post: 'role',
  frame: turn,
  on: [{ step: 'command-phase' }],
  question: 'activate a system, reveal a mission, or pass',
  check: turnProblem,
  moves,
  play,
  ascending: true,
  // A commander may go to any system, and the side may pass
  isChoice(s, f) {
    const side = sideOf(s, f)
    return !isBound(s, f) && commandersIn(poolOf(s, side) & coloursInCharge(s, f, side)) !== 0
  },
})

function moves(s: State, f: number, out: Int32Array): number {
  const side = sideOf(s, f)
  if (isBound(s, f)) return reveals(s, side, leadersBound(s, f), out, 0)
  let n = 0
  out[n++] = move0(PASS)
  n = answersAt(TURN, s, f, side, out, n)
  // B3: only at the start of the own turn, before anything else
  if (side === REBEL && turn.revealed.get(s, f) === 0 && !isRevealed(s))
    out[n++] = move0(REVEAL_BASE)
  n = activations(s, side, poolOf(s, side) & coloursInCharge(s, f, side), out, n)
  return reveals(s, side, ANYBODY, out, n)
}

/** A leader with tactic values goes to any system, or to the hidden base's space (M5, M6, M16). */
function activations(
  s: State,
  side: number,
  leaders: number,
  out: Int32Array,
  count: number,
): number {
  let n = count
  const last = side === REBEL && !isRevealed(s) ? BASE_SPACE : SYSTEM_COUNT - 1
  for (let rest = commandersIn(leaders); rest !== 0; rest &= rest - 1) {
    const first = move2(ACTIVATE, lowestBit(rest), 0)
    for (let place = 0; place <= last; place++) out[n++] = first | (place << 8)
  }
  return n
}

// A turn bound by a card

function isBound(s: State, f: number): boolean {
  return turn.blindside.get(s, f) !== 0
}

function leadersBound(s: State, f: number): number {
  return ACTION_SHOWS[numberAt(TURN, turn.blindside.get(s, f) - 1)]
}

/** The turn must reveal a mission of a leader whom the card shows, and nobody is sent from the pool against it. */
export function bindTurn(s: State, f: number, card: number): void {
  turn.blindside.set(s, f, placeAt(TURN, card) + 1)
}

/** True when a face-down mission that these leaders are on could be attempted now. */
export function canAttempt(s: State, side: number, leaders: number): boolean {
  for (let slot = 0; slot < MOST_STACKS; slot++) {
    const card = stackCard(s, side, slot)
    if (card < 0 || MISSIONS[card].mode !== 'attempt') continue
    if (mayReveal(s, side, slot, card, leaders) && revealsOf(s, slot, card, tried, 0) > 0)
      return true
  }
  return false
}

const tried = new Int32Array(256)

/** One of the leaders is on it, and those on it have the skill. */
function mayReveal(s: State, side: number, slot: number, card: number, leaders: number): boolean {
  const on = stackLeaders(s, side, slot)
  return (on & leaders) !== 0 && iconSum(s, on, MISSION_SKILL[card]) >= MISSION_NEEDS[card]
}

/** Face-down missions that may be revealed, with every place or target they may have. */
function reveals(s: State, side: number, leaders: number, out: Int32Array, count: number): number {
  let n = count
  for (let slot = 0; slot < MOST_STACKS; slot++) {
    const card = stackCard(s, side, slot)
    if (card >= 0 && mayReveal(s, side, slot, card, leaders)) n = revealsOf(s, slot, card, out, n)
  }
  return n
}

function revealsOf(s: State, slot: number, card: number, out: Int32Array, count: number): number {
  const mission = MISSIONS[card]
  let n = count
  // E15: only while the enemy attempts a mission
  if (mission.where === 'opposed') return n
  if (mission.where === 'nowhere') {
    out[n++] = move3(REVEAL, slot, NONE, NONE)
    return n
  }
  if (mission.where === 'base') {
    out[n++] = move3(REVEAL, slot, rebelBasePlace(s), NONE)
    return n
  }
  let systems = mission.where(s)
  if (mission.side === REBEL && mission.mode === 'attempt' && BOBA_BAN.isOn(s))
    systems &= ~(1 << BOBA_BAN.get(s))
  if (mission.against === undefined) {
    for (let rest = systems; rest !== 0; rest &= rest - 1)
      out[n++] = move3(REVEAL, slot, lowestBit(rest), NONE)
    return n
  }
  for (let rest = leadersOf(s, REBEL); rest !== 0; rest &= rest - 1) {
    const leader = lowestBit(rest)
    const place = placeOf(s, leader)
    if (!isOnBoard(place) || place === BASE_SPACE || (systems & (1 << place)) === 0) continue
    const alone = mission.captivesToo === true && freeLeadersAt(s, REBEL, place) === 0
    if (alone || isCaptive(s, leader) === (mission.against === 'captive'))
      insert(out, count, n++, move3(REVEAL, slot, place, leader))
  }
  return n
}

/** Adds a move to the ascending ones from `first` to `end`. */
function insert(out: Int32Array, first: number, end: number, move: number): void {
  let i = end
  for (; i > first && out[i - 1] > move; i--) out[i] = out[i - 1]
  out[i] = move
}

function play(s: State, f: number, move: number): void {
  const side = sideOf(s, f)
  if (turn.revealed.get(s, f) === 0 && !isBound(s, f) && !isUnderCard(move))
    note('turn', side, whoIn(s, f, side))
  switch (verbOf(move)) {
    case PASS:
      pass(s, f, side)
      note('passed', side, whoIn(s, f, side))
      return pop(s)
    case REVEAL_BASE:
      turn.revealed.set(s, f, 1)
      revealBase(s)
      lookAtBoard(s)
      return pushPendingCombats(s, side)
    case PLAY_ACTION:
      return playAnswer(TURN, s, f, move)
    case ACTIVATE:
      pop(s)
      return activate(s, side, argA(move), argB(move))
    default: {
      const poolClosed = isBound(s, f)
      pop(s)
      beginMission(s, side, argA(move), argB(move), argC(move), poolClosed)
    }
  }
}

/** A card whose probe card is turned up: the turn only begins. */
function isUnderCard(move: number): boolean {
  return verbOf(move) === PLAY_ACTION && ACTIONS[argA(move)].under !== undefined
}

function activate(s: State, side: number, leader: number, place: number): void {
  moveLeader(s, leader, place)
  note('activated', leader, place, side)
  pushPendingCombats(s, side)
  pushOrdinaryMovement(s, side, place, side === EMPIRE ? FIGHTS | WITH_CAPTIVES : FIGHTS)
}

function turnProblem(s: State, f: number): string | null {
  const side = sideOf(s, f)
  if (isTeam(s) ? hasPostPassed(s, side, postInCharge(s, f, side)) : hasPassed(s, side))
    return `${SIDE_IDS[side]} has passed and takes no turn; take it off passed`
  if (turn.revealed.get(s, f) !== 0 && (sideOf(s, f) !== REBEL || !isRevealed(s)))
    return 'only the Rebels reveal their base in a turn'
  if (isBound(s, f) && sideOf(s, f) !== EMPIRE) return 'blindside is an Imperial card'
  return null
}
