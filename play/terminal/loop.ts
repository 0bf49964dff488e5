import { foreignText } from '../../arena/foreign-text.js'
import type { Move } from '../../engine/game.js'
import type { ActRules } from '../shell/acts.js'
import { resultLine } from '../shell/result-line.js'
import type { LogLine } from '../shell/session.js'
import { hasSecrets } from '../shell/sitters.js'
import type { Thought } from '../shell/thought.js'
import { lastOfAct, questionOf, showBoard, showChoices, showQuestion, showScene } from './asking.js'
import { askWhetherToLeave, commandNames, runCommand } from './commands.js'
import { consulted } from './consulting.js'
import type { Caution } from './game-words.js'
import { type HandedOver, handOver } from './handing-over.js'
import { keep, keepAsItGoes, waysOut } from './keeping.js'
import { complaintAbout, goOn, sayStep } from './lesson-turn.js'
import { completions } from './matching.js'
import { read } from './reading.js'
import type { Answer, Table } from './table.js'
import { type Keyboard, Typist } from './typist.js'

/** The game as a conversation, on a terminal or through a pipe. */

export interface Manners {
  /** Somebody sits there: prompts, completion, questions back, going on after a mistake. */
  readonly interactive: boolean
  /** Wait for a key after each of the computer's moves. */
  readonly stepwise: boolean
}

/** Answers the exit code: 0, or 1 when a script typed a move that is none. */
export async function converse(
  table: Table,
  manners: Manners,
  input: Keyboard,
  output: NodeJS.WritableStream = process.stdout,
): Promise<number> {
  const typist = new Typist(input, manners.interactive ? output : null, completer(table))
  table.screen.leaving = () => waysOut(table)
  // What cannot be kept is not left by one key
  table.screen.work = (during) => (table.cannotKeep ? during() : typist.working(during))
  const conversation = new Conversation(table, manners, typist)
  try {
    return await conversation.run()
  } finally {
    await table.screen.flush(null)
    typist.close()
    table.close()
  }
}

/** More than anybody types. */
const LONGEST_LINE = 1000

/** Lines of a list by their numbers. */
const NUMBERS = /^\d+( \d+)*$/

/** What a line led to. */
type Taken = 'ok' | 'wrong' | 'quit'

class Conversation {
  constructor(
    private readonly table: Table,
    private readonly manners: Manners,
    private readonly typist: Typist,
  ) {}

  async run(): Promise<number> {
    const { table } = this
    if (!this.isUnseen) tellLoading(table)
    if (!this.manners.interactive && table.tutoring === null) showBoard(table)
    for (;;) {
      keepAsItGoes(table)
      const { moves } = table.session
      const made = moves.length
      if (!(await this.letComputerMove())) return this.leave()
      const isNew = moves.length > made
      keepAsItGoes(table)
      if (table.session.isOver && table.tutoring === null) return await this.finish()
      const asked = await this.ask()
      if (asked === 'left') return this.leave()
      if (asked === 'answered') continue
      const line = await this.typist.line(this.prompt)
      table.screen.wasRead()
      if (line === null) return this.leave()
      const taken = this.isTooEarly(line, isNew) ? 'ok' : await this.take(line)
      if (taken === 'quit') this.cover()
      if (taken === 'quit' && (keep(table) || !this.manners.interactive)) return 0
      if (taken === 'wrong' && !this.manners.interactive) return this.stop()
      // What was to follow was meant for something else
      if (taken === 'wrong') this.forgetAhead()
    }
  }

  /**
   * A line that was typed before its question was there, and means something else now: Enter agrees to nothing that
   * nobody has read, and a number is no line of a list that came later.
   */
  private isTooEarly(line: string, isNew: boolean): boolean {
    if (!this.manners.interactive || !this.typist.wasAhead) return false
    const text = line.trim()
    if (text === '') return true
    if (!isNew || !NUMBERS.test(text)) return false
    this.table.screen.warn(`"${text}" was typed before this was asked; type it again`)
    this.forgetAhead()
    return true
  }

  private forgetAhead(): void {
    if (!this.manners.interactive) return
    const lines = this.typist.dropAhead().filter((line) => line.trim() !== '')
    if (lines.length === 0) return
    const texts = lines.map((line) => `"${foreignText(line).trim()}"`)
    this.table.screen.warn(`not read either, it was typed ahead: ${texts.join(', ')}`)
  }

  // Asking

