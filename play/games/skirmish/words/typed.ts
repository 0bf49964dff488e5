import type { Move } from '../../../../engine/game.js'
import { InputError, suggestion } from '../../../../engine/input-error.js'
import { largeOf } from '../../../../engine/skirmish/state/moves.js'
import { targetName } from '../../../../engine/skirmish/text/names.js'
import type { State } from '../../../../engine/state.js'
import { metAfter } from '../decision/met.js'
import { viewOf } from '../table/view.js'
import { millimetres } from './names.js'

/** Moves as they are typed, on the page and in the terminal: `x-wing-2 left 30 S right 15 S`. */

/** An act that is tried while its words are read. */
export interface Typing {
  readonly isOpen: boolean
  readonly moves: readonly Move[]
  readonly legal: readonly Move[]
  /** What the player sees behind these moves. */
  readonly observation: State
  textOf(move: Move): string
  make(move: Move): void
}

/** The words of a move, at most. */
const MOST_WORDS = 4

/** Makes the moves that the words say one after the other; false where the first word begins none. */
export function readMoves(trial: Typing, words: readonly string[]): boolean {
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
      throw new InputError(
        /^(\d.*|s|l)$/.test(words[at] ?? '') ? misfit(trial, words, at) : complaint,
      )
  }
  return true
}

function longestMatch(
  trial: Typing,
  words: readonly string[],
  at: number,
): { move: number; length: number } | null {
  for (let length = Math.min(MOST_WORDS, words.length - at); length > 0; length--) {
    const move = moveWith(trial, words.slice(at, at + length).join(' '))
    if (move !== undefined) return { move, length }
  }
  return null
}

function moveWith(trial: Typing, text: string): number | undefined {
  return trial.legal.find((move) => trial.textOf(move).toLowerCase() === text)
}

/** What is wrong from here on: the number behind a word that fits, or the word. */
function misfit(trial: Typing, words: readonly string[], at: number): string {
  const word = words[at] ?? ''
  const texts = trial.legal.map((move) => trial.textOf(move))
  const behind = texts.flatMap((text) => {
    const [first, ...rest] = text.split(' ')
    return first?.toLowerCase() === word && rest.length > 0 ? [rest.join(' ')] : []
  })
  if (behind.length > 0) return numberMisfit(word, words[at + 1], behind)
  const lengths = texts.map(Number).filter((length) => !Number.isNaN(length))
  if (lengths.length > 0 && isTooFar(word, texts)) return tooFar(trial, word, lengths)
  const known = new Set(texts.map((text) => text.split(' ')[0] ?? ''))
  const some = [...known].slice(0, 8).join(', ')
  return `"${asShown(word)}" does not fit there${suggestion(word, known) || `; it may be ${some}${known.size > 8 ? ', …' : ''}`}`
}

/** A number, or an edge where there is room for none. */
function isTooFar(word: string, texts: readonly string[]): boolean {
  return /^\d+$/.test(word) || (/^[sl]$/.test(word) && !texts.includes('S') && !texts.includes('L'))
}

/** As the edges of cards are written everywhere. */
function asShown(word: string): string {
  return /^[sl]$/.test(word) ? word.toUpperCase() : word
}

/** `"S" is too far: contact with South's X-wing 1 after 46 mm; "contact" goes as far as that`. */
function tooFar(trial: Typing, word: string, lengths: readonly number[]): string {
  const contact = moveWith(trial, 'contact')
  if (contact === undefined) return `"${word}" is too far: at most ${Math.max(...lengths)} here`
  const s = trial.observation
  const met = metAfter(s, viewOf(s).asked, largeOf(contact))
  const stop = met < 0 ? 'the way is blocked' : `contact with ${targetName(s, met)}`
  return `"${asShown(word)}" is too far: ${stop} after ${millimetres(largeOf(contact))}; "contact" goes as far as that`
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
