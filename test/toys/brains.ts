import { PlainBrains } from '../../agents/brains.js'
import type { Game, Observation, View } from '../../engine/game.js'
import type { Random } from '../../engine/random.js'
import { copyState, type State } from '../../engine/state.js'
import { SEEKER } from './hide-and-seek.js'

/** Both choices of hide-and-seek are made at once; the seeker thinks from before the hider hid. */
export class HideAndSeekBrains extends PlainBrains {
  private readonly beginning: State

  constructor(game: Game) {
    super(game)
    this.beginning = game.start({}, 'beginning')
  }

  override simultaneous(_view: View, _kind: number): boolean {
    return true
  }

  override before(observation: Observation, _random: Random, into: State): boolean {
    if (this.game.actor(observation) !== SEEKER) return false
    copyState(this.beginning, into)
    return true
  }
}
