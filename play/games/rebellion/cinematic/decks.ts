import { TACTIC_THEATER, TACTICS } from '../../../../engine/rebellion/cards/registry.js'
import { GROUND, SPACE } from '../../../../engine/rebellion/facts/sides.js'
import type { RebellionView } from '../../../../engine/rebellion/knowledge/view.js'
import type { State } from '../../../../engine/state.js'
import { cardInBrief, type HalfSight, halvesOf } from './halves.js'

/** The decks of advanced tactic cards as everybody may see them: what is left, what is used, what it would do. */

export interface DeckCard {
  readonly card: number
  readonly name: string
  /** 1 to 8, always the same: its digit. */
  readonly place: number
  readonly state: 'ready' | 'used' | 'gone'
  /** It has been picked and lies face down, or open. */
  readonly isPicked: boolean
  readonly halves: readonly HalfSight[]
  readonly brief: string
  readonly cancels: boolean
}

export function deckOf(
  state: State,
  view: RebellionView,
  side: number,
  theater: number,
): readonly DeckCard[] {
  const { tacticCards } = view
  return tacticCards.cards(side, theater).map((card, i) => {
    const halves = halvesOf(state, view, card)
    const isReady = tacticCards.isInDeck(card)
    return {
      card,
      name: TACTICS[card]?.name ?? '',
      place: i + 1,
      state: isReady ? 'ready' : tacticCards.isDiscarded(card) ? 'used' : 'gone',
      isPicked: tacticCards.picked(side) === card,
      halves,
      brief: cardInBrief(halves),
      cancels: TACTICS[card]?.cancels === true,
    }
  })
}

export function readyIn(deck: readonly DeckCard[]): number {
  return deck.filter(({ state }) => state === 'ready').length
}

/** Theater of the decks that matter now: of the battle at hand, or of the next one that is fought. */
export function deckTheater(view: RebellionView): number {
  const { tacticCards, combatTheater, combatSystem } = view
  if (tacticCards.theater >= 0) return tacticCards.theater
  const isFought = (theater: number): boolean =>
    [0, 1].every((side) => view.total(combatSystem, side, theater) > 0)
  return [combatTheater, SPACE, GROUND].find((one) => one <= GROUND && isFought(one)) ?? SPACE
}

/** `space` or `ground`, as a card is called. */
export function theaterOfCard(card: number): number {
  return TACTIC_THEATER[card] as number
}
