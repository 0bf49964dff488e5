import type { Game } from '../../engine/game.js'
import type { ContractConfig, ContractTest } from './config.js'
import { COURSE } from './course.js'
import { OBSERVATIONS } from './observations.js'
import { POSITIONS } from './positions.js'
import { SAMPLING } from './sampling.js'
import { TEXTS } from './texts.js'
import { walksOf } from './walks.js'

/** What every implementation of `Game` must hold, each with a name: run them all in the tests of a game. */
export function contractTests(game: Game, config: ContractConfig): ContractTest[] {
  const walks = walksOf(game, config)
  const checks = { ...COURSE, ...POSITIONS, ...TEXTS, ...OBSERVATIONS, ...SAMPLING }
  return Object.entries(checks).map(([name, check]) => ({ name, run: () => check(walks) }))
}
