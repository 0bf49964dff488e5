import type { State } from '../../state.js'
import { holdsAction } from '../cards/hands.js'
import { ACTION_SHOWS, cardNumber } from '../cards/registry.js'
import { kindCode } from '../course/kinds.js'
import { defineStep, pop, push } from '../course/steps.js'
import { YODA } from '../facts/leader-types.js'
import { REBEL } from '../facts/sides.js'
import { BLACK, RED } from '../facts/unit-types.js'
import { useAction } from '../leaders/capture.js'
import { freeLeadersAt, placeOf, wearerOf } from '../leaders/leaders.js'
import { note } from '../state/journal.js'
import { ATTACK_DICE, BOBA_BAN, MISSION_DICE, SET_DICE, YODA_USED } from '../state/layout.js'
import {
  argA,
  argB,
  DECLINE,
  DONE,
  move0,
  move2,
  NONE,
  PLAY_ACTION,
  SET_DIE,
  verbOf,
} from '../state/moves.js'
import { BLANK_FACE, HIT_FACE } from './dice.js'

/** Rebel ways to improve a roll: One In A Million before it, the Master Yoda ring after it. */

/** True when a Rebel action card may be used by a shown leader who is in the system (Z3, Z13). */
export function mayUseHere(s: State, card: number, system: number): boolean {
  if (!holdsAction(s, card) || s.bytes[BOBA_BAN] === system) return false
  return (freeLeadersAt(s, REBEL, system) & ACTION_SHOWS[card]) !== 0
}

/**
 * Offers One In A Million for dice about to be rolled: up to two of them are set instead (X30).
 * Dice of a mission or of Death Star Plans are all called red here; their colour means nothing.
 * Frame: 3 1 for an attack, 4 red dice, 5 black dice, 6 1 once the card is used.
 */
export function offerMillion(
  s: State,
  system: number,
  attack: boolean,
  red: number,
  black: number,
): void {
  if (red + black === 0 || !mayUseHere(s, cardNumber('one-in-a-million'), system)) return
  const f = push(s, MILLION, REBEL)
  s.bytes[f + 3] = attack ? 1 : 0
  s.bytes[f + 4] = red
  s.bytes[f + 5] = black
}

const MILLION = defineStep({
  name: 'million',
  kind: kindCode('reaction'),
  moves(s, f, out) {
    if (s.bytes[f + 6] === 0) {
      // A world in which he does not hold the card is none where he is asked
      if (!holdsAction(s, cardNumber('one-in-a-million'))) return 0
      out[0] = move0(DECLINE)
      out[1] = move2(PLAY_ACTION, cardNumber('one-in-a-million'), NONE)
      return 2
    }
    const set = s.bytes[SET_DICE] + s.bytes[SET_DICE + 1]
    let n = 0
    if (set > 0) out[n++] = move0(DONE)
    for (let colour = RED; colour <= BLACK && set < 2; colour++) {
      if (s.bytes[SET_DICE + colour] >= s.bytes[f + 4 + colour]) continue
      for (let face = HIT_FACE; face <= BLANK_FACE; face++) out[n++] = move2(SET_DIE, colour, face)
    }
    return n
  },
  play(s, f, move) {
    const verb = verbOf(move)
    if (verb === PLAY_ACTION) {
      useAction(s, argA(move))
      s.bytes[f + 6] = 1
    } else if (verb === SET_DIE) {
      s.bytes[SET_DICE + argA(move)]++
      note('die-set', argA(move), argB(move), s.bytes[f + 3])
      if (s.bytes[f + 3] !== 0) s.bytes[ATTACK_DICE + argA(move) * 4 + argB(move)]++
      else s.bytes[MISSION_DICE + argB(move)]++
    } else pop(s)
  },
})

/** Dice already set of a colour; they are not rolled. */
export function takeSetDice(s: State, colour: number): number {
  const set = s.bytes[SET_DICE + colour]
  s.bytes[SET_DICE + colour] = 0
  return set
}

/** True when the wearer of the Master Yoda ring is here, free, and has not used it this round. */
export function yodaReady(s: State, system: number): boolean {
  if (s.bytes[YODA_USED] !== 0) return false
  const wearer = wearerOf(s, YODA)
  return wearer !== 255 && placeOf(s, wearer) === system
}
