import type { State } from '../../state.js'
import { kindCode } from '../course/kinds.js'
import { defineStep, pop } from '../course/steps.js'
import { EMPIRE, SPACE } from '../facts/sides.js'
import { note } from '../state/journal.js'
import { MOST_TACTICS } from '../state/layout.js'
import {
  argA,
  argB,
  BLOCK,
  DISCARD_FOR,
  DONE,
  move0,
  move2,
  move3,
  NONE,
  PLAY_TACTIC,
  verbOf,
} from '../state/moves.js'
import { CANNOT_BLOCK, ROUND, TRAP } from './fields.js'
import {
  DEFENSIVE_FORMATION,
  discardTactic,
  TACTIC_BLOCKS,
  TACTIC_EFFECT,
  TACTIC_THEATER,
  tacticsInHand,
} from './tactic-cards.js'
import { assignedOf, harmTarget, targetCount, targetHarm, targetType } from './targets.js'

/**
 * The defender blocks damage assigned in this attack, from dice and cards alike (C14, C15).
 * Frame: 3 theater, 4 points that the card in hand may still take away, 5 1 when it took one.
 */
export const BLOCK_STEP = defineStep({ name: 'block', kind: kindCode('block'), moves, play })

function moves(s: State, f: number, out: Int32Array): number {
  if (!anyAssigned(s)) return 0
  if (s.bytes[f + 4] > 0) return blockMoves(s, f, out)
  const side = s.bytes[f + 1]
  const theater = s.bytes[f + 3]
  let n = 0
  out[n++] = move0(DONE)
  const trapped =
    theater === SPACE && side === EMPIRE && s.bytes[TRAP] !== 0 && s.bytes[ROUND] === 1
  if (s.bytes[CANNOT_BLOCK + side] !== 0 || trapped) return n
  for (let card = 0; card < MOST_TACTICS; card++) {
    if (
      TACTIC_THEATER[card] !== theater ||
      TACTIC_BLOCKS[card] === 0 ||
      tacticsInHand(s, side, card) === 0
    )
      continue
    if (TACTIC_EFFECT[card] === DEFENSIVE_FORMATION) out[n++] = move3(PLAY_TACTIC, card, NONE, NONE)
    else n = pricedMoves(s, side, theater, card, out, n)
  }
  return n
}

/** Dig In and Outmaneuver cost another card of the same theater. */
function pricedMoves(
  s: State,
  side: number,
  theater: number,
  card: number,
  out: Int32Array,
  count: number,
): number {
  let n = count
  for (let price = 0; price < MOST_TACTICS; price++) {
    if (TACTIC_THEATER[price] !== theater) continue
    if (tacticsInHand(s, side, price) > (price === card ? 1 : 0))
      out[n++] = move2(DISCARD_FOR, card, price)
  }
  return n
}

function blockMoves(s: State, f: number, out: Int32Array): number {
  let n = 0
  if (s.bytes[f + 5] !== 0) out[n++] = move0(DONE)
  for (let i = 0; targetCount(s, i) > 0; i++)
    if (assignedOf(targetHarm(s, i)) > 0)
      out[n++] = move2(BLOCK, targetType(s, i), targetHarm(s, i))
  return n
}

function anyAssigned(s: State): boolean {
  for (let i = 0; targetCount(s, i) > 0; i++) if (assignedOf(targetHarm(s, i)) > 0) return true
  return false
}

function play(s: State, f: number, move: number): void {
  const side = s.bytes[f + 1]
  switch (verbOf(move)) {
    case PLAY_TACTIC:
      discardTactic(s, side, argA(move))
      note('tactic-played', argA(move), side)
      s.bytes[f + 4] = 1
      s.bytes[f + 5] = 0
      return
    case DISCARD_FOR:
      discardTactic(s, side, argA(move))
      discardTactic(s, side, argB(move))
      note('tactic-played', argA(move), side, argB(move) + 1)
      s.bytes[f + 4] = 2
      s.bytes[f + 5] = 0
      return
    case BLOCK:
      note('blocked', argA(move), 1)
      harmTarget(s, argA(move), argB(move), -1)
      s.bytes[f + 4]--
      s.bytes[f + 5] = 1
      return
    default:
      // Done with the card in hand, or with blocking
      if (s.bytes[f + 4] > 0) s.bytes[f + 4] = 0
      else pop(s)
  }
}
