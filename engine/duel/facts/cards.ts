import { type CharacterData, EMPIRE_CHARACTERS, REBEL_CHARACTERS } from '../data/characters.js'
import { SUITS } from '../data/suits.js'

/**
 * A side's 24 cards are 0 to 23: the ordinary ones suit by suit, values 2 to 5, then the characters. As a set they are the
 * bits of a word. Where cards of both sides meet (targets of powers) a card is side * 24 + its number.
 */
export const CARDS = 24
const LEAST_VALUE = 2
const VALUES = 4
export const ORDINARY_CARDS = 16
export const CHARACTERS = CARDS - ORDINARY_CARDS

export const ALL_CARDS = 0xffffff
export const CHARACTER_MASK = 0xff0000

/** Characters that a player takes into his deck at the beginning. */
export const CHOSEN_CHARACTERS = 4

export const DIPLOMACY = 0
export const FORCE = 1
export const MILITARY = 2
export const RECON = 3

const READY_CHARACTER = 6
const EXHAUSTED_CHARACTER = 1

export const CHARACTERS_OF: readonly (readonly CharacterData[])[] = [
  REBEL_CHARACTERS,
  EMPIRE_CHARACTERS,
]

/** What a card counts when it is ready, and when it is exhausted. */
export const READY_VALUE = new Uint8Array(CARDS)
export const EXHAUSTED_VALUE = new Uint8Array(CARDS)
for (let card = 0; card < CARDS; card++) {
  const ordinary = LEAST_VALUE + (card % VALUES)
  READY_VALUE[card] = isCharacter(card) ? READY_CHARACTER : ordinary
  EXHAUSTED_VALUE[card] = isCharacter(card) ? EXHAUSTED_CHARACTER : ordinary
}

export function isCharacter(card: number): boolean {
  return card >= ORDINARY_CARDS
}

/** The suit of an ordinary card. */
export function suitOf(card: number): number {
  return card >> 2
}

/** The bits of a suit's four cards. */
export function suitMask(suit: number): number {
  return 0xf << (suit * VALUES)
}

/** A card of either side in one number. */
export function codeOf(side: number, card: number): number {
  return side * CARDS + card
}

export function sideOfCode(code: number): number {
  return code < CARDS ? 0 : 1
}

export function cardOfCode(code: number): number {
  return code < CARDS ? code : code - CARDS
}

/** Ids of a side's cards: `force-5`, `luke-skywalker`. */
export const CARD_IDS: readonly (readonly string[])[] = CHARACTERS_OF.map((characters) => [
  ...Array.from(
    { length: ORDINARY_CARDS },
    (_, card) => `${SUITS[suitOf(card)].id}-${READY_VALUE[card]}`,
  ),
  ...characters.map(({ id }) => id),
])

/** The number of a character of a side by its id. */
export function characterNumber(side: number, id: string): number {
  const found = CHARACTERS_OF[side].find((character) => character.id === id)
  if (found === undefined) throw new Error(`no character "${id}"`)
  return found.number
}
