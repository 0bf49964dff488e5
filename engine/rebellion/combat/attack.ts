import type { State } from '../../state.js'
import { unitsAt } from '../board/board.js'
import { kindCode } from '../course/kinds.js'
import { codeOf, defineStep, pop, push } from '../course/steps.js'
import { YODA } from '../facts/leader-types.js'
import { EMPIRE, enemyOf, GROUND, REBEL, SPACE } from '../facts/sides.js'
import {
  BLACK,
  FIRST_UNIT,
  ION_CANNON,
  LAST_UNIT,
  RED,
  UNIT_BLACK,
  UNIT_COLOUR,
  UNIT_RED,
  UNIT_THEATER,
} from '../facts/unit-types.js'
import {
  BLANK_FACE,
  DIRECT_FACE,
  HIT_FACE,
  MOST_OF_COLOUR,
  noteDice,
  rollDie,
  SPECIAL_FACE,
} from '../missions/dice.js'
import { offerMillion, takeSetDice, yodaReady } from '../missions/million.js'
import { note } from '../state/journal.js'
import { ATTACK_DICE, MOST_TACTICS, REROLL_DICE, YODA_USED } from '../state/layout.js'
import {
  argA,
  argB,
  argC,
  DONE,
  DRAW_FROM,
  DRAW_TACTIC,
  HIT,
  move0,
  move1,
  move2,
  move3,
  NONE,
  PLAY_TACTIC,
  REROLL,
  USE_RING,
  verbOf,
} from '../state/moves.js'
import {
  BARRAGE,
  CANNOT_BLOCK,
  CONVERTIBLE,
  CRITICAL,
  combatSystem,
  DESIGN,
  FREE_RIDE,
  HELD_THIS_ROUND,
  PAIRS,
  ROUND,
  SPREAD,
  STAR_TARGETS,
  TRAP,
} from './fields.js'
import {
  BOMBARDMENT,
  BRILLIANT_STRATEGY,
  CONCENTRATE_FIRE,
  CRITICAL_HIT,
  canDrawTactic,
  discardTactic,
  drawTactics,
  ESCAPE_PLAN,
  NO_ESCAPE,
  ONSLAUGHT,
  TACTIC_BLOCKS,
  TACTIC_COST,
  TACTIC_EFFECT,
  TACTIC_THEATER,
  TAKE_IT_DOWN,
  tacticsInHand,
  UNSTOPPABLE_ASSAULT,
} from './tactic-cards.js'
import {
  applyHarm,
  assignedOf,
  harmTarget,
  hasTarget,
  listTargets,
  MOST_ASSIGNED,
  targetCount,
  targetHarm,
  targetType,
} from './targets.js'

/**
 * One side's attack in a battle step: roll, combat actions, assign damage, let the other side
 * block, then the damage is done (combat.md, part A).
 * Frame: 2 stage, 3 theater, 4 red and 5 black dice, 6 dice that may still be set aside to be
 * rerolled, 7 cards still to be drawn (Brilliant Strategy), 12 and 13 the unit that the first
 * half of an Onslaught hit (type, harm), 14 1 while its second half is open.
 */
const ROLLING = 0
const ROLLED = 1
const ACTING = 2
const ASSIGNING = 3
const BLOCKING = 4

export const ATTACK = defineStep({ name: 'attack', kind: kindCode('tactic'), run, moves, play })

export function pushAttack(s: State, side: number, theater: number): void {
  s.bytes[push(s, ATTACK, side) + 3] = theater
}

function run(s: State, f: number): boolean {
  switch (s.bytes[f + 2]) {
    case ROLLING:
      gatherDice(s, f)
      s.bytes[f + 2] = ROLLED
      if (s.bytes[f + 1] === REBEL)
        offerMillion(s, combatSystem(s), true, s.bytes[f + 4], s.bytes[f + 5])
      return false
    case ROLLED:
      rollColour(s, RED, s.bytes[f + 4])
      rollColour(s, BLACK, s.bytes[f + 5])
      noteDice(s, s.bytes[f + 1], s.bytes[f + 3], ATTACK_DICE, 8)
      s.bytes[f + 2] = ACTING
      return false
    case ACTING:
      return true
    case ASSIGNING:
      if (hasPacket(s, f)) return true
      s.bytes[f + 2] = BLOCKING
      s.bytes[push(s, codeOf('block'), enemyOf(s.bytes[f + 1])) + 3] = s.bytes[f + 3]
      return false
    default:
      applyHarm(s)
      finish(s)
      pop(s)
      return false
  }
}

// Rolling

