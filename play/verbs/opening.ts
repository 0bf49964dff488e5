import { basename } from 'node:path'
import { usualLevelFor } from '../../agents/registry.js'
import { readPlainFile } from '../../arena/files.js'
import { type Game, NOBODY, type Options, type Player, type Position } from '../../engine/game.js'
import { loadGame } from '../../engine/games.js'
import { InputError, suggestion } from '../../engine/input-error.js'
import { withoutMark } from '../../engine/json-text.js'
import { seatNames } from '../../engine/seats.js'
import { UsageError } from '../errors.js'
import { shortOptions, wordsOf } from '../games.js'
import { readPosition } from '../position-file.js'
import { inFile } from '../record-file.js'
import { gameNamed, knowGame, type RulesGiven } from '../rules-choice.js'
import { noSeat, readSaved, type SavedGame } from '../shell/saved-game.js'
import { isPerson, sittersIn } from '../shell/sitters.js'
import { isMind, wishesIn } from '../shell/wishes.js'
import type { Deal } from '../terminal/table.js'
import { optionsFor } from './option-choice.js'
import { type Sitting, satDown } from './sitting-down.js'

/** How a game at the terminal begins: anew, from a saved one, or from a position. */

export interface Seating extends RulesGiven, Sitting {
  readonly as?: readonly string[]
  readonly level?: string
  readonly seed: string
  readonly load?: string
  readonly edition?: string
}

export interface Opening {
  readonly deal: Deal
  /** The game to go on with; null for one that begins. */
  readonly saved: SavedGame | null
  /** The file that it goes on in, and what stood there; null where it gets one of its own. */
  readonly file: { readonly path: string; readonly text: string } | null
  /** What that one is called. */
  readonly name: string
}

/** `typed` are the names of the options that somebody gave: a file has its own answers to some of them. */
export async function opening(given: Seating, typed: readonly string[]): Promise<Opening> {
  const { load, seed } = given
  await knowGame(given)
  if (load === undefined) {
    const deal = satDown(await newDeal(given), given)
    return { deal, saved: null, file: null, name: seed }
  }
  const text = readPlainFile(load).toString()
  if (isPosition(text)) {
    const name = basename(load).replace(/\.[^.]*$/, '')
    const deal = satDown(await positionDeal(given, load), given)
    await refuseOtherRules(given, typed, deal, RULES)
    return { deal, saved: null, file: null, name }
  }
  const saved = savedGame(load, text)
  const deal = satDown(await savedDeal(given, saved), given, load)
  await refuseOtherRules(given, typed, deal, [...RULES, 'seed'])
  return { deal, saved, file: { path: load, text }, name: seed }
}

/** What a file says of its game. */
const RULES: readonly string[] = ['option', 'edition', ...shortOptions().keys()]

async function refuseOtherRules(
  { load = '', game }: Seating,
  typed: readonly string[],
  deal: Deal,
  own: readonly string[],
): Promise<void> {
  if (typed.includes('game') && (await gameNamed(game)).name !== deal.game.name)
    throw new UsageError(`--game ${game}: ${load} is a game of ${deal.game.name}`)
  const found = typed.find((name) => own.includes(name))
  if (found !== undefined)
    throw new UsageError(`--${found}: goes with a new game; ${load} has its own`)
}

/** A record has moves; a position names its game and has none. */
function isPosition(text: string): boolean {
  try {
    const found: unknown = JSON.parse(withoutMark(text))
    if (typeof found !== 'object' || found === null || Array.isArray(found)) return false
    return 'game' in found && !('moves' in found) && !('seed' in found)
  } catch {
    return false
  }
}

function savedGame(path: string, text: string): SavedGame {
  const lines = text.split('\n').filter((line) => line.startsWith('{') && line.endsWith('}'))
  if (lines.length > 1)
    throw new InputError(
      `${path}: holds ${lines.length} games of a tournament, one a line; "dejarik replay ${path} --number N" shows one`,
    )
  try {
    return readSaved(text)
  } catch (error) {
    throw inFile(path, null, error)
  }
}

