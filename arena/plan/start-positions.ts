import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Game, NOBODY, type Options, type Position } from '../../engine/game.js'
import { InputError } from '../../engine/input-error.js'
import { jsonIn } from '../../engine/json-text.js'
import { checkRecord, firstState, replay } from '../../engine/record.js'
import { sideNumbers } from '../../engine/seats.js'
import type { State } from '../../engine/state.js'
import { readPlainFile } from '../files.js'

/** A position that games begin from, whole: what its file says later does not matter. */
export interface StartPosition {
  /** Where it was found. */
  readonly name: string
  readonly position: Position
  readonly options: Options
}

const MOST_POSITIONS = 100_000

/**
 * The positions of files and folders: `FILE.json`, a folder of such, `games.jsonl@MOVE` (every game of an arena after so
 * many moves) or `games.jsonl#NUMBER@MOVE` (one of them).
 */
export function readStarts(
  paths: readonly string[],
  game: Game,
  options: Options,
): StartPosition[] {
  const starts = paths.flatMap((path) => startsAt(path, game))
  if (starts.length > MOST_POSITIONS)
    throw new InputError(`positions: ${starts.length} are more than ${MOST_POSITIONS}`)
  const sides = sideNumbers(game.seats(options)).join()
  for (const start of starts) {
    if (sideNumbers(game.seats(start.options)).join() !== sides)
      throw new InputError(
        `positions: ${start.name} has other seats than the tournament; say so by --option`,
      )
  }
  return starts
}

function startsAt(path: string, game: Game): StartPosition[] {
  const [, file = path, number, move] = /^(.*?)(?:#(\d+))?@(\d+)$/s.exec(path) ?? []
  if (move !== undefined) return recordStarts(path, file, number, Number(move), game)
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [fileStart(path, game)]
  const names = readdirSync(path).filter((name) => name.endsWith('.json'))
  if (names.length === 0) throw new InputError(`positions: ${path} has no .json files`)
  return names.sort().map((name) => fileStart(join(path, name), game))
}

function fileStart(path: string, game: Game): StartPosition {
  const text = readPlainFile(path).toString()
  return inPlace(path, () => {
    const position = jsonIn(text)
    const state = game.fromPosition(position)
    return start(path, game, state, position as Position)
  })
}

function recordStarts(
  path: string,
  file: string,
  number: string | undefined,
  move: number,
  game: Game,
): StartPosition[] {
  const lines = readPlainFile(file)
    .toString()
    .split('\n')
    .filter((line) => line.startsWith('{'))
  const records = lines.map((line, i) =>
    inPlace(`${file}: line ${i + 1}`, () => {
      const found = jsonIn(line)
      return { record: checkRecord(found), number: numberOf(found) ?? i + 1 }
    }),
  )
  const meant = records.filter((one) => number === undefined || one.number === Number(number))
  if (meant.length === 0) throw new InputError(`positions: ${file} has no game ${number ?? ''}`)
  const long = meant.filter(({ record }) => record.moves.length > move)
  if (long.length === 0)
    throw new InputError(`positions: ${path}: no game of ${file} has more than ${move} moves`)
  return long.map(({ record, number: which }) =>
    inPlace(`${file}#${which}`, () => {
      const state =
        move === 0
          ? firstState(game, record)
          : replay(game, { ...record, moves: record.moves.slice(0, move) })
      return start(`${file}#${which}@${move}`, game, state, game.toPosition(state))
    }),
  )
}

function start(name: string, game: Game, state: State, position: Position): StartPosition {
  if (game.actor(state) === NOBODY) throw new InputError('the game is over here')
  return { name, position, options: game.optionsOf(state) }
}

function numberOf(found: unknown): number | null {
  const number = (found as { readonly number?: unknown }).number
  return typeof number === 'number' ? number : null
}

function inPlace<T>(place: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof InputError) throw new InputError(`positions: ${place}: ${error.message}`)
    throw error
  }
}
