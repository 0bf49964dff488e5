import type { State } from '../../state.js'
import { ACTION_CARD, pushCard } from '../cards/card-step.js'
import { forgetShownMissions } from '../cards/hands.js'
import {
  ACTION_SHOWS,
  ACTION_SIDE,
  ACTIONS,
  FIRST_MISSION,
  LAST_MISSION,
} from '../cards/registry.js'
import { kindCode } from '../course/kinds.js'
import { defineStep, pop, topFrame } from '../course/steps.js'
import { countBits, lowestBit } from '../facts/map.js'
import { REBEL } from '../facts/sides.js'
import { useAction } from '../leaders/capture.js'
import { poolOf } from '../leaders/leaders.js'
import { assignCard } from '../leaders/stacks.js'
import { note } from '../state/journal.js'
import { ACTION_ZONE, CURRENT_SIDE, MISSION_HAND, MOST_ACTIONS } from '../state/layout.js'
import {
  ASSIGN,
  argA,
  argB,
  argC,
  DONE,
  move0,
  move2,
  move3,
  NONE,
  PLAY_ACTION,
  verbOf,
} from '../state/moves.js'
import { ACTION_HAND } from '../state/zones.js'
import { pushPendingCombats } from './pending.js'

/** The Assignment Phase of one side: missions face down under one or two leaders, and action cards (A1 … A5). Frame: 2 stage. */
const ASSIGN_STEP = defineStep({
  name: 'assign',
  kind: kindCode('assign'),
  run,
  moves,
  play,
  isChoice,
})

/** Stage of the step once something has been assigned or played in it. */
const BEGUN = 1

/** True before the Rebels' first assignment of a round: nothing is half done. */
export function isFresh(s: State): boolean {
  const f = topFrame(s)
  return s.bytes[f] === ASSIGN_STEP && s.bytes[f + 1] === REBEL && s.bytes[f + 2] !== BEGUN
}

function run(s: State, f: number): boolean {
  s.bytes[CURRENT_SIDE] = s.bytes[f + 1]
  return true
}

/** A leader and a mission for him; being done is the other way. */
function isChoice(s: State, f: number): boolean {
  const side = s.bytes[f + 1]
  if (poolOf(s, side) === 0) return false
  for (let card = FIRST_MISSION[side]; card <= LAST_MISSION[side]; card++)
    if (s.bytes[MISSION_HAND + card] > 0) return true
  return false
}

function moves(s: State, f: number, out: Int32Array): number {
  const side = s.bytes[f + 1]
  const pool = poolOf(s, side)
  let n = 0
  out[n++] = move0(DONE)
  for (let card = FIRST_MISSION[side]; card <= LAST_MISSION[side]; card++)
    if (s.bytes[MISSION_HAND + card] > 0) n = assignments(card, pool, out, n)
  for (let card = 0; card < MOST_ACTIONS; card++)
    if (ACTION_SIDE[card] === side && s.bytes[ACTION_ZONE + card] === ACTION_HAND)
      n = actionMoves(s, card, pool, out, n)
  return n
}

function assignments(card: number, pool: number, out: Int32Array, count: number): number {
  let n = count
  for (let rest = pool; rest !== 0; rest &= rest - 1) {
    const leader = lowestBit(rest)
    for (let others = rest & (rest - 1); others !== 0; others &= others - 1)
      out[n++] = move3(ASSIGN, card, leader, lowestBit(others))
    out[n++] = move3(ASSIGN, card, leader, NONE)
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
  const side = s.bytes[f + 1]
  switch (verbOf(move)) {
    case DONE:
      note('assignment-over', side, countBits(poolOf(s, side)))
      return pop(s)
    case ASSIGN:
      s.bytes[f + 2] = BEGUN
      s.bytes[MISSION_HAND + argA(move)]--
      forgetShownMissions(s, side)
      assignCard(
        s,
        side,
        argA(move),
        (1 << argB(move)) | (argC(move) === NONE ? 0 : 1 << argC(move)),
      )
      return
    default:
      s.bytes[f + 2] = BEGUN
      useAction(s, argA(move), argB(move))
      pushPendingCombats(s, side)
      pushCard(s, side, ACTION_CARD, argA(move), NONE, argB(move))
  }
}
