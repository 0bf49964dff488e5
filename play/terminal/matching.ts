import type { Game, Move } from '../../engine/game.js'
import type { State } from '../../engine/state.js'
import type { GameWords } from './game-words.js'

/** Typed words and the moves they mean. */

export interface Match {
  readonly move: Move
  readonly text: string
}

/** Other orders in which the words of a move may be typed. */
export type Orders = NonNullable<GameWords['orders']>

/**
 * Moves that fit the typed words: each word begins a word of the move's text, or a part of it
 * between hyphens, in the same order. A move with exactly these words is the only match.
 */
export function matches(
  game: Game,
  state: State,
  moves: readonly Move[],
  typed: string,
  orders: Orders = () => [],
): Match[] {
  const wanted = typed.trim().toLowerCase().split(/\s+/)
  const found: Match[] = []
  for (const move of moves) {
    const text = game.describe(state, move)
    if (text === wanted.join(' ')) return [{ move, text }]
    if (fits(text.split(' '), wanted, orders)) found.push({ move, text })
  }
  // "reveal sabotage corellia" is meant when "by ..." may follow; fewer words win
  const shortest = Math.min(...found.map(({ text }) => text.split(' ').length))
  const short = found.filter(({ text }) => text.split(' ').length === shortest)
  return short.length === 1 && shortest === wanted.length ? short : found
}

function fits(words: readonly string[], wanted: readonly string[], orders: Orders): boolean {
  if (wanted.length > words.length) return false
  if (wanted.every((part, i) => begins(words[i] ?? '', part))) return true
  return orders(words.slice(0, wanted.length)).some((other) =>
    wanted.every((part, i) => begins(other[i] ?? '', part)),
  )
}

function begins(word: string, part: string): boolean {
  if (word.startsWith(part)) return true
  return !/^\d+$/.test(part) && word.split('-').some((piece) => piece.startsWith(part))
}

/** Words that may come next after the typed ones, for completion. */
export function nextWords(
  game: Game,
  state: State,
  moves: readonly Move[],
  typed: string,
): string[] {
  const words = typed.toLowerCase().split(/\s+/)
  const before = words.slice(0, -1)
  const last = words[words.length - 1] ?? ''
  const found = new Set<string>()
  for (const move of moves) {
    const text = game.describe(state, move).split(' ')
    const next = text[before.length]
    if (next === undefined || !before.every((part, i) => begins(text[i] ?? '', part))) continue
    if (begins(next, last)) found.add(next)
  }
  return [...found].sort()
}
