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
    // Of a word that is no length the turns are the better answer
    const complaint = misfit(trial, words, at)
    const ahead = moveWith(trial, 'ahead')
    if (ahead === undefined) throw new InputError(complaint)
    trial.make(ahead)
    if (longestMatch(trial, words, at) === null)
      throw new InputError(/^\d/.test(words[at] ?? '') ? misfit(trial, words, at) : complaint)
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

/** What is wrong from here on: the number behind a word that fits, or the word. */
function misfit(trial: TypedTrial, words: readonly string[], at: number): string {
  const word = words[at] ?? ''
  const texts = trial.legal.map((move) => trial.textOf(move))
  const behind = texts.flatMap((text) => {
    const [first, ...rest] = text.split(' ')
    return first?.toLowerCase() === word && rest.length > 0 ? [rest.join(' ')] : []
  })
  if (behind.length > 0) return numberMisfit(word, words[at + 1], behind)
  const lengths = texts.map(Number).filter((length) => !Number.isNaN(length))
  if (/^\d+$/.test(word) && lengths.length > 0)
    return `"${word}" is too far: at most ${Math.max(...lengths)} here`
  const known = new Set(texts.map((text) => text.split(' ')[0] ?? ''))
  const some = [...known].slice(0, 8).join(', ')
  return `"${word}" does not fit there${suggestion(word, known) || `; it may be ${some}${known.size > 8 ? ', …' : ''}`}`
}

/** `"right 999": right goes from 1 to 90 here`. */
function numberMisfit(word: string, next: string | undefined, behind: readonly string[]): string {
  const numbers = behind.map(Number)
  const said = next === undefined ? word : `${word} ${next}`
  if (numbers.some(Number.isNaN))
    return `"${said}" does not fit there; it may be ${word} ${behind.slice(0, 4).join(`, ${word} `)}`
  const ends = `from ${Math.min(...numbers)} to ${Math.max(...numbers)}`
  return next === undefined
    ? `"${word}": say how far, ${ends}`
    : `"${said}": ${word} goes ${ends} here`
}
