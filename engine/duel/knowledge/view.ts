import type { View } from '../../game.js'
import type { State } from '../../state.js'
import { kindOf } from '../course/stages.js'
import { countBits } from '../facts/bits.js'
import { ALL_CARDS, CARDS, CHARACTER_MASK } from '../facts/cards.js'
import { enemyOf } from '../facts/sides.js'
import { ALL_STRATEGIES } from '../facts/strategies.js'
import { isResolvable } from '../powers/powers.js'
import {
  CARD_OF_ENTRY,
  deckCount,
  deckOf,
  discardOf,
  exhaustedOf,
  heldOf,
  KNOWN_SHIFT,
  playedOf,
  readyOf,
  room,
  total,
  valueInPlay,
} from '../state/cards.js'
import { currentEvent, eventDeck, heldEvents, pointsOf } from '../state/events.js'
import {
  ACTOR,
  BALANCE,
  BOTTOM,
  BOTTOM_COUNT,
  blankState,
  CHOSEN,
  CHOSEN_KNOWN,
  HELD_BY,
  INFLUENCE,
  KNOWN_IN_DECK,
  MARKS,
  MASKED_FOR,
  NOTHING,
  OWNER,
  PASSES,
  RESERVE,
  RESERVE_COUNT,
  ROUND,
  SEEN_IN_DECK,
  SHOWN_RESERVE,
  STAGE,
  TOP,
  TOP_COUNT,
  TOP_EVENT_COUNT,
  TOP_EVENTS,
  TOP_EVENTS_KNOWN,
  TURNS,
  TUTORIAL,
  UNKNOWN_CARD,
  UNKNOWN_EVENT,
  UNKNOWN_STRATEGY,
  USED,
  WON,
} from '../state/layout.js'
import { EVERYBODY } from '../state/strategies.js'

export { MOST_TURNS } from '../state/layout.js'

/** What nobody may be told: a card, a strategy or an event that the player does not know. */
export const HIDDEN = -1

/** Reads a state, or an observation of its player, as that player knows it. Sets of cards are bits. */
export class DuelView implements View {
  private s: State = blankState()

  constructor(readonly player: number) {}

  bind(state: State): this {
    this.s = state
    return this
  }

  /** The state or observation that is read; what reads it must mask it. */
  get bound(): State {
    return this.s
  }

  // The course

  get kind(): number {
    return kindOf(this.s)
  }

  get stage(): number {
    return this.s.bytes[STAGE]
  }

  get actor(): number {
    return this.s.bytes[ACTOR]
  }

  get isTutorial(): boolean {
    return this.s.bytes[TUTORIAL] === 1
  }

  get round(): number {
    return this.s.words[ROUND]
  }

  /** Side that the balance token shows. */
  get balance(): number {
    return this.s.bytes[BALANCE]
  }

  get passes(): number {
    return this.s.bytes[PASSES]
  }

  /** Turns of the struggle so far. */
  get turns(): number {
    return this.s.bytes[TURNS]
  }

  /** Whose deck or strategy the question at hand is about. */
  get owner(): number {
    return this.s.bytes[OWNER]
  }

  // Events

  /** HIDDEN (-1) between two rounds. */
  get event(): number {
    return currentEvent(this.s)
  }

  won(side: number): number {
    return this.s.words[WON + side]
  }

  points(side: number): number {
    return pointsOf(this.s, side)
  }

  /** Events that lie face down. */
  get eventDeck(): number {
    return eventDeck(this.s)
  }

  /** The event that comes `n` after the next one, where the player has seen it; HIDDEN otherwise. */
  comingEvent(n: number): number {
    const { bytes } = this.s
    const top = bytes[TOP_EVENT_COUNT]
    const known = ((bytes[TOP_EVENTS_KNOWN] >> this.player) & 1) === 1
    if (n < top && known) return bytes[TOP_EVENTS + top - 1 - n]
    const loose = countBits(eventDeck(this.s)) - bytes[BOTTOM_COUNT]
    const event = n < loose ? UNKNOWN_EVENT : bytes[BOTTOM + n - loose]
    return event === UNKNOWN_EVENT ? HIDDEN : event
  }

  /** Events that the player is putting in order. */
  get heldEvents(): number {
    return this.s.bytes[HELD_BY] === this.player + 1 ? heldEvents(this.s) : 0
  }

  // Cards in play and in piles

  played(side: number): number {
    return playedOf(this.s, side)
  }

  ready(side: number): number {
    return readyOf(this.s, side)
  }

  exhausted(side: number): number {
    return exhaustedOf(this.s, side)
  }

  discard(side: number): number {
    return discardOf(this.s, side)
  }

  total(side: number): number {
    return total(this.s, side)
  }

  value(side: number, card: number): number {
    return valueInPlay(this.s, side, card)
  }

  room(side: number): number {
    return room(this.s, side)
  }

  isResolvable(side: number, card: number): boolean {
    return isResolvable(this.s, side, card)
  }

