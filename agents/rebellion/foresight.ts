import { type Game, MOST_MOVES, NOBODY } from '../../engine/game.js'
import type { Random } from '../../engine/random.js'
import { EMPIRE, REBEL } from '../../engine/rebellion/facts/sides.js'
import { RebellionView } from '../../engine/rebellion/knowledge/view.js'
import type { State } from '../../engine/state.js'
import { USUAL_STRAYS } from '../mcts/options.js'
import { Networks } from './evaluation/networks.js'
import { Script } from './script.js'

export interface Looks {
  /** How often the rules play on from a position. */
  readonly count: number
  /** Rounds that they play. */
  readonly rounds: number
}

/**
 * What a position comes to some rounds later: the rules play on, and the network judges where they stand. It says with little
 * noise what who won says with much.
 */
export class Foresight {
  private readonly views = [new RebellionView(REBEL), new RebellionView(EMPIRE)] as const
  private readonly script = new Script()
  private readonly networks = new Networks()
  private readonly world: State
  private readonly moves = { list: new Int32Array(MOST_MOVES), count: 0 }

  constructor(
    private readonly game: Game,
    private readonly looks: Looks,
  ) {
    this.world = game.blank()
  }

  /**
   * Mean chance of the Rebels, over all that they do not know: cards that lie ready in a deck are luck, which no position shows.
   * `state`, which stands at a quiet point, is left as it is.
   */
  worth(state: State, random: Random): number {
    const { game, world } = this
    const known = game.observe(state, REBEL)
    let sum = 0
    for (let look = 0; look < this.looks.count; look++) {
      game.sample(known, random, undefined, world)
      game.reseed(world, random.bits())
      sum += this.look(world, random)
    }
    return sum / this.looks.count
  }

  private look(world: State, random: Random): number {
    const { game, views, script, moves } = this
    let left = this.looks.rounds
    let wasQuiet = true
    for (let player = game.actor(world); player !== NOBODY; player = game.actor(world)) {
      const quiet = game.quiet(world)
      if (quiet && !wasQuiet && --left === 0) break
      wasQuiet = quiet
      moves.count = game.moves(world, moves.list)
      const view = (views[player] as RebellionView).bind(world)
      game.advance(world, script.choose(view, view.kind, moves, random, USUAL_STRAYS))
    }
    const outcome = game.outcome(world)
    if (outcome !== null) return outcome.utility[REBEL] as number
    return this.networks.value(views[REBEL].bind(world), views[EMPIRE].bind(world))
  }
}
