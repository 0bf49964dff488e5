import { EVENTS, type EventData } from '../../../../engine/duel/data/events.js'
import { members } from '../../../../engine/duel/facts/bits.js'
import {
  CHARACTER_MASK,
  codeOf,
  EXHAUSTED_VALUE,
  isCharacter,
  READY_VALUE,
} from '../../../../engine/duel/facts/cards.js'
import { BLOCKED } from '../../../../engine/duel/facts/events.js'
import { REBEL } from '../../../../engine/duel/facts/sides.js'
import { DuelView, HIDDEN } from '../../../../engine/duel/knowledge/view.js'
import type { Reader } from '../../../../engine/game.js'
import type { State } from '../../../../engine/state.js'
import { type Draw, drawOf } from './draw.js'

/** All that lies on the table and that one side may know of it, as page and terminal draw it. */

export interface TableCard {
  readonly side: number
  readonly card: number
  /** The card with its side, as targets are named. */
  readonly code: number
  readonly isReady: boolean
  readonly isCharacter: boolean
  /** What it counts now, and in its other state. */
  readonly value: number
  readonly other: number
  /** The event of the round takes its power. */
  readonly isBlocked: boolean
}

export interface SideTable {
  readonly side: number
  readonly cards: readonly TableCard[]
  readonly total: number
  readonly deckCount: number
  readonly discard: readonly number[]
  readonly influence: number
  readonly points: number
  readonly won: readonly number[]
  /** Characters of the reserve that the reader knows, and how many there are. */
  readonly reserve: readonly number[]
  readonly reserveCount: number
  readonly used: readonly number[]
  /** What the strategy may be as far as the reader knows; none before it is chosen. */
  readonly possible: readonly number[]
  readonly hasChosen: boolean
  /** What both sides may think that it is. */
  readonly openly: readonly number[]
  /** The top card of the deck, where the reader knows it. */
  readonly top: number | null
  /** What may still be in the deck, and the characters of which it is not certain. */
  readonly inDeck: readonly number[]
  readonly uncertain: readonly number[]
  /** How likely each of these is in the deck. */
  readonly uncertainChance: number
  readonly draw: Draw
}

export interface DuelTable {
  /** The side that is drawn below. */
  readonly reader: number
  /** Somebody looks on who sees all and is of no side: nothing is called his. */
  readonly isNeutral: boolean
  readonly round: number
  readonly event: EventData | null
  readonly sides: readonly [SideTable, SideTable]
  /** Side on the balance token. */
  readonly balance: number
  readonly isTutorial: boolean
  /** Where the course of the game stands: of stage-numbers.ts. */
  readonly stage: number
  readonly passes: number
  /** Who decides. */
  readonly actor: number
  /** Whose deck or strategy the decision is about. */
  readonly owner: number
  readonly turns: number
  /** Cards that the reader holds of each deck, and events. */
  readonly held: readonly [readonly number[], readonly number[]]
  readonly heldEvents: readonly number[]
  readonly eventsLeft: readonly number[]
  /** The next events, as far as the reader knows them. */
  readonly coming: readonly number[]
}

/** What `reader` sees, drawn for the side that sits below. */
export function tableOf(state: State, reader: Reader, below?: number): DuelTable {
  const seat = below ?? (reader === 'all' ? REBEL : reader)
  const view = new DuelView(seat).bind(state)
  const eyes = [0, 1].map((side) => (reader === 'all' ? new DuelView(side).bind(state) : view))
  const sideOf = (side: number): SideTable => sideTable(eyes[side] ?? view, side)
  return {
    reader: seat,
    isNeutral: reader === 'all' && below === undefined,
    round: view.round,
    event: view.event < 0 ? null : (EVENTS[view.event] ?? null),
    sides: [sideOf(0), sideOf(1)],
    balance: view.balance,
    isTutorial: view.isTutorial,
    stage: view.stage,
    passes: view.passes,
    actor: view.actor,
    owner: view.owner,
    turns: view.turns,
    held: [members(view.held(0)), members(view.held(1))],
    heldEvents: members(view.heldEvents),
    eventsLeft: members(view.eventDeck),
    coming: comingEvents(view),
  }
}

function sideTable(view: DuelView, side: number): SideTable {
  const top = view.top(side)
  const uncertain = view.uncertain(side)
  const uncertainCards = members(uncertain)
  return {
    side,
    cards: members(view.played(side)).map((card) => tableCard(view, side, card)),
    total: view.total(side),
    deckCount: view.deckCount(side),
    discard: members(view.discard(side)),
    influence: view.influence(side),
    points: view.points(side),
    won: members(view.won(side)),
    reserve: members(view.reserve(side) & CHARACTER_MASK),
    reserveCount: view.reserveCount(side),
    used: members(view.used(side)),
    possible: members(view.possible(side)),
    hasChosen: view.hasChosen(side),
    openly: members(view.openlyPossible(side)),
    top: top === HIDDEN ? null : top,
    inDeck: members(view.mayBeInDeck(side)),
    uncertain: uncertainCards,
    uncertainChance:
      uncertainCards.length === 0 ? 1 : 1 - view.hiddenReserve(side) / uncertainCards.length,
    draw: drawOf(view, side),
  }
}

function tableCard(view: DuelView, side: number, card: number): TableCard {
  const isReady = ((view.ready(side) >> card) & 1) === 1
  const [value = 0, other = 0] = isReady
    ? [READY_VALUE[card], EXHAUSTED_VALUE[card]]
    : [EXHAUSTED_VALUE[card], READY_VALUE[card]]
  const blocked = view.event < 0 ? 0 : (BLOCKED[view.event]?.[side] ?? 0)
  return {
    side,
    card,
    code: codeOf(side, card),
    isReady,
    isCharacter: isCharacter(card),
    value,
    other,
    isBlocked: ((blocked >> card) & 1) === 1,
  }
}

const EVENTS_KNOWN = 3

function comingEvents(view: DuelView): number[] {
  const coming: number[] = []
  for (let n = 0; n < EVENTS_KNOWN; n++) {
    const event = view.comingEvent(n)
    if (event === HIDDEN || event === undefined) break
    coming.push(event)
  }
  return coming
}