/** Sum of the dice of all units there, less what reduces them, then the limit of five a colour (C9). */
function gatherDice(s: State, f: number): void {
  const side = s.bytes[f + 1]
  const theater = s.bytes[f + 3]
  const system = combatSystem(s)
  let red = 0
  let black = 0
  for (let type = FIRST_UNIT[side]; type <= LAST_UNIT[side]; type++) {
    if (UNIT_THEATER[type] !== theater) continue
    const count = unitsAt(s, system, type)
    red += count * UNIT_RED[type]
    black += count * UNIT_BLACK[type]
  }
  if (side === EMPIRE && theater === SPACE) red -= 2 * unitsAt(s, system, ION_CANNON)
  if (side === REBEL && s.bytes[DESIGN] !== 0 && s.bytes[ROUND] === 1) {
    red -= 1
    black -= 2
  }
  s.bytes[f + 4] = Math.max(0, Math.min(MOST_OF_COLOUR, red))
  s.bytes[f + 5] = Math.max(0, Math.min(MOST_OF_COLOUR, black))
  s.bytes[CONVERTIBLE] = side === REBEL && theater === SPACE && s.bytes[STAR_TARGETS] !== 0 ? 2 : 0
}

function rollColour(s: State, colour: number, count: number): void {
  for (let i = count - takeSetDice(s, colour); i > 0; i--)
    s.bytes[ATTACK_DICE + colour * 4 + rollDie(s)]++
}

function diceShowing(s: State, colour: number, face: number): number {
  return s.bytes[ATTACK_DICE + colour * 4 + face]
}

// Moves

function moves(s: State, f: number, out: Int32Array): number {
  if (s.bytes[f + 2] === ASSIGNING) return targetMoves(s, f, out)
  if (s.bytes[f + 7] > 0) return drawMoves(s, out)
  if (s.bytes[f + 6] > 0) return asideMoves(s, out)
  return actionMoves(s, f, out)
}

/** Combat actions: draw for a special, play a card, use the Master Yoda ring, or go on. */
function actionMoves(s: State, f: number, out: Int32Array): number {
  const side = s.bytes[f + 1]
  const theater = s.bytes[f + 3]
  let n = 0
  out[n++] = move0(DONE)
  for (let card = 0; card < MOST_TACTICS; card++)
    if (canPlay(s, side, theater, card)) n = cardMoves(s, side, card, out, n)
  if (canDrawTactic(s, theater))
    for (let colour = RED; colour <= BLACK; colour++)
      if (diceShowing(s, colour, SPECIAL_FACE) > 0) out[n++] = move1(DRAW_TACTIC, colour)
  if (side === REBEL && yodaReady(s, combatSystem(s)))
    for (let colour = RED; colour <= BLACK; colour++)
      for (let face = HIT_FACE; face <= BLANK_FACE; face++)
        if (diceShowing(s, colour, face) > 0) out[n++] = move3(USE_RING, YODA, face, colour)
  return n
}

/** The card is in hand, of this theater, for an attack, and not forbidden. */
function canPlay(s: State, side: number, theater: number, card: number): boolean {
  if (
    TACTIC_THEATER[card] !== theater ||
    TACTIC_BLOCKS[card] !== 0 ||
    tacticsInHand(s, side, card) === 0
  )
    return false
  return !(theater === SPACE && side === EMPIRE && s.bytes[TRAP] !== 0 && s.bytes[ROUND] === 1)
}

function cardMoves(s: State, side: number, card: number, out: Int32Array, count: number): number {
  let n = count
  const bombards = TACTIC_EFFECT[card] === BOMBARDMENT
  for (let colour = RED; colour <= BLACK; colour++) {
    const free = TACTIC_COST[card] === 0
    if (!free && diceShowing(s, colour, SPECIAL_FACE) === 0) continue
    const die = free ? NONE : colour
    if (bombards) n = bombardments(s, side, card, die, out, n)
    else out[n++] = move3(PLAY_TACTIC, card, die, NONE)
    if (free) break
  }
  return n
}

/** Bombardment needs an own ship in the system; its red dice are the damage. */
function bombardments(
  s: State,
  side: number,
  card: number,
  die: number,
  out: Int32Array,
  count: number,
): number {
  let n = count
  for (let type = FIRST_UNIT[side]; type <= LAST_UNIT[side]; type++)
    if (UNIT_THEATER[type] === SPACE && unitsAt(s, combatSystem(s), type) > 0)
      out[n++] = move3(PLAY_TACTIC, card, die, type)
  return n
}

function drawMoves(s: State, out: Int32Array): number {
  let n = 0
  for (let theater = SPACE; theater <= GROUND; theater++)
    if (canDrawTactic(s, theater)) out[n++] = move1(DRAW_FROM, theater)
  if (n === 0) out[n++] = move0(DONE)
  return n
}

