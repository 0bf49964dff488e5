import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { createInterface, type Interface } from 'node:readline'
import type { Move } from '../../engine/game.js'
import { resultLine } from '../shell/result-line.js'
import { choicesOf } from './choices.js'
import {
  commandHint,
  commandNames,
  runCommand,
  saveTo,
  showBoard,
  showChoices,
  showQuestion,
} from './commands.js'
import { matches, nextWords } from './matching.js'
import type { Table } from './table.js'

/** The game as a conversation, on a terminal or through a pipe. */

export interface Manners {
  /** Somebody sits there: prompts, completion, going on after a mistake. */
  readonly interactive: boolean
  /** Wait for a key after each of the computer's moves. */
  readonly stepwise: boolean
}

/** Answers the exit code: 0, or 1 when a script typed a move that is none. */
export async function converse(
  table: Table,
  manners: Manners,
  input: NodeJS.ReadableStream,
): Promise<number> {
  const reader = createInterface({
    input,
    ...(manners.interactive
      ? { output: process.stdout, completer: completer(table), terminal: true }
      : {}),
  })
  const lines = reader[Symbol.asyncIterator]()
  // Ctrl-C ends the input; what follows from that keeps the game
  reader.on('SIGINT', () => reader.close())
  try {
    return await play(table, manners, reader, lines)
  } finally {
    await table.screen.flush(null)
    reader.close()
    table.close()
  }
}

async function play(
  table: Table,
  manners: Manners,
  reader: Interface,
  lines: AsyncIterator<string>,
): Promise<number> {
  const { screen } = table
  showBoard(table)
  for (let number = 1; ; number++) {
    if (!(await letComputerMove(table, manners, reader, lines))) return leaveEarly(table)
    if (table.session.isOver) return finish(table)
    if (manners.interactive) {
      if (!(await handOver(table, reader, lines))) return leaveEarly(table)
      ask(table)
      await screen.flush(() => more(reader, lines))
      reader.setPrompt(promptOf(table))
      reader.prompt()
    } else if (screen.options.json) announce(table)
    keepAsItGoes(table)
    const { value, done } = await lines.next()
    if (done === true) return leaveEarly(table)
    const answer = take(table, value)
    if (answer === 'quit') return leaveEarly(table)
    if (answer === 'wrong' && !manners.interactive) {
      screen.warn(`line ${number}: stopped here`)
      keep(table)
      return 1
    }
  }
}

/** Lists the choices where they are new; the board comes before kinds that begin something, and when another looks. */
function ask(table: Table): void {
  const { session, screen } = table
  screen.say('')
  const isNew = table.shownAt !== session.moves.length
  if (isOther(table) || isBegun(table, isNew)) showBoard(table)
  table.lastKind = session.kind
  table.lastViewer = session.viewer
  if (isNew) {
    showQuestion(table)
    showChoices(table)
  }
  table.shownAt = session.moves.length
}

/** Another person looks than at the last question. */
function isOther({ session, lastViewer }: Table): boolean {
  return lastViewer !== null && lastViewer !== session.viewer
}

/** A sort of decision begins before which the position is drawn. */
function isBegun({ session, words, lastKind }: Table, isNew: boolean): boolean {
  if (words.drawnBefore === undefined) return isNew
  return lastKind !== session.kind && words.drawnBefore.includes(session.kind)
}

function promptOf({ session, screen }: Table): string {
  return `${screen.bold(session.kind)}> `
}

/** Before another person looks: nothing of what he knows is shown until he says so. False at the end of the input. */
async function handOver(
  table: Table,
  reader: Interface,
  lines: AsyncIterator<string>,
): Promise<boolean> {
  if (!isOther(table)) return true
  const { session, screen, seats } = table
  screen.wipe()
  reader.setPrompt(screen.bold(`-- ${seats[session.viewer]?.name} decides: Enter --`))
  reader.prompt()
  return (await lines.next()).done !== true
}

/** Waits for Enter between two screenfuls. */
async function more(reader: Interface, lines: AsyncIterator<string>): Promise<void> {
  reader.setPrompt('-- more --')
  reader.prompt()
  await lines.next()
}

function announce({ session, screen, game, seats }: Table): void {
  const { truth, kind, legal, actor } = session
  const moves = legal.map((move) => game.describe(truth, move))
  const seat = session.people.length > 1 ? { seat: seats[actor]?.name } : {}
  screen.event('decision', { ...seat, kind, moves })
}

