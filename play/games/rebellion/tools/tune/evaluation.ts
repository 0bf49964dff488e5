import { appendFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import {
  FEATURE_SIGNS,
  FEATURES,
  linearHash,
} from '../../../../../agents/rebellion/evaluation/linear-table.js'
import type { Looks } from '../../../../../agents/rebellion/foresight.js'
import { parseSpec } from '../../../../../agents/spec.js'
import { type Fit, fitLogistic, USUAL_FIT } from '../../../../../agents/tuning/fit.js'
import { loadGame } from '../../../../../engine/games.js'
import { InputError } from '../../../../../engine/input-error.js'
import { optionsGiven } from '../../../../rules-choice.js'
import { ProgressLine } from '../../../../tune/progress-line.js'
import { partNumber, wholeNumber } from '../../../../whole-number.js'
import { collectGames } from './collect.js'
import { lossLines } from './loss-lines.js'
import { quoted, writeModule } from './module-file.js'
import { collectRecorded } from './recorded.js'
import { gamesInFile, readSamples } from './sample-file.js'

export interface CollectOptions {
  readonly rebel: string
  readonly empire: string
  readonly games: string
  readonly seed: string
  readonly strays: string
  readonly looks: string
  readonly rounds: string
  readonly workers?: string
  readonly option?: readonly string[]
  /** Files of recorded games, whose positions are added instead. */
  readonly from?: readonly string[]
}

/** `dejarik tune collect` */
export async function collect(file: string, options: CollectOptions): Promise<void> {
  const looks = looksOf(options)
  if (options.from !== undefined) return collectRecorded(file, options.from, looks)
  const games = wholeNumber(options.games, '--games')
  const workers =
    options.workers === undefined
      ? availableParallelism()
      : wholeNumber(options.workers, '--workers')
  const strays = partNumber(options.strays, '--strays', 0.5)
  const specs = [options.rebel, options.empire]
  for (const text of specs)
    if (parseSpec(text).kind !== 'ours')
      throw new InputError(`"${text}": positions are collected from agents of ours only`)
  const rules = optionsGiven(await loadGame('rebellion'), options.option)
  const done = gamesInFile(file)
  const tasks = Array.from({ length: games }, (_, i) => `${options.seed}/${i}`)
    .filter((seed) => !done.has(seed))
    .map((seed) => ({ specs, seed, strays, options: rules, looks }))
  const began = performance.now()
  const line = new ProgressLine()
  let played = 0
  let positions = 0
  const rate = (): string => ((1000 * played) / (performance.now() - began)).toFixed(2)
  await collectGames(tasks, workers, (samples) => {
    appendFileSync(file, `${JSON.stringify(samples)}\n`)
    played++
    positions += samples.length
    line.say(() => `${games - tasks.length + played} of ${games} games, ${rate()} a second`)
  })
  line.end()
  process.stdout.write(
    `${file}: games ${options.seed}/0 to ${options.seed}/${games - 1} of ${options.rebel} against ${options.empire}, ${played} of them played now (${positions} positions, ${rate()} games a second)\n`,
  )
}

function looksOf(options: CollectOptions): Looks | null {
  const count = wholeNumber(options.looks, '--looks', 0)
  const rounds = wholeNumber(options.rounds, '--rounds')
  return count === 0 ? null : { count, rounds }
}

export interface FitOptions {
  readonly json?: true
  /** File of a TypeScript module that the weights are written to. */
  readonly module?: string
  /** What the games were, in words, for that module. */
  readonly source?: string
}

/** `dejarik tune evaluation` */
export function fitEvaluation(files: readonly string[], options: FitOptions): void {
  // Games of two files are different games, whatever their seeds.
  const samples = files.flatMap((file) =>
    readSamples(file).map((sample) => ({ ...sample, game: `${file} ${sample.game}` })),
  )
  if (samples.length === 0) throw new InputError(`${files.join(', ')}: no positions`)
  const found = fitLogistic(samples, { ...USUAL_FIT, signs: FEATURE_SIGNS })
  const weights = Object.fromEntries(
    FEATURES.map((name, i) => [name, Number((found.weights[i] as number).toFixed(4))]),
  )
  if (options.module !== undefined)
    writeWeights(options.module, options.source ?? `${found.games} games`, weights)
  if (options.json === true)
    process.stdout.write(`${JSON.stringify({ files, ...found, weights }, null, 2)}\n`)
  else process.stdout.write(asText(found, weights))
}

function writeWeights(
  file: string,
  source: string,
  weights: Readonly<Record<string, number>>,
): void {
  const key = (name: string): string => (/^[a-z]+$/.test(name) ? name : quoted(name))
  const lines = [
    "import type { LinearTable } from './linear-table.js'",
    '',
    '/** Written by `dejarik tune evaluation --module`; agents/TRIALS.md has the losses by round. */',
    'export const FITTED: LinearTable = {',
    "  side: 'rebel',",
    '  source:',
    `    ${quoted(source)},`,
    `  hash: '${linearHash('rebel', weights)}',`,
    '  weights: {',
    ...Object.entries(weights).map(([name, weight]) => `    ${key(name)}: ${weight},`),
    '  },',
    '}',
  ]
  writeModule(file, lines)
}

function asText(found: Fit, weights: Readonly<Record<string, number>>): string {
  const named = Object.entries(weights).map(([name, weight]) => `  ${name}: ${weight}\n`)
  return `${found.games} games, ${found.positions} positions; losses on every fifth game:\n${lossLines(found)}Weights:\n${named.join('')}`
}
