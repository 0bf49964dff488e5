import { UNSEEN } from '../../observation.js'
import type { Random } from '../../random.js'
import type { State } from '../../state.js'
import { cardAt, deckLength, EXACT, knowledgeAt, putOnTop, UNKNOWN } from '../cards/decks.js'
import {
  ACTION_SIDE,
  ACTIONS,
  DECK_CARD,
  MISSION_KIND,
  MISSION_SIDE,
  MISSIONS,
  OBJECTIVE_STAGE,
  OBJECTIVES,
  PROJECT_CARD,
  SHARED_TACTICS,
  TACTICS,
} from '../cards/registry.js'
import { SYSTEMS } from '../data/systems.js'
import { CORUSCANT } from '../facts/map.js'
import { EMPIRE, GROUND, REBEL, SPACE } from '../facts/sides.js'
import { HIDDEN_CARD } from '../knowledge/hidden.js'
import { boxedOfStage } from '../knowledge/unseen-objectives.js'
import {
  DECK_COUNT,
  DECK_EMPIRE_ACTIONS,
  DECK_EMPIRE_MISSIONS,
  DECK_GROUND_TACTICS,
  DECK_OBJECTIVES,
  DECK_PROBES,
  DECK_PROJECTS,
  DECK_REBEL_ACTIONS,
  DECK_REBEL_MISSIONS,
  DECK_ROOM,
  DECK_SPACE_TACTICS,
  DECKS,
  OBJECTIVE_ZONE,
} from '../state/layout.js'
import { OBJECTIVE_BOXED } from '../state/zones.js'
import { actionId, missionId, objectiveId, systemId, tacticId } from '../text/names.js'
import { ACTION_IDS, type Ids, MISSION_IDS, OBJECTIVE_IDS, SYSTEM_IDS, TACTIC_IDS } from './ids.js'
import { type Field, isObject, quoted } from './input.js'
import type { Json, JsonObject } from './json.js'
import { backOf, readBack } from './observer.js'
import type { CardPiles, Pile } from './piles.js'

/**
 * The decks: listed cards lie on top (first the top one) or at the bottom (last the lowest one) as
 * listed; the others of the deck are shuffled between them. Every card named nowhere is in its deck.
 */

interface Deck {
  readonly number: number
  readonly ids: Ids
  readonly idOf: (card: number) => string
  readonly pile: (piles: CardPiles) => Pile
  readonly holds: (card: number) => boolean
  readonly cards: number
}

const missionDecks = { ids: MISSION_IDS, idOf: missionId, cards: MISSIONS.length } as const
const actionDecks = { ids: ACTION_IDS, idOf: actionId, cards: ACTIONS.length } as const
const tacticDecks = { ids: TACTIC_IDS, idOf: tacticId, cards: TACTICS.length } as const

function missionsOf(side: number): (card: number) => boolean {
  return (card) => MISSION_SIDE[card] === side && MISSION_KIND[card] === DECK_CARD
}

const ALL: readonly Deck[] = [
  {
    ...missionDecks,
    number: DECK_REBEL_MISSIONS,
    pile: (piles) => piles.missions,
    holds: missionsOf(REBEL),
  },
  {
    ...missionDecks,
    number: DECK_EMPIRE_MISSIONS,
    pile: (piles) => piles.missions,
    holds: missionsOf(EMPIRE),
  },
  {
    ...missionDecks,
    number: DECK_PROJECTS,
    pile: (piles) => piles.missions,
    holds: (card) => MISSION_KIND[card] === PROJECT_CARD,
  },
  {
    number: DECK_OBJECTIVES,
    ids: OBJECTIVE_IDS,
    idOf: objectiveId,
    cards: OBJECTIVES.length,
    pile: (piles) => piles.objectives,
    holds: () => true,
  },
  {
    ...actionDecks,
    number: DECK_REBEL_ACTIONS,
    pile: (piles) => piles.actions,
    holds: (card) => ACTION_SIDE[card] === REBEL && ACTIONS[card]?.starting === false,
  },
  {
    ...actionDecks,
    number: DECK_EMPIRE_ACTIONS,
    pile: (piles) => piles.actions,
    holds: (card) => ACTION_SIDE[card] === EMPIRE && ACTIONS[card]?.starting === false,
  },
  {
    number: DECK_PROBES,
    ids: SYSTEM_IDS,
    idOf: systemId,
    cards: SYSTEMS.length,
    pile: (piles) => piles.probes,
    holds: (card) => card !== CORUSCANT,
  },
  {
    ...tacticDecks,
    number: DECK_SPACE_TACTICS,
    pile: (piles) => piles.tactics,
    holds: (card) => SHARED_TACTICS[SPACE].includes(card),
  },
  {
    ...tacticDecks,
    number: DECK_GROUND_TACTICS,
    pile: (piles) => piles.tactics,
    holds: (card) => SHARED_TACTICS[GROUND].includes(card),
  },
]