  /** Shows what is asked, the one who is to look being there. */
  private async ask(): Promise<HandedOver> {
    const { table, manners } = this
    if (table.tutoring !== null) sayStep(table, table.tutoring)
    if (!manners.interactive) {
      if (table.screen.options.json) announce(table)
      return 'looks'
    }
    const handed = await handOver(table, this.typist)
    if (handed !== 'looks') return handed
    const { waiting } = table
    if (waiting !== null)
      table.screen.say(waiting.asked.slice(0, -lastSentence(waiting.asked).length).trim())
    else if (table.tutoring?.isReading !== true) showDecision(table)
    await table.screen.flush(() => this.more())
    table.wasShown()
    return 'looks'
  }

  private get prompt(): string {
    const { session, screen, waiting, tutoring } = this.table
    if (!this.manners.interactive) return ''
    if (tutoring?.isReading === true) return screen.bold(`-- ${tutoring.enters} -- `)
    if (waiting !== null)
      return `${lastSentence(waiting.asked)} ${waiting.usual ? '[Y/n]' : '[y/N]'} `
    return `${screen.bold(questionOf(this.table)?.prompt ?? session.kind)}> `
  }

  /** Between two screenfuls; false when the rest need not wait. */
  private async more(): Promise<boolean> {
    return await this.typist.page('-- more: Enter goes on, q shows all the rest --')
  }

  // The computers

  /** Their moves, one after the other; false when the input ended in between. */
  private async letComputerMove(): Promise<boolean> {
    const { table, manners } = this
    const { session, screen, words } = table
    const held: LogLine[] = []
    for (;;) {
      const move = await this.moveByOthers()
      if (move === null) break
      const lines = make(table, move)
      held.push(...lines)
      // More of the same may follow, and is told with it
      if (mayGoOn(words.acts, held.at(-1)) && !session.isOver && !session.isMine) continue
      if (this.isUnseen) continue
      table.tell(held.splice(0))
      if (!manners.interactive || !manners.stepwise || lines.length === 0) continue
      await screen.flush(() => this.more())
      if ((await this.typist.pause(screen.bold('-- Enter --'))) === 'end') return false
      screen.wasRead()
    }
    if (!this.isUnseen) table.tell(held)
    return true
  }

  /** Nobody has been handed the screen yet, and not everybody may see everything: what happens is told to its person then. */
  private get isUnseen(): boolean {
    const { lastViewer, words, session } = this.table
    return this.manners.interactive && lastViewer === null && hasSecrets(words, session)
  }

  /** The next move that no person makes: a computer's, or what a lesson has; null where somebody is asked. */
  private async moveByOthers(): Promise<Move | null> {
    const { session, tutoring } = this.table
    if (tutoring !== null) return tutoring.run.answer()
    return session.isOver || session.isMine ? null : await this.thoughtOf()
  }

  private async thoughtOf(): Promise<Move> {
    const { table, manners } = this
    if (!manners.interactive) return (await table.think()).move
    // What was told already is read while the computer thinks
    await table.screen.flush(() => this.more())
    table.wasShown()
    let thought: Thought | null = null
    await table.screen.passing('The computer thinks …', async () => {
      thought = await table.think()
    })
    if (thought === null) throw new Error('the computer has not moved')
    return await consulted(table, this.typist, thought)
  }

  // What was typed

  private async take(typed: string): Promise<Taken> {
    const { table } = this
    const { waiting } = table
    const text = foreignText(typed).trim()
    if (text.length > LONGEST_LINE) {
      table.screen.warn(`a line of ${text.length} letters is no move`)
      return 'wrong'
    }
    if (waiting !== null) {
      if (this.manners.interactive && NUMBERS.test(text)) return this.refuseNumber(text)
      const said = this.confirmed(text)
      if (said !== null) return said
    }
    const { tutoring } = table
    const isReading = tutoring?.isReading === true
    if (text === '' && tutoring !== null && isReading) return this.carryOut(goOn(table, tutoring))
    // An empty line asks for the choices again
    if (text === '') table.showAgain()
    if (text === '' || text.startsWith('#')) return 'ok'
    table.waiting = waiting
    const done = await runCommand(table, text)
    // A look at something, or what means nothing, leaves open what was asked
    if (done !== 'done' && table.waiting === waiting) table.waiting = null
    if (done !== 'unknown') return this.carryOut(done)
    if (isReading) {
      if (this.isQuit(text)) return 'quit'
      table.screen.warn(`"${text}" is no command; ${tutoring?.enters}`)
      return 'ok'
    }
    const reading = read(table, text)
    if (reading.sort === 'wrong') {
      if (this.isQuit(text)) return this.carryOut(askWhetherToLeave(table))
      table.screen.warn(reading.why)
      table.waiting = waiting
      return 'wrong'
    }
    if (reading.sort === 'narrowed') {
      table.narrowed = reading.words
      table.shownAt = -1
      return 'ok'
    }
    return this.carryOut(reading.moves)
  }