/** The computer's moves, one after the other; false when the input ended in between. */
async function letComputerMove(
  table: Table,
  manners: Manners,
  reader: Interface,
  lines: AsyncIterator<string>,
): Promise<boolean> {
  const { session, screen } = table
  while (!session.isOver && !session.isMine) {
    const told = tell(table, table.think().move)
    if (!manners.interactive || !manners.stepwise || !told) continue
    await screen.flush(null)
    reader.setPrompt(screen.bold('-- Enter --'))
    reader.prompt()
    if ((await lines.next()).done === true) return false
  }
  return true
}

/** Makes a move and tells what comes of it as the one who looks may know it. */
function tell(table: Table, move: Move): boolean {
  const { session, screen, game } = table
  const { truth, viewer, isMine } = session
  const text = game.describe(truth, game.seen(truth, move, viewer))
  session.play(move)
  const lines = table.news()
  screen.say(...lines)
  screen.event('move', {
    by: isMine ? 'you' : 'computer',
    ...(isMine ? { move: text } : {}),
    lines,
  })
  return lines.length > 0
}

function take(table: Table, typed: string): 'ok' | 'wrong' | 'quit' {
  const text = typed.trim()
  // An empty line asks for the choices again
  if (text === '') table.shownAt = -1
  if (text === '' || text.startsWith('#')) return 'ok'
  const done = runCommand(table, text)
  if (done === 'quit') return 'quit'
  if (done === 'moved') {
    table.shownAt = -1
    showBoard(table)
  }
  if (done !== 'unknown') return 'ok'
  const move = meant(table, text)
  if (move === null) return 'wrong'
  tell(table, move)
  return 'ok'
}

/** The move that the words mean; null after saying what is wrong with them. */
function meant(table: Table, text: string): Move | null {
  const { session, screen, game, words } = table
  const { truth, legal } = session
  const number = /^\d+$/.test(text) ? Number(text) : 0
  const chosen = choicesOf(game, truth, legal).numbered[number - 1]
  if (number > 0 && chosen !== undefined) return chosen
  const found = matches(game, truth, legal, text, words.orders)
  if (found.length === 1 && found[0] !== undefined) return found[0].move
  if (found.length > 1) {
    const few = found.slice(0, MOST_MEANINGS).map((one) => one.text)
    screen.warn(`"${text}" may mean: ${few.join('; ')}${found.length > few.length ? '; …' : ''}`)
    return null
  }
  try {
    return game.parse(truth, text)
  } catch (error) {
    // A word that begins some move is no misspelt command
    const verb = text.split(/\s+/)[0] ?? ''
    const isVerb = legal.some((move) => game.describe(truth, move).startsWith(verb))
    const hint = isVerb ? '' : commandHint(table, text)
    screen.warn(
      `${error instanceof Error ? error.message : String(error)}${hint === '' ? '' : ` (or the command${hint})`}`,
    )
    return null
  }
}

const MOST_MEANINGS = 6

/** The end of the input, or `quit`: the game is kept. */
function leaveEarly(table: Table): number {
  keep(table)
  return 0
}

function finish(table: Table): number {
  const { session, screen, game } = table
  showBoard(table)
  const outcome = game.outcome(session.truth)
  if (table.words.tellsEnd !== true) screen.say(resultLine(game, session.truth))
  screen.event('over', { utility: outcome?.utility, reason: outcome?.reason })
  keep(table)
  return 0
}

/** Whatever ends the program loses nothing: the game is kept before every question. */
function keepAsItGoes(table: Table): void {
  const { session, screen, savePath } = table
  const isBegun = session.moves.length > 0
  if (!isBegun || session.truth === table.kept || table.cannotKeep) return
  try {
    write(table)
    table.kept = session.truth
  } catch (error) {
    table.cannotKeep = true
    const why = error instanceof Error ? error.message : String(error)
    screen.warn(`the game cannot be kept in ${savePath} (${why}); "save FILE" keeps it elsewhere`)
  }
}

function keep(table: Table): void {
  const { session, screen, savePath } = table
  if (session.moves.length === 0) return
  write(table)
  screen.say(`Saved: ${savePath}`)
  screen.event('saved', { file: savePath })
  if (!session.isOver && !table.resigned) screen.say(`Go on with: dejarik play --load ${savePath}`)
  else screen.say(`See it: dejarik replay ${savePath}`)
}

/** Writes the game's own file, whose folder may not be there yet. */
function write(table: Table): void {
  mkdirSync(dirname(table.savePath), { recursive: true })
  saveTo(table, table.savePath)
}

function completer(table: Table): (line: string) => [string[], string] {
  return (line) => {
    const { session, game } = table
    const last = line.split(/\s+/).pop() ?? ''
    const words = nextWords(game, session.truth, session.legal, line)
    const commands = line.includes(' ')
      ? []
      : commandNames(table).filter((name) => name.startsWith(last))
    return [[...words, ...commands].map((word) => `${word} `), last]
  }
}
