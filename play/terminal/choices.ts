import type { Game, Move } from '../../engine/game.js'
import type { State } from '../../engine/state.js'
import { wrap } from '../shell/wrap.js'

/** The legal moves as a person reads them: numbered while they are few, by their first words when they are many. */

const MOST_NUMBERED = 24
const MOST_WORDS = 14

export interface Choices {
  readonly lines: readonly string[]
  /** The moves that numbers stand for, the first for 1. */
  readonly numbered: readonly Move[]
}

export function choicesOf(
  game: Game,
  state: State,
  moves: readonly Move[],
  note: (move: Move) => string = () => '',
): Choices {
  const texts = moves.map((move) =>
    [game.describe(state, move), note(move)].filter((one) => one !== '').join('  '),
  )
  if (moves.length <= MOST_NUMBERED) {
    const width = String(moves.length).length
    const lines = texts.map((text, i) => `  ${String(i + 1).padStart(width)} ${text}`)
    return { lines: columns(lines, 80), numbered: moves }
  }
  return { lines: summary(texts), numbered: [] }
}

/** One line a verb: `activate LEADER PLACE` with the words that may stand there. */
function summary(texts: readonly string[]): string[] {
  const verbs = new Map<string, string[][]>()
  for (const text of texts) {
    const [verb = '', ...words] = text.split(' ')
    const slots = verbs.get(verb) ?? []
    words.forEach((word, i) => {
      slots[i] ??= []
      slots[i]?.push(word)
    })
    verbs.set(verb, slots)
  }
  return [...verbs].flatMap(([verb, slots]) => verbLines(verb, slots))
}

function verbLines(verb: string, slots: readonly string[][]): string[] {
  if (slots.length === 0) return [`  ${verb}`]
  const first = `  ${verb} ${slots.map(slotWords).join('  ·  ')}`
  return wrap(first, 80, '      ')
}

function slotWords(words: readonly string[]): string {
  const known = [...new Set(words)]
  const shown = known.slice(0, MOST_WORDS).join(' ')
  return known.length > MOST_WORDS ? `${shown} … (${known.length})` : shown
}

/** Short lines beside each other. */
function columns(lines: readonly string[], width: number): string[] {
  const widest = Math.max(...lines.map((line) => line.length)) + 2
  const across = Math.max(1, Math.floor(width / widest))
  if (across === 1 || lines.length < 6) return [...lines]
  const down = Math.ceil(lines.length / across)
  return Array.from({ length: down }, (_, row) =>
    Array.from({ length: across }, (_, column) => (lines[column * down + row] ?? '').padEnd(widest))
      .join('')
      .trimEnd(),
  )
}
