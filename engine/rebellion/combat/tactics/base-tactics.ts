import type { State } from '../../../state.js'
import { isContested, unitsAt, unitTypes } from '../../board/board.js'
import {
  ATTACK_CARDS,
  BLOCK_CARDS,
  SHARED_TACTICS,
  TACTIC_COST,
  TACTICS,
} from '../../cards/registry.js'
import { sideOf } from '../../course/frame.js'
import { EMPIRE, enemyOf, GROUND, REBEL, SPACE } from '../../facts/sides.js'
import { BLACK, RED, SHIELD_GENERATOR, UNIT_THEATER } from '../../facts/unit-types.js'
import { bestTactics, freeLeadersAt } from '../../leaders/leaders.js'
import { SPECIAL_FACE } from '../../missions/dice.js'
import { note } from '../../state/journal.js'
import {
  argA,
  argB,
  argC,
  DISCARD_FOR,
  DONE,
  DRAW_FROM,
  DRAW_TACTIC,
  move0,
  move1,
  move2,
  move3,
  NONE,
  PLAY_TACTIC,
  verbOf,
} from '../../state/moves.js'
import { attack, diceShowing, pushAttack, takeShowing } from '../attack-frame.js'
import { pushBlock } from '../block-frame.js'
import { combatSystem, FIRST, ROUND, TRAP } from '../fields.js'
import {
  canDrawTactic,
  discardTactic,
  drawTactics,
  resetTactics,
  tacticsInHand,
} from './shared-deck.js'
import type { Tactics } from './tactics.js'

/** Base combat: both sides draw from shared decks and play their cards while they attack and block. */
export const baseTactics: Tactics = {
  /** Cards equal to the best tactic value, for each theater where both sides stand (C5). */
  begin(s, side) {
    const system = combatSystem(s)
    const leaders = freeLeadersAt(s, side, system)
    for (let theater = SPACE; theater <= GROUND; theater++)
      if (isContested(s, system, theater))
        drawTactics(s, side, theater, bestTactics(s, leaders, theater))
  },

  fight(s, first, theater) {
    if (theater === GROUND)
      drawTactics(s, REBEL, GROUND, unitsAt(s, combatSystem(s), SHIELD_GENERATOR))
    pushAttack(s, first, theater)
  },

  answer(s, theater) {
    pushAttack(s, enemyOf(FIRST.get(s)), theater)
  },

  attackMoves(s, f, out, count) {
    const side = sideOf(s, f)
    const theater = attack.theater.get(s, f)
    const cards = ATTACK_CARDS[theater as 0 | 1]
    let n = count
    if (!isTrapped(s, side, theater))
      for (let i = 0; i < cards.length; i++)
        if (tacticsInHand(s, side, cards[i]) > 0) n = attackCardMoves(s, side, cards[i], out, n)
    if (canDrawTactic(s, theater))
      for (let colour = RED; colour <= BLACK; colour++)
        if (diceShowing(s, colour, SPECIAL_FACE) > 0) out[n++] = move1(DRAW_TACTIC, colour)
    return n
  },

  drawMoves(s, _f, out) {
    let n = 0
    for (let theater = SPACE; theater <= GROUND; theater++)
      if (canDrawTactic(s, theater)) out[n++] = move1(DRAW_FROM, theater)
    if (n === 0) out[n++] = move0(DONE)
    return n
  },

  play(s, f, move) {
    const side = sideOf(s, f)
    const theater = attack.theater.get(s, f)
    switch (verbOf(move)) {
      case DRAW_TACTIC:
        takeShowing(s, argA(move), SPECIAL_FACE)
        note('special-spent', side, theater)
        return drawTactics(s, side, theater, 1)
      case DRAW_FROM:
        attack.draws.set(s, f, attack.draws.get(s, f) - 1)
        return drawTactics(s, side, argA(move), 1)
      default:
        playInAttack(s, f, side, argA(move), argB(move), argC(move))
    }
  },

  blockMoves(s, side, theater, out, count) {
    if (isTrapped(s, side, theater)) return count
    const cards = BLOCK_CARDS[theater as 0 | 1]
    let n = count
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i]
      if (tacticsInHand(s, side, card) === 0) continue
      if (TACTICS[card].costsCard === true) n = pricedMoves(s, side, theater, card, out, n)
      else out[n++] = move3(PLAY_TACTIC, card, NONE, NONE)
    }
    return n
  },

  playBlock(s, side, move) {
    discardTactic(s, side, argA(move))
    const price = verbOf(move) === DISCARD_FOR ? argB(move) : NONE
    if (price !== NONE) discardTactic(s, side, price)
    note('tactic-played', argA(move), side, price === NONE ? 0 : price + 1)
    return TACTICS[argA(move)].blocks ?? 0
  },

  beginReroll() {},
  conversions: () => 0,
  prevent() {},
  answerDamage: pushBlock,
  endBattle() {},
  afterRetreats() {},
  draw: drawTactics,
  layOut: resetTactics,
  end: resetTactics,
}

/** It's a Trap: Imperial space cards neither attack nor block in round 1. */
function isTrapped(s: State, side: number, theater: number): boolean {
  return theater === SPACE && side === EMPIRE && TRAP.isOn(s) && ROUND.get(s) === 1
}

/** A card costs nothing, or a die that shows a special. */
function attackCardMoves(
  s: State,
  side: number,
  card: number,
  out: Int32Array,
  count: number,
): number {
  if (TACTIC_COST[card] === 0) return cardMoves(s, side, card, NONE, out, count)
  let n = count
  for (let colour = RED; colour <= BLACK; colour++)
    if (diceShowing(s, colour, SPECIAL_FACE) > 0) n = cardMoves(s, side, card, colour, out, n)
  return n
}

function cardMoves(
  s: State,
  side: number,
  card: number,
  die: number,
  out: Int32Array,
  count: number,
): number {
  let n = count
  if (TACTICS[card].needsShip !== true) {
    out[n++] = move3(PLAY_TACTIC, card, die, NONE)
    return n
  }
  const types = unitTypes(s, side)
  for (let i = 0; i < types.length; i++)
    if (UNIT_THEATER[types[i]] === SPACE && unitsAt(s, combatSystem(s), types[i]) > 0)
      out[n++] = move3(PLAY_TACTIC, card, die, types[i])
  return n
}

function playInAttack(
  s: State,
  f: number,
  side: number,
  card: number,
  die: number,
  ship: number,
): void {
  discardTactic(s, side, card)
  note('tactic-played', card, side)
  if (die !== NONE) takeShowing(s, die, SPECIAL_FACE)
  TACTICS[card].attack?.(s, f, side, ship)
}

/** Cards that cost another card of the same theater. */
function pricedMoves(
  s: State,
  side: number,
  theater: number,
  card: number,
  out: Int32Array,
  count: number,
): number {
  let n = count
  const prices = SHARED_TACTICS[theater as 0 | 1]
  for (let i = 0; i < prices.length; i++) {
    const price = prices[i]
    if (tacticsInHand(s, side, price) > (price === card ? 1 : 0))
      out[n++] = move2(DISCARD_FOR, card, price)
  }
  return n
}
