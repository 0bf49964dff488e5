import type { State } from '../../state.js'
import { BARGAINING, TURN } from '../course/stage-numbers.js'
import { CARDS } from '../facts/cards.js'
import { CARD_OF_ENTRY } from '../state/cards.js'
import {
  ACTOR,
  CHOSEN,
  HELD,
  HELD_BY,
  SIGNAL,
  STAGE,
  TOP,
  TOP_COUNT,
  TURNS,
} from '../state/layout.js'

/** What chance has just brought out, as `player` saw it: cards that turned up, and cards that he is looking at. */
export function signalTo(s: State, player: number): number {
  if (s.bytes[HELD_BY] === player + 1) {
    const held = s.words[HELD]
    return (held ^ (held >>> 8) ^ (held >>> 15)) & 255
  }
  if (s.bytes[STAGE] === BARGAINING && s.bytes[ACTOR] === player) {
    const top = TOP + player * CARDS + s.bytes[TOP_COUNT + player] - 1
    return 1 + (s.bytes[top] & CARD_OF_ENTRY)
  }
  // What the enemy has picked for him may come out as soon as it is laid
  const own = isFresh(s) ? s.bytes[CHOSEN + player] : 0
  return (s.bytes[SIGNAL] + own * STRATEGY_STEP) & 255
}

const STRATEGY_STEP = 41

/** A struggle in which nobody has had a choice yet. */
function isFresh(s: State): boolean {
  return s.bytes[STAGE] === TURN && s.bytes[TURNS] <= 2
}
