import { EVENTS } from '../../../../engine/duel/data/events.js'
import { STRATEGIES } from '../../../../engine/duel/data/strategies.js'
import { SUITS } from '../../../../engine/duel/data/suits.js'
import {
  CARD_IDS,
  CHARACTERS_OF,
  cardOfCode,
  isCharacter,
  ORDINARY_CARDS,
  READY_VALUE,
  sideOfCode,
  suitOf,
} from '../../../../engine/duel/facts/cards.js'
import { SIDE_IDS } from '../../../../engine/duel/facts/sides.js'

/** Names for people, short where there is little room. */

export const SIDE_LABELS = ['Rebels', 'Empire'] as const
export const SIDE_CLASS = ['rebel', 'empire'] as const
/** `the Rebels`, as in a sentence. */
export const SIDE_NAMES = ['the Rebels', 'the Empire'] as const

export function labelOf(side: number): string {
  return SIDE_LABELS[side] ?? ''
}

/** `Luke Skywalker`, `Military`: as it stands on the card, beside its value. */
export function titleOf(side: number, card: number): string {
  if (isCharacter(card)) return CHARACTERS_OF[side]?.[card - ORDINARY_CARDS]?.name ?? ''
  return SUITS[suitOf(card)]?.name ?? ''
}

/** `Luke`, `Military 4`. */
export function shortName(side: number, card: number): string {
  if (isCharacter(card)) return CHARACTERS_OF[side]?.[card - ORDINARY_CARDS]?.short ?? ''
  return `${titleOf(side, card)} ${READY_VALUE[card]}`
}

export function shortNameOf(code: number): string {
  return shortName(sideOfCode(code), cardOfCode(code))
}

export function cardId(side: number, card: number): string {
  const id = CARD_IDS[side]?.[card] ?? ''
  return isCharacter(card) ? id : `${SIDE_IDS[side]}-${id}`
}

export function strategyName(strategy: number): string {
  return STRATEGIES[strategy]?.name ?? ''
}

export function eventName(event: number): string {
  return EVENTS[event]?.name ?? ''
}

export function percent(part: number): string {
  return `${Math.round(part * 100)} %`
}
