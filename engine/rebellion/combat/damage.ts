import type { State } from '../../state.js'
import { BLACK, RED, UNIT_COLOUR } from '../facts/unit-types.js'
import { DIRECT_FACE, HIT_FACE } from '../missions/dice.js'
import { note } from '../state/journal.js'
import { ATTACK_DICE } from '../state/layout.js'
import { argA, argB, DONE, HIT, move0, move2, verbOf } from '../state/moves.js'
import { attack, COLOURS, diceShowing, takeShowing } from './attack-frame.js'
import { BARRAGE, CONVERTIBLE, CRITICAL, PAIRS, SPREAD } from './fields.js'
import {
  assignedOf,
  harmTarget,
  hasTarget,
  MOST_ASSIGNED,
  targetCount,
  targetHarm,
  targetType,
} from './targets.js'

/** Assigning the damage of an attack: red hits, black hits, direct hits, then damage of cards. */

/** Damage of cards, in the order in which it is assigned. */
const OF_CARDS = [CRITICAL, PAIRS, SPREAD, BARRAGE]

/** True when something is left to assign. */
export function hasPacket(s: State, f: number): boolean {
  dropUseless(s)
  if (attack.striking.get(s, f) !== 0) return true
  if (diceShowing(s, RED, HIT_FACE) > 0 || diceShowing(s, BLACK, HIT_FACE) > 0) return true
  for (let colour = RED; colour < COLOURS; colour++)
    if (diceShowing(s, colour, DIRECT_FACE) > 0) return true
  for (let i = 0; i < OF_CARDS.length; i++) if (OF_CARDS[i].get(s) > 0) return true
  return false
}

/** Dice and damage without a legal target are lost. */
function dropUseless(s: State): void {
  if (targetCount(s, 0) === 0) {
    for (let at = ATTACK_DICE; at < ATTACK_DICE + COLOURS * 4; at++) s.bytes[at] = 0
    for (let i = 0; i < OF_CARDS.length; i++) OF_CARDS[i].clear(s)
    return
  }
  const reds = hasTarget(s, RED)
  if (!reds) s.bytes[ATTACK_DICE + RED * 4 + HIT_FACE] = 0
  const converts = reds && CONVERTIBLE.get(s) > 0
  if (!converts && !hasTarget(s, BLACK)) s.bytes[ATTACK_DICE + BLACK * 4 + HIT_FACE] = 0
}

/** Points of the die or the damage of a card that is assigned next. */
export function pointsInHand(s: State, f: number): number {
  const isCard = PAIRS.get(s) > 0 && CRITICAL.get(s) === 0 && attack.striking.get(s, f) === 0
  return isCard && !hasDie(s) ? 2 : 1
}

/** Points that one unit whose health has the colour may still be assigned, those in hand among them. */
export function pointsLeft(s: State, f: number, colour: number): number {
  let points = attack.striking.get(s, f) !== 0 ? 1 : 0
  if (colour === RED || colour === BLACK) points += diceShowing(s, colour, HIT_FACE)
  for (let die = RED; die < COLOURS; die++) points += diceShowing(s, die, DIRECT_FACE)
  return points + CRITICAL.get(s) + 2 * PAIRS.get(s) + SPREAD.get(s) + BARRAGE.get(s)
}

function hasDie(s: State): boolean {
  for (let colour = RED; colour < COLOURS; colour++)
    if (diceShowing(s, colour, HIT_FACE) > 0 || diceShowing(s, colour, DIRECT_FACE) > 0) return true
  return false
}

export function targetMoves(s: State, f: number, out: Int32Array): number {
  let n = 0
  if (attack.striking.get(s, f) !== 0) out[n++] = move0(DONE)
  for (let i = 0; targetCount(s, i) > 0; i++) {
    const type = targetType(s, i)
    const harm = targetHarm(s, i)
    if (canTarget(s, f, type, harm, targetCount(s, i))) out[n++] = move2(HIT, type, harm)
  }
  return n
}

function canTarget(s: State, f: number, type: number, harm: number, count: number): boolean {
  // The second half of an Onslaught needs another unit
  if (attack.striking.get(s, f) !== 0)
    return count > 1 || type !== attack.struck.get(s, f) || harm !== attack.struckHarm.get(s, f)
  if (diceShowing(s, RED, HIT_FACE) > 0) return UNIT_COLOUR[type] === RED
  if (diceShowing(s, BLACK, HIT_FACE) > 0)
    return UNIT_COLOUR[type] === BLACK || (CONVERTIBLE.get(s) > 0 && UNIT_COLOUR[type] === RED)
  return true
}

export function assignDamage(s: State, f: number, move: number): void {
  if (verbOf(move) === DONE) return attack.striking.set(s, f, 0)
  const type = argA(move)
  const harm = argB(move)
  const points = takePacket(s, f, type, harm)
  note('damage', type, points)
  harmTarget(s, type, harm, points)
}

/** Uses up the die or the damage that is being assigned; answers its points. */
function takePacket(s: State, f: number, type: number, harm: number): number {
  if (attack.striking.get(s, f) !== 0) {
    attack.striking.set(s, f, 0)
    return 1
  }
  if (takeDie(s, type)) return 1
  for (let i = 0; i < OF_CARDS.length; i++) {
    const packets = OF_CARDS[i].get(s)
    if (packets === 0) continue
    OF_CARDS[i].set(s, packets - 1)
    if (OF_CARDS[i] === SPREAD) openSecondHalf(s, f, type, harm)
    return OF_CARDS[i] === PAIRS ? 2 : 1
  }
  throw new Error('there is no damage to assign')
}

/** Onslaught hits a second unit. */
function openSecondHalf(s: State, f: number, type: number, harm: number): void {
  attack.struck.set(s, f, type)
  attack.struckHarm.set(s, f, assignedOf(harm) < MOST_ASSIGNED ? harm + 1 : harm)
  attack.striking.set(s, f, 1)
}

/** Uses up the die that is being assigned; false when only damage of cards is left. */
function takeDie(s: State, type: number): boolean {
  if (diceShowing(s, RED, HIT_FACE) > 0) takeShowing(s, RED, HIT_FACE)
  else if (diceShowing(s, BLACK, HIT_FACE) > 0) {
    takeShowing(s, BLACK, HIT_FACE)
    if (UNIT_COLOUR[type] === RED) CONVERTIBLE.set(s, CONVERTIBLE.get(s) - 1)
  } else return takeDirectHit(s)
  return true
}

function takeDirectHit(s: State): boolean {
  for (let colour = RED; colour < COLOURS; colour++)
    if (diceShowing(s, colour, DIRECT_FACE) > 0) {
      takeShowing(s, colour, DIRECT_FACE)
      return true
    }
  return false
}
