/**
 * A move is a verb and up to three small arguments, one byte each: verb << 24 | a << 16 | b << 8 | c; of SWAP, a set of
 * cards instead. The verb says what the arguments are. Targets are codes + 1 (0 is no target).
 */

export const CHARACTERS_CHOSEN = 1 // c: characters as bits
export const STRATEGY = 2 // b: whose, c: strategy
export const PLAY = 3
export const PASS = 4
export const READY = 5 // c: card of one's own
export const USE = 6 // a: card, b and c: targets; of a power that takes a deck, c: its side + 1
export const SWAP = 7 // Lando Calrissian's power: the set of cards discarded
export const DISCARD_SEEN = 8 // b: whose, c: card
export const KEEP = 9 // b: whose, c: card
export const TAKE = 10 // c: card of one's own deck
export const BRING = 11 // c: character of the reserve, into play
export const SHUFFLE_IN = 12 // c: character of the reserve, into the deck
export const BARGAIN = 13 // b: card discarded + 1, c: 1 to play the top card
export const ADD = 14 // c: character of the reserve, or NONE
export const LOOK = 15 // c: 1 to look
export const ORDER = 16 // a, b, c: events, the next one first
export const DROP = 17 // c: strategy of the loser
export const SET_ASIDE = 18 // c: character

/** An argument that stands for nothing, and for what the reader of a masked move may not know. */
export const NONE = 255

export function verbOf(move: number): number {
  return move >>> 24
}

export function moveOf(verb: number, a: number, b: number, c: number): number {
  return (verb << 24) | (a << 16) | (b << 8) | c
}

export function firstOf(move: number): number {
  return (move >>> 16) & 255
}

export function secondOf(move: number): number {
  return (move >>> 8) & 255
}

export function thirdOf(move: number): number {
  return move & 255
}

/** The cards that Lando Calrissian discards. */
export function swappedOf(move: number): number {
  return move & 0xffffff
}
