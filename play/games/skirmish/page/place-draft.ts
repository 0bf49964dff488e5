import { inwardOf } from '../decision/placing.js'
import type { Trial } from '../decision/trial.js'
import type { Spot } from '../decision/way.js'
import { standing } from './standing.js'

/** Where the unit in hand is to stand, and its heading in degrees, until it is placed. */
export class PlaceDraft {
  private spot: Spot | null = null
  private turned: number | null = null

  constructor(private readonly changed: () => void) {}

  letGo(): void {
    this.spot = null
    this.turned = null
  }

  get isBegun(): boolean {
    return this.spot !== null || this.turned !== null
  }

  put(spot: Spot): void {
    this.spot = spot
    this.changed()
  }

  headTo(degrees: number): void {
    this.turned = ((Math.round(degrees) % 360) + 360) % 360
    this.changed()
  }

  /** As it is chosen, else into the table. */
  headingOf(trial: Trial): number {
    return this.turned ?? inwardOf(trial)
  }

  /** The unit as it would stand; null where none is placed. */
  stood(trial: Trial): Trial | null {
    return standing(trial, this.spot, this.turned)
  }
}
