import type { State } from '../../state.js'
import { REINFORCEMENT } from '../course/stage-numbers.js'
import { ask, defineStage, goTo } from '../course/stages.js'
import { lowestBit } from '../facts/bits.js'
import { addFromReserve } from '../state/cards.js'
import { note } from '../state/journal.js'
import { ACTOR, NEXT_STAGE, RESERVE, RESERVE_COUNT, STAGE } from '../state/layout.js'
import { ADD, moveOf, NONE, thirdOf } from '../state/moves.js'

/** A character from the reserve into the deck, secretly, or none: Support, Occupation of Cloud City, Rebel Uprising. */

/** Asks `side`, if it has a reserve, and goes on afterwards with the stage that stands now. */
export function askForReinforcement(s: State, side: number): void {
  if (s.bytes[RESERVE_COUNT + side] === 0) return
  s.bytes[NEXT_STAGE] = s.bytes[STAGE]
  ask(s, REINFORCEMENT, side)
}

defineStage({
  number: REINFORCEMENT,
  id: 'reinforcement',
  kind: 'add',
  question: () => 'Which character of your reserve joins your deck, if any?',
  moves(s, out) {
    let n = 0
    for (let rest = s.words[RESERVE + s.bytes[ACTOR]]; rest !== 0; rest &= rest - 1)
      out[n++] = moveOf(ADD, 0, 0, lowestBit(rest))
    out[n++] = moveOf(ADD, 0, 0, NONE)
    return n
  },
  play(s, move) {
    const side = s.bytes[ACTOR]
    if (thirdOf(move) === NONE) note('added-none', side)
    else addFromReserve(s, side, thirdOf(move))
    goTo(s, s.bytes[NEXT_STAGE])
    s.bytes[NEXT_STAGE] = 0
  },
  // That a card is added can be seen, which one cannot
  seen: (_s, move) => (thirdOf(move) === NONE ? move : moveOf(ADD, 1, 0, NONE)),
})
