import type { Account, Outlook } from '../../../agents/agent.js'
import type { Judgement } from '../../../agents/mcts/act-judge.js'
import type { Move, Player, Reader } from '../../../engine/game.js'
import type { GameRecord } from '../../../engine/record.js'
import { cloneState, type State } from '../../../engine/state.js'
import type { Progress } from '../coach/review.js'
import type { Course } from '../course.js'
import type { Thought } from '../thought.js'
import type { Answer, CourseNews, Request } from './messages.js'

/** The page's end of the thinking thread. One question at a time; a new thread replaces a stopped one. */

export interface Question {
  readonly spec: string
  readonly seed: string
  /** Whose choice it is, and what that seat was shown so far. */
  readonly course: Course
  /** Whose decision it is, where a partner is asked about it: the course is the partner's then. */
  readonly seat?: Player
  readonly observation: State
  readonly legal: readonly Move[]
  /** What the choice may take at most; nobody waits when left out. */
  readonly limitMs?: number
  /** So many of the best candidates are looked at once more, to tell what they lead to. */
  readonly outlooks?: number
  /** Nothing more is asked of this agent, or of one of this seed. */
  readonly passing?: boolean
}

/** What was chosen, why, and what the best candidates lead to. */
export interface Advice extends Thought {
  readonly outlooks: readonly Outlook[]
}

/** A request before it gets its number. */
type Body = Request extends infer One ? (One extends Request ? Omit<One, 'id'> : never) : never

interface Waiting {
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: Error) => void
  readonly progress?: ((progress: Progress) => void) | undefined
}

/** Thinking was cut short because nobody waits for it any more. */
export class Stopped extends Error {}

export class Thinker {
  private worker: Worker | null = null
  /** How much of which course the present worker was told, by player. */
  private readonly told = new Map<number, { readonly course: Course; readonly count: number }>()
  private readonly waiting = new Map<number, Waiting>()
  private number = 0
  /** Raised to end a search early; only pages of our own server may share memory. */
  private readonly flag =
    typeof SharedArrayBuffer !== 'undefined' && globalThis.crossOriginIsolated
      ? new Int32Array(new SharedArrayBuffer(4))
      : null

  constructor(
    /** The game that is thought about, by its name. */
    private readonly game: string,
  ) {}

  async choose(question: Question): Promise<Advice> {
    if (this.flag !== null) Atomics.store(this.flag, 0, 0)
    const {
      observation,
      course,
      limitMs = Number.POSITIVE_INFINITY,
      outlooks = 0,
      ...rest
    } = question
    const answer = await this.ask({
      type: 'choose',
      ...rest,
      limitMs,
      outlooks,
      course: this.newsOf(course),
      observation: observation.bytes.slice(),
    })
    if (answer.type !== 'chosen') throw new Error(`unexpected answer ${answer.type}`)
    return answer
  }

  /** What the seat of a course may be asked next, in several worlds that fit what it knows. */
  async ahead({
    course,
    observation,
    ...rest
  }: Omit<Question, 'seat' | 'legal' | 'limitMs' | 'outlooks'> & {
    readonly kinds: readonly string[]
    readonly worlds: number
  }): Promise<readonly Pick<Question, 'observation' | 'legal'>[]> {
    const answer = await this.ask({
      type: 'ahead',
      ...rest,
      course: this.newsOf(course),
      observation: observation.bytes.slice(),
    })
    if (answer.type !== 'ahead') throw new Error(`unexpected answer ${answer.type}`)
    return answer.decisions.map(({ observation: bytes, legal }) => {
      const seen = cloneState(observation)
      seen.bytes.set(bytes)
      return { observation: seen, legal }
    })
  }

  /** The chances of a seat's side over a whole game, as `eyes` could judge them. */
  async curve(record: GameRecord, seat: Player, eyes: Reader): Promise<readonly number[]> {
    const answer = await this.ask({ type: 'curve', record, seat, eyes })
    if (answer.type !== 'curve') throw new Error(`unexpected answer ${answer.type}`)
    return answer.values
  }

