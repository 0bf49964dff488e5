import { EVENTS } from '../../../../engine/duel/data/events.js'
import { STRATEGIES } from '../../../../engine/duel/data/strategies.js'
import {
  CARD_IDS,
  cardOfCode,
  isCharacter,
  sideOfCode,
} from '../../../../engine/duel/facts/cards.js'
import { duel } from '../../../../engine/duel/index.js'
import { MOST_MOVES, type Move } from '../../../../engine/game.js'
import type { State } from '../../../../engine/state.js'
import type { Choice as Line } from '../../../terminal/choices.js'
import {
  Choosing,
  NOBODY,
  numberOf,
  PASS_PART,
  type Part,
  partOf,
  sortOf,
} from '../decision/parts.js'
import { type Choice, choicesIn, type Prompt } from '../decision/prompt.js'
import { promptOf } from '../decision/prompt-of.js'
import { codeOfPart } from '../decision/spots.js'
import { shortPower } from '../words/powers.js'

/** A decision as the terminal lists it: the prompt of the page, and lines that stand for its parts. */

/** A line of the list, and the part of a move that it stands for. */
export interface PartLine extends Line {
  readonly part: Part
  readonly choice: Choice
}

export interface Asking extends Asked {
  readonly prompt: Prompt
  readonly lines: readonly PartLine[]
}

interface Asked {
  readonly observation: State
  readonly side: number
  readonly kind: string
  readonly choosing: Choosing
  /** What has been chosen of the move. */
  readonly marked: readonly Part[]
}

const LEGAL = new Int32Array(MOST_MOVES)

export function legalIn(observation: State): Move[] {
  return Array.from(LEGAL.subarray(0, duel.moves(observation, LEGAL)))
}

export function kindOf(state: State): string {
  return duel.kinds[duel.kind(state)] ?? ''
}

/** What is asked when these parts are chosen already. */
export function askingWith(observation: State, marked: readonly Part[]): Asking {
  const side = duel.actor(observation)
  const kind = kindOf(observation)
  const legal = legalIn(observation)
  const prompt = promptOf(observation, side, kind, legal, marked)
  const asked = { observation, side, kind, choosing: new Choosing(side, legal), marked }
  return { ...asked, prompt, lines: linesOf(asked, prompt) }
}

/** The same for words that narrow the move. */
export function askingFor(observation: State, narrowed: string): Asking {
  const start = askingWith(observation, [])
  if (narrowed === '') return start
  return askingWith(observation, chosenIn(start, narrowed))
}

/** The parts that are named by words which narrow a move. */
function chosenIn({ side, kind, choosing }: Asking, narrowed: string): readonly Part[] {
  const [verb = '', ...ids] = narrowed.split(' ')
  const names = ids.flatMap((id) =>
    choosing.parts().filter((part) => namesOf(side, part).includes(id)),
  )
  if (kind === 'turn') return names.filter((part) => sortOf(part) === verb).slice(0, 1)
  if (kind === 'order') return ids.map((id, i) => partOf(PLACE_SORTS[i] ?? '', eventWithId(id)))
  return kind === 'characters' ? names : []
}

const PLACE_SORTS = ['first', 'second', 'third'] as const

function eventWithId(id: string): number {
  return EVENTS.findIndex((event) => event.id === id)
}

/** What may be typed for a part: the last of its words in the text of a move, and other names of the same. */
export function namesOf(side: number, part: Part): readonly string[] {
  const value = numberOf(part)
  const sort = sortOf(part)
  const fixed = FIXED[sort]
  if (fixed !== undefined) return fixed
  if (value === NOBODY && sort !== 'deck') return ['nothing', 'nobody', 'none']
  if (sort === 'strategy' || sort === 'drop') return [STRATEGIES[value]?.id ?? '']
  if (sort === 'deck')
    return value === side
      ? ['own-deck', 'my-deck', 'yours']
      : ['enemy-deck', 'their-deck', 'theirs']
  if (EVENT_SORTS.has(sort)) return [EVENTS[value]?.id ?? '']
  const code = codeOfPart(side, part)
  if (code === null) return []
  const id = CARD_IDS[sideOfCode(code)]?.[cardOfCode(code)] ?? ''
  if (sideOfCode(code) === side) return [id, `my-${id}`, `own-${id}`]
  return isCharacter(cardOfCode(code)) ? [id, `their-${id}`] : [`enemy-${id}`, id, `their-${id}`]
}