/** Dice to be rerolled together (Concentrate Fire). */
function asideMoves(s: State, out: Int32Array): number {
  let n = 0
  out[n++] = move0(DONE)
  for (let colour = RED; colour <= BLACK; colour++)
    for (let face = HIT_FACE; face <= BLANK_FACE; face++)
      if (diceShowing(s, colour, face) > 0) out[n++] = move2(REROLL, colour, face)
  return n
}

// Assigning

/** The next thing to assign: red hits, black hits, direct hits, then damage of cards. */
function hasPacket(s: State, f: number): boolean {
  dropUseless(s)
  if (s.bytes[f + 14] !== 0) return true
  return (
    diceShowing(s, RED, HIT_FACE) +
      diceShowing(s, BLACK, HIT_FACE) +
      diceShowing(s, RED, DIRECT_FACE) +
      diceShowing(s, BLACK, DIRECT_FACE) +
      s.bytes[CRITICAL] +
      s.bytes[PAIRS] +
      s.bytes[SPREAD] +
      s.bytes[BARRAGE] >
    0
  )
}

/** Dice and damage without a legal target are lost. */
function dropUseless(s: State): void {
  if (!hasTarget(s, 255)) {
    s.bytes.fill(0, ATTACK_DICE, ATTACK_DICE + 12)
    s.bytes[CRITICAL] = 0
    s.bytes[PAIRS] = 0
    s.bytes[SPREAD] = 0
    s.bytes[BARRAGE] = 0
    return
  }
  if (!hasTarget(s, RED)) s.bytes[ATTACK_DICE + RED * 4 + HIT_FACE] = 0
  const converts = s.bytes[CONVERTIBLE] > 0 && hasTarget(s, RED)
  if (!hasTarget(s, BLACK) && !converts) s.bytes[ATTACK_DICE + BLACK * 4 + HIT_FACE] = 0
}

function targetMoves(s: State, f: number, out: Int32Array): number {
  let n = 0
  if (s.bytes[f + 14] !== 0) out[n++] = move0(DONE)
  for (let i = 0; targetCount(s, i) > 0; i++) {
    const type = targetType(s, i)
    const harm = targetHarm(s, i)
    if (canTarget(s, f, type, harm, targetCount(s, i))) out[n++] = move2(HIT, type, harm)
  }
  return n
}

function canTarget(s: State, f: number, type: number, harm: number, count: number): boolean {
  // The second half of an Onslaught needs another unit
  if (s.bytes[f + 14] !== 0)
    return count > 1 || type !== s.bytes[f + 12] || harm !== s.bytes[f + 13]
  if (diceShowing(s, RED, HIT_FACE) > 0) return UNIT_COLOUR[type] === RED
  if (diceShowing(s, BLACK, HIT_FACE) > 0)
    return UNIT_COLOUR[type] === BLACK || (s.bytes[CONVERTIBLE] > 0 && UNIT_COLOUR[type] === RED)
  return true
}

// Playing

function play(s: State, f: number, move: number): void {
  if (s.bytes[f + 2] === ASSIGNING) return assign(s, f, move)
  switch (verbOf(move)) {
    case DONE:
      return proceed(s, f)
    case DRAW_TACTIC:
      s.bytes[ATTACK_DICE + argA(move) * 4 + SPECIAL_FACE]--
      note('special-spent', s.bytes[f + 1], s.bytes[f + 3])
      return drawTactics(s, s.bytes[f + 1], s.bytes[f + 3], 1)
    case DRAW_FROM:
      s.bytes[f + 7]--
      return drawTactics(s, s.bytes[f + 1], argA(move), 1)
    case REROLL:
      return setAside(s, f, argA(move), argB(move))
    case USE_RING:
      s.bytes[YODA_USED] = 1
      s.bytes[ATTACK_DICE + argC(move) * 4 + argB(move)]--
      s.bytes[ATTACK_DICE + argC(move) * 4 + rollDie(s)]++
      note('ring-used', YODA, argB(move))
      noteDice(s, REBEL, s.bytes[f + 3], ATTACK_DICE, 8)
      return
    default:
      playCard(s, f, argA(move), argB(move), argC(move))
  }
}

/** 'Done' ends what is going on: drawing, setting dice aside, or the combat actions. */
function proceed(s: State, f: number): void {
  if (s.bytes[f + 7] > 0) s.bytes[f + 7] = 0
  else if (s.bytes[f + 6] > 0) rerollAside(s, f)
  else {
    s.bytes[f + 2] = ASSIGNING
    listTargets(s, enemyOf(s.bytes[f + 1]), s.bytes[f + 3])
  }
}

