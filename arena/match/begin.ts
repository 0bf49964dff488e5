import type { Game, Options, Position } from '../../engine/game.js'
import { Random } from '../../engine/random.js'
import type { State } from '../../engine/state.js'

/** What a game begins from; all games of a group have the same. */
export interface Begin {
  readonly options: Options
  /** Where it begins, if not at its beginning. */
  readonly position?: Position
  readonly world: string
}

/** The first state. A position is the same in every group, its dice and draws are not. */
export function beginning(game: Game, { options, position, world }: Begin): State {
  if (position === undefined) return game.start(options, world)
  const state = game.fromPosition(position)
  game.reseed(state, new Random(world).bits())
  return state
}
