import type { State } from '../../../state.js'
import { isContested } from '../../board/board.js'
import { sideOf } from '../../course/frame.js'
import { enemyOf } from '../../facts/sides.js'
import {
  BLACK,
  GREEN,
  RED,
  UNIT_COLOUR,
  UNIT_HEALTH,
  UNIT_THEATER,
  UNITS_OF,
} from '../../facts/unit-types.js'
import { bestTactics, freeLeadersAt } from '../../leaders/leaders.js'
import { BLANK_FACE, DIRECT_FACE, HIT_FACE, SPECIAL_FACE } from '../../missions/dice.js'
import { note } from '../../state/journal.js'
import { argA, argB, move2, REPAIR, REROLL } from '../../state/moves.js'
import { attack, diceShowing, MOST_REROLLS, pushAttack, takeShowing } from '../attack-frame.js'
import {
  CONVERTIBLE,
  combatSystem,
  firstAttacker,
  NO_REPAIR,
  PREVENT_BLACK,
  PREVENT_DIRECT,
  PREVENT_RED,
} from '../fields.js'
import { changeDamage, damaged, mostDamage } from '../losses.js'
import { hasUnitOf, isMarked } from '../targets.js'
import { comeLate, comeLateForBoth } from './late.js'
import { layOutOwn } from './own-decks.js'
import { pushReturn } from './returning.js'
import { pushTacticCards } from './tactic-cards.js'
import type { Tactics } from './tactics.js'

/** Cinematic combat: each side plays a card of its own before the attacks; leaders reroll, specials repair. */
export const cinematicTactics: Tactics = {
  begin() {},
  fight: pushTacticCards,

  answer(s, theater) {
    if (isContested(s, combatSystem(s), theater))
      pushAttack(s, enemyOf(firstAttacker(s, theater)), theater)
  },

  attackMoves(s, f, out, count) {
    return repairMoves(s, f, out, rerollMoves(s, f, out, count))
  },

  drawMoves: () => 0,

  play(s, f, move) {
    takeShowing(s, UNIT_COLOUR[argA(move)], SPECIAL_FACE)
    repairOne(s, argA(move), argB(move))
    note('repaired', argA(move), 1, sideOf(s, f))
  },

  beginReroll(s, f) {
    attack.rerolled.set(s, f, 1)
    attack.rerolls.set(s, f, mostRerolls(s, f))
  },

  conversions(s, f) {
    const hits = Math.min(CONVERTIBLE.get(s), diceShowing(s, BLACK, HIT_FACE))
    if (hits === 0) return 0
    const defender = enemyOf(sideOf(s, f))
    return hasUnitOf(s, defender, attack.theater.get(s, f), RED) ? hits : 0
  },

  prevent(s, defender) {
    remove(s, defender, RED, HIT_FACE, PREVENT_RED.of(s, defender))
    remove(s, defender, BLACK, HIT_FACE, PREVENT_BLACK.of(s, defender))
    // Direct hits are alike in all colours
    let direct = PREVENT_DIRECT.of(s, defender)
    for (let colour = RED; colour <= GREEN; colour++)
      direct -= remove(s, defender, colour, DIRECT_FACE, direct)
  },

  answerDamage(s, defender) {
    comeLate(s, 'damage-assigned', defender)
  },

  blockMoves: (_s, _side, _theater, _out, count) => count,
  playBlock: () => 0,

  endBattle(s) {
    comeLateForBoth(s, 'battle-over')
  },

  afterRetreats(s) {
    comeLateForBoth(s, 'retreats-over')
  },

  draw(s, side, theater, count) {
    pushReturn(s, side, theater, count, false)
  },

  layOut: layOutOwn,
  /** Decks and discard piles stay as they are (E46). */
  end() {},
}

/** Takes dice out of the attacker's roll; answers how many. */
function remove(s: State, defender: number, colour: number, face: number, most: number): number {
  const count = Math.min(most, diceShowing(s, colour, face))
  for (let i = 0; i < count; i++) takeShowing(s, colour, face)
  if (count > 0) note('prevented', enemyOf(defender), count, colour * 4 + face)
  return count
}

/** As many dice as the best tactic value there (E26). */
function mostRerolls(s: State, f: number): number {
  const leaders = freeLeadersAt(s, sideOf(s, f), combatSystem(s))
  return Math.min(MOST_REROLLS, bestTactics(s, leaders, attack.theater.get(s, f)))
}

/** Once in an attack dice may be rerolled: the first of them begins it. */
function rerollMoves(s: State, f: number, out: Int32Array, count: number): number {
  if (attack.rerolled.get(s, f) !== 0 || mostRerolls(s, f) === 0) return count
  let n = count
  for (let colour = RED; colour <= GREEN; colour++)
    for (let face = HIT_FACE; face <= BLANK_FACE; face++)
      if (diceShowing(s, colour, face) > 0) out[n++] = move2(REROLL, colour, face)
  return n
}

/** A special takes 1 damage from an own unit of the theater with health of its colour (E27). */
function repairMoves(s: State, f: number, out: Int32Array, count: number): number {
  const side = sideOf(s, f)
  if (NO_REPAIR.of(s, side) !== 0) return count
  const theater = attack.theater.get(s, f)
  const most = mostDamage(s)
  const types = UNITS_OF[side]
  let n = count
  for (let i = 0; i < types.length; i++) {
    const type = types[i]
    if (UNIT_THEATER[type] !== theater || UNIT_HEALTH[type] === 0) continue
    if (diceShowing(s, UNIT_COLOUR[type], SPECIAL_FACE) === 0) continue
    for (let damage = 1; damage <= most; damage++)
      if (repairable(s, type, damage) > 0) out[n++] = move2(REPAIR, type, damage << 4)
  }
  return n
}

/** Units with this damage that may be repaired: not the ship hit by an Ion Blast. */
export function repairable(s: State, type: number, damage: number): number {
  return damaged(s, type, damage) - (isMarked(s, type, damage << 4) ? 1 : 0)
}

/** Takes 1 damage from a unit with this harm. */
export function repairOne(s: State, type: number, harm: number): void {
  const damage = harm >> 4
  changeDamage(s, type, damage, damage - 1)
}
