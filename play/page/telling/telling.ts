import { type Beat, type Pace, timingOf } from './beat.js'

/** What a telling needs of the page. */
export interface Listener {
  readonly pace: Pace
  /** The person is asked as soon as all is told. */
  readonly isAskedNext: boolean
  /** Something has changed that is drawn. */
  changed(): void
}

/**
 * What has happened and is still to be shown, beat after beat. While one moves or stands it is `present`, and what it
 * draws is the position before or after it; a press finishes it, and what was pressed may act behind it.
 */
export class Telling {
  private queue: Beat[] = []
  present: Beat | null = null
  /** The present beat still moves; then it stands to be read. */
  isMoving = false
  /** It stands until the person goes on. */
  isWaiting = false
  /** How long the present motion takes, for what is drawn moving. */
  motionMs = 0
  /** What is told has been told before. */
  isAgain = false
  private isSkipping = false
  /** The present beat has been read already. */
  private isRead = false
  private wake: (() => void) | null = null
  private behind: (() => void) | null = null
  /** Grows with each telling, so that one that was stopped does not go on. */
  private run = 0

  constructor(
    private readonly listener: Listener,
    private readonly isReduced = isMotionReduced,
  ) {}

  /** Something is being told, or waits to be. */
  get isBusy(): boolean {
    return this.present !== null || this.queue.length > 0
  }

  /** Moves made in what is drawn now, or null when that is the present. */
  get shown(): number | null {
    const { present } = this
    if (present === null) return this.queue[0]?.from ?? null
    return this.isMoving ? present.from : present.to
  }

  private get pace(): Pace {
    const { pace } = this.listener
    return this.isAgain && pace === 'off' ? 'calm' : pace
  }

  add(beats: readonly Beat[]): void {
    if (this.isSkipping) return
    const isOff = this.listener.pace === 'off'
    this.queue.push(...beats.filter(({ stops }) => !isOff || stops === true))
  }

  /** Tells all that waits; over when nothing is left, or when it was stopped. */
  async tell(): Promise<void> {
    const run = ++this.run
    for (let beat = this.queue.shift(); beat !== undefined; beat = this.queue.shift()) {
      await this.tellOne(beat, run)
      if (run !== this.run) return
    }
    this.rest()
    const { behind } = this
    this.behind = null
    behind?.()
  }

  private async tellOne(beat: Beat, run: number): Promise<void> {
    const { motionMs, standingMs } = timingOf(beat, this.pace, this.isReduced())
    this.present = beat
    this.isRead = false
    this.motionMs = motionMs
    if (motionMs > 0) {
      this.isMoving = true
      this.listener.changed()
      await this.pause(motionMs)
      if (run !== this.run) return
    }
    this.isMoving = false
    if (beat.stays && !this.isAgain && this.queue.length === 0 && this.listener.isAskedNext) return
    if (standingMs === 0 || this.isRead || this.isSkipping) return
    this.isWaiting = standingMs === null
    this.listener.changed()
    await this.pause(standingMs)
    if (run === this.run) this.isWaiting = false
  }

  private async pause(ms: number | null): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = ms === null ? undefined : setTimeout(resolve, ms)
      this.wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
    this.wake = null
  }

  /** Finishes what moves, or goes on from what stands. `behind` acts as soon as nothing is left to tell. */
  hurry(behind: (() => void) | null = null): void {
    const isLast = this.queue.length === 0
    if (isLast && behind !== null) this.behind = behind
    const isStop = this.pace === 'step' || this.present?.stops === true
    this.isRead = !isStop || this.behind !== null
    this.wake?.()
  }

  /** Leaves out the rest, and what is still to come until the person is asked. */
  skip(): void {
    this.isSkipping = true
    this.queue = []
    this.wake?.()
  }

  /** The person is asked: from here on it is told again. */
  arrive(): void {
    this.isSkipping = false
  }

  /** Ends at once, and forgets what was to come. */
  stop(): void {
    this.run++
    this.queue = []
    this.behind = null
    this.rest()
    this.isSkipping = false
    this.wake?.()
  }

  private rest(): void {
    this.present = null
    this.isMoving = false
    this.isWaiting = false
    this.isAgain = false
  }

  /** Tells beats once more while nothing else is told. */
  async again(beats: readonly Beat[]): Promise<void> {
    if (this.isBusy || beats.length === 0) return
    this.queue = [...beats]
    this.isAgain = true
    await this.tell()
    this.arrive()
    this.listener.changed()
  }
}

/** The person wants nothing to move about. */
function isMotionReduced(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
