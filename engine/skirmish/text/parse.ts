import { MOST_MOVES } from '../../game.js'
import { InputError, suggestion } from '../../input-error.js'
import { cloneState, type State } from '../../state.js'
import { makeMove } from '../course/course.js'
import { legalMoves } from '../course/stages.js'
import { describeMove } from './describe.js'

const list = new Int32Array(MOST_MOVES)

/** The legal move with this text. */
export function parseMove(s: State, text: string): number {
  const wanted = text.trim().toLowerCase().split(/\s+/)
  const typed = wanted.join(' ')
  const count = legalMoves(s, list)
  for (let i = 0; i < count; i++) {
    const known = describeMove(s, list[i])
    if (known.length === typed.length && known.toLowerCase() === typed) return list[i]
  }
  throw new InputError(complaint(wanted, legalTexts(s)))
}

/**
 * The moves that a line of several says one after the other, as far as they are legal: `x-wing-2 left 30 S right 15 S`. Straight
 * ahead need not be said.
 */
export function parseMoves(s: State, text: string): number[] {
  const words = text.trim().toLowerCase().split(/\s+/)
  const state = cloneState(s)
  const moves: number[] = []
  for (let at = 0; at < words.length; ) {
    const texts = legalTexts(state)
    const length = longestMatch(texts, words, at)
    const ahead = length === 0 ? texts.indexOf('ahead') : -1
    if (length === 0 && ahead < 0)
      throw new InputError(complaint(words.slice(at), texts, moves.length))
    const move = list[length === 0 ? ahead : texts.indexOf(words.slice(at, at + length).join(' '))]
    moves.push(move)
    makeMove(state, move)
    at += length
    if (length === 0 && longestMatch(legalTexts(state), words, at) === 0)
      throw new InputError(complaint(words.slice(at), texts, moves.length - 1))
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
const MOST_NAMED = 8

/** Names the first word that no legal move has in its place. */
function complaint(wanted: readonly string[], texts: readonly string[], made = 0): string {
  const typed = wanted.join(' ')
  const where = made === 0 ? '' : ` after ${made} ${made === 1 ? 'move' : 'moves'}`
  const refused = `"${typed}" is not a legal move${where}`
  if (texts.length === 0) return `${refused}: the game is over`
  let open = texts.map((text) => text.split(' '))
  for (let i = 0; i < wanted.length; i++) {
    const word = wanted[i] ?? ''
    const known = wordsAt(open, i)
    open = open.filter((words) => words[i] === word)
    if (open.length > 0) continue
    if (known.length === 0)
      return `${refused}: nothing may follow "${wanted.slice(0, i).join(' ')}"`
    return `${refused}: "${word}" does not fit${suggestion(word, known) || `; legal here: ${named(known)}`}`
  }
  return `${refused}: it goes on with one of ${named(wordsAt(open, wanted.length))}`
}

function wordsAt(open: readonly (readonly string[])[], i: number): string[] {
  return [...new Set(open.map((words) => words[i]).filter((word) => word !== undefined))]
}

function named(words: readonly string[]): string {
  const some = words.slice(0, MOST_NAMED).join(', ')
  return words.length > MOST_NAMED ? `${some}, …` : some
}