  /** Somebody types `q` where no move goes on so. */
  private isQuit(text: string): boolean {
    const { legalTexts, words, narrowed } = this.table
    if (!this.manners.interactive || text.toLowerCase() !== 'q') return false
    return completions(legalTexts, `${narrowed} ${text}`.trim(), words.orders).length === 0
  }

  /** A yes or a no to what waits; null for another line, which counts instead. */
  private confirmed(text: string): Taken | null {
    const { table } = this
    const { waiting } = table
    table.waiting = null
    if (waiting === null) return null
    const says = text === '' ? waiting.usual : yesOrNo(text)
    if (says === null) return null
    table.shownAt = -1
    if (!says) return 'ok'
    const answer = waiting.yes()
    if (typeof answer === 'string') return this.carryOut(answer)
    this.play(answer)
    return 'ok'
  }

  /** A number was meant for a list that is not shown now: what waits stays as it is. */
  private refuseNumber(text: string): Taken {
    this.table.screen.warn(`"${text}" is no answer here: y or n, or another choice by its name`)
    return 'wrong'
  }

  private carryOut(answer: Answer): Taken {
    const { table } = this
    if (answer === 'quit') return 'quit'
    if (answer === 'moved') {
      table.shownAt = -1
      if (!this.manners.interactive) showBoard(table)
    }
    if (typeof answer !== 'string') this.make(answer)
    // A script is not asked back
    if (table.waiting !== null && !this.manners.interactive) return this.confirmed('yes') ?? 'ok'
    return 'ok'
  }

  /** Makes the moves of a line, or asks first where somebody may not want them. */
  private make(moves: readonly Move[]): void {
    const { table, manners } = this
    // A lesson says itself what speaks against them
    const isCareful = manners.interactive && table.tutoring === null
    const { lines = [], ...caution } = isCareful ? cautionOf(table, moves) : SURE
    if (caution.asked === '') return this.play(moves)
    table.screen.say(...lines)
    table.waiting = { ...caution, yes: () => moves }
  }

  /** Plays the moves of a line, unless a lesson has something against them. */
  private play(moves: readonly Move[]): void {
    const { table } = this
    const { tutoring } = table
    if (tutoring === null) return playLine(table, moves)
    const { isWhole, complaint } = complaintAbout(table, tutoring, moves)
    if (complaint !== null) {
      const mayGoBack = table.begunAt < table.session.moves.length
      return table.screen.warn(
        `${complaint}${mayGoBack ? ' ("back" takes your last line back.)' : ''}`,
      )
    }
    playLine(table, moves)
    if (isWhole) tutoring.run.made()
  }

  // The end

  /** The end of the input: the game is kept. */
  private leave(): number {
    const { narrowed, screen } = this.table
    this.cover()
    const isCutShort = !this.manners.interactive && narrowed !== ''
    if (isCutShort)
      screen.warn(
        `line ${this.typist.count}: the input ends after "${narrowed}", with which several moves begin: none was made`,
      )
    return keep(this.table) && !isCutShort ? 0 : 1
  }

  /** Whoever comes to a screen of several people sees nothing of the one who has left it. */
  private cover(): void {
    const { session, words, screen, givenUpBy } = this.table
    const isUnderWay = !session.isOver && givenUpBy === null
    if (this.manners.interactive && isUnderWay && hasSecrets(words, session)) screen.wipe()
  }

  /** A script typed what is no move. */
  private stop(): number {
    this.table.screen.warn(`line ${this.typist.count}: stopped here`)
    keep(this.table)
    return 1
  }

  private async finish(): Promise<number> {
    const { table } = this
    const { session, screen, game } = table
    showBoard(table)
    const outcome = game.outcome(session.truth)
    if (table.words.tellsEnd !== true) screen.say(resultLine(game, session.truth))
    screen.event('over', { utility: outcome?.utility, reason: outcome?.reason })
    const kept = keep(table)
    if (this.manners.interactive) await this.lookBack()
    return kept ? 0 : 1
  }

  /** The last screen stays until Enter; everything but moves may be asked. */
  private async lookBack(): Promise<void> {
    const { table, typist } = this
    for (;;) {
      await table.screen.flush(() => this.more())
      const line = await typist.line(
        table.screen.bold('-- the game is over: board, log and why look back, Enter leaves --'),
      )
      table.screen.wasRead()
      if (line === null || line.trim() === '' || (await runCommand(table, line)) === 'quit') return
      table.waiting = null
    }
  }
}

