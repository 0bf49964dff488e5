import type { Move } from '../../../../engine/game.js'
import { skirmish } from '../../../../engine/skirmish/index.js'
import type { State } from '../../../../engine/state.js'
import { Trial } from '../decision/trial.js'

/** Small moves in the words in which they could be typed: `x-wing-2 left 30 S right 15 S`. */
export function movesWords(observation: State, moves: readonly Move[]): string {
  const words: string[] = []
  let trial = Trial.of(observation)
  for (const move of moves) {
    if (!trial.legal.includes(move)) break
    words.push(skirmish.describe(trial.state, move))
    trial = trial.with(move)
  }
  return words.join(' ')
}
