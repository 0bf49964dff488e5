import type { MoveList, Observation, Options, Player } from '../../engine/game.js'
import type { Settings } from '../settings.js'
import { RootSums, SUMS_BYTES } from './sums.js'

/** Whose decisions a partner searches along. */
export interface PartnerSeat {
  readonly game: string
  readonly options: Options
  readonly player: Player
  readonly settings: Settings
}

/** The other half of a search, to be done elsewhere: all that one seat may know, and nothing else. */
export interface Question {
  readonly observation: Observation
  readonly moves: MoveList
  readonly tieSeed: number
  readonly seed: number
  readonly limitMs: number
}

/** A second thread for the searches of one agent. It may fail at any time; then the agent manages alone. */
export interface Partner {
  /** What the seat has seen, for beliefs that want the course of the game. */
  notice(observation: Observation): void
  /** Begins the other half of a search; false when there is nobody to do it (yet, or any more). */
  begin(question: Question): boolean
  /** What the other half found, waited for at most so long; null when nothing came: it is not asked again. */
  finish(waitMs: number, early: boolean): RootSums | null
  close(): void
}

/** What a host says to the thread. */
export type PartnerMessage =
  | { readonly type: 'share'; readonly memory: SharedArrayBuffer }
  | { readonly type: 'seat'; readonly agent: number; readonly seat: PartnerSeat }
  | { readonly type: 'notice'; readonly agent: number; readonly bytes: Uint8Array }
  | {
      readonly type: 'search'
      readonly agent: number
      readonly number: number
      readonly bytes: Uint8Array
      readonly moves: Int32Array
      readonly tieSeed: number
      readonly seed: number
      readonly limitMs: number
    }
  | { readonly type: 'close'; readonly agent: number }

/** What a host must be able to do with its thread, whatever sort of thread it is. */
interface PartnerThread {
  post(message: PartnerMessage): void
  end(): void
}

/** Words at the beginning of the shared memory: not 0 once the thread listens; the number of the last question answered (negative: in vain); not 0 to hurry. */
export const LISTENING = 0
export const ANSWERED = 1
export const HURRY = 2
const CONTROL_BYTES = 16

export interface SharedMemory {
  readonly control: Int32Array
  readonly cells: Float64Array
}

export function sharedMemory(buffer: SharedArrayBuffer): SharedMemory {
  return { control: new Int32Array(buffer, 0, 4), cells: new Float64Array(buffer, CONTROL_BYTES) }
}

/**
 * The asking end of a thread that searches for several agents, one question at a time. The asker waits in
 * shared memory, so that agents stay plain functions; it must not be a page's main thread.
 */
export class PartnerPool {
  private readonly memory: SharedMemory
  private readonly sums: RootSums
  private agents = 0
  private questions = 0
  private isGone = false

  constructor(private readonly thread: PartnerThread) {
    const buffer = new SharedArrayBuffer(CONTROL_BYTES + SUMS_BYTES)
    this.memory = sharedMemory(buffer)
    this.sums = new RootSums(this.memory.cells)
    thread.post({ type: 'share', memory: buffer })
  }

  /** A partner for one agent. */
  join(seat: PartnerSeat): Partner {
    const agent = ++this.agents
    this.post({ type: 'seat', agent, seat })
    return {
      notice: (observation) =>
        this.post({ type: 'notice', agent, bytes: observation.bytes.slice() }),
      begin: (question) => this.begin(agent, question),
      finish: (waitMs, early) => this.finish(waitMs, early),
      close: () => this.post({ type: 'close', agent }),
    }
  }

  /** True once the thread has loaded, until it ends. */
  get isListening(): boolean {
    return !this.isGone && Atomics.load(this.memory.control, LISTENING) !== 0
  }

  /** Ends the thread; whoever still asks is told that nobody is there. */
  end(): void {
    if (this.isGone) return
    this.isGone = true
    this.thread.end()
  }

  private post(message: PartnerMessage): void {
    if (!this.isGone) this.thread.post(message)
  }

  private begin(agent: number, { observation, moves, tieSeed, seed, limitMs }: Question): boolean {
    const { control } = this.memory
    if (!this.isListening) return false
    Atomics.store(control, HURRY, 0)
    this.post({
      type: 'search',
      agent,
      number: ++this.questions,
      bytes: observation.bytes.slice(),
      moves: moves.list.slice(0, moves.count),
      tieSeed,
      seed,
      limitMs,
    })
    return true
  }

  private finish(waitMs: number, early: boolean): RootSums | null {
    const { control } = this.memory
    if (early) Atomics.store(control, HURRY, 1)
    const until = performance.now() + waitMs
    for (;;) {
      const answered = Atomics.load(control, ANSWERED)
      if (answered === this.questions) return this.sums
      const left = until - performance.now()
      if (answered === -this.questions || left <= 0) break
      Atomics.wait(control, ANSWERED, answered, left)
    }
    this.end()
    return null
  }
}