  influence(side: number): number {
    return this.s.words[INFLUENCE + side]
  }

  // Decks and reserves

  deckCount(side: number): number {
    return deckCount(this.s, side)
  }

  reserveCount(side: number): number {
    return this.s.bytes[RESERVE_COUNT + side]
  }

  /** Characters of a reserve that the player knows to be there; all of his own. */
  reserve(side: number): number {
    return this.s.words[(side === this.player ? RESERVE : SHOWN_RESERVE) + side]
  }

  /** Cards that the player knows to be in a deck, held ones too. */
  surelyInDeck(side: number): number {
    if (side === this.player) return deckOf(this.s, side)
    return this.mayBeInDeck(side) & ~this.uncertain(side)
  }

  /** Cards that may be in a deck; more than there are where the enemy's reserve is not known. */
  mayBeInDeck(side: number): number {
    if (side === this.player) return deckOf(this.s, side)
    const open = playedOf(this.s, side) | discardOf(this.s, side)
    return ALL_CARDS & ~open & ~this.s.words[SHOWN_RESERVE + side]
  }

  /** Characters of which the player does not know whether they are in the deck or in the reserve. */
  uncertain(side: number): number {
    if (side === this.player) return 0
    const known = this.s.words[KNOWN_IN_DECK + side] | this.s.words[SEEN_IN_DECK + side]
    const open = this.mayBeInDeck(side) & CHARACTER_MASK & ~known & ~this.knownOnTop(side)
    const hidden = this.reserveCount(side) - countBits(this.s.words[SHOWN_RESERVE + side])
    return hidden === 0 ? 0 : open
  }

  /** How many of the uncertain ones are in the reserve. */
  hiddenReserve(side: number): number {
    return this.reserveCount(side) - countBits(this.s.words[SHOWN_RESERVE + side])
  }

  /** The card on top of a deck, where the player knows it; HIDDEN otherwise. */
  top(side: number): number {
    const count = this.s.bytes[TOP_COUNT + side]
    if (count === 0) return HIDDEN
    const entry = this.s.bytes[TOP + side * CARDS + count - 1]
    if ((((entry >>> KNOWN_SHIFT) >> this.player) & 1) === 0) return HIDDEN
    const card = entry & CARD_OF_ENTRY
    return card === UNKNOWN_CARD ? HIDDEN : card
  }

  private knownOnTop(side: number): number {
    let known = 0
    for (let i = 0; i < this.s.bytes[TOP_COUNT + side]; i++) {
      const entry = this.s.bytes[TOP + side * CARDS + i]
      if ((((entry >>> KNOWN_SHIFT) >> this.player) & 1) === 1)
        known |= 1 << (entry & CARD_OF_ENTRY)
    }
    return known & ALL_CARDS
  }

  /** Cards that the player holds; those of the enemy are hidden. */
  held(side: number): number {
    return this.s.bytes[HELD_BY] === this.player + 1 ? heldOf(this.s, side) : 0
  }

  // Strategies

  used(side: number): number {
    return this.s.bytes[USED + side]
  }

  /** The chosen strategy, or HIDDEN where there is none or the player does not know it. */
  chosen(side: number): number {
    const chosen = this.s.bytes[CHOSEN + side]
    if (chosen === NOTHING || chosen === UNKNOWN_STRATEGY) return HIDDEN
    return ((this.s.bytes[CHOSEN_KNOWN + side] >> this.player) & 1) === 1 ? chosen - 1 : HIDDEN
  }

  hasChosen(side: number): boolean {
    return this.s.bytes[CHOSEN + side] !== NOTHING
  }

  /** Strategies that may be the chosen one, as far as the player knows; 0 where none is chosen. */
  possible(side: number): number {
    if (!this.hasChosen(side)) return 0
    const chosen = this.chosen(side)
    return chosen === HIDDEN ? ALL_STRATEGIES & ~this.used(side) : 1 << chosen
  }

  /** Strategies that the enemy of `side` may think to be its chosen one, as far as both players know. */
  openlyPossible(side: number): number {
    if (!this.hasChosen(side)) return 0
    const isOpen = this.s.bytes[CHOSEN_KNOWN + side] === EVERYBODY
    const chosen = this.chosen(side)
    return isOpen && chosen !== HIDDEN ? 1 << chosen : ALL_STRATEGIES & ~this.used(side)
  }

  /** Strategies that are neither used nor known to be chosen. */
  unused(side: number): number {
    const chosen = this.chosen(side)
    return ALL_STRATEGIES & ~this.used(side) & ~(chosen === HIDDEN ? 0 : 1 << chosen)
  }

  marks(side: number): number {
    return this.s.bytes[MARKS + side]
  }

  get enemy(): number {
    return enemyOf(this.player)
  }

  /** True for an observation, false for a whole state. */
  get isMasked(): boolean {
    return this.s.bytes[MASKED_FOR] !== NOTHING
  }
}
