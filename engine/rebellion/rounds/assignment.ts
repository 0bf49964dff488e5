import type { State } from '../../state.js'
import { ACTION_CARD } from '../cards/card-frame.js'
import { pushCard } from '../cards/card-step.js'
import { forgetShownMissions, returnMission } from '../cards/hands.js'
import { actionsOf, missionsOf } from '../cards/of-game.js'
import { ACTION_SHOWS, ACTIONS } from '../cards/registry.js'
import { useAction } from '../cards/use.js'
import { below, byte, FIRST_OWN_BYTE, sideOf } from '../course/frame.js'
import { defineStep, isOnTop, isStep, pop, push, topFrame } from '../course/steps.js'
import { openWindow, windowNumber, windowStep } from '../course/windows.js'
import { POOL } from '../facts/leader-places.js'
import { LEADER_COUNT } from '../facts/leader-types.js'
import { countBits, lowestBit } from '../facts/map.js'
import { ADMIRAL, GENERAL, LEADERS_OF_POST } from '../facts/posts.js'
import { EMPIRE, REBEL } from '../facts/sides.js'
import { moveLeader, poolOf } from '../leaders/leaders.js'
import {
  assignCard,
  hasStacks,
  removeStackCard,
  stackCard,
  stackLeaders,
  stackPlace,
} from '../leaders/stacks.js'
import { note } from '../state/journal.js'
import { ACTION_ZONE, CURRENT_SIDE, MOST_STACKS, missionHandByte } from '../state/layout.js'
import {
  ASSIGN,
  argA,
  argB,
  argC,
  DONE,
  JOIN,
  LIFT,
  move0,
  move1,
  move2,
  NONE,
  PLAY_ACTION,
  verbOf,
} from '../state/moves.js'
import { hasPartners, leadersInCharge, postInCharge, putInCharge } from '../state/posts.js'
import { ACTION_HAND } from '../state/zones.js'
import { pushPendingCombats } from './pending.js'

/** Whether something has been assigned or played in it. */
const frame = { begun: byte(FIRST_OWN_BYTE, 'flag') }

/** The Assignment Phase of one side: missions face down under one or two leaders, and action cards (A1 … A5). */
const ASSIGN_STEP = defineStep({
  number: 6,
  name: 'assign',
  kind: 'assign',
  post: 'own',
  oneAct: true,
  frame,
  on: [
    { step: 'command-phase', side: EMPIRE },
    { step: 'assign', side: REBEL, belowSide: EMPIRE, fields: { begun: 0 } },
    { step: 'assign', fields: { begun: 0 }, when: isBeforePartner },
  ],
  question: (s, f) => {
    const side = sideOf(s, f)
    if (!hasPartners(s, side)) return 'assign leaders to missions'
    return isGenerals(s, f, side)
      ? 'assign leaders to missions; join or lift what your Admiral proposes'
      : 'propose missions for your leaders; your General may lift them'
  },
  run,
  moves,
  play,
  ascending: true,
  isChoice,
})

const ASSIGNED = windowNumber('assigned')

/** Both sides have assigned; cards may answer before the first turn. */
const ASSIGNED_STEP = defineStep({
  number: 58,
  name: 'assigned',
  kind: 'reaction',
  post: 'either',
  side: REBEL,
  on: [{ step: 'command-phase', side: REBEL }],
  ...windowStep('assigned'),
})

/** True before the Rebels' first assignment of a round: nothing is half done. */
export function isFresh(s: State): boolean {
  const f = topFrame(s)
  if (!isStep(s, f, ASSIGN_STEP) || sideOf(s, f) !== REBEL || frame.begun.get(s, f) !== 0)
    return false
  return !hasPartners(s, REBEL) || postInCharge(s, f, REBEL) === ADMIRAL || !hasStacks(s, REBEL)
}

/** G16: where two share a side the Admiral proposes, then the General assigns. Those before `first` and his post are done. */
export function pushAssignments(s: State, first = REBEL, post = ADMIRAL): void {
  for (let side = EMPIRE; side >= first; side--) {
    putInCharge(s, push(s, ASSIGN_STEP, side), side, GENERAL)
    if (hasPartners(s, side) && (side > first || post === ADMIRAL))
      putInCharge(s, push(s, ASSIGN_STEP, side), side, ADMIRAL)
  }
}

function isBeforePartner(s: State, f: number): boolean {
  const side = sideOf(s, f)
  const g = below(f)
  return (
    hasPartners(s, side) &&
    sideOf(s, g) === side &&
    postInCharge(s, f, side) === ADMIRAL &&
    postInCharge(s, g, side) === GENERAL
  )
}

/** True for the General of two partners, who has the last word. */
function isGenerals(s: State, f: number, side: number): boolean {
  return hasPartners(s, side) && postInCharge(s, f, side) === GENERAL
}

function run(s: State, f: number): boolean {
  s.bytes[CURRENT_SIDE] = sideOf(s, f)
  return true
}