/** What is asked, and the choices where they are new; the board before kinds that begin something, and for another. */
function showDecision(table: Table): void {
  const { session, screen } = table
  const isNew = table.shownAt !== session.moves.length
  if (table.lastViewer !== session.viewer || isBegun(table, isNew)) {
    showBoard(table, true)
    table.drawnUnder = headings(table)
  }
  table.lastViewer = session.viewer
  if (isNew) {
    screen.say('')
    showScene(table)
    showQuestion(table)
    showChoices(table)
  }
  table.shownAt = session.moves.length
}

/** A sort of decision begins before which the position is drawn. */
function isBegun(table: Table, isNew: boolean): boolean {
  const { session, words, narrowed } = table
  if (words.drawnBefore === undefined) return isNew && narrowed === ''
  return words.drawnBefore.includes(session.kind) && headings(table) !== table.drawnUnder
}

/** How many headings of the log have been reached: a number that changes with the phase. */
function headings({ session, words }: Table): number {
  const { acts } = words
  if (acts === undefined) return session.moves.length
  return session.happenings.filter(({ event }) => acts.heading(event) !== null).length
}

function announce({ session, screen, game, seats }: Table): void {
  const { truth, kind, legal, actor } = session
  const moves = legal.map((move) => game.describe(truth, move))
  const seat = session.people.length > 1 ? { seat: seats[actor]?.name } : {}
  screen.event('decision', { ...seat, kind, moves })
}

/** Nothing speaks against it. */
const SURE: Caution = { asked: '', usual: true }

/** Why somebody may not want these moves; nothing is asked where nothing speaks against them. */
function cautionOf(table: Table, moves: readonly Move[]): Caution {
  const { session, words, screen } = table
  const own = words.caution?.(session.observation, session.viewer, moves, screen.drawing) ?? ''
  if (typeof own !== 'string') return own
  return own === '' ? atTheEnd(table, moves) : { asked: own, usual: true }
}

/** An act may end by the last thing that is left to choose in it. */
function atTheEnd(table: Table, moves: readonly Move[]): Caution {
  const { session, game, words } = table
  const trial = table.trial()
  if (!trial.isAct || words.acting === undefined) return SURE
  for (const move of moves) if (trial.allows(move)) trial.make(move)
  // Ending it is what "done" says; and what one line says in full is meant
  const last = moves.at(-1)
  const says = last === undefined ? '' : game.describe(session.truth, last)
  const isAtOnce = moves.length === 1 && table.begunAt === session.moves.length
  return trial.isOpen || isAtOnce || !says.includes(' ') ? SURE : lastOfAct(table, moves)
}

/** What happened by itself when a position was loaded. */
function tellLoading({ deal, session, screen, game }: Table): void {
  if (deal.position === undefined || session.moves.length > 0) return
  screen.say(...(game.tellLoading?.(deal.position, session.viewer) ?? []))
}

function playLine(table: Table, moves: readonly Move[]): void {
  table.narrowed = ''
  const lines: LogLine[] = []
  table.playLine(moves, (move) => lines.push(...make(table, move)))
  table.tell(lines)
}

/** Makes a move; answers what the one who looks has not read yet. A script reads it at once, line by line. */
function make(table: Table, move: Move): LogLine[] {
  const { session, screen, game } = table
  const { truth, viewer, isMine } = session
  const text = game.describe(truth, game.seen(truth, move, viewer))
  session.play(move)
  const lines = table.news()
  const texts = lines.map((line) => line.text)
  screen.event('move', {
    by: isMine ? 'you' : 'computer',
    ...(isMine ? { move: text } : {}),
    lines: texts,
  })
  if (screen.isTerminal) return lines
  screen.say(...(isMine ? [`> ${text}`] : []), ...texts)
  return []
}

/** What a line tells may be told with what follows. */
function mayGoOn(acts: ActRules | undefined, line: LogLine | undefined): boolean {
  if (acts === undefined || line === undefined) return false
  return acts.isPassing(line.event) || acts.merged(line.event, line.event) !== null
}

/** What is asked in the end; what stands before it says why. */
function lastSentence(text: string): string {
  return text.slice(text.lastIndexOf('. ') + 1).trim()
}

function yesOrNo(text: string): boolean | null {
  const word = text.toLowerCase()
  if ('yes'.startsWith(word)) return true
  return 'no'.startsWith(word) ? false : null
}

function completer(table: Table): (line: string) => [string[], string] {
  return (line) => {
    const last = line.split(/\s+/).pop() ?? ''
    const { narrowed, legalTexts, words } = table
    const typed = narrowed === '' ? line : `${narrowed} ${line}`
    const commands = line.includes(' ')
      ? []
      : commandNames(table).filter((name) => name.startsWith(last))
    const found = completions(legalTexts, typed, words.orders)
    return [[...new Set([...found, ...commands])].map((word) => `${word} `), last]
  }
}
