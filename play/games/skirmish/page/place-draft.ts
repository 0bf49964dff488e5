import type { Move } from '../../../../engine/game.js'
import { headingOf, xOf, yOf } from '../../../../engine/skirmish/state/units.js'
import { inwardOf } from '../decision/placing.js'
import type { Replaced } from '../decision/replacing.js'
import type { Trial } from '../decision/trial.js'
import type { Spot } from '../decision/way.js'
import { standing } from './standing.js'

/** Where the unit in hand is to stand, and its heading in degrees, until it is placed. */
export class PlaceDraft {
  private spot: Spot | null = null
  private turned: number | null = null
  /** A unit that stood and is in hand again. */
  replaced: Replaced | null = null

  constructor(private readonly changed: () => void) {}

  letGo(): void {
    this.spot = null
    this.turned = null
  }

  /** In hand again where it stood. */
  takeAgain(replaced: Replaced): void {
    const { full, slot } = replaced
    this.replaced = replaced
    this.spot = { x: xOf(full, slot), y: yOf(full, slot) }
    this.turned = headingOf(full, slot) / 10
  }

  /** All placements as they were before it was taken in hand again. */
  putBack(): readonly Move[] {
    if (this.replaced === null) return []
    const { before, own, later } = this.replaced
    this.replaced = null
    return [...before, ...own, ...later]
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