  /** What a computer would believe of hidden things, knowing what that seat knows. */
  async belief(course: Course, observation: State): Promise<Account['belief']> {
    const answer = await this.ask({
      type: 'belief',
      course: this.newsOf(course),
      observation: observation.bytes.slice(),
    })
    if (answer.type !== 'belief') throw new Error(`unexpected answer ${answer.type}`)
    return answer.belief
  }

  /** What an act that is to be made is worth beside the best, or null where there is nothing to compare. */
  async judge(
    { observation, course, spec, legal }: Omit<Question, 'seed'>,
    act: readonly Move[],
  ): Promise<Judgement | null> {
    if (this.flag !== null) Atomics.store(this.flag, 0, 0)
    const answer = await this.ask({
      type: 'judge',
      spec,
      legal,
      act,
      course: this.newsOf(course),
      observation: observation.bytes.slice(),
    })
    if (answer.type !== 'judged') throw new Error(`unexpected answer ${answer.type}`)
    return answer.judgement
  }

  /** Judges a whole game for a seat; what is found is told as it comes. */
  async review(
    record: GameRecord,
    seat: Player,
    spec: string,
    progress: (progress: Progress) => void,
  ): Promise<void> {
    await this.ask({ type: 'review', record, seat, spec }, progress)
  }

  /** Asks a search to answer now; false when it cannot be asked and has to be stopped. */
  hurry(): boolean {
    if (this.flag === null) return false
    Atomics.store(this.flag, 0, 1)
    return true
  }

  /** Ends what is being thought about; its asker gets a Stopped. */
  stop(): void {
    this.end(() => new Stopped())
  }

  /** What the worker has not been told yet; another course than before is told from its beginning. */
  private newsOf(course: Course): CourseNews {
    const { player, looks } = course
    const told = this.told.get(player)
    const from = told?.course === course ? told.count : 0
    this.told.set(player, { course, count: looks.length })
    return { player, from, looks: looks.slice(from).map(({ bytes }) => bytes) }
  }

  private ask(body: Body, progress?: (progress: Progress) => void): Promise<Answer> {
    const worker = this.start()
    const id = ++this.number
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject, progress })
      worker.postMessage({ ...body, id })
    })
  }

  private start(): Worker {
    if (this.worker !== null) return this.worker
    const worker = new Worker(new URL('./opponent.js', import.meta.url), { type: 'module' })
    worker.onmessage = (event: MessageEvent<Answer>) => this.take(event.data)
    worker.onerror = (event) => this.end(() => new Error(causeOf(event)))
    worker.onmessageerror = () => this.end(() => new Error('its answer could not be read'))
    this.worker = worker
    worker.postMessage({ type: 'begin', id: 0, game: this.game, stop: this.flag?.buffer ?? null })
    return worker
  }

  private take(answer: Answer): void {
    const waiting = this.waiting.get(answer.id)
    if (waiting === undefined) return
    if (answer.type === 'progress') return waiting.progress?.(answer.progress)
    this.waiting.delete(answer.id)
    if (answer.type !== 'fault') return waiting.resolve(answer)
    // Whatever went wrong, the next question begins with agents that are new and told everything
    this.told.clear()
    const fault = new Error(answer.message)
    fault.stack = answer.trace
    waiting.reject(fault)
  }

  private end(why: () => Error): void {
    this.worker?.terminate()
    this.worker = null
    this.told.clear()
    for (const { reject } of this.waiting.values()) reject(why())
    this.waiting.clear()
  }
}

/** A thread that cannot be loaded says nothing at all of why. */
function causeOf({ message, filename, lineno }: ErrorEvent): string {
  if (message === undefined || message === '')
    return 'its program could not be loaded; does the server still run?'
  return filename === '' ? message : `${message} (${filename.split('/').pop()}:${lineno})`
}
