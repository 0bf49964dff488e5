import { readPlainFile } from '../arena/files.js'
import type { Game } from '../engine/game.js'
import { loadGame } from '../engine/games.js'
import { InputError } from '../engine/input-error.js'
import { checkRecord, type GameRecord, verify } from '../engine/record.js'
import { UsageError } from './errors.js'
import { type RecordedText, recordedGames } from './shell/recorded-games.js'

/**
 * Files of recorded games: one game as JSON, one packed, or many as lines of JSON (the arena's
 * games.jsonl). Everything wrong with a file is one InputError that begins with its name.
 */

export interface RecordedGame {
  /** Its number in the tournament, or its line counted from 0. */
  readonly number: number
  /** The names of those who played, by seat, when the file says so. */
  readonly players: readonly string[]
  readonly record: GameRecord
  /** What the file says beside it of who plays, as it stands there; empty where nothing. */
  readonly table: Readonly<Record<string, unknown>>
}

/** The one game of a file, or the one with this number. */
export function readGame(path: string, wanted: number | undefined): RecordedGame {
  const games = candidates(path, readPlainFile(path))
  if (wanted === undefined) {
    if (games.length === 1) return checked(path, games[0] as RecordedText)
    throw new UsageError(
      `${path} holds ${games.length} games; choose one with --number, as --number ${games[0]?.number ?? 0}`,
    )
  }
  const found = games.find((game) => game.number === wanted)
  if (found !== undefined) return checked(path, found)
  const numbers = games.map((game) => game.number)
  throw new InputError(
    `${path} holds no game ${wanted}; its games have the numbers ${Math.min(...numbers)} to ${Math.max(...numbers)}`,
  )
}

/** All games of a file, in its order. */
export function readGames(path: string): RecordedGame[] {
  return candidates(path, readPlainFile(path)).map((game) => checked(path, game))
}

function candidates(path: string, bytes: Uint8Array): RecordedText[] {
  try {
    return recordedGames(bytes)
  } catch (error) {
    throw inFile(path, null, error)
  }
}

function checked(path: string, { number, line, players, found }: RecordedText): RecordedGame {
  try {
    const record = checkRecord(found)
    return { number, players, record, table: { ...Object(Object(found).table) } }
  } catch (error) {
    throw inFile(path, line, error)
  }
}

/** The rules of a game in a file, by which it comes to the end that it claims. */
export async function rulesOf(path: string, record: GameRecord): Promise<Game> {
  try {
    const game = await loadGame(record.game)
    verify(game, record)
    return game
  } catch (error) {
    throw inFile(path, null, error)
  }
}

/** The same complaint with the file, and the line where there are several. */
export function inFile(path: string, line: number | null, error: unknown): unknown {
  if (!(error instanceof InputError)) return error
  return new InputError(`${path}: ${line === null ? '' : `line ${line}: `}${error.message}`)
}
