import { checkEdition } from './edition.js'
import { type Game, MOST_MOVES, type Move, NOBODY, type Options, type Position } from './game.js'
import { InputError } from './input-error.js'
import type { State } from './state.js'

/**
 * A game as what it takes to play it again: options and seed (or the position it began from) and
 * the moves. Everything else follows; `result` and `hash` are there to be checked.
 */
export interface GameRecord {
  readonly game: string
  /** Of the rules; a record that names none is of the first. */
  readonly edition: number
  readonly options: Options
  readonly seed: string
  /** For a game that did not begin at the beginning. */
  readonly position?: Position
  readonly moves: readonly Move[]
  /** Utilities and reason at the end; absent while the game goes on. */
  readonly result?: RecordResult
  /** Hash of the last state. */
  readonly hash?: number
}

export interface RecordResult {
  readonly utility: readonly number[]
  readonly reason: string
}

const FIRST_EDITION = 1
const MOST_RECORDED_MOVES = 200000

/** The first state of a recorded game. */
export function firstState(game: Game, record: GameRecord): State {
  if (record.game !== game.name)
    throw new InputError(`game: this is a record of "${record.game}", not of "${game.name}"`)
  checkEdition('record', record.edition, game.edition)
  return record.position === undefined
    ? game.start(record.options, record.seed)
    : game.fromPosition(record.position)
}

/**
 * Plays a record again, calling `visit` before every move. Answers the last state; an illegal move
 * or a game that ends too early is an InputError that names the move.
 */
export function replay(
  game: Game,
  record: GameRecord,
  visit?: (state: State, move: Move, number: number) => void,
): State {
  const state = firstState(game, record)
  const legal = new Int32Array(MOST_MOVES)
  record.moves.forEach((move, number) => {
    if (game.actor(state) === NOBODY)
      throw new InputError(`moves[${number}]: the game is over before this move`)
    if (!isLegal(legal, game.moves(state, legal), move))
      throw new InputError(`moves[${number}]: ${move} is not a legal move here`)
    visit?.(state, move, number)
    game.advance(state, move)
  })
  return state
}

/** Replays a record and compares its end with what it claims. */
export function verify(game: Game, record: GameRecord): State {
  const last = replay(game, record)
  const outcome = game.outcome(last)
  if (record.result !== undefined) {
    if (outcome === null)
      throw new InputError(`result: the record claims an end, but the game goes on`)
    if (outcome.reason !== record.result.reason)
      throw new InputError(
        `result.reason: "${record.result.reason}" is claimed, the game ends by "${outcome.reason}"`,
      )
    const claimed = record.result.utility.join(',')
    if (outcome.utility.join(',') !== claimed)
      throw new InputError(
        `result.utility: ${claimed} is claimed, the game ends with ${outcome.utility.join(',')}`,
      )
  }
  if (record.hash !== undefined && record.hash !== game.hash(last))
    throw new InputError(`hash: ${record.hash} is claimed, the game ends with ${game.hash(last)}`)
  return last
}

/** The record of a game played from its beginning (or from `position`) with these moves. */
export function recordOf(
  game: Game,
  options: Options,
  seed: string,
  moves: readonly Move[],
  last: State,
  position?: Position,
): GameRecord {
  const outcome = game.outcome(last)
  return {
    game: game.name,
    edition: game.edition,
    options,
    seed,
    ...(position === undefined ? {} : { position }),
    moves,
    ...(outcome === null ? {} : { result: { utility: outcome.utility, reason: outcome.reason } }),
    hash: game.hash(last),
  }
}

/** Checks a record that came as JSON (a line of games.jsonl, a saved game). */
export function checkRecord(found: unknown): GameRecord {
  if (!isObject(found)) throw new InputError('record: an object is needed')
  const game = text(found, 'game')
  if (found.moves === undefined)
    throw new InputError(
      'moves: missing; a recorded game has them, a position is read by "dejarik position"',
    )
  const seed = text(found, 'seed')
  const edition = found.edition ?? FIRST_EDITION
  if (!isCount(edition)) throw new InputError('edition: a whole number from 1 is needed')
  const options = found.options ?? {}
  if (!isObject(options)) throw new InputError('options: an object of texts is needed')
  for (const [name, value] of Object.entries(options))
    if (typeof value !== 'string') throw new InputError(`options.${name}: a text is needed`)
  const position = found.position
  if (position !== undefined && !isObject(position))
    throw new InputError('position: an object is needed')
  const result = checkResult(found.result)
  const hash = found.hash
  if (hash !== undefined && !isWord(hash))
    throw new InputError('hash: a whole number below 2^32 is needed')
  return {
    game,
    edition,
    seed,
    options: options as Options,
    ...(position === undefined ? {} : { position }),
    moves: checkMoves(found.moves),
    ...(result === undefined ? {} : { result }),
    ...(hash === undefined ? {} : { hash }),
  }
}

function checkMoves(found: unknown): Move[] {
  if (!Array.isArray(found)) throw new InputError('moves: a list of numbers is needed')
  if (found.length > MOST_RECORDED_MOVES)
    throw new InputError(`moves: ${found.length} moves are more than any game has`)
  found.forEach((move, i) => {
    if (!isWord(move)) throw new InputError(`moves[${i}]: ${JSON.stringify(move)} is not a move`)
  })
  return found as Move[]
}

function checkResult(found: unknown): RecordResult | undefined {
  if (found === undefined || found === null) return undefined
  if (!isObject(found)) throw new InputError('result: an object is needed')
  const utility = found.utility
  if (!Array.isArray(utility) || utility.some((u) => typeof u !== 'number'))
    throw new InputError('result.utility: a list of numbers is needed')
  return { utility: utility as number[], reason: text(found, 'reason', 'result.') }
}

function text(found: Readonly<Record<string, unknown>>, name: string, before = ''): string {
  const value = found[name]
  if (typeof value !== 'string')
    throw new InputError(
      `${before}${name}: a text is needed, not ${JSON.stringify(value) ?? 'nothing'}`,
    )
  return value
}

function isObject(found: unknown): found is Readonly<Record<string, unknown>> {
  return typeof found === 'object' && found !== null && !Array.isArray(found)
}

function isWord(value: unknown): value is number {
  return (
    typeof value === 'number' &&
    Number.isInteger(value) &&
    value >= -0x80000000 &&
    value <= 0xffffffff
  )
}

function isCount(value: unknown): value is number {
  return isWord(value) && value >= 1
}

function isLegal(legal: Int32Array, count: number, move: Move): boolean {
  for (let i = 0; i < count; i++) if (legal[i] === move) return true
  return false
}
