import { readFileSync, writeFileSync } from 'node:fs'
import { Command } from 'commander'
import { type OurSpec, parseSpec } from '../../../../../agents/spec.js'
import { InputError } from '../../../../../engine/input-error.js'
import { rebellion } from '../../../../../engine/rebellion/index.js'
import { replay } from '../../../../../engine/record.js'
import type { State } from '../../../../../engine/state.js'
import { UsageError } from '../../../../errors.js'
import { readGames } from '../../../../record-file.js'
import { wholeNumber } from '../../../../whole-number.js'
import { isBeforeAssault, measureStrikes } from './strikes.js'

interface StrikeOptions {
  readonly empire: readonly string[]
  readonly rebels: string
  readonly worlds: string
  readonly seed: string
  readonly collect?: string
  readonly json?: boolean
}

/** `dejarik tune strikes`. */
export function strikesCommand(): Command {
  return new Command('strikes')
    .summary(
      'measures how often an Empire takes the base in one round, from positions before assaults',
    )
    .description(
      'Plays one round from each position of a file (a position as JSON a line), in worlds that look the same to the Empire, and says how often the base was taken. With --collect it makes such a file from recorded games instead.',
    )
    .argument('<positions>', 'the file, as test/agents/positions/before-assaults.jsonl')
    .option('--empire <spec...>', 'players of the Empire, one after the other', ['scripted'])
    .option('--rebels <spec>', 'player of the Rebels', 'scripted')
    .option('--worlds <n>', 'worlds of each position', '5')
    .option('-s, --seed <text>', 'seed of worlds and dice', 'strikes')
    .option(
      '--collect <games>',
      'games.jsonl of an arena run: the first and last such round of each',
    )
    .option('--json', 'print the figures as JSON')
    .action(run)
}

function run(file: string, options: StrikeOptions): void {
  if (options.collect !== undefined) collect(options.collect, file)
  else measure(file, options)
}

function measure(file: string, options: StrikeOptions): void {
  const positions = readPositions(file)
  const worlds = wholeNumber(options.worlds, '--worlds')
  const found = options.empire.map((spec) => {
    const figures = measureStrikes(
      positions,
      ours(spec),
      ours(options.rebels),
      worlds,
      options.seed,
    )
    return { empire: spec, rebels: options.rebels, ...figures }
  })
  if (options.json === true) {
    console.log(JSON.stringify(found, null, 2))
    return
  }
  console.log(`${positions.length} positions, ${worlds} worlds each, Rebels ${options.rebels}`)
  for (const { empire, worlds: played, taken, lost } of found) {
    const part = taken / played
    const margin = 1.96 * Math.sqrt((part * (1 - part)) / played)
    const percent = (x: number): string => `${(100 * x).toFixed(1)} %`
    console.log(
      `  ${empire}: base taken in ${taken} of ${played} rounds, ${percent(part)} (± ${percent(margin)}); Rebels won ${lost}`,
    )
  }
}

function ours(spec: string): OurSpec {
  const parsed = parseSpec(spec, 'rebellion')
  if (parsed.kind !== 'ours') throw new UsageError(`${spec} is not one of our players`)
  return parsed
}

export function readPositions(file: string): State[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines
    .filter((line) => line !== '')
    .map((line, at) => {
      try {
        return rebellion.fromPosition(JSON.parse(line))
      } catch (error) {
        throw new InputError(`${file}, line ${at + 1}: ${(error as Error).message}`)
      }
    })
}

/** The first and the last such round of each game. */
function collect(games: string, file: string): void {
  const lines: string[] = []
  for (const { record } of readGames(games)) {
    const found: string[] = []
    replay(rebellion, record, (state) => {
      if (isBeforeAssault(state)) found.push(JSON.stringify(rebellion.toPosition(state)))
    })
    const [first] = found
    const last = found.at(-1)
    if (first !== undefined) lines.push(first)
    if (last !== undefined && last !== first) lines.push(last)
  }
  if (lines.length === 0) throw new InputError(`${games}: no round before an assault`)
  writeFileSync(file, `${lines.join('\n')}\n`)
  console.log(`${file}: ${lines.length} positions`)
}
