import type { Game, Options, Player } from '../engine/game.js'
import {
  type BeliefName,
  type Brains,
  type BrainsMaker,
  type EvaluationName,
  PlainBrains,
} from './brains.js'
import { RebellionBrains } from './rebellion/brains.js'

/** What each game tells the search, by the game's name. */
const MAKERS: Readonly<Record<string, BrainsMaker>> = {
  rebellion: (game, player, evaluation, belief) =>
    new RebellionBrains(game, player, evaluation, belief),
}

/** The brains of a seat; a game without any of its own is searched with random playouts. */
export function brainsFor(
  game: Game,
  player: Player,
  evaluation: EvaluationName = 'network',
  belief: BeliefName = 'prior',
  options: Options = {},
): Brains {
  const maker = MAKERS[game.name]
  return maker === undefined
    ? new PlainBrains(game, options)
    : maker(game, player, evaluation, belief)
}
