import type { Move } from '../../../../engine/game.js'
import { describeMove } from '../../../../engine/skirmish/text/describe.js'
import type { State } from '../../../../engine/state.js'
import type { Typing } from '../words/typed.js'
import { Trial } from './trial.js'

/** An act that grows by what is typed of it. */
export class TypedTrial implements Typing {
  private constructor(private at: Trial) {}

  static of(observation: State): TypedTrial {
    return new TypedTrial(Trial.of(observation))
  }

  static from(trial: Trial): TypedTrial {
    return new TypedTrial(trial)
  }

  get isOpen(): boolean {
    return this.at.isOpen
  }

  get moves(): readonly Move[] {
    return this.at.moves
  }

  get legal(): readonly Move[] {
    return this.at.legal
  }

  get observation(): State {
    return this.at.state
  }

  textOf(move: Move): string {
    return describeMove(this.at.state, move)
  }

  make(move: Move): void {
    this.at = this.at.with(move)
  }
}
