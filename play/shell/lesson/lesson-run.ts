import { type Game, MOST_MOVES, type Move } from '../../../engine/game.js'
import type { GameRecord } from '../../../engine/record.js'
import { cloneState, type State } from '../../../engine/state.js'
import { Session } from '../session.js'
import { holds } from './goal.js'
import { isTask, type Lesson, type Step, type Task, type Tutorial } from './lesson.js'
import { fits } from './pattern.js'

/** How far a person is in a lesson. */
export interface LessonPlace {
  readonly lesson: string
  readonly step: number
  readonly moves: readonly Move[]
}

/** What does least, where a lesson does not say how to answer. */
const USUAL_ANSWERS: readonly string[] = ['decline', 'done', 'pass']
const LESSON_SEED = 'lesson'

/** A lesson under way: which step is due, whether an act does it, and how everybody else answers. */
export class LessonRun {
  readonly session: Session
  step = 0
  /** Why the last act was not made; null after one that was. */
  remark: string | null = null
  /** The step that was due at each number of moves at which it changed, for going back. */
  private marks: { readonly moves: number; readonly step: number }[] = [{ moves: 0, step: 0 }]

  constructor(
    private readonly game: Game,
    readonly tutorial: Tutorial,
    readonly lesson: Lesson,
    place?: LessonPlace,
  ) {
    const options = game.optionsOf(game.fromPosition(lesson.position))
    const record: GameRecord = {
      game: game.name,
      edition: game.edition,
      options,
      seed: LESSON_SEED,
      position: lesson.position,
      moves: place?.moves ?? [],
    }
    this.session = Session.of(game, record, [tutorial.seat])
    if (place !== undefined) this.goTo(Math.min(place.step, lesson.steps.length))
  }

  get number(): number {
    return this.tutorial.lessons.indexOf(this.lesson)
  }

  get following(): Lesson | null {
    return this.tutorial.lessons[this.number + 1] ?? null
  }

  /** What is to be read or done now; null when the lesson is over. */
  get current(): Step | null {
    return this.lesson.steps[this.step] ?? null
  }

  /** Nothing is asked of the pupil but to read. */
  get isReading(): boolean {
    const step = this.current
    return step === null || !isTask(step)
  }

  get isDone(): boolean {
    return this.current === null
  }

  /** The game has ended otherwise than the lesson wants: it has to be begun again. */
  get isLost(): boolean {
    const step = this.current
    return this.session.isOver && step !== null && isTask(step) && !this.isFulfilled(step)
  }

  get place(): LessonPlace {
    return { lesson: this.lesson.id, step: this.step, moves: [...this.session.moves] }
  }

  /** Goes on from what is only to be read. */
  read(): void {
    const step = this.current
    if (step !== null && !isTask(step)) this.goTo(this.step + 1)
  }

  /** The move that the lesson makes now, for others or for the pupil; null where he is to read or to decide. */
  answer(): Move | null {
    const { session } = this
    this.passFulfilled()
    const step = this.current
    if (step === null || session.isOver || !this.isRunning(step)) return null
    if (session.isMine && (this.wanted.length === 0 || this.wanted.includes(session.kind)))
      return null
    const patterns = [
      ...(step.answers ?? []),
      ...(this.lesson.answers ?? []),
      ...USUAL_ANSWERS,
      '*',
    ]
    return this.firstFitting(patterns)
  }

  /** Why these moves are not made; null when they are right. */
  judge(moves: readonly Move[]): string | null {
    this.remark = this.complaint(moves)
    return this.remark
  }

  /** The act that was judged has been made. */
  made(): void {
    const step = this.current
    if (step !== null && isTask(step) && step.until === undefined) this.goTo(this.step + 1)
  }