function playCard(s: State, f: number, card: number, die: number, ship: number): void {
  const side = s.bytes[f + 1]
  discardTactic(s, side, card)
  note('tactic-played', card, side)
  if (die !== NONE) s.bytes[ATTACK_DICE + die * 4 + SPECIAL_FACE]--
  switch (TACTIC_EFFECT[card]) {
    case BRILLIANT_STRATEGY:
      s.bytes[f + 7] = 2
      break
    case CONCENTRATE_FIRE:
      s.bytes[f + 6] = 2
      break
    case CRITICAL_HIT:
      s.bytes[CRITICAL]++
      break
    case TAKE_IT_DOWN:
      s.bytes[PAIRS]++
      break
    case ONSLAUGHT:
      s.bytes[SPREAD]++
      break
    case BOMBARDMENT:
      s.bytes[BARRAGE] += UNIT_RED[ship]
      break
    case NO_ESCAPE:
      s.bytes[HELD_THIS_ROUND + enemyOf(side)] = 1
      break
    case ESCAPE_PLAN:
      s.bytes[FREE_RIDE + side] = 1
      break
    case UNSTOPPABLE_ASSAULT:
      s.bytes[CANNOT_BLOCK + enemyOf(side)] = 1
      break
  }
}

function setAside(s: State, f: number, colour: number, face: number): void {
  s.bytes[ATTACK_DICE + colour * 4 + face]--
  s.bytes[REROLL_DICE + colour * 4 + face]++
  note('set-aside', colour, face, s.bytes[f + 1])
  s.bytes[f + 6]--
  if (s.bytes[f + 6] === 0) rerollAside(s, f)
}

function rerollAside(s: State, f: number): void {
  s.bytes[f + 6] = 0
  for (let colour = RED; colour <= BLACK; colour++) {
    let count = 0
    for (let face = HIT_FACE; face <= BLANK_FACE; face++) {
      count += s.bytes[REROLL_DICE + colour * 4 + face]
      s.bytes[REROLL_DICE + colour * 4 + face] = 0
    }
    for (; count > 0; count--) s.bytes[ATTACK_DICE + colour * 4 + rollDie(s)]++
  }
  noteDice(s, s.bytes[f + 1], s.bytes[f + 3], ATTACK_DICE, 8)
}

function assign(s: State, f: number, move: number): void {
  if (verbOf(move) === DONE) {
    s.bytes[f + 14] = 0
    return
  }
  const type = argA(move)
  const harm = argB(move)
  const points = damageAtHand(s, f, type, harm)
  note('damage', type, points)
  harmTarget(s, type, harm, points)
}

/** Uses up the die or the damage that is being assigned; answers its points. */
function damageAtHand(s: State, f: number, type: number, harm: number): number {
  if (s.bytes[f + 14] !== 0) {
    s.bytes[f + 14] = 0
    return 1
  }
  if (takeDie(s, type)) return 1
  if (s.bytes[CRITICAL] > 0) {
    s.bytes[CRITICAL]--
    return 1
  }
  if (s.bytes[PAIRS] > 0) {
    s.bytes[PAIRS]--
    return 2
  }
  if (s.bytes[SPREAD] > 0) {
    s.bytes[SPREAD]--
    s.bytes[f + 12] = type
    s.bytes[f + 13] = assignedOf(harm) < MOST_ASSIGNED ? harm + 1 : harm
    s.bytes[f + 14] = 1
  } else s.bytes[BARRAGE]--
  return 1
}

/** Uses up the die that is being assigned; false when only damage of cards is left. */
function takeDie(s: State, type: number): boolean {
  const dice = ATTACK_DICE
  if (s.bytes[dice + RED * 4 + HIT_FACE] > 0) s.bytes[dice + RED * 4 + HIT_FACE]--
  else if (s.bytes[dice + BLACK * 4 + HIT_FACE] > 0) {
    s.bytes[dice + BLACK * 4 + HIT_FACE]--
    if (UNIT_COLOUR[type] === RED) s.bytes[CONVERTIBLE]--
  } else if (s.bytes[dice + RED * 4 + DIRECT_FACE] > 0) s.bytes[dice + RED * 4 + DIRECT_FACE]--
  else if (s.bytes[dice + BLACK * 4 + DIRECT_FACE] > 0) s.bytes[dice + BLACK * 4 + DIRECT_FACE]--
  else return false
  return true
}

function finish(s: State): void {
  s.bytes.fill(0, ATTACK_DICE, ATTACK_DICE + 12)
  s.bytes[CONVERTIBLE] = 0
}
