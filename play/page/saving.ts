import type { LevelTable } from '../../agents/game-players.js'
import type { Game } from '../../engine/game.js'
import { InputError } from '../../engine/input-error.js'
import { type GameRecord, verify } from '../../engine/record.js'
import { levelById } from '../shell/levels.js'
import { readSaved, savedText } from '../shell/saved-game.js'
import type { Settings } from './settings.js'
import { lasting } from './storage.js'

/** The running game in the browser's storage, and games as files. Nothing is replaced by what cannot be read. */

export interface KeptGame {
  readonly record: GameRecord
  readonly settings: Settings
  readonly savedAt: number
  readonly round: number
}

/** The game that is played here, with its levels. */
export interface Rules {
  readonly game: Game
  readonly levels: LevelTable
}

const KEY = 'dejarik.game'
/** A game that could not be read is kept here. */
const DAMAGED_KEY = 'dejarik.damaged'

export type Found =
  | { readonly kind: 'none' }
  | { readonly kind: 'game'; readonly game: KeptGame }
  | { readonly kind: 'damaged'; readonly why: string }

/** False when the storage is full or forbidden. */
export function keep(rules: Rules, game: KeptGame): boolean {
  return lasting.write(KEY, fileText(rules, game))
}

export function forget(): void {
  lasting.drop(KEY)
}

export function found(rules: Rules): Found {
  const text = lasting.read(KEY)
  if (text === null) return { kind: 'none' }
  try {
    return { kind: 'game', game: readGame(rules, text) }
  } catch (error) {
    lasting.write(DAMAGED_KEY, text)
    lasting.drop(KEY)
    return { kind: 'damaged', why: error instanceof Error ? error.message : String(error) }
  }
}

/** The text of a save file. */
export function fileText({ game: rules }: Rules, game: KeptGame): string {
  const { record, settings, savedAt, round } = game
  const { seat, level, takeBack, odds } = settings
  const notes = { takeBack, odds, savedAt, round }
  const table = { people: [seat], level, tookBack: false, notes }
  return savedText({ record, table }, rules.seats(record.options).length)
}

/** Reads a saved game or any record of the arena; everything wrong is an InputError. */
export function readGame({ game, levels }: Rules, text: string): KeptGame {
  const { record, table } = readSaved(text)
  if (record.game !== game.name)
    throw new InputError(`game: this page plays ${game.name}, not "${record.game}"`)
  verify(game, record)
  const { people, notes } = table
  if ((people?.length ?? 0) > 1)
    throw new InputError('table.people: several people play this; go on with it in the terminal')
  const { takeBack, odds, savedAt, round } = notes
  const seats = game.seats(record.options)
  const seat = people?.find((one) => one < seats.length) ?? seats.length - 1
  return {
    record,
    settings: {
      seat,
      level: levelById(levels, table.level ?? levels.usual).id,
      takeBack: takeBack === true,
      odds: odds !== false,
    },
    savedAt: typeof savedAt === 'number' ? savedAt : 0,
    round: typeof round === 'number' ? round : 1,
  }
}
