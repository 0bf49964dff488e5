import type { Move } from '../../../../engine/game.js'
import { InputError, suggestion } from '../../../../engine/input-error.js'

/** Moves as they are typed, on the page and in the terminal: `x-wing-2 left 30 S right 15 S`. */

/** An act that is tried while its words are read. */
export interface TypedTrial {
  readonly isOpen: boolean
  readonly moves: readonly Move[]
  readonly legal: readonly Move[]
  textOf(move: Move): string
  make(move: Move): void
}

/** The words of a move, at most. */
const MOST_WORDS = 4

/** Makes the moves that the words say one after the other; false where the first word begins none. */
export function readMoves(trial: TypedTrial, words: readonly string[]): boolean {
  for (let at = 0; at < words.length; ) {
    if (!trial.isOpen)
      throw new InputError(`"${words.slice(at).join(' ')}" comes after the end of it`)
    const found = longestMatch(trial, words, at)
    if (found !== null) {
      trial.make(found.move)
      at += found.length
      continue
    }
    if (trial.moves.length === 0) return false
    const ahead = moveWith(trial, 'ahead')
    if (ahead === undefined) throw new InputError(misfit(trial, words[at] ?? ''))
    trial.make(ahead)
    if (longestMatch(trial, words, at) === null)
      throw new InputError(misfit(trial, words[at] ?? ''))
  }
  return true
}

function longestMatch(
  trial: TypedTrial,
  words: readonly string[],
  at: number,
): { move: number; length: number } | null {
  for (let length = Math.min(MOST_WORDS, words.length - at); length > 0; length--) {
    const move = moveWith(trial, words.slice(at, at + length).join(' '))
    if (move !== undefined) return { move, length }
  }
  return null
}

function moveWith(trial: TypedTrial, text: string): number | undefined {
  return trial.legal.find((move) => trial.textOf(move).toLowerCase() === text)
}

function misfit(trial: TypedTrial, word: string): string {
  const known = new Set(trial.legal.map((move) => trial.textOf(move).split(' ')[0] ?? ''))
  const some = [...known].slice(0, 8).join(', ')
  return `"${word}" does not fit there${suggestion(word, known) || `; it may be ${some}${known.size > 8 ? ', …' : ''}`}`
}