if (ALL.length !== DECK_COUNT) throw new Error('a deck has no name in positions')

interface Slot {
  readonly card: number
  readonly rebel: number
  readonly empire: number
}

/** `dealt` is false while the probe cards wait for the base to be chosen: there is no deck of them. */
export function readDecks(
  s: State,
  decks: Field,
  piles: CardPiles,
  random: Random,
  dealt: boolean,
): void {
  const of = decks.isGiven
    ? decks.object(
        DECKS.map((deck) => deck.id),
        'deck',
      )
    : undefined
  for (const deck of ALL) {
    const field = of?.(DECKS[deck.number].id)
    const given = field?.isGiven === true
    if (deck.number === DECK_PROBES && !dealt) {
      if (given) field.fail('there is no probe deck before the base is chosen')
      continue
    }
    const [top, bottom] = given ? readDeck(s, deck, field, piles) : [[], []]
    const rest = shuffledRest(s, deck, piles, random)
    for (const slot of [...bottom.reverse(), ...rest, ...top.reverse()])
      putOnTop(s, deck.number, slot.card, slot.rebel, slot.empire)
  }
}

/** What an observation holds of the decks: a number is that many cards of which nothing is known. */
export function readSeenDecks(s: State, decks: Field, piles: CardPiles): void {
  if (!decks.isGiven) return
  const of = decks.object(
    DECKS.map((deck) => deck.id),
    'deck',
  )
  for (const deck of ALL) {
    const field = of(DECKS[deck.number].id)
    if (!field.isGiven) continue
    const room = DECK_ROOM[deck.number]
    const slots: readonly Slot[] =
      typeof field.value === 'number'
        ? Array.from({ length: field.count(1, room) }, () => UNSEEN_SLOT)
        : readSlots(s, deck, field, piles)
    if (slots.length > room) field.fail(`${slots.length} cards, there are at most ${room}`)
    for (const slot of slots.toReversed())
      putOnTop(s, deck.number, slot.card, slot.rebel, slot.empire)
  }
}

const UNSEEN_SLOT: Slot = { card: HIDDEN_CARD, rebel: UNKNOWN, empire: UNKNOWN }

function readDeck(s: State, deck: Deck, field: Field, piles: CardPiles): [Slot[], Slot[]] {
  if (!isObject(field.value)) return [readSlots(s, deck, field, piles), []]
  const of = field.object(['top', 'bottom'])
  return [readSlots(s, deck, of('top'), piles), readSlots(s, deck, of('bottom'), piles)]
}

function readSlots(s: State, deck: Deck, list: Field, piles: CardPiles): Slot[] {
  return list.itemsIfGiven().map((item) => {
    const of = isObject(item.value) ? item.object(['card', 'rebel', 'empire']) : undefined
    const field = of === undefined ? item : of('card')
    return {
      card: readBack(s, field) ?? readCard(deck, field, piles),
      rebel: of === undefined ? UNKNOWN : readKnowledge(of('rebel')),
      empire: of === undefined ? UNKNOWN : readKnowledge(of('empire')),
    }
  })
}

