import { readFileSync, writeFileSync } from 'node:fs'
import type { Move } from '../../engine/game.js'
import { InputError, suggestion } from '../../engine/input-error.js'
import { rebellion } from '../../engine/rebellion/index.js'
import { argA, OPPOSE, verbOf } from '../../engine/rebellion/state/moves.js'
import { GameLog } from '../../engine/rebellion/text/log.js'
import { show } from '../../engine/rebellion/text/show.js'
import { checkRecord } from '../../engine/record.js'
import {
  findSystem,
  handLines,
  leaderLines,
  opposingOdds,
  queueLines,
  systemLines,
  trackLines,
  unitLines,
} from '../games/rebellion/terminal/details.js'
import { inFile } from '../record-file.js'
import { choicesOf } from './choices.js'
import type { Screen } from './screen.js'
import type { Session } from './session.js'

/** Everything that may be typed at any point besides moves. */

export interface Table {
  readonly session: Session
  readonly screen: Screen
  /** Where `save` writes without a name, and Ctrl-C does. */
  readonly savePath: string
  /** Kind of the last decision that was asked for. */
  lastKind: string
  /** Number of moves made when the choices were last listed. */
  shownAt: number
}

/** What the words did: nothing of ours, something, or the end. */
export type Answer = 'unknown' | 'done' | 'moved' | 'quit'

interface Command {
  readonly about: string
  readonly run: (table: Table, rest: string) => Answer | undefined
}

const COMMANDS: Readonly<Record<string, Command>> = {
  '?': { about: 'the choice at hand and all commands', run: help },
  help: { about: 'the same', run: help },
  board: { about: 'the board', run: board },
  system: { about: 'one system: system kashyyyk', run: system },
  hand: { about: 'your cards and what they do', run: hand },
  leaders: { about: 'all leaders, their skills and tactic values', run: leaders },
  units: { about: 'what the codes of units mean', run: units },
  queue: { about: 'both build queues', run: queue },
  track: { about: 'time, reputation, and what the coming spaces bring', run: track },
  moves: { about: 'every legal move as text', run: moves },
  hint: { about: 'what the computer would do in your place', run: hint },
  why: { about: "the computer's account of its last choice", run: why },
  log: { about: 'what happened: log, or log 30 for the last lines', run: log },
  save: { about: 'save [FILE]', run: save },
  load: { about: 'load FILE', run: load },
  undo: { about: 'take back your last choice if it showed nothing new', run: undo },
  'take-back': { about: 'take it back all the same (marked in the record)', run: takeBack },
  resign: { about: 'give the game up', run: resign },
  quit: { about: 'save and leave', run: () => 'quit' },
}

export const COMMAND_NAMES = Object.keys(COMMANDS)

export function runCommand(table: Table, typed: string): Answer {
  const [word = '', ...rest] = typed.trim().split(/\s+/)
  const command = COMMANDS[word.toLowerCase()]
  return command === undefined ? 'unknown' : (command.run(table, rest.join(' ')) ?? 'done')
}

/** ` did you mean "board"?` for a misspelt command. */
export function commandHint(typed: string): string {
  return suggestion(typed.trim().split(/\s+/)[0] ?? '', COMMAND_NAMES)
}

export function showBoard({ session, screen }: Table): void {
  screen.say(...show(session.state, session.side, { ascii: screen.options.ascii }).split('\n'))
}

export function showChoices({ session, screen }: Table): void {
  const { game, state } = session
  const view = rebellion.view(session.side).bind(state)
  const note = (move: Move): string =>
    verbOf(move) === OPPOSE ? opposingOdds(view, argA(move)) : ''
  screen.say(...choicesOf(game, state, session.moves(), note).lines)
}

function help(table: Table): undefined {
  const { session, screen } = table
  const kind = session.game.kinds[session.game.kind(session.state)] ?? ''
  screen.say(`Your choice: ${kind}. Type a number, a move, or the beginnings of its words.`)
  showChoices(table)
  const widest = Math.max(...COMMAND_NAMES.map((name) => name.length))
  screen.say(
    '',
    ...COMMAND_NAMES.map((name) => `  ${name.padEnd(widest)}  ${COMMANDS[name]?.about ?? ''}`),
  )
}

function board(table: Table): undefined {
  showBoard(table)
}

function system({ session, screen }: Table, rest: string): undefined {
  const place = findSystem(rest)
  if (place < 0) return screen.warn(`no system "${rest}"`) as undefined
  screen.say(...systemLines(rebellion.view(session.side).bind(session.state), place))
}