const EVENT_SORTS: ReadonlySet<string> = new Set(PLACE_SORTS)

const FIXED: Readonly<Record<string, readonly string[]>> = {
  play: ['play'],
  pass: ['pass'],
  bring: ['play'],
  top: ['play'],
  shuffle: ['shuffle'],
  leave: ['leave'],
}

// The lines

function linesOf(asked: Asked, prompt: Prompt): PartLine[] {
  const { side, kind, choosing, marked } = asked
  const choices = ASKED_FIRST.has(kind) ? (prompt.groups[0]?.choices ?? []) : choicesIn(prompt)
  if (kind === 'order') {
    const open = choosing.parts(marked)
    const next = prompt.groups[marked.length]?.choices ?? []
    return next.filter(({ part }) => open.includes(part)).map((choice) => lineOf(asked, choice))
  }
  const lines = choices.map((choice) => lineOf(asked, choice))
  if (kind !== 'characters') return [...lines, ...withoutTarget(asked, lines)]
  return lines.map((line) => ({
    ...line,
    about: shortPower(side, numberOf(line.part)),
    ...(line.choice.isOn ? { off: 'marked already' } : {}),
  }))
}

function lineOf(asked: Asked, choice: Choice): PartLine {
  const { part, label, detail, refusal } = choice
  return {
    part,
    choice,
    words: wordsFor(asked, part),
    label,
    about: plain(detail),
    ...(refusal === '' ? {} : { off: refusal }),
    ...(REFUSALS.has(part) ? { refusal: true } : {}),
  }
}

/** Of two groups, who or what is asked first; the rest is typed behind it. */
const ASKED_FIRST: ReadonlySet<string> = new Set(['reserve', 'bargain'])

const REFUSALS: ReadonlySet<Part> = new Set([
  PASS_PART,
  partOf('discard', NOBODY),
  partOf('add', NOBODY),
  partOf('look', 0),
])

/** Where a power may be used on nothing at all, the line that says so. */
function withoutTarget(
  { observation, choosing, marked }: Asked,
  [line]: readonly PartLine[],
): PartLine[] {
  const used = marked.find((part) => sortOf(part) === 'use')
  const move = used === undefined ? null : choosing.whole([used])
  if (used === undefined || move === null || line === undefined) return []
  const words = duel.describe(observation, move)
  if (!words.endsWith(' nothing')) return []
  return [{ part: used, choice: line.choice, words, label: 'None', about: '', refusal: true }]
}

/** The words that stand for a part, behind what is marked: a whole move where it makes one. */
function wordsFor({ observation, side, kind, choosing, marked }: Asked, part: Part): string {
  const [name = ''] = namesOf(side, part)
  if (SETS.has(kind)) return [kind, ...marked.map((one) => namesOf(side, one)[0]), name].join(' ')
  if (kind === 'reserve') return name
  if (kind === 'bargain') return `bargain ${name}`
  if (kind === 'turn' && marked.length === 0)
    return name === sortOf(part) ? name : `${sortOf(part)} ${name}`
  const move = choosing.whole([...marked, part])
  return move === null ? name : duel.describe(observation, move)
}

/** Kinds of decision whose moves name several of the same, one after the other. */
const SETS: ReadonlySet<string> = new Set(['characters', 'order'])

/** For a terminal: `12 > 14-18`. */
export function plain(text: string): string {
  return text.replaceAll('→', '>').replaceAll('–', '-')
}
