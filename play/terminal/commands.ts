import { readPlainFile } from '../../arena/files.js'
import { capital } from '../../engine/english.js'
import type { Player } from '../../engine/game.js'
import { InputError, suggestion } from '../../engine/input-error.js'
import type { GameRecord } from '../../engine/record.js'
import { inFile } from '../record-file.js'
import { actsOf, MOVE_BY_MOVE, sectionsOf } from '../shell/acts.js'
import { readSaved, type SavedGame } from '../shell/saved-game.js'
import type { Session } from '../shell/session.js'
import { computerBeside, lockOf, sittersIn, teamOf } from '../shell/sitters.js'
import { wrap } from '../shell/wrap.js'
import { adviceLines, whyLines } from './accounts.js'
import { type Asked, adviceFor } from './adviser.js'
import { lastOfAct, showBoard, showChoices, showQuestion } from './asking.js'
import { openMoves } from './choices.js'
import type { GameTelling, Look } from './game-words.js'
import { victoryOver } from './giving-up.js'
import { saveTo, whyNot } from './keeping.js'
import { again, demonstration, skip } from './lesson-turn.js'
import type { Answer, Table } from './table.js'
import type { Tutoring } from './tutoring.js'
import { canWish, partnerName, planLines, wish } from './wishing.js'

/** Everything that may be typed at any point besides moves. */

interface Command {
  readonly about: string
  readonly run: (table: Table, rest: string) => Answer | undefined | Promise<Answer | undefined>
}

const COMMANDS: Readonly<Record<string, Command>> = {
  '?': { about: 'the choice at hand and all commands', run: help },
  help: { about: 'the same', run: help },
  board: { about: 'the board', run: board },
  show: { about: 'the question again, with all that it is about', run: show },
  moves: { about: 'every legal move as text', run: moves },
  hint: {
    about:
      'what the computer would do in your place: hint, hint longer; in a team what your partner would: hint partner',
    run: hint,
  },
  wish: {
    about:
      'in a team, what your computer partner plans, and what you wish of him: wish keep LEADER, wish spare SYSTEM, wish go SYSTEM, wish not LEADER or CARD, wish off N',
    run: wish,
  },
  follow: { about: 'do what the last hint says: follow, follow 2', run: follow },
  fill: {
    about: 'let the computer make the rest of this decision; back takes that back',
    run: fill,
  },
  back: { about: 'take back the last line of this decision', run: back },
  why: { about: "the computer's account of its last choice", run: why },
  log: { about: 'what happened: log, log 30 for more of it, log all for every detail', run: log },
  save: { about: 'save [FILE]', run: save },
  load: { about: 'load FILE', run: load },
  undo: { about: 'take back your last choice if it showed nothing new', run: undo },
  'take-back': { about: 'take it back all the same (marked in the record)', run: takeBack },
  resign: { about: 'give the game up', run: resign },
  quit: { about: 'save and leave; q asks first, where no move begins so', run: () => 'quit' },
}

/** The commands of every game, with the closer looks of this one after the board. */
function commandsOf(table: Table): ReadonlyMap<string, Command> {
  const looks = Object.entries(table.words.looks ?? {}).map(([name, look]): [string, Command] => [
    name,
    { about: look.about, run: (table, rest) => closerLook(table, look, rest) },
  ])
  const own =
    table.tutoring === null
      ? Object.entries(COMMANDS).filter(([name]) => name !== 'wish' || canWish(table))
      : [
          ...Object.entries(COMMANDS).filter(([name]) => !NOT_IN_LESSONS.includes(name)),
          ...lessonCommands(table, table.tutoring),
        ]
  const after = own.findIndex(([name]) => name === 'board') + 1
  return new Map([...own.slice(0, after), ...looks, ...own.slice(after)])
}

/** A lesson is no game of somebody's own: nothing of it is saved, and no computer thinks. */
const NOT_IN_LESSONS = ['wish', 'why', 'save', 'load', 'take-back', 'resign', 'quit']

