import { existsSync } from 'node:fs'
import { resolve, sep } from 'node:path'
import { readPlainFile, replacePlainFile, tryReplacing } from '../../arena/files.js'
import { USUAL_GAME } from '../../engine/games.js'
import { InputError } from '../../engine/input-error.js'
import { withoutMark } from '../../engine/json-text.js'
import type { GameRecord } from '../../engine/record.js'
import { type SavedGame, savedIn } from '../shell/saved-game.js'
import type { Table } from './table.js'
import type { Tutoring } from './tutoring.js'

/** A game's file: written before every question, so that whatever ends the program loses nothing. */

/** Writes the game if it has moved since it was last kept; says once when that cannot be done. */
export function keepAsItGoes(table: Table): void {
  const { session, screen, tutoring } = table
  if ((session.truth === table.kept && tutoring === null) || table.cannotKeep) return
  // What nobody has begun takes no room; a first move taken back is a change of the file
  if (!isBegun(table) && table.kept === null && tutoring === null) return
  try {
    write(table)
  } catch (error) {
    table.cannotKeep = true
    screen.warn(cannotKeep(table, error))
  }
}

/** A person has made a move. */
function isBegun({ session }: Table): boolean {
  return session.moves.some((_, number) => session.isOwn(number))
}

/** Says before anything is played that the file somebody named cannot be written, or holds what no game may take the place of. */
export function checkPlace(table: Table, opened = ''): void {
  const { savePath, screen, file } = table
  const isThere = existsSync(savePath)
  if (resolve(savePath) === resolve(opened)) refuseOthers(savePath)
  else {
    refuseOtherGames(table, savePath)
    if (isThere) screen.warn(`${savePath} is there already: your first move replaces it`)
  }
  try {
    tryReplacing(savePath)
    file.named(isThere ? readPlainFile(savePath).toString() : null)
  } catch (error) {
    table.cannotKeep = true
    screen.warn(cannotKeep(table, error))
  }
}

/** A folder, or a file that holds anything but one saved game, is nothing that a game takes the place of; answers that game, or null for none. */
function refuseOthers(path: string): SavedGame | null {
  if (path.endsWith('/') || path.endsWith(sep))
    throw new InputError(`${path}: is a folder, no file for a game`)
  if (!existsSync(path)) return null
  const text = readPlainFile(path).toString()
  if (text.trim() === '') return null
  const saved = savedGameIn(text)
  if (saved === null)
    throw new InputError(`${path}: holds no saved game, and stays as it is; name another file`)
  return saved
}

function savedGameIn(text: string): SavedGame | null {
  try {
    const found: unknown = JSON.parse(withoutMark(text))
    const saved = savedIn(found)
    // A game of a tournament has a number
    return 'number' in Object(found) ? null : saved
  } catch {
    return null
  }
}

function cannotKeep({ tutoring, savePath }: Table, error: unknown): string {
  const [what, elsewhere] =
    tutoring === null ? ['the game', '; "save FILE" keeps it elsewhere'] : ['how far you are', '']
  return `${what} cannot be kept in ${savePath} (${whyNot(error)})${elsewhere}`
}

/** What Ctrl-C does while a computer thinks; empty where nothing has been begun. */
export function waysOut({ kept, savePath, tutoring, cannotKeep }: Table): string {
  if (cannotKeep || (kept === null && tutoring === null)) return ''
  return `(Ctrl-C leaves; ${tutoring === null ? 'the game is' : 'how far you are is'} kept in ${savePath})`
}

/** At the end: says where the game is and how to go on. False when it could not be written. */
export function keep(table: Table): boolean {
  const { session, screen, tutoring } = table
  if (tutoring === null && !isBegun(table)) return true
  try {
    write(table)
  } catch (error) {
    screen.warn(`not saved in ${table.savePath}: ${whyNot(error)}`)
    return false
  }
  if (tutoring !== null) {
    if (!tutoring.run.isDone) screen.say(`Go on with: ${learnAgain(table, tutoring)}`)
    return true
  }
  const { savePath } = table
  screen.say(`Saved: ${savePath}`)
  screen.event('saved', { file: savePath })
  if (!session.isOver && table.givenUpBy === null)
    screen.say(`Go on with: dejarik play --load ${savePath}`)
  else
    screen.say(`See it: dejarik replay ${savePath}`, `Where it turned: dejarik coach ${savePath}`)
  return true
}

function learnAgain({ game, seats }: Table, { run }: Tutoring): string {
  const which = game.name === USUAL_GAME ? '' : ` --game ${game.name}`
  return `dejarik learn ${seats[run.tutorial.seat]?.name}${which}`
}

/** What stood there stays until all of the new text is written; what others wrote stays, and whatever is no saved game. */
export function saveTo(table: Table, path: string): void {
  if (table.file.isAt(path)) return write(table)
  refuseOtherGames(table, path)
  replacePlainFile(path, table.fileText())
}

/** A game takes the place only of what it holds itself: the same game, not as far on. */
function refuseOtherGames(table: Table, path: string): void {
  const there = refuseOthers(path)?.record
  if (there === undefined) return
  const own = table.saved().record
  if (dealOf(there) !== dealOf(own))
    throw new InputError(`${path}: holds another game, which stays; name another file`)
  if (there.moves.some((move, number) => move !== own.moves[number]))
    throw new InputError(
      `${path}: holds ${there.moves.length > own.moves.length ? 'more of' : 'another course of'} this game, which stays; go on with --load ${path}, or name another file`,
    )
}

function dealOf({ game, seed, options, position }: GameRecord): string {
  return JSON.stringify([game, seed, options, position])
}

export function whyNot(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function write(table: Table): void {
  const { tutoring, file, screen } = table
  if (tutoring !== null) return tutoring.keep()
  const left = file.write(table.fileText())
  table.kept = table.session.truth
  if (left !== null)
    screen.warn(`${left} holds another game by now, which stays; this one is kept in ${file.path}`)
}
