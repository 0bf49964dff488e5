import type { State } from '../../../state.js'
import { byte, sideOf } from '../../course/frame.js'
import { defineStep, pop, push } from '../../course/steps.js'
import { REBEL } from '../../facts/sides.js'
import { note } from '../../state/journal.js'
import { argA, DONE, move0, move1, RETURN_TACTIC, verbOf } from '../../state/moves.js'
import { askedInCombat } from '../fields.js'
import { countTactics, isDiscarded, ownTactics, returnOwn } from './own-decks.js'

/** Advanced tactic cards that come back from the discard pile to their deck. */

const back = {
  theater: byte(3, 'theater'),
  left: byte(4, [0, 8]),
  /** A Shield Generator may bring a card back; who would draw cards has to. */
  may: byte(5, 'flag'),
}

const RETURN = defineStep({
  number: 73,
  name: 'return-tactics',
  kind: 'pick',
  frame: back,
  on: [
    { step: 'tactic-cards', stages: ['first-pick'], side: REBEL },
    { step: 'card' },
    { step: 'attack' },
  ],
  question: (s) => askedInCombat(s, 'which tactic card comes back?'),
  run(s, f) {
    if (back.left.get(s, f) > 0 && discarded(s, f) > 0) return true
    pop(s)
    return false
  },
  moves(s, f, out) {
    const cards = ownTactics(sideOf(s, f), back.theater.get(s, f))
    let n = 0
    if (back.may.get(s, f) !== 0) out[n++] = move0(DONE)
    for (let i = 0; i < cards.length; i++)
      if (isDiscarded(s, cards[i])) out[n++] = move1(RETURN_TACTIC, cards[i])
    return n
  },
  play(s, f, move) {
    if (verbOf(move) === DONE) return pop(s)
    returnOwn(s, argA(move))
    back.left.set(s, f, back.left.get(s, f) - 1)
    note('tactic-returned', argA(move), sideOf(s, f))
  },
})

function discarded(s: State, f: number): number {
  return countTactics(s, sideOf(s, f), back.theater.get(s, f), isDiscarded)
}

/** So many cards of a theater come back from the discard pile, of the owner's choice. */
export function pushReturn(
  s: State,
  side: number,
  theater: number,
  count: number,
  may: boolean,
): void {
  const left = Math.min(count, countTactics(s, side, theater, isDiscarded))
  if (left === 0) return
  const f = push(s, RETURN, side)
  back.theater.set(s, f, theater)
  back.left.set(s, f, left)
  back.may.set(s, f, may ? 1 : 0)
}
