import { InputError } from '../../engine/input-error.js'
import { rebellion } from '../../engine/rebellion/index.js'
import { checkRecord, type GameRecord, verify } from '../../engine/record.js'
import { LEVELS } from './levels.js'

/** The running game in the browser's storage, and games as files. Nothing is replaced by what cannot be read. */

/** How the person plays: beside the record, whose format is the arena's. */
export interface Settings {
  readonly side: number
  readonly level: string
  readonly takeBack: boolean
  readonly odds: boolean
}

export interface SavedGame {
  readonly record: GameRecord
  readonly settings: Settings
  readonly savedAt: number
  readonly round: number
}

const KEY = 'dejarik.game'
/** A game that could not be read is kept here. */
const DAMAGED_KEY = 'dejarik.damaged'

export type Found =
  | { readonly kind: 'none' }
  | { readonly kind: 'game'; readonly game: SavedGame }
  | { readonly kind: 'damaged'; readonly why: string }

/** False when the storage is full or forbidden. */
export function keep(game: SavedGame): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(fileOf(game)))
    return true
  } catch {
    return false
  }
}

export function forget(): void {
  localStorage.removeItem(KEY)
}

export function found(): Found {
  const text = localStorage.getItem(KEY)
  if (text === null) return { kind: 'none' }
  try {
    return { kind: 'game', game: readGame(text) }
  } catch (error) {
    localStorage.setItem(DAMAGED_KEY, text)
    localStorage.removeItem(KEY)
    return { kind: 'damaged', why: error instanceof Error ? error.message : String(error) }
  }
}

/** The text of a save file: the arena's record of a game, and who played. */
export function fileText(game: SavedGame): string {
  return `${JSON.stringify(fileOf(game))}\n`
}

function fileOf(game: SavedGame): Record<string, unknown> {
  const { record, settings, savedAt, round } = game
  const names = ['', '']
  names[settings.side] = 'person'
  names[1 - settings.side] = LEVELS.find((level) => level.id === settings.level)?.spec ?? '?'
  return { players: names, ...record, page: { ...settings, savedAt, round } }
}

/** Reads a saved game or any record of the arena; everything wrong is an InputError. */
export function readGame(text: string): SavedGame {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new InputError('this is no JSON, or it is cut short')
  }
  const record = checkRecord(json)
  if (record.game !== rebellion.name)
    throw new InputError(`game: this page plays rebellion, not "${record.game}"`)
  verify(rebellion, record)
  const page = (json as { page?: unknown }).page
  return { record, ...pageOf(page) }
}

function pageOf(found: unknown): Omit<SavedGame, 'record'> {
  const page = isObject(found) ? found : {}
  const { side, level, takeBack, odds, savedAt, round } = page
  return {
    settings: {
      side: side === 0 ? 0 : 1,
      level: LEVELS.some((known) => known.id === level) ? String(level) : 'commander',
      takeBack: takeBack === true,
      odds: odds !== false,
    },
    savedAt: typeof savedAt === 'number' ? savedAt : 0,
    round: typeof round === 'number' ? round : 1,
  }
}

function isObject(found: unknown): found is Readonly<Record<string, unknown>> {
  return typeof found === 'object' && found !== null && !Array.isArray(found)
}
