import type { State } from '../../state.js'
import { isDiscarded, isInDeck, ownTactics } from '../combat/tactics/own-decks.js'
import { askedTactic, hasHiddenPick, pickedTactic } from '../combat/tactics/tactic-cards.js'

/** What everybody may know of advanced tactic cards: all but what the enemy has picked and not shown yet. */
export class AdvancedTactics {
  private s: State | null = null

  bind(state: State): void {
    this.s = state
  }

  /** The cards of a side and theater, used or not. */
  cards(side: number, theater: number): readonly number[] {
    return ownTactics(side, theater)
  }

  isInDeck(card: number): boolean {
    return this.s !== null && isInDeck(this.s, card)
  }

  isDiscarded(card: number): boolean {
    return this.s !== null && isDiscarded(this.s, card)
  }

  /** The card of which top or bottom is asked; -1 when none is. */
  get asked(): number {
    return this.s === null ? -1 : askedTactic(this.s)
  }

  /** What a side has picked for the battle at hand, as far as it may be known; -1 for nothing. */
  picked(side: number): number {
    return this.s === null ? -1 : pickedTactic(this.s, side)
  }

  /** True while a side has picked a card that does not lie open yet. */
  hasHiddenPick(side: number): boolean {
    return this.s !== null && hasHiddenPick(this.s, side)
  }
}
