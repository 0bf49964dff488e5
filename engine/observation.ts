import type { Game, Observation } from './game.js'
import { InputError } from './input-error.js'
import { Random } from './random.js'
import { cloneState, equalStates, type State } from './state.js'

/** What a position writes where its observer does not know what is there. */
export const UNSEEN = '?'

/**
 * An observation that was read from a file, if some state of the game looks like it to its player: worlds can be
 * sampled from it, played, written and read. Otherwise an InputError.
 */
export function possibleObservation(game: Game, read: State, player: number): Observation {
  const problem = whyImpossible(game, read, player)
  if (problem !== null)
    throw new InputError(
      `position: no game looks like this to ${game.seats(game.optionsOf(read))[player]?.name ?? 'its observer'} (${problem}); give an observation as it was written`,
    )
  return read
}

function whyImpossible(game: Game, read: State, player: number): string | null {
  let world: State
  try {
    world = game.sample(cloneState(read), new Random('possible'))
    const broken = game.invariants?.(world) ?? null
    if (broken !== null) return broken
    if (!equalStates(game.observe(world, player), read)) return 'sampled worlds look otherwise'
    if (!equalStates(game.fromPosition(game.toPosition(world)), world))
      return 'nobody has a choice here'
  } catch (error) {
    // What is impossible may break the rules anywhere: here alone that is the fault of what was read
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
  }
  return null
}
