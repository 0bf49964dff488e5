import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { Command } from 'commander'
import { FEATURES } from '../../agents/rebellion/evaluation.js'
import { sampleGame } from '../../agents/rebellion/sampling.js'
import { createAgent, parseSpec } from '../../agents/spec.js'
import { type Fit, fitLogistic, type Sample, USUAL_FIT } from '../../agents/tuning/fit.js'
import { loadGame } from '../../engine/games.js'
import { InputError } from '../../engine/input-error.js'

interface CollectOptions {
  readonly rebel: string
  readonly empire: string
  readonly games: string
  readonly seed: string
  readonly strays: string
}

export function command(): Command {
  const tune = new Command()
  tune
    .command('collect')
    .summary('plays games and adds their positions to a file; goes on where it stopped')
    .description(
      'Plays games and adds their positions to a file, a line a game; goes on where it stopped.',
    )
    .argument('<file>', 'where the positions go')
    .option('--rebel <spec>', 'player of the Rebels', 'scripted')
    .option('--empire <spec>', 'player of the Empire', 'scripted')
    .option('--games <n>', 'games in all', '1000')
    .option('--seed <text>', 'seed of the games', 'tune')
    .option('--strays <part>', 'part of the decisions that stray, on average', '0.25')
    .action(collect)
  tune
    .command('evaluation')
    .summary('fits the weights of the evaluation to such files')
    .description(
      'Fits the weights of the evaluation to the positions of such files, and says how good they are.',
    )
    .argument('<files...>', 'files of "tune collect"')
    .option('--json', 'print the weights and losses as JSON')
    .action(fit)
  return tune
}

async function collect(file: string, options: CollectOptions): Promise<void> {
  const game = await loadGame('rebellion')
  const games = Number(options.games)
  const strays = Number(options.strays)
  if (!Number.isInteger(games) || games < 1)
    throw new InputError(`--games: "${options.games}" is not a number of games`)
  if (!(strays >= 0 && strays <= 0.5))
    throw new InputError(`--strays: "${options.strays}" is not a part from 0 to 0.5`)
  const specs = [options.rebel, options.empire].map(parseSpec)
  const done = new Set(existsSync(file) ? readSamples(file).map((sample) => sample.game) : [])
  for (let number = 0; number < games; number++) {
    const seed = `${options.seed}/${number}`
    if (done.has(seed)) continue
    const agents = specs.map((spec, player) => {
      if (spec.kind !== 'ours')
        throw new InputError(`"${spec.text}": positions are collected from agents of ours only`)
      return createAgent(spec, { game, player, seed })
    })
    const samples = sampleGame(game, agents, seed, strays)
    appendFileSync(file, `${JSON.stringify(samples)}\n`)
    if (number % 100 === 99) process.stderr.write(`${number + 1} of ${games} games\n`)
  }
}

async function fit(files: string[], options: { readonly json?: true }): Promise<void> {
  const samples = files.flatMap(readSamples)
  if (samples.length === 0) throw new InputError(`${files.join(', ')}: no positions`)
  const found = fitLogistic(samples, USUAL_FIT)
  const weights = Object.fromEntries(
    FEATURES.map((name, i) => [name, Number((found.weights[i] as number).toFixed(4))]),
  )
  if (options.json === true)
    process.stdout.write(`${JSON.stringify({ files, ...found, weights }, null, 2)}\n`)
  else process.stdout.write(asText(found, weights))
}

function readSamples(file: string): Sample[] {
  const samples: Sample[] = []
  for (const [i, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    if (line === '') continue
    const rows: unknown = parseLine(line)
    // The last line may be cut off where a run was killed; its game is played again.
    if (!Array.isArray(rows)) continue
    for (const row of rows as Sample[]) {
      if (row.features.length !== FEATURES.length)
        throw new InputError(
          `${file}, line ${i + 1}: ${row.features.length} features instead of ${FEATURES.length}; collect anew`,
        )
      samples.push(row)
    }
  }
  return samples
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
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
