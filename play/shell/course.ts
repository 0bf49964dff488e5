import type { Game } from '../../engine/game.js'
import { equalStates, type State } from '../../engine/state.js'

/**
 * What one seat was shown of a game, in order and without repetition: just what a match runner has its player
 * notice. A course only grows; after a step back another one is made.
 */
export class Course {
  private readonly shown: State[] = []

  constructor(
    private readonly game: Game,
    readonly player: number,
  ) {}

  get looks(): readonly State[] {
    return this.shown
  }

  /** Puts down and answers what the seat may see of the state now; null if it may see nothing or nothing new. */
  follow(state: State): State | null {
    if (this.game.isOpen?.(state, this.player) === false) return null
    const seen = this.game.observe(state, this.player)
    const last = this.shown[this.shown.length - 1]
    if (last !== undefined && equalStates(last, seen)) return null
    this.shown.push(seen)
    return seen
  }
}
