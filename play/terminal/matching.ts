import type { Game, Move } from '../../engine/game.js'
import { suggestion } from '../../engine/input-error.js'
import type { State } from '../../engine/state.js'

/** Typed words and the moves they mean, the same on a terminal and through a pipe. */

export interface Match {
  readonly move: Move
  readonly text: string
}

/** Other orders in which the words of a move may be typed. */
export type Orders = (words: readonly string[]) => readonly (readonly string[])[]

const NO_ORDERS: Orders = () => []

export function wordsIn(typed: string): string[] {
  return typed
    .trim()
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '')
}

/** The moves with their texts. */
export function textsOf(game: Game, state: State, moves: readonly Move[]): Match[] {
  return moves.map((move) => ({ move, text: game.describe(state, move) }))
}

/**
 * Moves that fit the typed words: each begins a word of the move's text, or a part of it between hyphens, in the
 * same order; a name may be typed in several words, and the verb may be left out. A move that is named in full is
 * the only match.
 */
export function matches(
  texts: readonly Match[],
  typed: string,
  orders: Orders = NO_ORDERS,
): Match[] {
  const wanted = wordsIn(typed)
  const exact = texts.find(({ text }) => text.toLowerCase() === wanted.join(' '))
  if (exact !== undefined) return [exact]
  const found = fitting(texts, wanted, 0, orders)
  // A yes or a no to nothing leaves no verb out
  if (isYesOrNo(wanted)) return found
  return found.length > 0 ? found : fitting(texts, wanted, 1, orders)
}

/** Those that fit when as many of their words are skipped. "reveal sabotage corellia" is meant when "by …" may follow. */
function fitting(
  texts: readonly Match[],
  wanted: readonly string[],
  skipped: number,
  orders: Orders,
): Match[] {
  const found: Match[] = []
  const complete: Match[] = []
  for (const one of texts) {
    const words = one.text.split(' ')
    const ways = [words, ...orders(words)].map((way) => used(way.slice(skipped), wanted))
    const most = Math.max(...ways)
    if (most > 0) found.push(one)
    if (most === words.length - skipped && most > 0) complete.push(one)
  }
  if (complete.length === 1) return complete
  const named = sharpest(found, wanted)
  return named.length < found.length ? fitting(named, wanted, skipped, orders) : found
}

/** Where a typed word is a whole word of some, those that only begin with it are not meant. */
function sharpest(found: readonly Match[], wanted: readonly string[]): readonly Match[] {
  return wanted.reduce<readonly Match[]>((left, word) => {
    const named = left.filter(({ text }) => text.toLowerCase().split(' ').includes(word))
    return named.length > 0 ? named : left
  }, found)
}

/** Number of words of a text that the typed ones use up from its beginning; 0 when they do not fit. */
function used(text: readonly string[], wanted: readonly string[], from = 0): number {
  if (from === wanted.length) return 0
  const [word, ...rest] = text
  if (word === undefined) return 0
  // A name between hyphens may be typed as several words
  for (let to = from + 1; to <= wanted.length; to++) {
    if (!begins(word, wanted.slice(from, to).join('-'))) break
    if (to === wanted.length) return 1
    const more = used(rest, wanted, to)
    if (more > 0) return 1 + more
  }
  return 0
}

function begins(word: string, part: string): boolean {
  if (/^\d+$/.test(part)) return word === part
  const low = word.toLowerCase()
  if (low.startsWith(part)) return true
  return low.includes(`-${part}`) && !isYesOrNo([part])
}

/** Just `y` or `n`. */
export function isYesOrNo([word = '', ...more]: readonly string[]): boolean {
  return more.length === 0 && (word === 'y' || word === 'n')
}

/** A typed line that means nothing: the first word that does not fit, and what would. */
export interface Misfit {
  readonly word: string
  /** What stands before it and fits. */
  readonly before: string
  /** Words that may stand there. */
  readonly known: readonly string[]
}

/** The word to blame: the first that no move has in its place when what stands before it is read as usual. */
export function misfitOf(
  texts: readonly Match[],
  typed: string,
  orders: Orders = NO_ORDERS,
): Misfit {
  const wanted = wordsIn(typed)
  const [whole, bare] = [0, 1].map((skipped) => fittingWords(texts, wanted, skipped, orders))
  const skipped = (bare ?? 0) > (whole ?? 0) ? 1 : 0
  const count = skipped === 1 ? (bare ?? 0) : (whole ?? 0)
  const before = wanted.slice(0, count)
  return {
    word: wanted[count] ?? '',
    before: before.join(' '),
    known: nextWords(texts, before, skipped, orders),
  }
}

/** How many of the typed words, from the first on, some move has in their places. */
function fittingWords(
  texts: readonly Match[],
  wanted: readonly string[],
  skipped: number,
  orders: Orders,
): number {
  let count = 0
  while (
    count < wanted.length &&
    fitting(texts, wanted.slice(0, count + 1), skipped, orders).length > 0
  )
    count++
  return count
}

/** `"felucai" does not fit after "activate tarkin"; did you mean "felucia"?` */
export function misfitText({ word, before, known }: Misfit): string {
  // A yes or a no that nothing has asked for
  if (word === '' && known.length === 0) return `"${before}" answers nothing here`
  if (word === '') return `"${before}" goes on with ${few(known)}`
  const after = before === '' ? '' : ` after "${before}"`
  if (known.length === 0) return `"${word}": nothing may follow "${before}"`
  const near = nearest(word, known)
  return `"${word}" does not fit${after}${near !== '' ? near : `; it may be ${few(known)}`}`
}

/** What was meant, also where a part of a name was mistyped. */
function nearest(word: string, known: readonly string[]): string {
  const whole = suggestion(word, known)
  if (whole !== '') return whole
  const parts = new Set(known.flatMap((one) => one.split('-')))
  const [, part] = /"(.*?)"/.exec(suggestion(word, parts)) ?? []
  return suggestion(known.find((one) => one.split('-').includes(part ?? '')) ?? '', known)
}

const MOST_KNOWN = 8

function few(words: readonly string[]): string {
  const some = words.slice(0, MOST_KNOWN).join(', ')
  return words.length > MOST_KNOWN ? `${some}, …` : some
}

/** Words that may come next after these. */
function nextWords(
  texts: readonly Match[],
  before: readonly string[],
  skipped: number,
  orders: Orders,
): string[] {
  const found = new Set<string>()
  for (const { text } of texts)
    for (const way of [text.split(' '), ...orders(text.split(' '))]) {
      const words = way.slice(skipped)
      const next = before.length === 0 ? words[0] : words[used(words, before)]
      if (next !== undefined && (before.length === 0 || used(words, before) > 0)) found.add(next)
    }
  return [...found].sort()
}

/** Words that complete the last one typed. */
export function completions(
  texts: readonly Match[],
  typed: string,
  orders: Orders = NO_ORDERS,
): string[] {
  const words = typed.toLowerCase().trimStart().split(/\s+/)
  const last = words.pop() ?? ''
  const found = [0, 1].flatMap((skipped) => nextWords(texts, words, skipped, orders))
  return [...new Set(found)].filter((word) => last === '' || begins(word, last)).sort()
}
