import { randomBytes } from 'node:crypto'
import { appendFileSync, existsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { InputError } from '../../engine/input-error.js'
import { ensureFolder } from '../files.js'
import { FolderLock } from '../journal/folder-lock.js'
import { type AgentIdentity, Journal, type JournalEntry } from '../journal/journal.js'
import type { GameResult, GameTask } from '../match/game-task.js'
import { type Players, Withdrawn } from '../match/pool.js'
import type { GroupBook } from '../plan/group-book.js'
import { type Entrant, seatSpecOf } from '../plan/line-up.js'
import { groupOfGame } from '../plan/meeting.js'
import { groupWord, placesInSide, type SeatedPlan } from '../plan/seated-plan.js'
import { machineText } from './machine.js'
import type { ForfeitNews, TournamentNews } from './news.js'
import { type ProgramIdentity, programText, thisProgram } from './program.js'
import { type Session, Standing } from './standing.js'

/** Harmless mistakes of foreign bots, a line each. */
const MISTAKES_NAME = 'mistakes.txt'
export const JOURNAL_NAME = 'journal.bin'

export type SessionStart = Pick<Session, 'workers' | 'queue' | 'command'>

/** A tournament in its folder: what was asked for, what has been played, and the way to the rest. */
export class Tournament {
  /** By seat: how many-th of its side it is. */
  private readonly places: readonly number[]

  private constructor(
    readonly folder: string,
    readonly standing: Standing,
    private readonly journal: Journal,
    private readonly lock: FolderLock,
  ) {
    this.places = placesInSide(standing.plan)
  }

  static create(
    folder: string,
    plan: SeatedPlan,
    agents: readonly AgentIdentity[],
    gameSha256: string | null = null,
  ): Tournament {
    ensureFolder(folder)
    return locked(folder, (lock) => {
      const path = join(folder, JOURNAL_NAME)
      if (existsSync(path))
        throw new InputError(
          `${folder} holds a tournament already; go on with --resume ${folder}, or give another --out`,
        )
      const id = randomBytes(8).toString('hex')
      const known = { kind: 'plan', id, plan, program: thisProgram(), agents } as const
      const first = gameSha256 === null ? known : { ...known, gameSha256 }
      const standing = new Standing(first)
      const journal = Journal.create(path)
      journal.append(first)
      return new Tournament(folder, standing, journal, lock)
    })
  }

  /** Takes up a tournament where it stopped, however it stopped. */
  static resume(folder: string): Tournament {
    return Tournament.open(folder, (program) => checkProgram(folder, program))
  }

  /** The tournament of a folder, by whichever program it was played. */
  static open(folder: string, check: (program: ProgramIdentity) => void = () => {}): Tournament {
    const path = join(folder, JOURNAL_NAME)
    if (!existsSync(path)) throw new InputError(`${folder} holds no tournament to resume`)
    return locked(folder, (lock) => {
      let standing: Standing | null = null
      const journal = Journal.open(path, (entry, place) => {
        if (standing !== null) standing.read(entry, place.at)
        else if (entry.kind === 'plan') {
          check(entry.program)
          standing = new Standing(entry)
        }
      })
      if (standing === null) {
        journal.close()
        throw new InputError(
          `${folder}: the journal does not say what was played; start anew with another --out`,
        )
      }
      return new Tournament(folder, standing, journal, lock)
    })
  }

  /** Asks for more: from here on it is this plan, which begins as the one before. */
  grow(plan: SeatedPlan, agents: readonly AgentIdentity[]): void {
    this.write({ kind: 'growth', plan, agents })
  }

  get plan(): SeatedPlan {
    return this.standing.plan
  }

  get book(): GroupBook {
    return this.standing.book
  }

  /** The result of a game that is done. */
  result(game: number): GameResult {
    const entry = this.journal.read(this.standing.placeOf(game))
    if (entry.kind !== 'game') throw new Error(`journal: game ${game} lies elsewhere`)
    return entry.result
  }

  /** Whether nothing is left to play. */
  get isOver(): boolean {
    return this.next(this.book.first, new Set()) === null
  }

  /** All that a worker needs to play a game. */
  task(game: number): GameTask {
    const { plan, identities } = this.standing
    const { book } = this
    const bySide = book.agents(game)
    if (bySide === null) throw new Error(`game ${game} is not paired yet`)
    const group = groupOfGame(game, book.sides) + 1
    const begin = plan.starts[book.turn(game) % plan.starts.length]
    return {
      number: game,
      rules: plan.game,
      options: begin?.options ?? plan.options,
      ...(begin === undefined ? {} : { position: begin.position }),
      world: `${plan.seed}/${groupWord(book.sides)}-${group}`,
      luck: `${plan.seed}/game-${game}`,
      players: plan.sides.map((side, seat) => {
        const place = bySide[side] as number
        const entrant = plan.agents[place] as Entrant
        const inSide = this.places[seat] as number
        const { spec, isTimed } = seatSpecOf(entrant, inSide)
        const identity = identities[place]
        const { sha256 } = identity?.team?.[inSide] ?? identity ?? { sha256: null }
        return { agent: entrant.agent, spec, isTimed, sha256 }
      }),
      limits: plan.limits,
      adjudication: plan.adjudication,
    }
  }

  /** Plays what is left. Resolves when all is played, or after `stop` when the games under way are done. */
  async play(
    players: Players,
    news: TournamentNews,
    stop: AbortSignal,
    session: SessionStart,
  ): Promise<void> {
    this.write({
      kind: 'session',
      startedMs: Date.now(),
      machine: machineText(),
      games: this.book.done,
      ...session,
    })
    const running = new Set<number>()
    let failure: unknown = null
    let from = this.book.first
    let wake = (): void => {}
    const play = async (game: number): Promise<void> => {
      running.add(game)
      try {
        const task = this.task(game)
        this.take(task, await players.play(task), news, running.size - 1)
      } catch (error) {
        if (!(error instanceof Withdrawn)) failure ??= error
      } finally {
        running.delete(game)
        wake()
      }
    }
    news.begin?.(this.book)
    stop.addEventListener('abort', () => {
      void players.withdraw?.()
      wake()
    })
    for (;;) {
      while (from <= this.book.last && (this.book.isDone(from) || !this.book.isWanted(from))) from++
      while (failure === null && !stop.aborted && running.size < players.capacity) {
        const game = this.next(from, running)
        if (game === null) break
        void play(game)
      }
      if (running.size === 0) break
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
    news.end?.()
    // A full disk has no room for this either; the journal is sound without it.
    if (failure === null) this.write({ kind: 'pause', endedMs: Date.now() })
    else throw failure
  }

  /** What is not in the folder any more cannot be resumed or made again. */
  checkKept(): void {
    if (this.journal.isKept) return
    throw new InputError(
      `${join(this.folder, JOURNAL_NAME)} was removed while the games were played: the results are written, but cannot be resumed`,
    )
  }

  close(): void {
    this.journal.close()
    this.lock.release()
  }

  /** A game counts once it stands in the journal. */
  private take(task: GameTask, result: GameResult, news: TournamentNews, running: number): void {
    if (result.number !== task.number)
      throw new Error(`game ${task.number}: the result is of game ${result.number}`)
    if (result.forfeit !== null) this.writeForfeit(task, result)
    if (result.mistakes.length > 0) this.writeMistakes(task, result)
    const before = this.book.sprt?.decision ?? null
    this.write({ kind: 'game', result, atMs: Date.now() })
    if (result.forfeit !== null) news.forfeit?.(forfeitNews(task, result))
    if (before === null && this.book.sprt !== null && this.book.sprt.decision !== null)
      news.decided?.(this.book, running)
    news.game?.(task, result)
  }

  private write(entry: JournalEntry): void {
    this.standing.read(entry, this.journal.append(entry).at)
  }

  private next(from: number, running: ReadonlySet<number>): number | null {
    for (let game = from; game <= this.book.last; game++) {
      if (this.book.isDone(game) || running.has(game) || !this.book.isWanted(game)) continue
      return this.book.agents(game) === null ? null : game
    }
    return null
  }

  /** What bots did wrong without harm, for their authors. */
  private writeMistakes(task: GameTask, { mistakes }: GameResult): void {
    const path = join(this.folder, MISTAKES_NAME)
    if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > MOST_MISTAKE_BYTES) return
    const lines = mistakes.map(
      ({ seat, what }) =>
        `game ${task.number}, ${task.players[seat]?.agent} (seat ${seat}): ${what}\n`,
    )
    appendFileSync(path, lines.join(''))
  }

  /** The whole story of a lost game for its author, beside the journal. */
  private writeForfeit(task: GameTask, result: GameResult): void {
    const { forfeit } = result
    if (forfeit === null) return
    const folder = join(this.folder, 'forfeits')
    ensureFolder(folder)
    const meet = (this.book.agents(task.number) ?? []).map(
      (place) => this.plan.agents[place]?.agent,
    )
    const lines = [
      `Game ${task.number}, world ${task.world}: ${meet.join(' against ')}`,
      `Lost by ${task.players[forfeit.seat]?.agent} (seat ${forfeit.seat}): ${forfeit.reason}`,
      forfeit.detail,
      '',
      'What happened before, as that player saw it:',
      ...forfeit.before,
      '',
      'The position as that player saw it last:',
      forfeit.position,
      '',
      ...(forfeit.legal.length === 0 ? [] : ['What it could have answered:', ...forfeit.legal, '']),
      'The end of what the bot wrote to stderr:',
      forfeit.stderr,
    ]
    writeFileSync(join(folder, `game-${task.number}.txt`), `${lines.join('\n')}\n`)
  }
}

/** Mistakes of one run that are kept; a bot that makes more makes the same again. */
const MOST_MISTAKE_BYTES = 1 << 20

function forfeitNews(task: GameTask, result: GameResult): ForfeitNews {
  const { forfeit } = result
  if (forfeit === null) throw new Error('no forfeit')
  return {
    game: task.number,
    agent: task.players[forfeit.seat]?.agent ?? '',
    seat: forfeit.seat,
    length: result.facts.length,
    reason: forfeit.reason,
    detail: forfeit.detail,
  }
}

function checkProgram(folder: string, program: ProgramIdentity): void {
  const own = thisProgram()
  if (own.version === program.version && own.build === program.build) return
  throw new InputError(
    `${folder} was begun by ${programText(program)}, this is ${programText(own)}: their games are not comparable; start anew with another --out`,
  )
}

function locked<T>(folder: string, take: (lock: FolderLock) => T): T {
  const lock = FolderLock.take(folder)
  try {
    return take(lock)
  } catch (error) {
    lock.release()
    throw error
  }
}
