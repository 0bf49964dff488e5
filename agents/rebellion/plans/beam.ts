import { MOST_PARTS } from './plan-table.js'

/** Partial assignments that are kept at once. */
export const BEAM_WIDTH = 24

/** The best partial assignments found so far, best first through `order`. Reused; nothing is allocated. */
export class Beam {
  /** Leaders and places that are spoken for, and the cards used by their place in the list. */
  readonly leaders = new Int32Array(BEAM_WIDTH)
  readonly places = new Int32Array(BEAM_WIDTH)
  readonly cards = new Int32Array(BEAM_WIDTH)
  readonly scores = new Float64Array(BEAM_WIDTH)
  readonly sizes = new Uint8Array(BEAM_WIDTH)
  /** Teams as slot * MOST_PARTS + i. */
  readonly teams = new Uint16Array(BEAM_WIDTH * MOST_PARTS)
  readonly order = new Uint8Array(BEAM_WIDTH)
  count = 0

  /** Starts with the empty assignment. */
  begin(): void {
    this.count = 1
    this.order[0] = 0
    this.leaders[0] = 0
    this.places[0] = 0
    this.cards[0] = 0
    this.scores[0] = 0
    this.sizes[0] = 0
  }

  clear(): void {
    this.count = 0
  }

  /** Makes room for an assignment of this score among the best `width`: its slot, or -1 when it is too bad. */
  claim(score: number, width: number): number {
    const isFull = this.count === width
    const worst = this.order[this.count - 1] as number
    if (isFull && score <= (this.scores[worst] as number)) return -1
    const slot = isFull ? worst : this.count
    let at = isFull ? this.count - 1 : this.count++
    for (; at > 0 && (this.scores[this.order[at - 1] as number] as number) < score; at--)
      this.order[at] = this.order[at - 1] as number
    this.order[at] = slot
    this.scores[slot] = score
    return slot
  }

  /** Copies an assignment of another generation into a slot; its score is the caller's. */
  copy(from: Beam, source: number, slot: number): void {
    this.leaders[slot] = from.leaders[source] as number
    this.places[slot] = from.places[source] as number
    this.cards[slot] = from.cards[source] as number
    this.sizes[slot] = from.sizes[source] as number
    for (let i = 0; i < MOST_PARTS; i++)
      this.teams[slot * MOST_PARTS + i] = from.teams[source * MOST_PARTS + i] as number
  }
}
