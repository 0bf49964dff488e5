import type { State } from '../../state.js'
import { ACTION_CARD } from '../cards/card-frame.js'
import { pushCard } from '../cards/card-step.js'
import { actionsOf } from '../cards/of-game.js'
import { ACTION_SHOWS, ACTION_SIDE, ACTIONS } from '../cards/registry.js'
import { isBanned, useAction } from '../cards/use.js'
import { sideOf } from '../course/frame.js'
import { defineStep, pop } from '../course/steps.js'
import { lowestBit } from '../facts/map.js'
import { REBEL } from '../facts/sides.js'
import { commandersIn, freeLeadersAt, moveLeader, poolOf } from '../leaders/leaders.js'
import { JOINED, note } from '../state/journal.js'
import { ACTION_ZONE } from '../state/layout.js'
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
import { turnProblem } from './check-turn.js'
import { askedInCombat, combatSystem } from './fields.js'

/** The beginning of a combat: a leader may join, then the Start of Combat cards. */

/** C2, C3: a side without a tactic-value leader may place any leader of its pool. */
export const ADD_LEADER_STEP = defineStep({
  number: 24,
  name: 'add-leader',
  kind: 'add-leader',
  post: 'either',
  on: [{ step: 'combat', stages: ['second-leader', 'first-cards'] }],
  question: (s) => askedInCombat(s, 'add a leader to the combat?'),
  check: turnProblem,
  moves(s, f, out) {
    const side = sideOf(s, f)
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
  number: 25,
  name: 'start-cards',
  kind: 'start-of-combat',
  post: 'either',
  on: [{ step: 'combat', stages: ['second-cards', 'draw'] }],
  question: (s) => askedInCombat(s, 'play a Start of Combat card?'),
  check: turnProblem,
  moves(s, f, out) {
    const side = sideOf(s, f)
    let n = 0
    out[n++] = move0(DECLINE)
    const cards = actionsOf(s, side)
    for (let i = 0; i < cards.length; i++)
      if (s.bytes[ACTION_ZONE + cards[i]] === ACTION_HAND) n = startMoves(s, cards[i], out, n)
    return n
  },
  play(s, f, move) {
    if (verbOf(move) === DECLINE) return pop(s)
    const side = sideOf(s, f)
    useAction(s, argA(move), argB(move))
    pushCard(s, side, ACTION_CARD, argA(move), combatSystem(s), argB(move))
  },
})

function startMoves(s: State, card: number, out: Int32Array, count: number): number {
  const definition = ACTIONS[card]
  const system = combatSystem(s)
  const side = ACTION_SIDE[card]
  let n = count
  if (definition.timing !== 'start-of-combat' || (side === REBEL && isBanned(s, system))) return n
  if (definition.usable !== undefined && !definition.usable(s, system)) return n
  if (definition.takes === 'to-board') {
    for (let rest = poolOf(s, side) & ACTION_SHOWS[card]; rest !== 0; rest &= rest - 1)
      out[n++] = move2(PLAY_ACTION, card, lowestBit(rest))
  } else if ((freeLeadersAt(s, side, system) & ACTION_SHOWS[card]) !== 0)
    out[n++] = move2(PLAY_ACTION, card, NONE)
  return n
}
