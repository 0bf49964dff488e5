/** Nobody in particular: see `Care.about`. */
export const NO_PLAYER = -1

/** How much is thought about a move. */
export interface Care {
  /** Ways that are drawn for a unit. */
  readonly samples: number
  /** Units that are compared where several are due. */
  readonly units: number
  /**
   * A player: units that can neither fire at his in this turn nor be fired at by them stand still, and so do his that meet
   * nobody. Enough where the fire of this turn is judged, for him. NO_PLAYER: all move.
   */
  readonly about: number
  /** Rounds in which it learns what to declare against what the others may; 0: each shot at its best target. */
  readonly mixing: number
}
