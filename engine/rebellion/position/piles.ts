import type { Field } from './input.js'
import { quoted } from './input.js'

/** Said of what belongs to a set that the options do not bring. */
export const NOT_IN_GAME = 'is not in this game: its options leave out the set it belongs to'

/** Cards of one sort that have not been put anywhere yet; what is left in the end lies in decks. */
export class Pile {
  private readonly left: number[]
  private readonly where: string[] = []

  /** `copies` of each card by number, and what is said of one that has none. */
  constructor(
    private readonly copies: readonly number[],
    private readonly absent: string = NOT_IN_GAME,
  ) {
    this.left = [...copies]
  }

  /** Takes a copy for the place that `field` names; `id` where the field does not name the card. */
  take(card: number, field: Field, id: unknown = field.value): void {
    const left = this.left[card] as number
    if (this.copies[card] === 0) field.fail(`${quoted(id)} ${this.absent}`)
    if (left === 0)
      field.fail(
        `every copy of ${quoted(id)} (${this.copies[card]}) has a place already: ${this.where[card]}`,
      )
    this.where[card] =
      this.where[card] === undefined ? field.path : `${this.where[card]}, ${field.path}`
    this.left[card] = left - 1
  }

  /** The fields that have taken copies. */
  placesOf(card: number): string {
    return this.where[card] ?? ''
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
