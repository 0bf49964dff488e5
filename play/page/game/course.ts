import { rebellion } from '../../../engine/rebellion/index.js'
import { equalStates, type State } from '../../../engine/state.js'

/**
 * What one seat was shown of a game, in order and without repetition: just what a match runner has its player
 * notice. A course only grows; after a step back another one is made.
 */
export class Course {
  private readonly shown: State[] = []

  constructor(readonly player: number) {}

  get looks(): readonly State[] {
    return this.shown
  }

  /** Puts down what the seat may see of the state now, if it may see anything and that is new. */
  follow(state: State): void {
    if (rebellion.isOpen?.(state, this.player) === false) return
    const seen = rebellion.observe(state, this.player)
    const last = this.shown[this.shown.length - 1]
    if (last === undefined || !equalStates(last, seen)) this.shown.push(seen)
  }
}
