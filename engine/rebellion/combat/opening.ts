import type { State } from '../../state.js'
import { ACTION_CARD, pushCard } from '../cards/card-step.js'
import { ACTION_SHOWS, ACTION_SIDE, ACTIONS } from '../cards/registry.js'
import { kindCode } from '../course/kinds.js'
import { defineStep, pop } from '../course/steps.js'
import { lowestBit } from '../facts/map.js'
import { REBEL } from '../facts/sides.js'
import { useAction } from '../leaders/capture.js'
import { commandersIn, freeLeadersAt, moveLeader, poolOf } from '../leaders/leaders.js'
import { JOINED, note } from '../state/journal.js'
import { ACTION_ZONE, BOBA_BAN, MOST_ACTIONS } from '../state/layout.js'
import {
  ADD_LEADER,
  argA,
  argB,
  DECLINE,
  move0,
  move1,
  move2,
  NONE,
  PLAY_ACTION,
  verbOf,
} from '../state/moves.js'
import { ACTION_HAND } from '../state/zones.js'
import { combatSystem } from './fields.js'

/** The beginning of a combat: a leader may join, then the Start of Combat cards. */

/** C2, C3: a side without a tactic-value leader may place any leader of its pool. */
export const ADD_LEADER_STEP = defineStep({
  name: 'add-leader',
  kind: kindCode('add-leader'),
  moves(s, f, out) {
    const side = s.bytes[f + 1]
    let n = 0
    out[n++] = move0(DECLINE)
    if (commandersIn(freeLeadersAt(s, side, combatSystem(s))) !== 0) return n
    for (let rest = poolOf(s, side); rest !== 0; rest &= rest - 1)
      out[n++] = move1(ADD_LEADER, lowestBit(rest))
    return n
  },
  play(s, _f, move) {
    pop(s)
    if (verbOf(move) === DECLINE) return
    moveLeader(s, argA(move), combatSystem(s))
    note('leader-placed', argA(move), combatSystem(s), JOINED)
  },
})

/** Any number of cards, one after the other (combat.md A2). */
export const START_CARDS = defineStep({
  name: 'start-cards',
  kind: kindCode('start-of-combat'),
  moves(s, f, out) {
    const side = s.bytes[f + 1]
    let n = 0
    out[n++] = move0(DECLINE)
    for (let card = 0; card < MOST_ACTIONS; card++)
      if (ACTION_SIDE[card] === side && s.bytes[ACTION_ZONE + card] === ACTION_HAND)
        n = startMoves(s, card, out, n)
    return n
  },
  play(s, f, move) {
    if (verbOf(move) === DECLINE) return pop(s)
    const side = s.bytes[f + 1]
    useAction(s, argA(move), argB(move))
    pushCard(s, side, ACTION_CARD, argA(move), combatSystem(s), argB(move))
  },
})

function startMoves(s: State, card: number, out: Int32Array, count: number): number {
  const definition = ACTIONS[card]
  const system = combatSystem(s)
  const side = ACTION_SIDE[card]
  let n = count
  if (definition.timing !== 'start-of-combat' || (side === REBEL && s.bytes[BOBA_BAN] === system))
    return n
  if (definition.usable !== undefined && !definition.usable(s, system)) return n
  if (definition.takes === 'to-board') {
    for (let rest = poolOf(s, side) & ACTION_SHOWS[card]; rest !== 0; rest &= rest - 1)
      out[n++] = move2(PLAY_ACTION, card, lowestBit(rest))
  } else if ((freeLeadersAt(s, side, system) & ACTION_SHOWS[card]) !== 0)
    out[n++] = move2(PLAY_ACTION, card, NONE)
  return n
}
