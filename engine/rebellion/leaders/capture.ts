import type { State } from '../../state.js'
import { checkBoard } from '../board/checks.js'
import { holdsAction } from '../cards/hands.js'
import { cardNumber } from '../cards/registry.js'
import { kindCode } from '../course/kinds.js'
import { defineStep, pop, push } from '../course/steps.js'
import { gainReputation } from '../course/victory.js'
import { OBI_WAN, VADER } from '../facts/leader-types.js'
import { lowestBit } from '../facts/map.js'
import { EMPIRE, REBEL } from '../facts/sides.js'
import { note } from '../state/journal.js'
import { ACTION_ZONE, BOBA_BAN } from '../state/layout.js'
import {
  argA,
  argB,
  DECLINE,
  DONE,
  FOLLOW,
  move0,
  move1,
  move2,
  NONE,
  PLAY_ACTION,
  verbOf,
} from '../state/moves.js'
import { ACTION_USED } from '../state/zones.js'
import {
  captureLeader,
  eliminateLeader,
  freeLeadersAt,
  moveLeader,
  placeOf,
  rebelBasePlace,
} from './leaders.js'

/** Captures and rescues with the cards that answer them. */

/** An action card leaves the game faceup. */
export function useAction(s: State, action: number, leader: number = NONE): void {
  s.bytes[ACTION_ZONE + action] = ACTION_USED
  note('action-used', action, leader)
}

/** Captures a leader; Obi-Wan Kenobi's player may answer with Noble Sacrifice before anything else (K13). */
export function capture(s: State, leader: number): void {
  captureLeader(s, leader)
  // Z13: no Rebel action card where Boba Fett has banned them
  if (leader !== OBI_WAN || s.bytes[BOBA_BAN] === placeOf(s, leader)) return
  if (holdsAction(s, cardNumber('noble-sacrifice'))) push(s, NOBLE, REBEL)
}

/** Noble Sacrifice, offered at the moment of capture. */
const NOBLE = defineStep({
  name: 'captured-choice',
  kind: kindCode('reaction'),
  moves(s, _f, out) {
    // A world in which he does not hold the card is none where he is asked
    if (!holdsAction(s, cardNumber('noble-sacrifice'))) return 0
    out[0] = move0(DECLINE)
    out[1] = move2(PLAY_ACTION, cardNumber('noble-sacrifice'), NONE)
    return 2
  },
  play(s, _f, move) {
    pop(s)
    if (verbOf(move) === DECLINE) return
    useAction(s, argA(move))
    eliminateLeader(s, OBI_WAN)
    gainReputation(s, 1)
  },
})

/**
 * After a rescue by a mission: which of the assigned leaders go along (K10), then It Is Your Destiny.
 * Frame: 5 the mission's system, word 8 assigned leaders still there, word 12 those who go along.
 */
export function pushRescuers(s: State, system: number, assigned: number, mayGo: boolean): void {
  const f = push(s, mayGo ? RESCUERS : DESTINY, mayGo ? REBEL : EMPIRE)
  s.bytes[f + 5] = system
  s.words[(f + 8) >> 2] = assigned & freeLeadersAt(s, REBEL, system)
}

const RESCUERS = defineStep({
  name: 'rescuers',
  kind: kindCode('pick'),
  moves(s, f, out) {
    let n = 0
    out[n++] = move0(DONE)
    for (let rest = s.words[(f + 8) >> 2] & ~s.words[(f + 12) >> 2]; rest !== 0; rest &= rest - 1)
      out[n++] = move1(FOLLOW, lowestBit(rest))
    return n
  },
  play(s, f, move) {
    if (verbOf(move) === FOLLOW) {
      s.words[(f + 12) >> 2] |= 1 << argA(move)
      return
    }
    const system = s.bytes[f + 5]
    const assigned = s.words[(f + 8) >> 2]
    const going = s.words[(f + 12) >> 2]
    pop(s)
    const g = push(s, DESTINY, EMPIRE)
    s.bytes[g + 5] = system
    s.words[(g + 8) >> 2] = assigned
    s.words[(g + 12) >> 2] = going
  },
})

/** K12, Z16: Darth Vader may take one leader of the mission, even one about to go. */
const DESTINY = defineStep({
  name: 'destiny',
  kind: kindCode('reaction'),
  moves(s, f, out) {
    let n = 0
    out[n++] = move0(DECLINE)
    const card = cardNumber('it-is-your-destiny')
    if (holdsAction(s, card) && (freeLeadersAt(s, EMPIRE, s.bytes[f + 5]) & (1 << VADER)) !== 0)
      for (let rest = s.words[(f + 8) >> 2]; rest !== 0; rest &= rest - 1)
        out[n++] = move2(PLAY_ACTION, card, lowestBit(rest))
    return n
  },
  play(s, f, move) {
    let going = s.words[(f + 12) >> 2]
    const taken = verbOf(move) === PLAY_ACTION ? argB(move) : NONE
    pop(s)
    if (taken !== NONE) going &= ~(1 << taken)
    for (let rest = going; rest !== 0; rest &= rest - 1) {
      moveLeader(s, lowestBit(rest), rebelBasePlace(s))
      note('leader-placed', lowestBit(rest), placeOf(s, lowestBit(rest)))
    }
    if (taken === NONE) return
    useAction(s, argA(move), taken)
    capture(s, taken)
    if (taken !== OBI_WAN) checkBoard(s)
  },
})