function lessonCommands(table: Table, tutoring: Tutoring): [string, Command][] {
  return [
    ['do', { about: 'let the lesson do what it asks for', run: () => shownHow(table, tutoring) }],
    ['step', { about: 'what the lesson says, once more', run: () => sayAgain(tutoring) }],
    ['again', { about: 'this lesson from its beginning', run: () => again(table, tutoring) }],
    ['skip', { about: 'the next lesson', run: () => skip(table, tutoring) }],
    ['quit', { about: 'leave; the lesson goes on where it was left', run: () => 'quit' }],
  ]
}

function sayAgain(tutoring: Tutoring): undefined {
  tutoring.sayAgain()
}

function shownHow(table: Table, tutoring: Tutoring): Answer | undefined {
  if (!tutoring.isReading && table.session.isMine) return demonstration(table, tutoring)
  table.screen.warn(`there is nothing to do; ${tutoring.enters}`)
  return undefined
}

export function commandNames(table: Table): string[] {
  return [...commandsOf(table).keys()]
}

export async function runCommand(table: Table, typed: string): Promise<Answer> {
  const [word = '', ...rest] = typed.trim().split(/\s+/)
  const command = commandsOf(table).get(word.toLowerCase())
  return command === undefined ? 'unknown' : ((await command.run(table, rest.join(' '))) ?? 'done')
}

/** ` did you mean "board"?` for a misspelt command. */
export function commandHint(table: Table, typed: string): string {
  const words = commandNames(table).filter((name) => name.length > 1)
  return suggestion(typed.trim().split(/\s+/)[0] ?? '', words)
}

function closerLook({ session, screen }: Table, look: Look, rest: string): undefined {
  try {
    screen.say(
      ...look.lines(session.observation, session.viewer, rest, screen.drawing, session.log),
    )
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    screen.warn(error.message)
  }
}

function help(table: Table): undefined {
  const { session, screen } = table
  if (session.isMine) {
    showQuestion(table)
    showChoices(table)
    screen.say(
      'Type a number, a move, or the beginnings of its words.',
      ...(table.words.shorthand?.about(session.observation, session.viewer) ?? []),
    )
  }
  const commands = [...commandsOf(table)]
  const widest = Math.max(...commands.map(([name]) => name.length))
  screen.say('', ...commands.map(([name, { about }]) => `  ${name.padEnd(widest)}  ${about}`))
}

function board(table: Table): undefined {
  showBoard(table, table.screen.isTerminal)
  table.scene = []
}

function moves({ session, screen, game }: Table): undefined {
  if (!session.isMine) return screen.warn('it is not your turn') as undefined
  for (const move of session.legal) screen.say(`  ${game.describe(session.truth, move)}`)
}

function show(table: Table): undefined {
  table.showAgain()
}

async function hint(table: Table, rest: string): Promise<undefined> {
  const { session, screen, game } = table
  if (!session.isMine) return screen.warn('it is not your turn') as undefined
  const asked = askedFor(table, rest)
  if (asked === null)
    return screen.warn(
      `hint: "${rest}"? There is "hint" and "hint longer"${computerBeside(session) >= 0 ? ', and "hint partner"' : ''}`,
    ) as undefined
  await screen.passing('Looking ahead …', () => {
    table.advice = adviceFor(table, asked)
  })
  const { advice } = table
  if (advice === null) return
  const [first] = advice.plans[0]?.moves ?? []
  if (first !== undefined)
    screen.event('hint', { move: game.describe(session.truth, first), games: advice.games })
  const isPartners = asked === 'partner'
  const partner = isPartners ? partnerName(table, computerBeside(session)) : ''
  screen.say(...adviceLines(table, advice, partner), ...(isPartners ? await planLines(table) : []))
}

/** Who is to give the hint; null where nobody is called so. */
function askedFor(table: Table, rest: string): Asked | null {
  if (rest === '') return 'usual'
  if ('longer'.startsWith(rest)) return 'longer'
  return 'partner'.startsWith(rest) && computerBeside(table.session) >= 0 ? 'partner' : null
}

