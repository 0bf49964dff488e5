import { MOST_MOVES } from '../../game.js'
import { InputError } from '../../input-error.js'
import { misfit, typedWords } from '../../move-text.js'
import { cloneState, type State } from '../../state.js'
import { makeMove } from '../course/course.js'
import { legalMoves } from '../course/stages.js'
import { describeMove } from './describe.js'

const list = new Int32Array(MOST_MOVES)

/** The legal move with this text. */
export function parseMove(s: State, text: string): number {
  const wanted = typedWords(text)
  const typed = wanted.join(' ')
  const count = legalMoves(s, list)
  for (let i = 0; i < count; i++) {
    const known = describeMove(s, list[i])
    if (known.length === typed.length && known.toLowerCase() === typed) return list[i]
  }
  throw new InputError(misfit(wanted, legalTexts(s)))
}

/**
 * The moves that a line of several says one after the other, as far as they are legal: `x-wing-2 left 30 S right 15 S`. Straight
 * ahead need not be said.
 */
export function parseMoves(s: State, text: string): number[] {
  const words = typedWords(text)
  const state = cloneState(s)
  const moves: number[] = []
  for (let at = 0; at < words.length; ) {
    const texts = legalTexts(state)
    const length = longestMatch(texts, words, at)
    const ahead = length === 0 ? texts.indexOf('ahead') : -1
    if (length === 0 && ahead < 0)
      throw new InputError(misfit(words.slice(at), texts, moves.length))
    const move = list[length === 0 ? ahead : texts.indexOf(words.slice(at, at + length).join(' '))]
    moves.push(move)
    makeMove(state, move)
    at += length
    if (length === 0 && longestMatch(legalTexts(state), words, at) === 0)
      throw new InputError(misfit(words.slice(at), texts, moves.length - 1))
  }
  return moves
}

function legalTexts(s: State): string[] {
  const count = legalMoves(s, list)
  return Array.from(list.subarray(0, count), (move) => describeMove(s, move).toLowerCase())
}

/** How many words from `at` on are a legal move; 0 when none is. */
function longestMatch(texts: readonly string[], words: readonly string[], at: number): number {
  for (let length = Math.min(MOST_WORDS, words.length - at); length > 0; length--)
    if (texts.includes(words.slice(at, at + length).join(' '))) return length
  return 0
}

const MOST_WORDS = 4
