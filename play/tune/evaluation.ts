import { appendFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { FEATURES } from '../../agents/rebellion/evaluation.js'
import { parseSpec } from '../../agents/spec.js'
import { type Fit, fitLogistic, USUAL_FIT } from '../../agents/tuning/fit.js'
import { InputError } from '../../engine/input-error.js'
import { collectGames } from './collect.js'
import { wholeNumber } from './numbers.js'
import { ProgressLine } from './progress-line.js'
import { gamesInFile, readSamples } from './sample-file.js'

export interface CollectOptions {
  readonly rebel: string
  readonly empire: string
  readonly games: string
  readonly seed: string
  readonly strays: string
  readonly workers?: string
}

/** `dejarik tune collect` */
export async function collect(file: string, options: CollectOptions): Promise<void> {
  const games = wholeNumber(options.games, '--games')
  const workers =
    options.workers === undefined
      ? availableParallelism()
      : wholeNumber(options.workers, '--workers')
  const strays = Number(options.strays)
  if (!(strays >= 0 && strays <= 0.5))
    throw new InputError(`--strays: "${options.strays}" is not a part from 0 to 0.5`)
  const specs = [options.rebel, options.empire]
  for (const text of specs)
    if (parseSpec(text).kind !== 'ours')
      throw new InputError(`"${text}": positions are collected from agents of ours only`)
  const done = gamesInFile(file)
  const tasks = Array.from({ length: games }, (_, i) => `${options.seed}/${i}`)
    .filter((seed) => !done.has(seed))
    .map((seed) => ({ specs, seed, strays }))
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

/** `dejarik tune evaluation` */
export function fitEvaluation(files: readonly string[], options: { readonly json?: true }): void {
  // Games of two files are different games, whatever their seeds.
  const samples = files.flatMap((file) =>
    readSamples(file).map((sample) => ({ ...sample, game: `${file} ${sample.game}` })),
  )
  if (samples.length === 0) throw new InputError(`${files.join(', ')}: no positions`)
  const found = fitLogistic(samples, USUAL_FIT)
  const weights = Object.fromEntries(
    FEATURES.map((name, i) => [name, Number((found.weights[i] as number).toFixed(4))]),
  )
  if (options.json === true)
    process.stdout.write(`${JSON.stringify({ files, ...found, weights }, null, 2)}\n`)
  else process.stdout.write(asText(found, weights))
}

function asText(found: Fit, weights: Readonly<Record<string, number>>): string {
  const lines = [`${found.games} games, ${found.positions} positions; losses on every fifth game:`]
  for (const loss of found.losses)
    lines.push(
      `  rounds ${loss.rounds.padEnd(6)} ${String(loss.positions).padStart(7)} positions, Rebels win ${loss.winRate.toFixed(2)}: log-loss ${loss.fitted.toFixed(3)}, of the constant ${loss.constant.toFixed(3)}`,
    )
  lines.push('Said and was, by tenths:')
  for (const { said, was, positions } of found.calibration)
    lines.push(`  ${said.toFixed(2)} ${was.toFixed(2)}  (${positions})`)
  lines.push('Weights:')
  for (const [name, weight] of Object.entries(weights)) lines.push(`  ${name}: ${weight}`)
  return `${lines.join('\n')}\n`
}
