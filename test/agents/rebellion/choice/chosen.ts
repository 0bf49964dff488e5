import { rebellion } from '../../../../engine/rebellion/index.js'
import type { State } from '../../../../engine/state.js'
import { agentOf, choiceAt } from '../../playing.js'

export const SEEDS = ['a', 'b', 'c', 'd']

/** What the scripted player chooses with each of some seeds, each answer once: one answer is no toss of a coin. */
export function chosen(state: State): string[] {
  const player = rebellion.actor(state)
  const answers = SEEDS.map((seed) =>
    rebellion.describe(
      state,
      choiceAt(rebellion, agentOf(rebellion, 'scripted', player, seed), state),
    ),
  )
  return [...new Set(answers)]
}
