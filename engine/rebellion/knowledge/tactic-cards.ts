import type { State } from '../../state.js'
import { TACTIC_SIDE } from '../cards/registry.js'
import { OPEN_HAND } from '../combat/fields.js'
import { isDiscarded, isInDeck, ownTactics } from '../combat/tactics/own-decks.js'
import { tacticHandSize, tacticsInHand } from '../combat/tactics/shared-deck.js'
import { askedTactic, hasHiddenPick, pickedTactic } from '../combat/tactics/tactic-cards.js'
import { EMPIRE, REBEL } from '../facts/sides.js'

/** Tactic cards through the eyes of a side: hands of shared ones, and what everybody may know of advanced ones. */
export class TacticCards {
  private s: State | null = null

  constructor(private readonly player: number) {}

  bind(state: State): void {
    this.s = state
  }

  /** Copies of a shared card in the own hand, or in an open one. */
  inHand(side: number, card: number): number {
    if (this.s === null || TACTIC_SIDE[card] <= EMPIRE) return 0
    const open = side === REBEL && OPEN_HAND.isOn(this.s)
    return side === this.player || open ? tacticsInHand(this.s, side, card) : 0
  }

  /** Number of shared cards of a theater in the hand of a side: all that lie nowhere else. */
  handSize(side: number, theater: number): number {
    return this.s === null ? 0 : tacticHandSize(this.s, side, theater)
  }

  // Advanced cards: all but what the enemy has picked and not shown yet

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