function readCard(deck: Deck, field: Field, piles: CardPiles): number {
  const card = field.id(deck.ids, 'card')
  if (!deck.holds(card))
    field.fail(`${quoted(field.value)} never lies in the deck ${DECKS[deck.number].id}`)
  deck.pile(piles).take(card, field)
  return card
}

const LAST_SET = 15

/** `true`: this very card is known; 2 … 15: one of the cards of the slots with this number. */
function readKnowledge(field: Field): number {
  if (!field.isGiven) return UNKNOWN
  if (field.value === true) return EXACT
  if (typeof field.value === 'boolean') return UNKNOWN
  return field.count(EXACT + 1, LAST_SET)
}

/** The cards of the deck that are left, shuffled; objectives stage by stage. */
function shuffledRest(s: State, deck: Deck, piles: CardPiles, random: Random): Slot[] {
  let cards: number[] = []
  for (let card = 0; card < deck.cards; card++)
    if (deck.holds(card))
      for (let left = deck.pile(piles).takeAll(card); left > 0; left--) cards.push(card)
  for (let i = cards.length - 1; i > 0; i--) {
    const j = random.below(i + 1)
    const kept = cards[i] as number
    cards[i] = cards[j] as number
    cards[j] = kept
  }
  // The top of a deck comes last: stage I lies there
  if (deck.number === DECK_OBJECTIVES) {
    cards = unboxed(s, cards)
    cards.sort((a, b) => (OBJECTIVE_STAGE[b] as number) - (OBJECTIVE_STAGE[a] as number))
  }
  return cards.map((card) => ({ card, rebel: UNKNOWN, empire: UNKNOWN }))
}

/** Of the objectives named nowhere as many as each stage still has; the rest lies in the box (E2). */
function unboxed(s: State, cards: readonly number[]): number[] {
  const first = cards.filter((card) => OBJECTIVES[card].timing === 'plans')
  const kept = new Set<number>()
  for (const stage of [1, 2, 3]) {
    const left = [...new Set([...first, ...cards])].filter((c) => OBJECTIVE_STAGE[c] === stage)
    const room = left.length - (boxedOfStage(s, stage) - boxedAlready(s, stage))
    for (const card of left.slice(0, Math.max(0, room))) kept.add(card)
    for (const card of left.slice(Math.max(0, room)))
      s.bytes[OBJECTIVE_ZONE + card] = OBJECTIVE_BOXED
  }
  return cards.filter((card) => kept.has(card))
}

function boxedAlready(s: State, stage: number): number {
  let boxed = 0
  for (let card = 0; card < OBJECTIVES.length; card++)
    if (OBJECTIVE_STAGE[card] === stage && s.bytes[OBJECTIVE_ZONE + card] === OBJECTIVE_BOXED)
      boxed++
  return boxed
}

export function writeDecks(s: State): JsonObject {
  const out: JsonObject = {}
  for (const deck of ALL) {
    const length = deckLength(s, deck.number)
    if (length === 0) continue
    const list: Json[] = []
    for (let below = 0; below < length; below++) list.push(writeSlot(s, deck, below))
    // In an observation a deck of which nothing is known is just so many cards
    out[DECKS[deck.number].id] = list.every((slot) => slot === UNSEEN) ? length : list
  }
  return out
}

function writeSlot(s: State, deck: Deck, below: number): Json {
  const number = cardAt(s, deck.number, below)
  const card = backOf(number) ?? deck.idOf(number)
  const rebel = knowledgeAt(s, deck.number, below, REBEL)
  const empire = knowledgeAt(s, deck.number, below, EMPIRE)
  if (rebel === UNKNOWN && empire === UNKNOWN) return card
  const out: JsonObject = { card }
  if (rebel !== UNKNOWN) out.rebel = rebel === EXACT ? true : rebel
  if (empire !== UNKNOWN) out.empire = empire === EXACT ? true : empire
  return out
}
