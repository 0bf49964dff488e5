import type { Judgement } from '../../../agents/mcts/act-judge.js'
import type { Move, Player } from '../../../engine/game.js'
import type { GameRecord } from '../../../engine/record.js'
import type { Finding } from '../../shell/coach/review.js'
import { isMistake, lossOf } from '../../shell/coach/turning-points.js'
import { Stopped } from '../../shell/thinking/thinker.js'
import type { Host } from '../host.js'
import type { Film } from '../opening.js'
import { lasting } from '../storage.js'

/** A game that the coach goes through, as far as it has come. */
export interface ReviewState {
  readonly record: GameRecord
  readonly seat: Player
  /** The search that judges, and its budget. */
  readonly spec: string
  readonly findings: readonly Finding[]
  /** Moves gone through. */
  readonly done: number
  readonly state: 'running' | 'stopped' | 'finished'
}

/** An act that the person has confirmed and that is looked at before it is made. */
export interface Weighing {
  readonly act: readonly Move[]
  /** Once it is known that the act gives much away. */
  readonly judgement: Judgement | null
}

/** The person waits no longer than this for a warning. */
export const MOST_WAIT_MS = 3000
/** A warning is worth an interruption from this loss on. */
const LEAST_LOSS = 0.1
const WARNINGS_KEY = 'dejarik.warnings'

/** The coach: goes through finished games, and warns during play where that is wanted. */
export class Coach {
  review: ReviewState | null = null
  weighing: Weighing | null = null
  warns = lasting.read(WARNINGS_KEY) === 'on'
  private timer = 0
  /** What was looked at before a review, and is again after it. */
  private behind: Film | null = null

  constructor(private readonly store: Host) {}

  // After a game

  open(record: GameRecord, seat: Player, isLonger = false): void {
    const { levels } = this.store.rules
    this.store.halt()
    this.behind = this.store.replaying ?? this.behind
    this.store.replaying = null
    const spec = isLonger ? levels.longCoach : levels.coach
    this.review = { record, seat, spec, findings: [], done: 0, state: 'running' }
    this.store.openDialog(null)
    void this.goThrough(this.review)
  }

  private async goThrough({ record, seat, spec }: ReviewState): Promise<void> {
    const { store } = this
    try {
      await store.thinker.review(record, seat, spec, ({ done, finding }) => {
        if (this.review?.record !== record || this.review.spec !== spec) return
        const findings =
          finding === null ? this.review.findings : [...this.review.findings, finding]
        this.review = { ...this.review, done, findings }
        store.changed()
      })
      this.end(record, spec, 'finished')
    } catch (error) {
      this.end(record, spec, 'stopped')
      if (!(error instanceof Stopped)) store.say(`The coach failed: ${String(error)}`)
    }
  }

  private end(record: GameRecord, spec: string, state: ReviewState['state']): void {
    if (this.review?.record !== record || this.review.spec !== spec) return
    this.review = { ...this.review, state }
    this.store.changed()
  }

  /** What has been found so far stays. */
  stop(): void {
    this.store.thinker.stop()
  }

  close(): void {
    if (this.review?.state === 'running') this.stop()
    const { behind } = this
    this.forget()
    if (behind === null) this.store.endWatching()
    else this.store.watch(behind)
  }

  /** Nothing is gone through any more, nor what was looked at before. */
  forget(): void {
    this.review = null
    this.behind = null
  }

  // During play

  setWarns(warns: boolean): void {
    this.warns = warns
    lasting.write(WARNINGS_KEY, warns ? 'on' : 'off')
    this.store.changed()
  }

  /** True when the act is looked at before it is made; it is made then unless it gives much away. */
  weighs(act: readonly Move[]): boolean {
    const { session, tutor } = this.store
    if (!this.warns || session?.isMine !== true || tutor !== null) return false
    this.dropWeighing()
    const weighing: Weighing = { act, judgement: null }
    this.weighing = weighing
    this.timer = window.setTimeout(() => this.decide(weighing, null), MOST_WAIT_MS)
    void this.look(weighing)
    this.store.changed()
    return true
  }

  private async look(weighing: Weighing): Promise<void> {
    const { store } = this
    const { session, rules, thinker } = store
    if (session === null) return
    const { observation, legal } = session
    const course = session.courseOf(session.actor)
    try {
      const question = { spec: rules.levels.warning, course, observation, legal }
      this.decide(weighing, await thinker.judge(question, weighing.act))
    } catch (error) {
      if (!(error instanceof Stopped)) store.notice = `No warning: ${String(error)}`
      this.decide(weighing, null)
    }
  }

  /** Makes the act, or asks once more. */
  private decide(weighing: Weighing, judgement: Judgement | null): void {
    if (this.weighing !== weighing) return
    window.clearTimeout(this.timer)
    const isBad = judgement !== null && isMistake(judgement) && lossOf(judgement) >= LEAST_LOSS
    if (!isBad) return this.playAnyway()
    this.weighing = { ...weighing, judgement }
    this.store.changed()
  }

  /** The act is made as it is. */
  playAnyway(): void {
    const { weighing } = this
    this.dropWeighing()
    if (weighing !== null) this.store.carryOut(weighing.act)
  }

  /** The act is not made: what was chosen for it still stands. */
  thinkAgain(): void {
    this.dropWeighing()
    this.store.changed()
  }

  /** What was being weighed is of no interest any more. */
  dropWeighing(): void {
    if (this.weighing === null) return
    window.clearTimeout(this.timer)
    if (this.weighing.judgement === null && !this.store.thinker.hurry()) this.store.thinker.stop()
    this.weighing = null
  }
}
