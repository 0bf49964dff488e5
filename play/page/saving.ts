import { type LevelTable, levelNamed } from '../../agents/game-players.js'
import type { Game } from '../../engine/game.js'
import { InputError } from '../../engine/input-error.js'
import { type GameRecord, verify } from '../../engine/record.js'
import { givenUpIn, givenUpNotes } from '../shell/given-up.js'
import { levelById } from '../shell/levels.js'
import { noSeat, readSaved, type SavedGame, savedText } from '../shell/saved-game.js'
import { type Sitter, sittersIn } from '../shell/sitters.js'
import { isMind, wishesIn } from '../shell/wishes.js'
import { levelAt, peopleOf } from './seating.js'
import type { Settings } from './settings.js'

/** A game of the page as text, and back: the same text in the browser's storage and in files. */

export interface KeptGame {
  readonly record: GameRecord
  readonly settings: Settings
  readonly savedAt: number
  readonly round: number
  /** The opponent that the text names, where nobody is called that; the usual one plays. */
  readonly stranger?: string
}

/** A save of a game that is played elsewhere on the page, or nowhere. */
export class OtherGame extends InputError {
  constructor(readonly saved: SavedGame) {
    super(`game: "${saved.record.game}" is not played on this page`)
  }
}

/** The game that is played here, with its levels. */
export interface Rules {
  readonly game: Game
  readonly levels: LevelTable
}

/** The text of a save file. */
export function fileText({ game: rules }: Rules, game: KeptGame): string {
  const { record, settings, savedAt, round } = game
  const { level, takeBack, odds, verdicts, sitters, wishes = [], mind, givenUp } = settings
  const notes = {
    takeBack,
    odds,
    savedAt,
    round,
    ...(verdicts ? {} : { verdicts }),
    ...(sitters === undefined ? {} : { sitters }),
    ...(wishes.length === 0 ? {} : { wishes }),
    ...(mind === undefined ? {} : { mind }),
    ...(givenUp === undefined ? {} : givenUpNotes(givenUp.seat)),
  }
  const seats = rules.seats(record.options).map((_, seat) => levelAt(settings, seat))
  const levels = sitters === undefined ? {} : { levels: seats }
  const table = { people: peopleOf(settings), level, ...levels, tookBack: false, notes }
  return savedText({ record, table }, seats.length)
}

/** Reads a saved game or any record of the arena; everything wrong is an InputError. */
export function readGame(rules: Rules, text: string): KeptGame {
  const game = glance(rules, text)
  verify(rules.game, game.record)
  return game
}

/** The same without playing it again: enough to name it in a list. */
export function glance(rules: Rules, text: string): KeptGame {
  return keptGame(rules, readSaved(text))
}

/** A save of a game of people at one screen; a record that nobody of the page played has another way in. */
export function keptGame(rules: Rules, { record, table }: SavedGame): KeptGame {
  const { game, levels } = rules
  if (record.game !== game.name) throw new OtherGame({ record, table })
  const { people, notes } = table
  const isOfMany = (people?.length ?? 0) > 1
  const { takeBack, odds, verdicts, savedAt, round, mind, codeless } = notes
  if (codeless !== undefined)
    throw new InputError(
      'table.codeless: a code is still to be chosen; go on with it in the terminal',
    )
  const wishes = wishesIn(notes.wishes)
  const seats = game.seats(record.options)
  const nowhere = people?.find((one) => one >= seats.length)
  if (nowhere !== undefined) throw new InputError(noSeat(nowhere, seats.length))
  const sitters = sittersIn(notes.sitters, people ?? [], seats.length)
  const level = levelById(levels, table.level ?? levels.usual).id
  const isStranger = table.level !== null && levelNamed(levels.levels, table.level) === null
  const seat = people?.[0] ?? seats.length - 1
  const givenUp = givenUpIn(notes, people ?? [seat], seats)
  return {
    ...(isStranger ? { stranger: (table.level ?? '').slice(0, LONGEST_NAME) } : {}),
    record,
    settings: {
      seat,
      level,
      takeBack: takeBack === true,
      odds: odds !== false,
      verdicts: verdicts !== false,
      ...(sitters !== null
        ? { sitters }
        : isOfMany
          ? { sitters: unnamed(seats.length, people ?? [], level) }
          : {}),
      ...(wishes.length === 0 ? {} : { wishes }),
      ...(isMind(mind) ? { mind } : {}),
      ...(givenUp === null ? {} : { givenUp }),
    },
    savedAt: countOr(savedAt, 0),
    round: countOr(round, 1),
  }
}

const LONGEST_NAME = 24

/** Several people of whom the file has no names: it comes from the terminal. */
function unnamed(seats: number, people: readonly number[], level: string): Sitter[] {
  return Array.from({ length: seats }, (_, seat) =>
    people.includes(seat) ? { person: `Person ${people.indexOf(seat) + 1}` } : { level },
  )
}

/** A count as a file has it, or what is usual where it has none. */
export function countOr(found: unknown, usual: number): number {
  return Number.isSafeInteger(found) && (found as number) >= 0 ? (found as number) : usual
}