function follow(table: Table, rest: string): Answer | undefined {
  const { session, screen, advice } = table
  if (advice === null || advice.at !== session.moves.length)
    return screen.warn('there is no hint for this; type "hint" first') as undefined
  const plan = advice.plans[rest === '' ? 0 : Number(rest) - 1]
  if (plan !== undefined) return plan.moves
  screen.warn(`follow: "${rest}" is none of the ${advice.plans.length} ways of the hint`)
  return undefined
}

function fill(table: Table): Answer | undefined {
  const { session, screen, tutoring } = table
  if (tutoring?.isReading === true)
    return screen.warn(`there is nothing to do; ${tutoring.enters}`) as undefined
  if (table.waiting?.isWhole === true)
    return screen.say(
      'Nothing is left to fill in: Enter makes what is shown, "no" leaves it.',
    ) as undefined
  const trial = session.isMine ? table.trial() : null
  if (trial === null || !trial.isAct)
    return screen.warn(
      'there is nothing to fill in here; "hint" says what the computer would do',
    ) as undefined
  const { legalTexts, narrowed, words } = table
  trial.fill(openMoves(legalTexts, narrowed, words.orders).map(({ move }) => move))
  if (trial.moves.length === 0)
    return screen.say('The computer would choose nothing more here.') as undefined
  if (trial.isOpen) return trial.moves
  // Nothing is left to be confirmed behind it, so it is shown first
  const { lines = [], ...caution } = lastOfAct(table, trial.moves)
  screen.say(...lines)
  table.waiting = { ...caution, yes: () => trial.moves }
  return undefined
}

function back(table: Table): Answer | undefined {
  // A line that is shown and not made yet is what was typed last
  if (table.waiting !== null) {
    table.waiting = null
    return 'moved'
  }
  if (table.narrowed !== '') {
    table.narrowed = ''
    return 'moved'
  }
  if (table.back()) return taken(table)
  table.screen.say('Nothing of this decision has been made; undo goes back behind it.')
  return undefined
}

function why(table: Table): undefined {
  table.screen.say(...whyLines(table))
}

const ACTS_SHOWN = 12

function log(table: Table, rest: string): undefined {
  const { screen } = table
  if (rest === 'all') return screen.say(...logLines(table)) as undefined
  const wanted = rest === '' ? ACTS_SHOWN : Number(rest)
  if (!Number.isInteger(wanted) || wanted < 1)
    return screen.warn(`log: "${rest}" is not a number of acts, nor "all"`) as undefined
  screen.say(...actLines(table, wanted))
}

/** The last acts, a sentence or a few each, under their headings. */
function actLines({ session, words, screen }: Table, wanted: number): string[] {
  const acts = actsOf(session.happenings, words.acts ?? MOVE_BY_MOVE, session.stateAt(0))
  return sectionsOf(acts.slice(-wanted)).flatMap(({ round, phase, acts }) => [
    ...[[round, phase].filter((word) => word !== '').join(', ')].filter((word) => word !== ''),
    ...acts.flatMap(({ title, result }) =>
      wrap(`  ${title} ${result}`.trimEnd(), screen.width, '    '),
    ),
  ])
}

/** The whole game as the person knew it. */
function logLines({ session, words }: Table): string[] {
  const told = words.log?.(session.viewer)
  if (told === undefined) return session.log.map(({ text }) => text)
  return [...toldBy(told, session)]
}

function* toldBy(told: GameTelling, session: Session): Iterable<string> {
  for (const [number, move] of session.moves.entries()) {
    const before = session.stateAt(number)
    if (number === 0) yield* told.opening(before)
    yield* told.add(before, move)
  }
  if (session.isOver) yield* told.finish(session.truth)
  else yield* told.open()
}

function save(table: Table, rest: string): undefined {
  const isOwn = rest === '' || table.file.isAt(rest)
  try {
    saveTo(table, rest === '' ? table.savePath : rest)
    table.screen.say(`Saved: ${isOwn ? table.savePath : rest}`)
  } catch (error) {
    table.screen.warn(`not saved: ${whyNot(error)}`)
  }
}

