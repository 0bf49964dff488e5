import { EFFECT_WORDS, EVENTS, type EventData } from '../../../../../engine/duel/data/events.js'
import { STRATEGIES } from '../../../../../engine/duel/data/strategies.js'
import { SUITS } from '../../../../../engine/duel/data/suits.js'
import {
  CARDS,
  CHARACTERS_OF,
  cardOfCode,
  EXHAUSTED_VALUE,
  isCharacter,
  ORDINARY_CARDS,
  READY_VALUE,
  sideOfCode,
  suitOf,
} from '../../../../../engine/duel/facts/cards.js'
import { counted } from '../../../../../engine/english.js'
import { codeWithId } from '../../words/ids.js'
import { cardId, SIDE_CLASS, shortName, titleOf } from '../../words/names.js'
import type { SymbolId } from '../data/symbols.js'
import { cardSymbol, strategySymbol } from '../sign.js'

/** All that stands on a card, a strategy or an event, made from the tables of the game. */
export interface Face {
  readonly id: string
  readonly name: string
  readonly kind: string
  readonly about: string
  readonly facts: readonly { readonly term: string; readonly words: string }[]
  readonly sign: SymbolId
  /** What colours it. */
  readonly style: string
}

/** Null for what is no thing of the game. */
export function faceOf(id: string): Face | null {
  const code = codeWithId(id)
  if (code !== null) return cardFace(id, sideOfCode(code), cardOfCode(code))
  const strategy = STRATEGIES.find((one) => `strategy-${one.id}` === id)
  if (strategy !== undefined) return strategyFace(strategy.number)
  const event = EVENTS.find((one) => one.id === id)
  return event === undefined ? null : eventFace(event)
}

function cardFace(id: string, side: number, card: number): Face {
  const isHero = isCharacter(card)
  const about = isHero
    ? CHARACTERS_OF[side]?.[card - ORDINARY_CARDS]?.power
    : SUITS[suitOf(card)]?.power
  return {
    id,
    name: isHero ? titleOf(side, card) : shortName(side, card),
    kind: isHero ? 'Character' : 'Ordinary card',
    about: about ?? '',
    facts: [
      { term: 'Counts', words: String(READY_VALUE[card]) },
      { term: 'Exhausted', words: String(EXHAUSTED_VALUE[card]) },
    ],
    sign: cardSymbol(side, card),
    style: SIDE_CLASS[side] ?? '',
  }
}

function strategyFace(number: number): Face {
  const { id = '', name = '', about = '' } = STRATEGIES[number] ?? {}
  return {
    id: `strategy-${id}`,
    name,
    kind: 'Strategy',
    about,
    facts: [{ term: 'Has no effect', words: 'for a side whose cards are over the objective' }],
    sign: strategySymbol(number),
    style: '',
  }
}

function eventFace({
  id,
  name,
  objective,
  capacity,
  victoryPoints,
  influence,
  effect,
}: EventData): Face {
  return {
    id,
    name,
    kind: 'Event',
    about: effect === undefined ? 'It has no further effect.' : EFFECT_WORDS[effect],
    facts: [
      { term: 'Objective', words: String(objective) },
      { term: 'Capacity', words: `${counted(capacity, 'card')} each` },
      {
        term: 'The winner gets',
        words: `${counted(victoryPoints, 'point')}, ${influence} influence`,
      },
    ],
    sign: 'fact-objective',
    style: '',
  }
}

/** Ids of everything that has a face, section by section. */
export const ALL_FACES: readonly { readonly title: string; readonly ids: readonly string[] }[] = [
  { title: 'Rebel cards', ids: idsOf(0) },
  { title: 'Imperial cards', ids: idsOf(1) },
  { title: 'Strategies', ids: STRATEGIES.map(({ id }) => `strategy-${id}`) },
  { title: 'Events', ids: EVENTS.map(({ id }) => id) },
]

/** One of each suit, and the characters. */
function idsOf(side: number): string[] {
  return Array.from({ length: CARDS }, (_, card) => card)
    .filter((card) => isCharacter(card) || card % 4 === 0)
    .map((card) => cardId(side, card))
}
