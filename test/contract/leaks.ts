import * as assert from 'uvu/assert'
import { type Agent, NO_LIMIT } from '../../agents/agent.js'
import { type Brains, MOVE_CLASSES, NO_CLASS, NO_MOVE, PlanList } from '../../agents/brains.js'
import { randomDecisions, type Step } from '../../arena/contract/walk.js'
import { type Game, MOST_MOVES, type Options, type Player } from '../../engine/game.js'
import { Random } from '../../engine/random.js'
import { cloneState, equalStates, type State } from '../../engine/state.js'

export interface LeakConfig {
  readonly seed: string
  /** Decisions looked at, taken from random games. */
  readonly decisions: number
  readonly options?: Options
}

/**
 * An agent must choose the same move in every world that looks the same to it. `make` answers a fresh agent
 * each time, always with the same seed.
 */
export function agentLeakTest(
  game: Game,
  make: (player: Player) => Agent,
  config: LeakConfig,
): void {
  visitTwins(game, config, ({ state, player, moves, count }, twin) => {
    const choose = (world: State): number =>
      make(player).choose(game.observe(world, player), { list: moves, count }, NO_LIMIT)
    const offered = moves.slice(0, count)
    const chosen = choose(state)
    assert.is(choose(twin), chosen, 'another move in a world that looks the same')
    const reseeded = cloneState(state)
    game.reseed(reseeded, 4711)
    assert.is(choose(reseeded), chosen, 'another move with other dice to come')
    assert.ok(offered.includes(chosen), `move ${chosen} is not legal`)
    for (let i = 0; i < count; i++)
      assert.is(moves[i], offered[i], 'the agent changed its list of moves')
  })
}

/**
 * The fast parts that run inside sampled worlds (policy, candidates, completer, priors, classes, shares, buckets) read only
 * their own view: with equal dice of their own they answer alike in worlds that look alike.
 */
export function policyLeakTest(
  game: Game,
  make: (game: Game, player: Player) => Brains,
  config: LeakConfig,
): void {
  const worldMoves = new Int32Array(MOST_MOVES)
  visitTwins(game, config, ({ state, player, depth }, twin) => {
    const says = (world: State): string[] => {
      const brains = make(game, player)
      const view = game.view(player).bind(world)
      const moves = { list: worldMoves, count: game.moves(world, worldMoves) }
      const said: string[] = []
      const random = new Random(depth)
      for (let i = 0; i < 4; i++)
        said.push(`quick ${brains.quick(view.bind(world), moves, random, i % 2)}`)
      const scores = new Float64Array(MOST_MOVES)
      if (brains.rank(view, moves, scores))
        said.push(`rank ${scores.slice(0, moves.count).join(' ')}`)
      const kind = game.kind(world)
      for (const own of [true, false])
        for (let i = 0; i < moves.count; i++) {
          const moveClass = brains.moveClass(view, kind, worldMoves[i] as number, own)
          if (moveClass < NO_CLASS || moveClass >= MOVE_CLASSES)
            throw new Error(`class ${moveClass} is out of bounds`)
          said.push(`class ${moveClass}`)
        }
      const plans = new PlanList(MOST_MOVES)
      for (const limit of [6, MOST_MOVES]) {
        const count = brains.candidates(view, moves, plans, limit)
        for (let i = 0; i < count; i++) {
          const plan = plans.plans[i] as number
          const first = brains.begin(view, moves, plan)
          said.push(
            `plan ${plan} ${plans.scores[i]} ${first} ${brains.complete(view, moves, plan)} ${brains.planText(game.observe(world, player), plan)}`,
          )
          if (first === NO_MOVE || !moves.list.subarray(0, moves.count).includes(first))
            throw new Error(
              `plan ${plan} (${brains.planText(game.observe(world, player), plan)}) starts with ${first}, which is not legal`,
            )
        }
      }
      said.push(`share ${brains.share(view, game.kind(world))}`, `bucket ${brains.bucket(view)}`)
      return said
    }
    assert.equal(says(twin), says(state), 'the policy knows more than its player')
  })
}

/** Shows random decisions together with a sampled world that looks the same to the one who decides. */
function visitTwins(
  game: Game,
  config: LeakConfig,
  visit: (step: Step, twin: State) => void,
): void {
  const random = new Random(`twins ${config.seed}`)
  randomDecisions(game, config.decisions, config.seed, config.options ?? {}, (step) => {
    const observation = game.observe(step.state, step.player)
    const twin = game.sample(observation, random)
    const place = `${game.name}, seed "${step.seed}", decision ${step.depth} (${game.kinds[game.kind(step.state)]}, player ${step.player})`
    if (!equalStates(game.observe(twin, step.player), observation))
      throw new Error(`${place}: the twin looks different`)
    try {
      visit(step, twin)
    } catch (error) {
      throw new Error(`${place}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      })
    }
  })
}