/** A leader and a mission for him; being done is the other way. */
function isChoice(s: State, f: number): boolean {
  const side = sideOf(s, f)
  if ((poolOf(s, side) & leadersInCharge(s, f, side)) === 0) return false
  const cards = missionsOf(s, side)
  for (let i = 0; i < cards.length; i++) if (s.bytes[missionHandByte(cards[i])] > 0) return true
  return false
}

function moves(s: State, f: number, out: Int32Array): number {
  const side = sideOf(s, f)
  const pool = poolOf(s, side)
  let n = 0
  out[n++] = move0(DONE)
  const missions = missionsOf(s, side)
  const leaders = listLeaders(pool & leadersInCharge(s, f, side))
  for (let i = 0; i < missions.length; i++)
    if (s.bytes[missionHandByte(missions[i])] > 0) n = assignments(missions[i], leaders, out, n)
  const actions = actionsOf(s, side)
  for (let i = 0; i < actions.length; i++)
    if (s.bytes[ACTION_ZONE + actions[i]] === ACTION_HAND)
      n = actionMoves(s, actions[i], pool, out, n)
  return isGenerals(s, f, side) ? answersToProposals(s, side, pool, out, n) : n
}

/** G3, G4: he may join what the Admiral has proposed with one leader, and lift what he has not joined. */
function answersToProposals(
  s: State,
  side: number,
  pool: number,
  out: Int32Array,
  count: number,
): number {
  let n = count
  for (let slot = 0; slot < MOST_STACKS; slot++)
    if (isAdmiralsAlone(stackLeaders(s, side, slot))) out[n++] = move1(LIFT, slot)
  for (let slot = 0; slot < MOST_STACKS; slot++) {
    const on = stackLeaders(s, side, slot)
    if (!isAdmiralsAlone(on) || (on & (on - 1)) !== 0) continue
    for (let rest = pool & LEADERS_OF_POST[GENERAL]; rest !== 0; rest &= rest - 1)
      out[n++] = move2(JOIN, slot, lowestBit(rest))
  }
  return n
}

function isAdmiralsAlone(leaders: number): boolean {
  return leaders !== 0 && (leaders & LEADERS_OF_POST[GENERAL]) === 0
}

/** The card goes back to the hand, the leaders to the Admiral. */
function lift(s: State, side: number, slot: number): void {
  const on = stackLeaders(s, side, slot)
  note('proposal-lifted', stackCard(s, side, slot), on, side, side)
  returnMission(s, stackCard(s, side, slot))
  removeStackCard(s, side, slot)
  for (let rest = on; rest !== 0; rest &= rest - 1) moveLeader(s, lowestBit(rest), POOL)
}

/** Leaders of the pool, listed once for all missions: with pairs of them this is most of a list of moves. */
const listed = new Int32Array(LEADER_COUNT)

function listLeaders(pool: number): number {
  let count = 0
  for (let rest = pool; rest !== 0; rest &= rest - 1) listed[count++] = lowestBit(rest)
  return count
}

/** The mission for each of the leaders listed, and for each two of them. */
function assignments(card: number, leaders: number, out: Int32Array, count: number): number {
  let n = count
  for (let i = 0; i < leaders; i++) {
    const first = move2(ASSIGN, card, listed[i])
    for (let j = i + 1; j < leaders; j++) out[n++] = first | listed[j]
    out[n++] = first | NONE
  }
  return n
}

/** Assignment cards use a leader who is still in the pool. */
function actionMoves(s: State, card: number, pool: number, out: Int32Array, count: number): number {
  const definition = ACTIONS[card]
  let n = count
  if (definition.timing !== 'assignment') return n
  if (definition.usable !== undefined && !definition.usable(s, NONE)) return n
  for (let rest = pool & ACTION_SHOWS[card]; rest !== 0; rest &= rest - 1)
    out[n++] = move2(PLAY_ACTION, card, lowestBit(rest))
  return n
}

function play(s: State, f: number, move: number): void {
  const side = sideOf(s, f)
  switch (verbOf(move)) {
    case DONE:
      // The General has the last word of two partners
      if (!hasPartners(s, side) || isGenerals(s, f, side))
        note('assignment-over', side, countBits(poolOf(s, side)))
      pop(s)
      if (side === EMPIRE && !isOnTop(s, ASSIGN_STEP))
        openWindow(ASSIGNED, s, ASSIGNED_STEP, REBEL, 0)
      return
    case ASSIGN:
      frame.begun.set(s, f, 1)
      s.bytes[missionHandByte(argA(move))]--
      forgetShownMissions(s, side)
      assignCard(
        s,
        side,
        argA(move),
        (1 << argB(move)) | (argC(move) === NONE ? 0 : 1 << argC(move)),
      )
      return
    case LIFT:
      frame.begun.set(s, f, 1)
      return lift(s, side, argA(move))
    case JOIN:
      frame.begun.set(s, f, 1)
      moveLeader(s, argB(move), stackPlace(side, argA(move)))
      return note('joined-mission', argB(move), side)
    default:
      frame.begun.set(s, f, 1)
      useAction(s, argA(move), argB(move))
      pushPendingCombats(s, side)
      pushCard(s, side, ACTION_CARD, argA(move), NONE, argB(move))
  }
}
