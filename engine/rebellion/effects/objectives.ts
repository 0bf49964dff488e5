import type { State } from '../../state.js'
import { destroyQueued, queuedAt } from '../board/board.js'
import { isMarkerOut } from '../board/markers.js'
import { countDecision, done, next } from '../cards/card-frame.js'
import { EXACT, putOnTop } from '../cards/decks.js'
import { objectiveEnd } from '../cards/of-game.js'
import { type Effect, MARKER_OBJECTIVE } from '../cards/registry.js'
import { MARKER_COUNT } from '../facts/markers.js'
import { REBEL } from '../facts/sides.js'
import { UNIT_TIER, UNITS_OF } from '../facts/unit-types.js'
import { removeCard } from '../state/card-set.js'
import { note } from '../state/journal.js'
import { DECK_OBJECTIVES, OBJECTIVE_ZONE, OBJECTIVES_SHOWN } from '../state/layout.js'
import {
  argA,
  argB,
  CHOOSE_OBJECTIVE,
  DESTROY_QUEUED,
  DISCARD_OBJECTIVE,
  move1,
  move2,
} from '../state/moves.js'
import { OBJECTIVE_DECK, OBJECTIVE_HAND, OBJECTIVE_PLAYED } from '../state/zones.js'

/** Effects on played objectives and those of the hand, and what objectives cost. */

/** An objective of the hand goes faceup to the discard pile. */
export function discardObjective(s: State, card: number): void {
  s.bytes[OBJECTIVE_ZONE + card] = OBJECTIVE_PLAYED
  removeCard(s, OBJECTIVES_SHOWN, card)
  note('objective-discarded', card)
}

/** Moves that discard an objective of the hand; answers how many moves there are then. */
export function discardsOfHand(s: State, out: Int32Array, count: number): number {
  let n = count
  const end = objectiveEnd(s)
  for (let card = 0; card < end; card++)
    if (s.bytes[OBJECTIVE_ZONE + card] === OBJECTIVE_HAND) out[n++] = move1(DISCARD_OBJECTIVE, card)
  return n
}

/** So many other objectives of the hand are discarded (The Long War). */
export function discardObjectives(count: number): Effect {
  return {
    name: 'discard-objectives',
    amount: count,
    moves: (s, f, out) => (done.get(s, f) < count ? discardsOfHand(s, out, 0) : 0),
    play(s, f, move) {
      discardObjective(s, argA(move))
      countDecision(s, f)
    },
  }
}

/** Units of the Rebel queue are destroyed, one for each tier named (A Time for Peace). */
export function payFromQueue(...tiers: readonly number[]): Effect {
  return {
    name: 'pay-from-queue',
    amount: tiers.length,
    moves(s, f, out) {
      const tier = tiers[done.get(s, f)]
      let n = 0
      for (const type of UNITS_OF[REBEL])
        for (let space = 1; space <= 3; space++)
          if (UNIT_TIER[type] === tier && queuedAt(s, space, type) > 0)
            out[n++] = move2(DESTROY_QUEUED, type, space)
      return n
    },
    play(s, f, move) {
      destroyQueued(s, argB(move), argA(move))
      countDecision(s, f)
    },
  }
}

/** An objective of the discard pile goes on top of the deck, seen by all (O6, Something to Fight For). */
export const reviveObjective: Effect = {
  name: 'revive-objective',
  moves(s, _f, out) {
    let n = 0
    const end = objectiveEnd(s)
    for (let card = 0; card < end; card++)
      if (s.bytes[OBJECTIVE_ZONE + card] === OBJECTIVE_PLAYED && !isInPlay(s, card))
        out[n++] = move1(CHOOSE_OBJECTIVE, card)
    return n
  },
  play(s, f, move) {
    s.bytes[OBJECTIVE_ZONE + argA(move)] = OBJECTIVE_DECK
    putOnTop(s, DECK_OBJECTIVES, argA(move), EXACT, EXACT)
    note('put-back', DECK_OBJECTIVES, argA(move), 1)
    next(s, f)
  },
}

/** E10: its marker is on the board. */
function isInPlay(s: State, card: number): boolean {
  for (let marker = 0; marker < MARKER_COUNT; marker++)
    if (MARKER_OBJECTIVE[marker] === card && isMarkerOut(s, marker)) return true
  return false
}
