import { listed } from '../../english.js'
import { EVENTS } from '../data/events.js'
import { STRATEGIES } from '../data/strategies.js'
import { SUITS } from '../data/suits.js'
import { members } from '../facts/bits.js'
import {
  CARD_IDS,
  CHARACTERS_OF,
  cardOfCode,
  isCharacter,
  ORDINARY_CARDS,
  READY_VALUE,
  sideOfCode,
  suitOf,
} from '../facts/cards.js'
import { SIDE_IDS } from '../facts/sides.js'

/** Names for people, and ids of cards of either side. */

const SUBJECTS = ['The Rebels', 'The Empire'] as const
export const NAMES = ['the Rebels', 'the Empire'] as const
export const SHORT_NAMES = ['Rebels', 'Empire'] as const
export const GENITIVES = ["the Rebels'", "the Empire's"] as const

/** `The Rebels play`, `The Empire plays`. */
export function subject(side: number, verb: string): string {
  const form = side === 0 ? verb : verb.endsWith('ss') ? `${verb}es` : `${verb}s`
  return `${SUBJECTS[side]} ${form}`
}

/** `Military 4`, `Luke Skywalker`. */
export function cardName(side: number, card: number): string {
  if (isCharacter(card)) return CHARACTERS_OF[side][card - ORDINARY_CARDS].name
  return `${SUITS[suitOf(card)].name} ${READY_VALUE[card]}`
}

export function codeName(code: number): string {
  return cardName(sideOfCode(code), cardOfCode(code))
}

export function eventName(event: number): string {
  return EVENTS[event].name
}

export function eventId(event: number): string {
  return EVENTS[event].id
}

export function strategyName(strategy: number): string {
  return STRATEGIES[strategy].name
}

export function strategyId(strategy: number): string {
  return STRATEGIES[strategy].id
}

/** An id that names one card of the game: `rebel-force-5`, `luke-skywalker`. */
export function cardId(side: number, card: number): string {
  const id = CARD_IDS[side][card]
  return isCharacter(card) ? id : `${SIDE_IDS[side]}-${id}`
}

export function cardNames(side: number, cards: number): string {
  return listed(members(cards).map((card) => cardName(side, card)))
}
