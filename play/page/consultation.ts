import type { Move } from '../../engine/game.js'
import { type Advice, type Question, Stopped } from '../shell/thinking/thinker.js'
import { costOfMove, isHeeded, type Mind, tooDear } from '../shell/wishes.js'

/** What a computer beside the person is about to do, while the person may wish for something else. */
export interface Proposal {
  readonly seat: number
  readonly chosen: Move
  readonly answers: readonly { readonly move: Move; readonly text: string }[]
  /** What it said to the last wish; empty before one. */
  readonly answer: string
}

/** What it needs of the page. */
interface Table {
  mind(): Mind
  words(question: Question, move: Move): string
  changed(): void
}

/** A decision of a computer beside the person, put to him before it is made. */
export class Consultation {
  proposal: Proposal | null = null
  private free: Advice | null = null
  private settle: { let(advice: Advice): void; drop(): void } | null = null

  constructor(private readonly table: Table) {}

  /** Waits until the person lets it do so, or has wished for another answer that is not too dear. */
  async about(question: Question, free: Advice): Promise<Advice> {
    const answers = question.legal.map((move) => ({ move, text: this.table.words(question, move) }))
    this.free = free
    this.proposal = { seat: question.course.player, chosen: free.move, answers, answer: '' }
    this.table.changed()
    try {
      return await new Promise<Advice>((resolve, reject) => {
        this.settle = { let: resolve, drop: () => reject(new Stopped()) }
      })
    } finally {
      this.proposal = null
      this.settle = null
    }
  }

  /** The computer does as it has chosen. */
  let(): void {
    if (this.free !== null) this.settle?.let(this.free)
  }

  /** The person would rather have it do this. */
  wish(move: Move): void {
    const { free, settle, proposal } = this
    if (free === null || settle === null || proposal === null) return
    const cost = costOfMove(free, move)
    if (isHeeded(cost, this.table.mind())) return settle.let({ ...free, move })
    this.proposal = { ...proposal, answer: tooDear(cost) }
    this.table.changed()
  }

  /** Nobody waits for it any more. */
  drop(): void {
    this.settle?.drop()
  }
}
