import { shuffleBytes } from '../../random.js'
import type { State } from '../../state.js'
import { emptyDeck, putOnTop, shuffleDeck, UNKNOWN } from '../cards/decks.js'
import { actionDeck, missionDeck, showStartingMissions } from '../cards/hands.js'
import { copiesInGame } from '../cards/mission-copies.js'
import { missionsOf } from '../cards/of-game.js'
import {
  ACTIONS,
  DECK_CARD,
  MISSION_KIND,
  MISSION_SIDE,
  MISSIONS,
  OBJECTIVES,
  STARTING_CARD,
} from '../cards/registry.js'
import { STAGE_SIZE } from '../data/setup.js'
import { SYSTEMS } from '../data/systems.js'
import { SYSTEM_COUNT } from '../facts/map.js'
import { EMPIRE, REBEL } from '../facts/sides.js'
import {
  ACTION_ZONE,
  DECK_OBJECTIVES,
  DECK_PROJECTS,
  EXPANSION,
  LOYALTY,
  missionHandByte,
  OBJECTIVE_ZONE,
  PROBE_BOX,
  RANDOM,
} from '../state/layout.js'
import {
  ACTION_ABSENT,
  ACTION_BOXED,
  ACTION_DECK,
  OBJECTIVE_ABSENT,
  OBJECTIVE_BOXED,
} from '../state/zones.js'

/** The decks before the first decision, and the loyalty that the probe cards deal. */

/** Stage I on II on III, each shuffled by itself (S3). */
export function stackObjectives(s: State): void {
  for (const stage of [3, 2, 1]) {
    const cards = chosenOfStage(s, objectivesOfStage(s, stage))
    for (const card of cards) putOnTop(s, DECK_OBJECTIVES, card, UNKNOWN, UNKNOWN)
  }
}

/** Objectives of a stage in this game, those of its box included. */
function objectivesOfStage(s: State, stage: number): Uint8Array {
  const cards: number[] = []
  OBJECTIVES.forEach((card, number) => {
    if (card.stage === stage && s.bytes[OBJECTIVE_ZONE + number] !== OBJECTIVE_ABSENT)
      cards.push(number)
  })
  return Uint8Array.from(cards)
}

/** All of them shuffled; where there are more than a stage has, Death Star Plans and others at random (E2). */
function chosenOfStage(s: State, cards: Uint8Array): Uint8Array {
  shuffleBytes(cards, 0, cards.length, s.words, RANDOM)
  if (s.bytes[EXPANSION] === 0 || cards.length <= STAGE_SIZE) return cards
  const isPlans = (card: number): boolean => OBJECTIVES[card].timing === 'plans'
  const byChance = STAGE_SIZE - cards.filter(isPlans).length
  const chosen = [
    ...cards.filter(isPlans),
    ...cards.filter((card) => !isPlans(card)).slice(0, byChance),
  ]
  for (const card of cards)
    if (!chosen.includes(card)) s.bytes[OBJECTIVE_ZONE + card] = OBJECTIVE_BOXED
  const deck = Uint8Array.from(chosen)
  shuffleBytes(deck, 0, deck.length, s.words, RANDOM)
  return deck
}

export function layOutActions(s: State): void {
  ACTIONS.forEach((card, number) => {
    if (s.bytes[ACTION_ZONE + number] === ACTION_ABSENT) return
    s.bytes[ACTION_ZONE + number] = card.starting ? ACTION_BOXED : ACTION_DECK
    if (!card.starting) putOnTop(s, actionDeck(card.side), number, UNKNOWN, UNKNOWN)
  })
  shuffleDeck(s, actionDeck(REBEL))
  shuffleDeck(s, actionDeck(EMPIRE))
}

/** Missions in hand and in their decks, as the sets in this game say. */
export function layOutMissions(s: State): void {
  for (const deck of [missionDeck(REBEL), missionDeck(EMPIRE), DECK_PROJECTS]) emptyDeck(s, deck)
  for (const side of [REBEL, EMPIRE])
    for (const card of missionsOf(s, side)) s.bytes[missionHandByte(card)] = 0
  MISSIONS.forEach((_, card) => {
    for (let copy = 0; copy < copiesInGame(s, card); copy++) {
      if (MISSION_KIND[card] === STARTING_CARD) s.bytes[missionHandByte(card)]++
      else if (MISSION_KIND[card] === DECK_CARD)
        putOnTop(s, missionDeck(MISSION_SIDE[card]), card, UNKNOWN, UNKNOWN)
      else putOnTop(s, DECK_PROJECTS, card, UNKNOWN, UNKNOWN)
    }
  })
  shuffleDeck(s, missionDeck(REBEL))
  shuffleDeck(s, missionDeck(EMPIRE))
  shuffleDeck(s, DECK_PROJECTS)
  showStartingMissions(s, REBEL)
  showStartingMissions(s, EMPIRE)
}

// Loyalty

/** S8, S9: probe cards until 3 Rebel and 5 Imperial marks have come; the Imperial cards go to the box. */
export function dealLoyalty(s: State): void {
  const cards = new Uint8Array(SYSTEM_COUNT)
  for (let system = 0; system < SYSTEM_COUNT; system++) cards[system] = system
  shuffleBytes(cards, 0, SYSTEM_COUNT, s.words, RANDOM)
  let rebels = 0
  let imperials = 0
  for (let i = 0; i < SYSTEM_COUNT; i++) {
    const bit = 1 << cards[i]
    const mark = SYSTEMS[cards[i]].setupMark
    if (mark === 'rebel' && rebels < 3) {
      rebels++
      s.words[LOYALTY + REBEL] |= bit
    } else if (mark === 'empire' && imperials < 5) {
      imperials++
      // The first two are subjugated: neutral, their marker comes with the ground units
      if (imperials > 2) s.words[LOYALTY + EMPIRE] |= bit
      s.words[PROBE_BOX] |= bit
    }
  }
}
