import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { createInterface, type Interface } from 'node:readline'
import type { Move } from '../../engine/game.js'
import { choicesOf } from './choices.js'
import {
  COMMAND_NAMES,
  commandHint,
  runCommand,
  saveTo,
  showBoard,
  showChoices,
  type Table,
} from './commands.js'
import { matches, nextWords } from './matching.js'

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
    table.session.close()
  }
}

async function play(
  table: Table,
  manners: Manners,
  reader: Interface,
  lines: AsyncIterator<string>,
): Promise<number> {
  const { session, screen } = table
  showBoard(table)
  for (let number = 1; ; number++) {
    if (!(await letComputerMove(table, manners, reader, lines))) return leaveEarly(table)
    if (session.isOver) return finish(table)
    if (manners.interactive) {
      ask(table)
      await screen.flush(() => more(reader, lines))
      reader.setPrompt(promptOf(table))
      reader.prompt()
    } else if (screen.options.json) announce(table)
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

/** Prompts, after the choices where they are new; a new phase of the own begins with the board. */
function ask(table: Table): void {
  const { session, screen } = table
  const kind = session.game.kinds[session.game.kind(session.state)] ?? ''
  screen.say('')
  if (kind === 'assign' && table.lastKind !== kind) showBoard(table)
  table.lastKind = kind
  if (table.shownAt !== session.moveCount) showChoices(table)
  table.shownAt = session.moveCount
}

function promptOf({ session, screen }: Table): string {
  return `${screen.bold(session.game.kinds[session.game.kind(session.state)] ?? '')}> `
}

/** Waits for Enter between two screenfuls. */
async function more(reader: Interface, lines: AsyncIterator<string>): Promise<void> {
  reader.setPrompt('-- more --')
  reader.prompt()
  await lines.next()
}

function announce({ session, screen }: Table): void {
  const { game, state } = session
  const moves = session.moves().map((move) => game.describe(state, move))
  screen.event('decision', { kind: game.kinds[game.kind(state)], moves })
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
    const told = tell(table, session.think())
    if (!manners.interactive || !manners.stepwise || !told) continue
    await screen.flush(null)
    reader.setPrompt(screen.bold('-- Enter --'))
    reader.prompt()
    if ((await lines.next()).done === true) return false
  }
  return true
}

/** Makes a move and tells what comes of it as the person may know it. */
function tell({ session, screen }: Table, move: Move): boolean {
  const { game, state, side } = session
  const mine = session.isMine
  const text = game.describe(state, game.seen(state, move, side))
  const lines = game.tell(state, move, side)
  session.make(move)
  screen.say(...lines)
  screen.event('move', { by: mine ? 'you' : 'computer', ...(mine ? { move: text } : {}), lines })
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
function meant({ session, screen }: Table, text: string): Move | null {
  const { game, state } = session
  const legal = session.moves()
  const number = /^\d+$/.test(text) ? Number(text) : 0
  const chosen = choicesOf(game, state, legal).numbered[number - 1]
  if (number > 0 && chosen !== undefined) return chosen
  const found = matches(game, state, legal, text)
  if (found.length === 1 && found[0] !== undefined) return found[0].move
  if (found.length > 1) {
    screen.warn(
      `"${text}" may mean: ${found
        .slice(0, 6)
        .map((one) => one.text)
        .join('; ')}${found.length > 6 ? '; …' : ''}`,
    )
    return null
  }
  try {
    return game.parse(state, text)
  } catch (error) {
    // A word that begins some move is no misspelt command
    const verb = text.split(/\s+/)[0] ?? ''
    const isVerb = legal.some((move) => game.describe(state, move).startsWith(verb))
    const hint = isVerb ? '' : commandHint(text)
    screen.warn(
      `${error instanceof Error ? error.message : String(error)}${hint === '' ? '' : ` (or the command${hint})`}`,
    )
    return null
  }
}

/** The end of the input, or `quit`: the game is kept. */
function leaveEarly(table: Table): number {
  keep(table)
  return 0
}

function finish(table: Table): number {
  const { session, screen } = table
  showBoard(table)
  const outcome = session.game.outcome(session.state)
  screen.event('over', { utility: outcome?.utility, reason: outcome?.reason })
  keep(table)
  return 0
}

function keep({ session, screen, savePath }: Table): void {
  if (session.moveCount === 0) return
  mkdirSync(dirname(savePath), { recursive: true })
  saveTo(session, savePath)
  screen.say(`Saved: ${savePath}`)
  screen.event('saved', { file: savePath })
  if (!session.isOver && !session.resigned)
    screen.say(`Go on with: dejarik play --load ${savePath}`)
  else screen.say(`See it: dejarik replay ${savePath}`)
}

function completer({ session }: Table): (line: string) => [string[], string] {
  return (line) => {
    const last = line.split(/\s+/).pop() ?? ''
    const words = nextWords(session.game, session.state, session.moves(), line)
    const commands = line.includes(' ') ? [] : COMMAND_NAMES.filter((name) => name.startsWith(last))
    return [[...words, ...commands].map((word) => `${word} `), last]
  }
}