/** The person sits where somebody decides, unless he says otherwise. */
async function positionDeal(given: Seating, path: string): Promise<Deal> {
  const { game, position, state } = await readPosition(path)
  const options = game.optionsOf(state)
  const seats = seatNames(game, options)
  const actor = game.actor(state)
  const people =
    given.as === undefined ? [actor === NOBODY ? 0 : actor] : seatsNamed(seats, given.as)
  return {
    game,
    words: await wordsOf(game.name),
    options,
    seed: given.seed,
    people,
    level: given.level ?? usualLevelFor(game.name),
    position: position as Position,
  }
}

async function newDeal(given: Seating): Promise<Deal> {
  const game = await gameNamed(given.game)
  const words = await wordsOf(game.name)
  const options = optionsFor(given, game)
  const seats = seatNames(game, options)
  const { as, seed, level = usualLevelFor(game.name) } = given
  const usual = Math.max(0, seats.indexOf(words.usualSeat ?? ''))
  const people = as === undefined ? [usual] : seatsNamed(seats, as)
  return { game, words, options, seed, people, level }
}

function seatsNamed(seats: readonly string[], words: readonly string[]): Player[] {
  return words.map((word, i) => {
    const seat = seats.indexOf(word)
    if (words.indexOf(word) !== i) throw new UsageError(`--as ${word}: is given twice`)
    if (seat >= 0) return seat
    throw new UsageError(
      `--as: unknown seat "${word}"${suggestion(word, seats) || `; known are ${seats.join(', ')}`}`,
    )
  })
}

async function savedDeal(given: Seating, { record, table }: SavedGame): Promise<Deal> {
  const path = given.load ?? ''
  const game = await loadGame(record.game).catch((error) => {
    throw inFile(path, null, error)
  })
  const { options, seed } = record
  const seats = seatsIn(path, game, options)
  const people = given.as === undefined ? table.people : seatsNamed(seats, given.as)
  if (table.people !== null && table.people.join() !== people?.join())
    throw new UsageError(
      `${path} is played as ${table.people.map((seat) => seats[seat] ?? seat).join(' and ')}; "dejarik replay" shows it with other eyes`,
    )
  const nowhere = people?.find((seat) => seat >= seats.length)
  if (nowhere !== undefined) throw new InputError(`${path}: ${noSeat(nowhere, seats.length)}`)
  if (people === null)
    throw new UsageError(
      `${path} does not say who you are; add ${seats.map((name) => `--as ${name}`).join(' or ')}`,
    )
  const level = given.level ?? table.level ?? usualLevelFor(game.name)
  const deal = { game, words: await wordsOf(game.name), options, seed, people, level }
  return { ...deal, ...savedTable(given, table.notes, people, seats.length) }
}

function seatsIn(path: string, game: Game, options: Options): readonly string[] {
  try {
    return seatNames(game, options)
  } catch (error) {
    throw inFile(path, null, error)
  }
}

/** Those who were still to choose their codes when the game was left. */
function codelessIn(found: unknown, people: readonly Player[]): readonly Player[] {
  if (!Array.isArray(found) || !found.every((seat) => people.includes(seat)))
    throw new InputError('table.codeless: is no list of seats of people')
  return found
}

/** What a file says besides of who sits there, and what belongs to the page alone. */
function savedTable(
  { load: path = '', level }: Seating,
  notes: SavedGame['table']['notes'],
  people: readonly Player[],
  seats: number,
): Partial<Deal> {
  const {
    sitters: found,
    mind,
    wishes,
    resigned,
    codeless = [],
    savedAt: _savedAt,
    round: _round,
    ...rest
  } = notes
  if (resigned === true)
    throw new UsageError(`${path} was given up; "dejarik replay ${path}" shows it`)
  try {
    const sitters = sittersIn(found, people, seats)?.map((one) =>
      level === undefined || isPerson(one) ? one : { level },
    )
    return {
      ...(sitters === undefined ? {} : { sitters }),
      codeless: codelessIn(codeless, people),
      ...(isMind(mind) ? { mind } : {}),
      wishes: wishesIn(wishes),
      notes: rest,
    }
  } catch (error) {
    throw inFile(path, null, error)
  }
}
