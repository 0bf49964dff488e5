import { plainLine } from '../../arena/unshown.js'
import { InputError } from '../../engine/input-error.js'
import { withoutMark } from '../../engine/json-text.js'
import { unpackRecord } from '../../engine/packed-record.js'

/**
 * What files of recorded games hold: one game as JSON, one packed, or many as lines of JSON (the arena's games.jsonl).
 * The games have been read as JSON and not been checked yet.
 */

export interface RecordedText {
  /** Its number in the tournament, or its line counted from 0. */
  readonly number: number
  /** Counted from 1; null where the file is one game. */
  readonly line: number | null
  /** The names of those who played, by seat, where the file says so. */
  readonly players: readonly string[]
  readonly found: unknown
}

const OPENING_BRACE = 0x7b

export function recordedGames(bytes: Uint8Array): RecordedText[] {
  const text = textOf(bytes)
  if (text.trim() === '') throw new InputError('this file is empty')
  if (text.trimStart().charCodeAt(0) !== OPENING_BRACE)
    return [recorded(unpackRecord(bytes), 0, null)]
  const whole = parsed(text)
  if (whole !== undefined) return [recorded(whole, 0, null)]
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line, i) => {
    const found = parsed(line)
    if (found === undefined)
      throw new InputError(
        `${lines.length === 1 ? 'this' : `line ${i + 1}`} is no JSON, or it is cut short`,
      )
    return recorded(found, i, lines.length === 1 ? null : i + 1)
  })
}

export function textOf(bytes: Uint8Array): string {
  return withoutMark(new TextDecoder().decode(bytes))
}

/** What the text holds; undefined when it is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function recorded(found: unknown, fallback: number, line: number | null): RecordedText {
  const { number, players } = (isObject(found) ? found : {}) as Readonly<Record<string, unknown>>
  return {
    number: Number.isInteger(number) ? (number as number) : fallback,
    line,
    players: Array.isArray(players)
      ? players.filter((name): name is string => typeof name === 'string').map(plainLine)
      : [],
    found,
  }
}

function isObject(found: unknown): found is Readonly<Record<string, unknown>> {
  return typeof found === 'object' && found !== null && !Array.isArray(found)
}