  /** An act that does what is asked: its moves, one after the other. */
  demonstration(): Move[] {
    const step = this.current
    if (step === null || !isTask(step) || !this.session.isMine) return []
    const { game, session } = this
    const state = cloneState(session.truth)
    const { actor: seat, kind } = session
    const made: Move[] = []
    if (!step.asks.includes(kind)) return made
    for (const pattern of step.shown) {
      if (!isAsked(game, state, seat, step.asks)) break
      const move = legalIn(game, state).find((one) => fits(pattern, game.describe(state, one)))
      if (move === undefined) continue
      made.push(move)
      game.advance(state, move)
    }
    return made
  }

  /** The game has been taken back to so many moves. */
  rewind(moves: number): void {
    this.marks = this.marks.filter((mark, i) => i === 0 || mark.moves <= moves)
    this.step = this.marks[this.marks.length - 1]?.step ?? 0
    this.remark = null
  }

  private steps(from: number): readonly Step[] {
    return this.lesson.steps.slice(from)
  }

  /** Kinds of decision that the task at hand, or the next one, leaves to the pupil. */
  private get wanted(): readonly string[] {
    return this.steps(this.step).find(isTask)?.asks ?? []
  }

  private isRunning(step: Step): boolean {
    return isTask(step) || step.plays === true
  }

  private passFulfilled(): void {
    const step = this.current
    if (step !== null && isTask(step) && this.isFulfilled(step)) this.goTo(this.step + 1)
  }

  /** A task of several acts is done. */
  private isFulfilled({ until }: Task): boolean {
    if (until === undefined) return false
    const position = this.game.toPosition(this.session.truth)
    return until.every((one) => holds(one, position))
  }

  private goTo(step: number): void {
    this.step = step
    this.remark = null
    this.marks.push({ moves: this.session.moves.length, step })
  }

  private firstFitting(patterns: readonly string[]): Move {
    const { game, session } = this
    const { legal, truth } = session
    const texts = legal.map((move) => game.describe(truth, move))
    for (const pattern of patterns) {
      const at = texts.findIndex((text) => fits(pattern, text))
      if (at >= 0) return legal[at] as Move
    }
    throw new Error(`the lesson ${this.lesson.id} has no answer`)
  }

  private complaint(moves: readonly Move[]): string | null {
    const { session } = this
    const step = this.current
    if (step === null) return 'This lesson is done.'
    if (!isTask(step)) return 'Read this first, then go on.'
    if (!session.isMine || !step.asks.includes(session.kind)) return step.otherwise
    const { texts, after } = this.tried(moves)
    const has = (pattern: string | undefined): boolean =>
      pattern !== undefined && texts.some((text) => fits(pattern, text))
    const wrong = step.wrong?.find(
      ({ kind = session.kind, when, unless }) => kind === session.kind && has(when) && !has(unless),
    )
    if (wrong !== undefined) return wrong.say
    return this.doesIt(step, texts, after) ? null : step.otherwise
  }

  private doesIt(step: Task, texts: readonly string[], after: State): boolean {
    const { wants = [], brings = [] } = step
    if (!wants.every((pattern) => texts.some((text) => fits(pattern, text)))) return false
    if (brings.length === 0) return true
    const position = this.game.toPosition(after)
    return brings.every((one) => holds(one, position))
  }

  private tried(moves: readonly Move[]): { texts: string[]; after: State } {
    const { game, session } = this
    const after = cloneState(session.truth)
    const seat = session.actor
    const texts: string[] = []
    for (const move of moves) {
      if (game.actor(after) !== seat || !legalIn(game, after).includes(move)) break
      texts.push(game.describe(after, move))
      game.advance(after, move)
    }
    return { texts, after }
  }
}

const LIST = new Int32Array(MOST_MOVES)

function legalIn(game: Game, state: State): Move[] {
  return Array.from(LIST.subarray(0, game.moves(state, LIST)))
}

/** An act may go on with decisions of other kinds. */
function isAsked(game: Game, state: State, seat: number, kinds: readonly string[]): boolean {
  return game.actor(state) === seat && kinds.includes(kindOf(game, state))
}

function kindOf(game: Game, state: State): string {
  return game.kinds[game.kind(state)] ?? ''
}
