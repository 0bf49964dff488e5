import { nextBelow, seedWordsFromText } from '../../random.js'
import type { State } from '../../state.js'
import { BEGIN_STRUGGLE, CHARACTERS, REVEAL_EVENT } from '../course/stage-numbers.js'
import { ask, defineStage, goTo } from '../course/stages.js'
import { countBits } from '../facts/bits.js'
import {
  CHARACTERS as CHARACTER_COUNT,
  CHARACTER_MASK,
  CHOSEN_CHARACTERS,
  ORDINARY_CARDS,
} from '../facts/cards.js'
import { TUTORIAL_EVENT } from '../facts/events.js'
import { EMPIRE, REBEL } from '../facts/sides.js'
import { note } from '../state/journal.js'
import {
  ACTOR,
  BALANCE,
  blankState,
  CURRENT_EVENT,
  INFLUENCE,
  RANDOM,
  RESERVE,
  RESERVE_COUNT,
  ROUND,
  SHOWN_RESERVE,
  TUTORIAL,
} from '../state/layout.js'
import { CHARACTERS_CHOSEN, moveOf } from '../state/moves.js'

const STARTING_INFLUENCE = 2

/** A new game (section 2), at its first stage. */
export function layOut(seed: string, tutorial: boolean): State {
  const s = blankState()
  seedWordsFromText(s.words, RANDOM, seed)
  for (let side = 0; side < 2; side++) leaveCharactersOut(s, side)
  if (tutorial) {
    s.bytes[TUTORIAL] = 1
    s.bytes[BALANCE] = REBEL
    s.bytes[CURRENT_EVENT] = TUTORIAL_EVENT + 1
    s.words[ROUND] = 1
    for (let side = 0; side < 2; side++) s.words[SHOWN_RESERVE + side] = CHARACTER_MASK
    goTo(s, BEGIN_STRUGGLE)
    return s
  }
  s.words[INFLUENCE + REBEL] = STARTING_INFLUENCE
  s.words[INFLUENCE + EMPIRE] = STARTING_INFLUENCE
  s.bytes[BALANCE] = nextBelow(s.words, RANDOM, 2)
  ask(s, CHARACTERS, REBEL)
  return s
}

/** Until they are chosen, and in the first struggle for good, all characters lie aside. */
function leaveCharactersOut(s: State, side: number): void {
  s.words[RESERVE + side] = CHARACTER_MASK
  s.bytes[RESERVE_COUNT + side] = CHARACTER_COUNT
}

/** All sets of four, as moves; ascending. */
const CHOICES = Int32Array.from(
  Array.from({ length: 1 << CHARACTER_COUNT }, (_, set) => set).filter(
    (set) => countBits(set) === CHOSEN_CHARACTERS,
  ),
  (set) => moveOf(CHARACTERS_CHOSEN, 0, 0, set),
)

/** Secret, and at once for both: the Rebel player is only asked first (D1). */
defineStage({
  number: CHARACTERS,
  id: 'characters',
  kind: 'characters',
  question: () => 'Which 4 of your 8 characters go into your deck? The others are your reserve.',
  moves(_s, out) {
    out.set(CHOICES)
    return CHOICES.length
  },
  play(s, move) {
    const side = s.bytes[ACTOR]
    const chosen = (move & 255) << ORDINARY_CARDS
    s.words[RESERVE + side] = CHARACTER_MASK & ~chosen
    s.bytes[RESERVE_COUNT + side] = CHARACTER_COUNT - CHOSEN_CHARACTERS
    note('characters', side, chosen, 0, 0, side)
    if (side === REBEL) ask(s, CHARACTERS, EMPIRE)
    else goTo(s, REVEAL_EVENT)
  },
  seen: () => moveOf(CHARACTERS_CHOSEN, 0, 0, 0),
})
