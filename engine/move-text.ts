import { suggestion } from './input-error.js'

/** Words of a list that a complaint names at most. */
const MOST_NAMED = 8

/** A typed move in words, as the texts of legal moves are compared with it. */
export function typedWords(text: string): string[] {
  return text.trim().toLowerCase().split(/\s+/)
}

/** Why words that were typed are none of the legal moves: names the first that no legal move has in its place. `made`: moves before it. */
export function misfit(typed: readonly string[], texts: readonly string[], made = 0): string {
  const where = made === 0 ? '' : ` after ${made} ${made === 1 ? 'move' : 'moves'}`
  const refused = `"${typed.join(' ')}" is not a legal move${where}`
  if (texts.length === 0) return `${refused}: the game is over`
  let open = texts.map((text) => text.split(' '))
  for (let i = 0; i < typed.length; i++) {
    const word = typed[i] ?? ''
    const known = wordsAt(open, i)
    open = open.filter((words) => words[i] === word)
    if (open.length > 0) continue
    if (known.length === 0) return `${refused}: nothing may follow "${typed.slice(0, i).join(' ')}"`
    return `${refused}: "${word}" does not fit${suggestion(word, known) || `; legal here: ${named(known)}`}`
  }
  return `${refused}: it goes on with one of ${named(wordsAt(open, typed.length))}`
}

function wordsAt(texts: readonly (readonly string[])[], i: number): string[] {
  return [...new Set(texts.map((words) => words[i]).filter((word) => word !== undefined))]
}

function named(words: readonly string[]): string {
  const some = words.slice(0, MOST_NAMED).join(', ')
  return words.length > MOST_NAMED ? `${some}, …` : some
}
