import type { Player } from '../../engine/game.js'
import { InputError } from '../../engine/input-error.js'
import { type GameRecord, verify } from '../../engine/record.js'
import { positionIn } from '../shell/position-json.js'
import { type RecordedText, recordedGames, textOf } from '../shell/recorded-games.js'
import { savedIn } from '../shell/saved-game.js'
import { type KeptGame, keptGame, OtherGame, type Rules } from './saving.js'

/** What a file holds that the page is given. Everything wrong with it is an InputError that says what it is. */

export type Contents =
  /** A game of people at this screen. */
  | { readonly kind: 'game'; readonly game: KeptGame }
  /** Something to look at: a game that others have played, or a position. */
  | { readonly kind: 'film'; readonly film: Film }
  | { readonly kind: 'games'; readonly games: readonly RecordedText[] }

export interface Film {
  readonly record: GameRecord
  /** Who played, by seat, where the file says so. */
  readonly players: readonly string[]
  /** The move at which it is opened; left out: the first. */
  readonly from?: number
  /** What is said before anything of it is shown: people at this screen had secrets in it. Left out: nothing. */
  readonly covered?: string
  /** It was given up where it ends; left out: it was played out, or goes on. */
  readonly givenUp?: GivenUpGame
}

export interface GivenUpGame {
  readonly game: KeptGame
  /** A seat of the side that gave up; null where people of several sides sat there and the file does not say. */
  readonly seat: Player | null
}

export function contentsOf(rules: Rules, bytes: Uint8Array): Contents {
  const text = textOf(bytes)
  refuseOthers(text)
  const games = recordedGames(bytes)
  const [only] = games
  if (only === undefined || games.length > 1) return { kind: 'games', games }
  if (hasMoves(only.found)) return gameIn(rules, only)
  return { kind: 'film', film: { record: positionRecord(rules, text), players: [] } }
}

/** One game of a file: a person's is played on, that of others is looked at. */
export function gameIn(rules: Rules, { found, players }: RecordedText): Contents {
  const saved = savedIn(found)
  const { record, table } = saved
  const count = table.people?.length ?? 0
  const isOfPage = count > 0
  const isOver = record.result !== undefined
  // Of several people only what is over concerns the page
  const game = keptGame(rules, isOver && !isOfPage ? withNobody(saved) : saved)
  verify(rules.game, record)
  return isOfPage ? { kind: 'game', game } : { kind: 'film', film: { record, players } }
}

function withNobody(saved: ReturnType<typeof savedIn>): ReturnType<typeof savedIn> {
  const { sitters: _sitters, ...notes } = saved.table.notes
  return { ...saved, table: { ...saved.table, people: null, notes } }
}

function refuseOthers(text: string): void {
  const start = text.trimStart()
  if (start === '') throw new InputError('it is empty')
  if (start.startsWith('<'))
    throw new InputError('it is a web page; the games of a tournament are in its games.jsonl')
  if (start.startsWith('[')) throw new InputError('it is a list; a game or a position is an object')
  if (!start.startsWith('{') && !text.includes('\u0000') && !text.includes('\ufffd'))
    throw new InputError(`it is ${plainWord(start.trim())}, and neither a game nor a position`)
}

/** What JSON that is no object holds, or any other text. */
function plainWord(text: string): string {
  if (text === 'null') return 'empty but for the word "null"'
  return /^-?[0-9.]+(e[+-]?[0-9]+)?$/i.test(text) ? 'a number' : 'a text'
}

function hasMoves(found: unknown): boolean {
  const keys = Object.keys(found as object)
  if (keys.includes('moves')) return true
  if (keys.includes('game')) return false
  const named = keys.slice(0, FEW).map((key) => `"${key.slice(0, LONGEST)}"`)
  throw new InputError(
    `it is neither a game (that has "moves") nor a position (that has "game"); it has ${named.join(', ') || 'nothing'}`,
  )
}

const FEW = 4
const LONGEST = 24

/** A position of another game. */
class OtherPosition extends InputError {
  constructor(
    readonly game: string,
    here: string,
  ) {
    super(`it is a position of ${game}, and this page plays ${here}`)
  }
}

/** The game that should have been asked to open this; null where the fault is another one. */
export function rightGame(error: unknown): string | null {
  if (error instanceof OtherPosition) return error.game
  return error instanceof OtherGame ? error.saved.record.game : null
}

/** A position as a game that begins there. */
function positionRecord({ game }: Rules, text: string): GameRecord {
  const { name, position } = positionIn(text)
  if (name !== game.name) throw new OtherPosition(name, game.name)
  const state = game.fromPosition(position)
  return {
    game: game.name,
    edition: game.edition,
    options: game.optionsOf(state),
    seed: 'position',
    position: position as NonNullable<GameRecord['position']>,
    moves: [],
  }
}
