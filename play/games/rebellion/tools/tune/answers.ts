import { appendFileSync } from 'node:fs'
import {
  type TriedAnswer,
  type TriedDecision,
  triedAnswers,
} from '../../../../../agents/rebellion/tried-answers.js'
import { loadGame } from '../../../../../engine/games.js'
import { InputError } from '../../../../../engine/input-error.js'
import { KIND_IDS, type KindId } from '../../../../../engine/rebellion/course/kinds.js'
import { SIDE_IDS } from '../../../../../engine/rebellion/facts/sides.js'
import { optionsGiven } from '../../../../rules-choice.js'
import { ProgressLine } from '../../../../tune/progress-line.js'
import { partNumber, wholeNumber } from '../../../../whole-number.js'
import { wholeText } from './sample-file.js'

export interface AnswerOptions {
  readonly kinds: readonly string[]
  readonly games: string
  readonly part: string
  readonly worlds: string
  readonly strays: string
  readonly seed: string
  readonly option?: readonly string[]
  readonly json?: true
}

/** `dejarik tune answers`: adds games to the file, a line each, and tells what all of its lines say. */
export async function tryAnswers(file: string, options: AnswerOptions): Promise<void> {
  const games = wholeNumber(options.games, '--games')
  const game = await loadGame('rebellion')
  const trying = {
    kinds: options.kinds.map(kindOf),
    part: partNumber(options.part, '--part'),
    worlds: wholeNumber(options.worlds, '--worlds', 2, 10_000),
    strays: partNumber(options.strays, '--strays'),
    options: optionsGiven(game, options.option),
  }
  const by = JSON.stringify(trying)
  const tried = new Map(readTried(file, by).map((line) => [line.game, line.decisions]))
  const line = new ProgressLine()
  for (let number = 0; number < games; number++) {
    const seed = `${options.seed}/${number}`
    if (tried.has(seed)) continue
    const decisions = triedAnswers(game, seed, trying)
    appendFileSync(file, `${JSON.stringify({ game: seed, by: trying, decisions })}\n`)
    tried.set(seed, decisions)
    line.say(() => `${number + 1} of ${games} games`)
  }
  line.end()
  const found = answerFigures([...tried.values()].flat())
  const lines = found.map(
    ({ side, kind, decisions, first, error, spread }) =>
      `  ${side} ${kind}: ${decisions} decisions, the rules' answer ${points(first)} ± ${points(1.96 * error)}, answers differ by ${points(spread)}`,
  )
  process.stdout.write(
    options.json === true
      ? `${JSON.stringify(found, null, 2)}\n`
      : `${[`${file}: ${tried.size} games; points of chance to win, against the mean of all answers`, ...lines].join('\n')}\n`,
  )
}

function kindOf(text: string): KindId {
  const kind = KIND_IDS.find((id) => id === text)
  if (kind === undefined)
    throw new InputError(`--kinds: "${text}" is none of ${KIND_IDS.join(', ')}`)
  return kind
}

function points(chance: number): string {
  return (100 * chance).toFixed(2)
}

interface TriedGame {
  readonly game: string
  /** The settings that it was tried with. */
  readonly by: unknown
  readonly decisions: readonly TriedDecision[]
}

/** All lines of a file, which were tried as it is now to go on: figures of others say something else. */
function readTried(file: string, by: string): TriedGame[] {
  return wholeText(file)
    .split('\n')
    .filter((line) => line !== '')
    .map((line, at) => {
      const read = triedIn(line)
      if (read === null)
        throw new InputError(`${file}, line ${at + 1}: this is no game whose answers were tried`)
      const before = JSON.stringify(read.by)
      if (before === by) return read
      throw new InputError(
        `${file} was made with ${before ?? 'settings it does not tell'}, and not with ${by}: give another file`,
      )
    })
}

function triedIn(line: string): TriedGame | null {
  try {
    const read = JSON.parse(line) as TriedGame
    return typeof read.game === 'string' && Array.isArray(read.decisions) ? read : null
  } catch {
    return null
  }
}

/** How the rules choose in one kind of decision of a side. */
export interface AnswerFigures {
  readonly side: string
  readonly kind: KindId
  readonly decisions: number
  /** What the rules like best against the mean of all answers, with its standard error. */
  readonly first: number
  readonly error: number
  /** How far answers lie from the mean of their decision, the noise of the values taken out. */
  readonly spread: number
}

/** By kind and side, where at least two decisions were tried. */
export function answerFigures(tried: readonly TriedDecision[]): AnswerFigures[] {
  const groups = new Map<string, TriedDecision[]>()
  for (const one of tried) {
    const key = `${one.kind} ${one.side}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .map((group) => figuresOf(group))
    .sort((a, b) => (a.kind < b.kind ? -1 : a.kind > b.kind ? 1 : a.side < b.side ? -1 : 1))
}

function figuresOf(group: readonly TriedDecision[]): AnswerFigures {
  const [{ side, kind }] = group as [TriedDecision]
  const leads = group.map(leadOfRules)
  const mean = average(leads)
  const around = average(leads.map((lead) => (lead - mean) ** 2))
  const squares = group.flatMap(({ answers }) => {
    const middle = average(answers.map((one) => one.value))
    return answers.map((one) => (one.value - middle) ** 2 - one.error ** 2)
  })
  return {
    side: SIDE_IDS[side] as string,
    kind,
    decisions: group.length,
    first: mean,
    error: Math.sqrt(around / (group.length - 1)),
    spread: Math.sqrt(Math.max(0, average(squares))),
  }
}

function leadOfRules({ answers }: TriedDecision): number {
  const best = answers.reduce<TriedAnswer>(
    (most, one) => (one.score > most.score ? one : most),
    answers[0] as TriedAnswer,
  )
  return best.value - average(answers.map((one) => one.value))
}

function average(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length
}
