import { availableParallelism } from 'node:os'
import { LocalPool } from '../../arena/match/pool.js'
import type { SprtPlan } from '../../arena/statistics/sprt.js'
import { thisProgram } from '../../arena/tournament/program.js'
import type { Options } from '../../engine/game.js'
import { InputError } from '../../engine/input-error.js'
import { UsageError } from '../errors.js'
import { wholeNumber } from '../whole-number.js'
import { LineJournal } from './line-journal.js'
import { PairPlayer } from './pair-player.js'

/** What all tuning by games shares: a journal that can be gone on with, threads that play, and common options. */

export interface CommonOptions {
  readonly seed?: string
  readonly games?: string
  readonly elo?: string
  readonly workers?: string
  readonly resume?: true
  readonly json?: true
}

/** A new journal with the plan that is asked for, or the one that is there with its own. */
export function begin<
  Entry extends { readonly kind: string },
  Plan extends Entry & { build: string },
>(
  file: string,
  options: CommonOptions,
  kind: string,
  planOf: () => Plan,
): { journal: LineJournal<Entry>; entries: Entry[]; plan: Plan } {
  if (options.resume !== true) {
    const plan = planOf()
    return { journal: LineJournal.create<Entry>(file, plan), entries: [], plan }
  }
  const changed = Object.keys(options).find((name) => !['resume', 'workers', 'json'].includes(name))
  if (changed !== undefined)
    throw new UsageError(`--resume goes on with what was begun; --${changed} cannot change it`)
  const { journal, entries } = LineJournal.open<Entry>(file)
  const plan = entries[0] as Plan | undefined
  if (plan?.kind !== kind) throw new InputError(`${file} is no journal of "tune ${kind}"`)
  if (plan.build !== thisProgram().build)
    throw new InputError(
      `${file} was begun by another build (${plan.build}): its games are not comparable; start anew`,
    )
  return { journal, entries, plan }
}

export async function withPlayers<Outcome>(
  options: CommonOptions,
  { game, options: rules }: { readonly game: string; readonly options: Options },
  use: (player: PairPlayer, atOnce: number) => Promise<Outcome>,
): Promise<Outcome> {
  const workers =
    options.workers === undefined
      ? availableParallelism()
      : wholeNumber(options.workers, '--workers')
  const pool = new LocalPool(workers, null)
  const player = new PairPlayer(pool, game, rules)
  try {
    const outcome = await use(player, workers + 1)
    if (player.forfeits > 0)
      process.stderr.write(`${player.forfeits} of ${player.games} games ended with a fault\n`)
    return outcome
  } finally {
    await pool.close()
  }
}

export function print(options: CommonOptions, found: object, text: () => string): void {
  process.stdout.write(options.json === true ? `${JSON.stringify(found, null, 2)}\n` : text())
}

export function pairsOf(text: string, where: string, least = 2): number {
  return Math.ceil(wholeNumber(text, where, least) / 2)
}

/** `0,20`: the two hypotheses in Elo; the chances of error are 5 %. */
export function sprtOf(text = '0,20'): SprtPlan {
  const [elo0 = Number.NaN, elo1 = Number.NaN, ...more] = text.split(',').map(Number)
  if (!(elo0 < elo1) || more.length > 0)
    throw new UsageError(`--elo: "${text}" is not of the form 0,20`)
  return { elo0, elo1, alpha: 0.05, beta: 0.05 }
}
