import type { Move } from '../../engine/game.js'
import { wrap } from '../shell/wrap.js'
import type { Match, Orders } from './matching.js'

/**
 * What may be chosen, as a numbered list: every move while they are few, otherwise what their texts begin with.
 * A number stands for the words of its line, and more may be typed behind it.
 */

export interface Choice {
  /** What it stands for: the text of a move, or the beginning of several. */
  readonly words: string
  /** The same for people. */
  readonly label: string
  /** What it would mean; may be left out. */
  readonly about?: string
  /** It turns down what is offered, or ends it. */
  readonly refusal?: boolean
  /** Why it cannot be chosen now; left out where it can. */
  readonly off?: string
}

/** More lines than this are grouped where they can be. */
const MOST_LINES = 24

/** What a move is called on its line, and what it would mean. */
export type Saying = (move: Move) => Omit<Choice, 'words'>

/** The moves that begin with what has been chosen. */
export function openMoves(
  texts: readonly Match[],
  narrowed: string,
  orders?: Orders,
): readonly Match[] {
  if (narrowed === '') return texts
  return texts.filter(
    ({ text }) =>
      startsWith(text, narrowed) ||
      (orders?.(text.split(' ')).some((words) => startsWith(words.join(' '), narrowed)) ?? false),
  )
}

/** Moves as choices, behind what has been chosen of them. */
export function choicesOf(
  open: readonly Match[],
  narrowed: string,
  saying: Saying | null,
): Choice[] {
  if (open.length <= MOST_LINES) return open.map((one) => single(one, narrowed, saying))
  const known = narrowed === '' ? 0 : narrowed.split(' ').length
  return groups(open, known).map((words) => {
    const those = open.filter(({ text }) => startsWith(text, words))
    const [first] = those
    return those.length === 1 && first !== undefined
      ? single(first, narrowed, saying)
      : { words, label: behind(words, narrowed), about: `${those.length} ways` }
  })
}

function single({ text, move }: Match, narrowed: string, saying: Saying | null): Choice {
  return { words: text, ...(saying?.(move) ?? { label: behind(text, narrowed) }) }
}

/** `activate tarkin` begins `activate tarkin felucia`, and is one of its own. */
export function startsWith(text: string, beginning: string): boolean {
  return text === beginning || text.startsWith(`${beginning} `)
}

/** Beginnings as long as they can be without being too many, but no shorter than one word more than is known. */
function groups(texts: readonly Match[], known: number): string[] {
  let best = beginnings(texts, known + 1)
  for (let length = known + 2; ; length++) {
    const longer = beginnings(texts, length)
    const isOne = best.length === 1
    if (!isOne && (longer.length > MOST_LINES || longer.length === best.length)) return best
    best = longer
  }
}

function beginnings(texts: readonly Match[], length: number): string[] {
  return [...new Set(texts.map(({ text }) => text.split(' ').slice(0, length).join(' ')))]
}

/** What has been chosen before is not said again. */
function behind(words: string, narrowed: string): string {
  const rest = startsWith(words, narrowed) ? words.slice(narrowed.length).trim() : words
  return rest === '' ? words : rest
}

/** A choice and the number that stands for it: 0 turns down what is offered, or ends it. */
export interface Numbered<C extends Choice = Choice> {
  readonly number: number
  readonly choice: C
}

/** The choices with their numbers; what is refused comes last, unless nothing else can be chosen. */
export function numbered<C extends Choice>(choices: readonly C[]): Numbered<C>[] {
  const refused = choices.length > 1 ? choices.find(({ refusal }) => refusal === true) : undefined
  const others = choices.filter((one) => one !== refused)
  const list = others.map((choice, i) => ({ number: i + 1, choice }))
  return refused === undefined ? list : [...list, { number: 0, choice: refused }]
}

/** The list as it is shown: in columns where little is said about the lines. */
export function choiceLines(choices: readonly Choice[], width: number): string[] {
  const digits = String(choices.length).length
  const widest = Math.min(MOST_LABEL, Math.max(0, ...choices.map(({ label }) => label.length)))
  const lines = numbered(choices).map(
    ({ number, choice: { label: name, about: says = '', off } }) => {
      const [label, about] = off === undefined ? [name, says] : [`(${name})`, off]
      const line = about === '' ? label : `${label.padEnd(widest)}  ${about}`
      return `  ${String(number).padStart(digits)} ${line}`
    },
  )
  const beside = columns(lines, width)
  if (beside.length < lines.length) return beside
  const indent = ' '.repeat(digits + 5)
  return lines.flatMap((line) => wrap(line, width, indent))
}

const MOST_LABEL = 42

/** As few stand below each other. */
const FEW = 10

/** Short lines beside each other. */
function columns(lines: readonly string[], width: number): string[] {
  const widest = Math.max(0, ...lines.map((line) => line.length)) + 2
  const across = Math.max(1, Math.floor((width + 2) / widest))
  if (across === 1 || lines.length < FEW) return [...lines]
  const down = Math.ceil(lines.length / across)
  return Array.from({ length: down }, (_, row) =>
    Array.from({ length: across }, (_, column) => (lines[column * down + row] ?? '').padEnd(widest))
      .join('')
      .trimEnd(),
  )
}
