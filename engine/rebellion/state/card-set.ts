import type { State } from '../../state.js'

/** Sets of cards by number: as many words as their table needs, from word `at` on. */

export function wordsFor(cards: number): number {
  return (cards + 31) >> 5
}

export function hasCard(s: State, at: number, card: number): boolean {
  return (s.words[at + (card >> 5)] & (1 << (card & 31))) !== 0
}

export function addCard(s: State, at: number, card: number): void {
  s.words[at + (card >> 5)] |= 1 << (card & 31)
}

export function removeCard(s: State, at: number, card: number): void {
  s.words[at + (card >> 5)] &= ~(1 << (card & 31))
}
