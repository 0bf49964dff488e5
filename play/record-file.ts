import { readFileSync } from 'node:fs'
import { InputError } from '../engine/input-error.js'
import { checkRecord, type GameRecord, unpackRecord } from '../engine/record.js'
import { UsageError } from './errors.js'

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
}

/** The one game of a file, or the one with this number. */
export function readGame(path: string, wanted: number | undefined): RecordedGame {
  const games = candidates(path, readFileSync(path))
  if (wanted === undefined) {
    if (games.length === 1) return checked(path, games[0] as Candidate)
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
  return candidates(path, readFileSync(path)).map((game) => checked(path, game))
}

/** A game that has been read and not yet checked. */
interface Candidate {
  readonly number: number
  readonly line: number | null
  readonly found: unknown
}

const OPENING_BRACE = 0x7b

function candidates(path: string, bytes: Uint8Array): Candidate[] {
  if (bytes.length === 0) throw new InputError(`${path} is empty`)
  const text = new TextDecoder().decode(bytes)
  if (text.trimStart().charCodeAt(0) !== OPENING_BRACE) return [packed(path, bytes)]
  const whole = parsed(text)
  if (whole !== undefined) return [{ number: numberOf(whole, 0), line: null, found: whole }]
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line, i) => {
    const found = parsed(line)
    if (found === undefined)
      throw new InputError(
        `${path}: ${lines.length === 1 ? 'this' : `line ${i + 1}`} is no JSON, or it is cut short`,
      )
    return { number: numberOf(found, i), line: lines.length === 1 ? null : i + 1, found }
  })
}

function packed(path: string, bytes: Uint8Array): Candidate {
  try {
    return { number: 0, line: null, found: unpackRecord(bytes) }
  } catch (error) {
    throw inFile(path, null, error)
  }
}

/** What the text holds; undefined when it is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function numberOf(found: unknown, fallback: number): number {
  const number = isObject(found) ? found.number : undefined
  return typeof number === 'number' && Number.isInteger(number) ? number : fallback
}

function checked(path: string, { number, line, found }: Candidate): RecordedGame {
  try {
    return { number, players: playersOf(found), record: checkRecord(found) }
  } catch (error) {
    throw inFile(path, line, error)
  }
}

function playersOf(found: unknown): string[] {
  const players = isObject(found) ? found.players : undefined
  if (!Array.isArray(players)) return []
  return players.filter((name): name is string => typeof name === 'string')
}

function isObject(found: unknown): found is Readonly<Record<string, unknown>> {
  return typeof found === 'object' && found !== null && !Array.isArray(found)
}

/** The same complaint with the file, and the line where there are several. */
export function inFile(path: string, line: number | null, error: unknown): unknown {
  if (!(error instanceof InputError)) return error
  return new InputError(`${path}: ${line === null ? '' : `line ${line}: `}${error.message}`)
}
