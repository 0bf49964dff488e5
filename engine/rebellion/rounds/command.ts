import type { State } from '../../state.js'
import { isRevealed, revealBase } from '../board/base.js'
import { checkBoard } from '../board/checks.js'
import { FIGHTS, pushOrdinaryMovement, WITH_CAPTIVES } from '../board/movement.js'
import { holdsAction } from '../cards/hands.js'
import {
  ACTION_SHOWS,
  cardNumber,
  MISSION_NEEDS,
  MISSION_SKILL,
  MISSIONS,
} from '../cards/registry.js'
import { kindCode } from '../course/kinds.js'
import { codeOf, defineStep, pop, push } from '../course/steps.js'
import { BASE_SPACE, lowestBit, SYSTEM_COUNT } from '../facts/map.js'
import { PHASE_COMMAND } from '../facts/phases.js'
import { EMPIRE, enemyOf, REBEL } from '../facts/sides.js'
import { useAction } from '../leaders/capture.js'
import {
  commandersIn,
  freeLeadersAt,
  isCaptive,
  isOnBoard,
  leadersOf,
  moveLeader,
  placeOf,
  poolOf,
  rebelBasePlace,
  skillSum,
} from '../leaders/leaders.js'
import { stackCard, stackLeaders } from '../leaders/stacks.js'
import { beginMission } from '../missions/mission.js'
import { note } from '../state/journal.js'
import { BOBA_BAN, CURRENT_SIDE, MOST_STACKS, PASSED, PHASE, TIME } from '../state/layout.js'
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
import { pushPendingCombats } from './pending.js'

/** The Command Phase: turns alternate, Rebels first, until both have passed (M1 … M3). */

/** Frame: 3 side whose turn is next. */
defineStep({
  name: 'command-phase',
  kind: kindCode('command'),
  run(s, f) {
    if (s.bytes[PHASE] !== PHASE_COMMAND) {
      s.bytes[PHASE] = PHASE_COMMAND
      note('phase', PHASE_COMMAND, s.bytes[TIME])
    }
    if (s.bytes[PASSED] !== 0 && s.bytes[PASSED + 1] !== 0) {
      pop(s)
      push(s, codeOf('end-of-command'), REBEL)
      return false
    }
    let side = s.bytes[f + 3]
    if (s.bytes[PASSED + side] !== 0) side = enemyOf(side)
    s.bytes[f + 3] = enemyOf(side)
    s.bytes[CURRENT_SIDE] = side
    push(s, COMMAND_TURN, side)
    return false
  },
})

/** One turn. Frame: 3 1 when the base was revealed in it, 4 1 when Blindside was used. */
const COMMAND_TURN = defineStep({
  name: 'command-turn',
  kind: kindCode('command'),
  moves,
  play,
  // A commander may go to any system, and the side may pass
  isChoice: (s, f) => s.bytes[f + 4] === 0 && commandersIn(poolOf(s, s.bytes[f + 1])) !== 0,
})

function moves(s: State, f: number, out: Int32Array): number {
  const side = s.bytes[f + 1]
  const blindside = s.bytes[f + 4] !== 0
  let n = 0
  if (!blindside) {
    out[n++] = move0(PASS)
    // B3: only at the start of the own turn, before anything else
    if (side === REBEL && s.bytes[f + 3] === 0 && !isRevealed(s)) out[n++] = move0(REVEAL_BASE)
    n = activations(s, side, out, n)
    if (side === EMPIRE && canBlindside(s))
      out[n++] = move2(PLAY_ACTION, cardNumber('blindside'), NONE)
  }
  return reveals(s, side, blindside, out, n)
}

/** A leader with tactic values goes to any system, or to the hidden base's space (M5, M6, M16). */
function activations(s: State, side: number, out: Int32Array, count: number): number {
  let n = count
  const last = side === REBEL && !isRevealed(s) ? BASE_SPACE : SYSTEM_COUNT - 1
  for (let rest = commandersIn(poolOf(s, side)); rest !== 0; rest &= rest - 1)
    for (let place = 0; place <= last; place++) out[n++] = move2(ACTIVATE, lowestBit(rest), place)
  return n
}

/** Face-down missions whose leaders have the skill, with every place or target they may have. */
function reveals(
  s: State,
  side: number,
  blindside: boolean,
  out: Int32Array,
  count: number,
): number {
  let n = count
  for (let slot = 0; slot < MOST_STACKS; slot++) {
    const card = stackCard(s, side, slot)
    if (card < 0) continue
    const on = stackLeaders(s, side, slot)
    if (blindside && (on & ACTION_SHOWS[cardNumber('blindside')]) === 0) continue
    if (skillSum(s, on, MISSION_SKILL[card]) < MISSION_NEEDS[card]) continue
    n = revealsOf(s, slot, card, out, n)
  }
  return n
}

function revealsOf(s: State, slot: number, card: number, out: Int32Array, count: number): number {
  const mission = MISSIONS[card]
  let n = count
  if (mission.where === 'nowhere') {
    out[n++] = move3(REVEAL, slot, NONE, NONE)
    return n
  }
  if (mission.where === 'base') {
    out[n++] = move3(REVEAL, slot, rebelBasePlace(s), NONE)
    return n
  }
  let systems = mission.where(s)
  if (mission.side === REBEL && mission.mode === 'attempt' && s.bytes[BOBA_BAN] !== NONE)
    systems &= ~(1 << s.bytes[BOBA_BAN])
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
      out[n++] = move3(REVEAL, slot, place, leader)
  }
  return n
}

function canBlindside(s: State): boolean {
  if (!holdsAction(s, cardNumber('blindside'))) return false
  for (let slot = 0; slot < MOST_STACKS; slot++) {
    const card = stackCard(s, EMPIRE, slot)
    if (card < 0 || MISSIONS[card].mode !== 'attempt') continue
    const on = stackLeaders(s, EMPIRE, slot)
    if ((on & ACTION_SHOWS[cardNumber('blindside')]) === 0) continue
    if (
      skillSum(s, on, MISSION_SKILL[card]) >= MISSION_NEEDS[card] &&
      revealsOf(s, slot, card, tried, 0) > 0
    )
      return true
  }
  return false
}

const tried = new Int32Array(256)

function play(s: State, f: number, move: number): void {
  const side = s.bytes[f + 1]
  if (s.bytes[f + 3] + s.bytes[f + 4] === 0) note('turn', side)
  switch (verbOf(move)) {
    case PASS:
      s.bytes[PASSED + side] = 1
      note('passed', side)
      return pop(s)
    case REVEAL_BASE:
      s.bytes[f + 3] = 1
      revealBase(s)
      checkBoard(s)
      return pushPendingCombats(s, side)
    case PLAY_ACTION:
      useAction(s, argA(move))
      s.bytes[f + 4] = 1
      return
    case ACTIVATE:
      pop(s)
      return activate(s, side, argA(move), argB(move))
    default: {
      const blindside = s.bytes[f + 4] !== 0
      pop(s)
      beginMission(s, side, argA(move), argB(move), argC(move), blindside)
    }
  }
}

function activate(s: State, side: number, leader: number, place: number): void {
  moveLeader(s, leader, place)
  note('activated', leader, place, side)
  pushPendingCombats(s, side)
  pushOrdinaryMovement(s, side, place, side === EMPIRE ? FIGHTS | WITH_CAPTIVES : FIGHTS)
}
