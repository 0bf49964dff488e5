import type { State } from '../../state.js'
import { askingCard, TACTIC_LATE } from '../cards/card-frame.js'
import { TACTIC_SIDE } from '../cards/registry.js'
import {
  ATTACKS_FIRST,
  LATE_BATTLE,
  LATE_DAMAGE,
  LATE_RETREATS,
  NO_REPAIR,
  OPEN_HAND,
  PREVENT_BLACK,
  PREVENT_DIRECT,
  PREVENT_RED,
} from '../combat/fields.js'
import { isDiscarded, isInDeck, ownTactics } from '../combat/tactics/own-decks.js'
import { tacticHandSize, tacticsInHand } from '../combat/tactics/shared-deck.js'
import {
  askedTactic,
  firstResolved,
  hasHiddenPick,
  isLocked,
  isLockedNext,
  isPick,
  isSecondCancelled,
  isSecretPick,
  pickedTactic,
  tacticTheater,
} from '../combat/tactics/tactic-cards.js'
import { EMPIRE, REBEL } from '../facts/sides.js'

/** Tactic cards through the eyes of a side: hands of shared ones, and what everybody may know of advanced ones. */
export class TacticCards {
  private s: State | null = null
  private side = 0

  bind(state: State, side: number): void {
    this.s = state
    this.side = side
  }

  /** Copies of a shared card in the own hand, or in an open one. */
  inHand(side: number, card: number): number {
    if (this.s === null || TACTIC_SIDE[card] <= EMPIRE) return 0
    const open = side === REBEL && OPEN_HAND.isOn(this.s)
    return side === this.side || open ? tacticsInHand(this.s, side, card) : 0
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

  /** True where a card is to be picked for the battle at hand. */
  get isPick(): boolean {
    return this.s !== null && isPick(this.s)
  }

  /** True where a card is to be picked while the enemy picks one unseen. */
  get isSecretPick(): boolean {
    return this.s !== null && isSecretPick(this.s)
  }

  /** True while a side has picked a card that does not lie open yet. */
  hasHiddenPick(side: number): boolean {
    return this.s !== null && hasHiddenPick(this.s, side)
  }

  /** Theater of the battle whose cards are picked and resolved now; -1 without one. */
  get theater(): number {
    return this.s === null ? -1 : tacticTheater(this.s)
  }

  /** The side whose card is resolved first, once both lie open; -1 before that. */
  get first(): number {
    return this.s === null ? -1 : firstResolved(this.s)
  }

  /** The card that is resolved second has been cancelled. */
  get isSecondCancelled(): boolean {
    return this.s !== null && isSecondCancelled(this.s)
  }

  /** The side plays no card in the battle at hand of the theater. */
  isLocked(side: number, theater: number): boolean {
    return this.s !== null && isLocked(this.s, side, theater)
  }

  /** It plays none in the battle of the next round. */
  isLockedNext(side: number, theater: number): boolean {
    return this.s !== null && isLockedNext(this.s, side, theater)
  }

  // What cards have left behind

  /** The side that a card has attack first in the theater; -1 without one. */
  attacksFirst(theater: number): number {
    return this.s === null ? -1 : ATTACKS_FIRST.of(this.s, theater) - 1
  }

  /** Red hits, black hits and direct hits that the enemy of a side loses of his roll in this battle. */
  prevents(side: number): readonly [red: number, black: number, direct: number] {
    const { s } = this
    if (s === null) return [0, 0, 0]
    return [PREVENT_RED.of(s, side), PREVENT_BLACK.of(s, side), PREVENT_DIRECT.of(s, side)]
  }

  /** The specials of a side repair nothing in this battle. */
  cannotRepair(side: number): boolean {
    return this.s !== null && NO_REPAIR.of(this.s, side) !== 0
  }

  /** A card of either side does something when the retreats of the round are over, or is about to do it. */
  get waitsForRetreats(): boolean {
    const { s } = this
    if (s === null) return false
    const waits = LATE_RETREATS.of(s, REBEL) !== 0 || LATE_RETREATS.of(s, EMPIRE) !== 0
    return waits || askingCard(s, TACTIC_LATE) >= 0
  }

  /** Cards of a side whose late part is still to come. */
  waiting(side: number): readonly number[] {
    const { s } = this
    if (s === null) return []
    return [LATE_DAMAGE, LATE_BATTLE, LATE_RETREATS]
      .map((moment) => moment.of(s, side) - 1)
      .filter((card) => card >= 0)
  }
}