function load(table: Table, rest: string): Answer | undefined {
  const { screen } = table
  if (rest === '') return screen.warn('load what? for example: load games/winter.json') as undefined
  try {
    restoreFrom(table, rest)
  } catch (error) {
    screen.warn(error instanceof Error ? error.message : String(error))
    return undefined
  }
  screen.say(`Loaded: ${rest}`)
  return 'moved'
}

function restoreFrom(table: Table, path: string): void {
  const { game } = table
  const text = readPlainFile(path).toString()
  try {
    const { record, table: kept } = readSaved(text)
    if (record.game !== game.name)
      throw new InputError(`game: this is ${game.name}, not "${record.game}"`)
    if (!isOfThese(table, record, kept))
      throw new InputError(`is played by others; "dejarik play --load ${path}" goes on with it`)
    table.restore(record, kept.tookBack)
  } catch (error) {
    throw inFile(path, null, error)
  }
}

/** A game of the people who sit here: nobody looks into that of others, nor past a code. */
function isOfThese(
  { session, game, sitters }: Table,
  { options }: GameRecord,
  { people, notes }: SavedGame['table'],
): boolean {
  if (people === null) return true
  const found = sittersIn(notes.sitters, people, game.seats(options).length) ?? []
  const isOpen = (seat: Player): boolean =>
    [null, lockOf(sitters, seat)].includes(lockOf(found, seat))
  return people.join() === session.people.join() && people.every(isOpen)
}

function undo(table: Table): Answer | undefined {
  if (table.undo(false)) return taken(table)
  const { session, screen, tutoring } = table
  const bar = session.undoPoint(false)
  if (typeof bar === 'number' || bar === 'nothing')
    return screen.say('There is nothing to take back.') as undefined
  const way = tutoring === null ? 'take-back goes there' : '"again" begins this lesson anew'
  screen.say(`${UNDO_BARS[bar]}${session.people.length > 1 ? '' : `; ${way}`}.`)
  return undefined
}

const UNDO_BARS = {
  opponent: 'Others have moved since your last choice',
  learned: 'Your last choice has shown something',
} as const

function taken({ screen }: Table): Answer {
  screen.say('Taken back.')
  return 'moved'
}

function takeBack(table: Table): Answer | undefined {
  if (table.session.people.length > 1)
    return table.screen.warn(
      'take-back is not for several people at one screen; "undo" takes back what has shown nothing',
    ) as undefined
  if (table.undo(true)) return taken(table)
  table.screen.say('There is nothing to take back.')
  return undefined
}

/** For `q`, which ends the paging, too: who typed it once too often stays. */
export function askWhetherToLeave(table: Table): Answer {
  const isKept = table.kept !== null && !table.cannotKeep
  const asked = `${isKept ? 'The game is kept. ' : ''}Leave?`
  table.waiting = { asked, usual: false, yes: () => 'quit' }
  return 'done'
}

/** Everybody on the side that gives up says so. */
function resign(table: Table): undefined {
  const { session } = table
  const [, ...partners] = teamOf(session)
  const isAlone = session.people.length === 1
  table.waiting = {
    asked: `${isAlone ? '' : 'It ends for everybody at this screen. '}You give the game up?`,
    usual: false,
    yes: () => agreed(table, partners),
  }
}

function agreed(table: Table, [next, ...others]: readonly Player[]): Answer {
  if (next === undefined) return giveUp(table)
  const asked = `${capital(table.whoIs(next))}: you give it up, too?`
  table.waiting = { asked, usual: false, yes: () => agreed(table, others) }
  return 'done'
}

function giveUp(table: Table): Answer {
  const { session, screen, seats, words } = table
  table.givenUpBy = session.viewer
  const winner = victoryOver(words, seats, session.viewer)
  const isAlone = session.people.length === 1
  const who = isAlone ? 'You resign.' : `${capital(table.whoIs(session.viewer))} resigned.`
  screen.say(`${who} ${winner}`.trim())
  screen.event('resigned', { side: session.viewer })
  return 'quit'
}
