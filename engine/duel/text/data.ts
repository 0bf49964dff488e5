import { EVENTS } from '../data/events.js'
import { STRATEGIES } from '../data/strategies.js'
import { SUITS } from '../data/suits.js'
import {
  CARD_IDS,
  CHARACTERS_OF,
  EXHAUSTED_VALUE,
  isCharacter,
  READY_VALUE,
  suitOf,
} from '../facts/cards.js'
import { SIDE_IDS } from '../facts/sides.js'

/** What never changes, by the ids that moves and positions use: for programs in other languages. */
export function data(): Readonly<Record<string, unknown>> {
  return {
    cards: Object.fromEntries(SIDE_IDS.map((side, n) => [side, cardsOf(n)])),
    events: EVENTS.map(({ number: _, ...event }) => event),
    suits: SUITS.map(({ id, name }) => ({ id, name })),
    strategies: STRATEGIES.map(({ number: _, ...strategy }) => strategy),
  }
}

function cardsOf(side: number): object[] {
  return CARD_IDS[side].map((id, card) => {
    const character = CHARACTERS_OF[side].find(({ number }) => number === card)
    const what = isCharacter(card)
      ? { name: character?.name, power: character?.power }
      : { suit: SUITS[suitOf(card)]?.id }
    return { id, ...what, ready: READY_VALUE[card], exhausted: EXHAUSTED_VALUE[card] }
  })
}
