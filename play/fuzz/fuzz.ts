import { type Game, MOST_MOVES, NOBODY, type Options } from '../../engine/game.js'
import { fittingOptions, neededOptions } from '../../engine/options.js'
import { packRecord, unpackRecord } from '../../engine/packed-record.js'
import { Random } from '../../engine/random.js'
import { recordOf, verify } from '../../engine/record.js'
import { seatsOf } from '../../engine/seats.js'
import type { State } from '../../engine/state.js'
import type { FuzzCoverage, VerbFavour } from '../game-tools.js'
import { Checks } from './checks.js'
import { Style } from './style.js'

/** Random games that are checked at every decision. */

const MOST_DECISIONS = 20_000

/** A game in which something is wrong; the message tells how to meet it again. */
export class FuzzFailure extends Error {
  override readonly name = 'FuzzFailure'
}

export interface FuzzMeans {
  /** Options of the rules; the others are drawn. */
  readonly options?: Options
  readonly favours?: readonly VerbFavour[]
  readonly coverage?: FuzzCoverage | null
}

export interface FuzzedGame {
  readonly decisions: number
}

/** Plays game number `number` of a seed to its end with all checks. */
export function fuzzGame(
  game: Game,
  seed: string,
  number: number,
  { options: fixed = {}, favours = [], coverage = null }: FuzzMeans = {},
): FuzzedGame {
  const random = new Random(`fuzz ${seed} ${number}`)
  const wanted = { ...neededOptions(game.options, fixed), ...fixed }
  const options = fittingOptions(game.options, { ...someOptions(game, random), ...wanted })
  const gameSeed = `${seed}/${number}`
  const style = new Style(game, random, favours)
  const checks = new Checks(game, random)
  const moves = new Int32Array(MOST_MOVES)
  const played: number[] = []
  let state = game.start(options, gameSeed)
  coverage?.began(state)
  try {
    while (game.actor(state) !== NOBODY) {
      if (played.length >= MOST_DECISIONS) throw new Error('the game does not end')
      checks.state(state)
      const count = game.moves(state, moves)
      checks.moves(state, moves, count)
      const move = style.choose(state, moves, count)
      played.push(move)
      const next = checks.apply(state, move)
      coverage?.watch(() => game.apply(state, move))
      state = next
    }
    checks.state(state)
    checkRecord(game, options, gameSeed, played, state)
  } catch (error) {
    throw failure(game, options, gameSeed, played, error)
  }
  countEnding(game, state, coverage)
  return { decisions: played.length }
}

/** For each option of the rules one of its values. */
function someOptions(game: Game, random: Random): Options {
  const options: Record<string, string> = {}
  for (const [name, rule] of Object.entries(game.options)) {
    const usual = random.below(4) > 0
    options[name] = usual
      ? rule.fallback
      : (rule.values[random.below(rule.values.length)] as string)
  }
  return options
}

/** The game packed, unpacked and played again ends in the same state. */
function checkRecord(
  game: Game,
  options: Options,
  seed: string,
  played: readonly number[],
  last: State,
): void {
  const record = unpackRecord(packRecord(recordOf(game, options, seed, played, last)))
  if (game.hash(verify(game, record)) !== game.hash(last))
    throw new Error('the game played again ends in another state')
}

function countEnding(game: Game, state: State, coverage: FuzzCoverage | null): void {
  const outcome = game.outcome(state)
  if (outcome === null || coverage === null) return
  const winner = seatsOf(game, state)[outcome.utility.indexOf(1)]
  coverage.ended(winner?.side ?? 'nobody', outcome.reason)
}

function failure(
  game: Game,
  options: Options,
  seed: string,
  played: readonly number[],
  error: unknown,
): FuzzFailure {
  const what = error instanceof Error ? error.message : String(error)
  const place = error instanceof Error ? (error.stack?.split('\n')[1]?.trim() ?? '') : ''
  const set = Object.entries(options)
    .filter(([name, value]) => game.options[name]?.fallback !== value)
    .map(([name, value]) => `${name}=${value}`)
  const found = new FuzzFailure(
    `${[game.name, ...set].join(' ')} seed ${seed}, decision ${played.length}: ${what} (${place})`,
  )
  found.cause = error
  return found
}
