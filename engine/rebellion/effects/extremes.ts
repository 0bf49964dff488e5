import { nextBelow } from '../../random.js'
import type { State } from '../../state.js'
import { imperialSystems } from '../board/board.js'
import { ACTION_CARD, cardFrame, effectsOf, next } from '../cards/card-frame.js'
import { pushCard } from '../cards/card-step.js'
import { ACTIONS, ACTIONS_OF, type Effect } from '../cards/registry.js'
import { sideOf } from '../course/frame.js'
import { loseReputation } from '../course/victory.js'
import { OUT_OF_GAME, POOL, RESERVE } from '../facts/leader-places.js'
import { MOTTI, SAW, TARKIN } from '../facts/leader-types.js'
import { lowestBit } from '../facts/map.js'
import { moveLeader, placeOf } from '../leaders/leaders.js'
import { DRAW_CARD_CHOICE, RECRUIT_CHOICE } from '../state/choices.js'
import { note } from '../state/journal.js'
import { ACTION_ZONE, RANDOM } from '../state/layout.js'
import { argA, CHOOSE_OPTION, CHOOSE_PLACE, move1, NONE } from '../state/moves.js'
import { ACTION_BOXED, ACTION_HAND, ACTION_USED } from '../state/zones.js'

/** Early Promotion and Rebel Extremist: another starting card, or a leader. */

/** The choice; the effects that follow recruit. A leader who is in play already cannot be chosen. */
function cardOrLeader(leader: number): Effect {
  return {
    name: 'card-or-leader',
    moves(s, f, out) {
      let n = 0
      if (boxedCards(s, sideOf(s, f)) > 0) out[n++] = move1(CHOOSE_OPTION, DRAW_CARD_CHOICE)
      if (placeOf(s, leader) === RESERVE) out[n++] = move1(CHOOSE_OPTION, RECRUIT_CHOICE)
      return n
    },
    play(s, f, move) {
      next(s, f)
      if (argA(move) === RECRUIT_CHOICE) return
      cardFrame.effect.set(s, f, effectsOf(s, f).length)
      drawStartingCard(s, sideOf(s, f))
    },
  }
}

function isBoxed(s: State, card: number): boolean {
  return ACTIONS[card].starting && s.bytes[ACTION_ZONE + card] === ACTION_BOXED
}

function boxedCards(s: State, side: number): number {
  let count = 0
  for (const card of ACTIONS_OF[side]) if (isBoxed(s, card)) count++
  return count
}

/** One of the starting cards not dealt, at random; an Immediate one is resolved at once. */
function drawStartingCard(s: State, side: number): void {
  let skip = nextBelow(s.words, RANDOM, boxedCards(s, side))
  for (const card of ACTIONS_OF[side]) {
    if (!isBoxed(s, card) || skip-- > 0) continue
    s.bytes[ACTION_ZONE + card] = ACTION_HAND
    note('drew-action', card, side, 0, side)
    if (ACTIONS[card].timing !== 'immediate') return
    s.bytes[ACTION_ZONE + card] = ACTION_USED
    note('action-used', card, NONE)
    pushCard(s, side, ACTION_CARD, card, NONE)
    return
  }
}

/** Admiral Motti joins, and with him Tarkin goes to an Imperial system, wherever he stands (E19). */
const promote: Effect = {
  name: 'promote',
  moves(s, _f, out) {
    let n = 0
    for (let rest = imperialSystems(s); rest !== 0; rest &= rest - 1)
      out[n++] = move1(CHOOSE_PLACE, lowestBit(rest))
    return n
  },
  play(s, f, move) {
    next(s, f)
    moveLeader(s, MOTTI, argA(move))
    note('recruited', MOTTI, argA(move))
    if (placeOf(s, TARKIN) === OUT_OF_GAME) return
    moveLeader(s, TARKIN, argA(move))
    note('leader-placed', TARKIN, argA(move))
  },
}

/** Saw Gerrera joins the pool, for 1 reputation. */
const radicalize: Effect = {
  name: 'radicalize',
  run(s) {
    moveLeader(s, SAW, POOL)
    note('recruited', SAW, POOL)
    loseReputation(s)
  },
}

export const EARLY_PROMOTION: readonly Effect[] = [cardOrLeader(MOTTI), promote]
export const REBEL_EXTREMIST: readonly Effect[] = [cardOrLeader(SAW), radicalize]