function hand({ session, screen }: Table): undefined {
  screen.say(...handLines(rebellion.view(session.side).bind(session.state)))
}

function leaders({ session, screen }: Table): undefined {
  screen.say(...leaderLines(rebellion.view(session.side).bind(session.state)))
}

function units({ session, screen }: Table): undefined {
  screen.say(...unitLines(rebellion.view(session.side).bind(session.state)))
}

function queue({ session, screen }: Table): undefined {
  screen.say(...queueLines(rebellion.view(session.side).bind(session.state)))
}

function track({ session, screen }: Table): undefined {
  screen.say(...trackLines(rebellion.view(session.side).bind(session.state)))
}

function moves({ session, screen }: Table): undefined {
  for (const move of session.moves()) screen.say(`  ${session.game.describe(session.state, move)}`)
}

function hint({ session, screen }: Table): undefined {
  if (!session.isMine) return screen.warn('it is not your turn') as undefined
  const account = session.hint()
  const best = session.game.describe(session.state, account.move)
  screen.event('hint', { move: best })
  if (!('candidates' in account) || account.candidates.length === 0)
    return screen.say(`  ${best}`) as undefined
  screen.say(
    `${account.iterations} iterations; it knows only what you know`,
    ...candidateLines(account.candidates),
  )
}

function why({ session, screen }: Table): undefined {
  const account = session.lastAccount
  if (account === null)
    return screen.say('The computer has nothing to tell of its last choice.') as undefined
  screen.say(`${account.agent}: ${account.reason}`, ...candidateLines(account.candidates))
  if (account.belief.length > 0 && session.isOver)
    screen.say(
      'It believed:',
      ...account.belief.slice(0, 6).map(({ what, chance }) => `  ${percent(chance)} ${what}`),
    )
}

function candidateLines(
  candidates: readonly { visits: number; value: number; text: string }[],
): string[] {
  const visits = Math.max(
    1,
    candidates.reduce((sum, one) => sum + one.visits, 0),
  )
  return [
    '  value  share  move',
    ...candidates
      .slice(0, 6)
      .map((one) => `  ${percent(one.value)}   ${percent(one.visits / visits)}  ${one.text}`),
  ]
}

function percent(part: number): string {
  return Number.isNaN(part) ? '  - ' : `${String(Math.round(100 * part)).padStart(2)} %`
}

function log({ session, screen }: Table, rest: string): undefined {
  const lines = logLines(session)
  const wanted = rest === '' ? 20 : Number(rest)
  if (!Number.isInteger(wanted) || wanted < 1)
    return screen.warn(`log: "${rest}" is not a number of lines`) as undefined
  screen.say(...lines.slice(-wanted))
}

/** The whole game as the person knew it. */
export function logLines(session: Session): string[] {
  const log = new GameLog(session.side)
  const lines: string[] = []
  session.past().forEach(({ before, move }, i) => {
    if (i === 0) lines.push(...log.opening(before))
    lines.push(...log.add(before, move))
  })
  return session.isOver ? [...lines, ...log.finish(session.state)] : lines
}

function save({ session, screen, savePath }: Table, rest: string): undefined {
  const path = rest === '' ? savePath : rest
  saveTo(session, path)
  screen.say(`Saved: ${path}`)
}

export function saveTo(session: Session, path: string): void {
  writeFileSync(path, `${JSON.stringify({ ...session.toRecord(), tookBack: session.tookBack })}\n`)
}

function load({ session, screen }: Table, rest: string): Answer | undefined {
  if (rest === '') return screen.warn('load what? for example: load games/winter.json') as undefined
  try {
    session.restore(checkRecord(parsed(readFileSync(rest, 'utf8'))))
  } catch (error) {
    const told = inFile(rest, null, error)
    screen.warn(told instanceof Error ? told.message : String(told))
    return undefined
  }
  screen.say(`Loaded: ${rest}`)
  return 'moved'
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new InputError('this is no JSON, or it is cut short')
  }
}

function undo({ session, screen }: Table): Answer | undefined {
  if (session.undo(false)) return 'moved'
  screen.say(
    'Your last choice has shown something, or others have moved since; take-back goes there.',
  )
  return undefined
}

function takeBack({ session, screen }: Table): Answer | undefined {
  if (session.undo(true)) return 'moved'
  screen.say('There is nothing to take back.')
  return undefined
}

function resign({ session, screen }: Table): Answer {
  session.resigned = true
  screen.say(`You resign. ${session.side === 0 ? 'THE EMPIRE WINS.' : 'THE REBELS WIN.'}`)
  screen.event('resigned', { side: session.side })
  return 'quit'
}
