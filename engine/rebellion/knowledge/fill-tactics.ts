import type { Random } from '../../random.js'
import type { State } from '../../state.js'
import { SHARED_TACTICS } from '../cards/registry.js'
import { OPEN_HAND } from '../combat/fields.js'
import { tacticCopies, tacticDeck } from '../combat/tactics/shared-deck.js'
import { fillPick } from '../combat/tactics/tactic-cards.js'
import { EMPIRE, enemyOf, GROUND, SPACE } from '../facts/sides.js'
import {
  COMBAT_RULES,
  EXPANSION,
  LOOKED_AT,
  MOST_LOOKED_AT,
  MOST_TACTICS,
  tacticDiscardByte,
  tacticHandByte,
} from '../state/layout.js'
import { Bag } from './draw.js'
import { HIDDEN_CARD } from './hidden.js'
import { countKnown, fillLookedAt, fillSlots, hiddenSlots, lookedAtSort, TACTICS } from './slots.js'

const bag = new Bag()
/** Copies whose place in a deck, or off it, the observer knows (Prepare for Battle). */
const known = new Uint8Array(MOST_TACTICS)

/** The enemy's tactic hand, unless it is open, and the order of the decks; in cinematic combat what he has picked. */
export function fillTactics(w: State, side: number, random: Random): void {
  if (w.bytes[COMBAT_RULES] !== 0) return fillPick(w, side, (count) => random.below(count))
  const enemy = enemyOf(side)
  const open = side === EMPIRE && OPEN_HAND.isOn(w)
  countKnownTactics(w)
  for (let theater = SPACE; theater <= GROUND; theater++) {
    bag.clear()
    const cards = SHARED_TACTICS[theater as 0 | 1]
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i]
      let left =
        tacticCopies(w, card) -
        known[card] -
        w.bytes[tacticDiscardByte(card)] -
        w.bytes[tacticHandByte(side, card)]
      if (open) left -= w.bytes[tacticHandByte(enemy, card)]
      for (; left > 0; left--) bag.add(card)
    }
    bag.shuffle(random)
    const inDeck = hiddenSlots(w, tacticDeck(theater), HIDDEN_CARD)
    // Looked at between combats, when no hand holds a card
    if (bag.count > inDeck && lookedAtSort(w) === TACTICS) fillLookedAt(w, HIDDEN_CARD, bag)
    while (bag.count > inDeck) w.bytes[tacticHandByte(enemy, bag.take())]++
    fillSlots(w, tacticDeck(theater), HIDDEN_CARD, bag)
  }
}

function countKnownTactics(w: State): void {
  known.fill(0)
  if (w.bytes[EXPANSION] === 0) return
  countKnown(w, tacticDeck(SPACE), known)
  countKnown(w, tacticDeck(GROUND), known)
  if (lookedAtSort(w) !== TACTICS) return
  for (let i = 0; i < MOST_LOOKED_AT && w.bytes[LOOKED_AT + i] !== 0; i++)
    if (w.bytes[LOOKED_AT + i] !== HIDDEN_CARD) known[w.bytes[LOOKED_AT + i] - 1]++
}
