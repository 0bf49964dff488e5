import type { Field } from './input.js'
import { quoted } from './input.js'

/** Cards of one sort that have not been put anywhere yet; what is left in the end lies in decks. */
export class Pile {
  private readonly left: number[]
  private readonly where: string[] = []

  /** `copies` of each card by number. */
  constructor(private readonly copies: readonly number[]) {
    this.left = [...copies]
  }

  /** Takes a copy for the place that `field` names. */
  take(card: number, field: Field): void {
    const left = this.left[card] as number
    if (left === 0)
      field.fail(
        `every copy of ${quoted(field.value)} (${this.copies[card]}) has a place already: ${this.where[card]}`,
      )
    this.where[card] =
      this.where[card] === undefined ? field.path : `${this.where[card]}, ${field.path}`
    this.left[card] = left - 1
  }

  leftOf(card: number): number {
    return this.left[card] as number
  }

  /** Takes every copy that is left. */
  takeAll(card: number): number {
    const left = this.left[card] as number
    this.left[card] = 0
    return left
  }
}

export interface CardPiles {
  readonly missions: Pile
  readonly actions: Pile
  readonly objectives: Pile
  readonly tactics: Pile
  /** Probe cards by system; Coruscant has none. */
  readonly probes: Pile
}
