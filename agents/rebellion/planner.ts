import type { Game, Move, Observation } from '../../engine/game.js'
import { MOST_MOVES } from '../../engine/game.js'
import { Random, seedWords } from '../../engine/random.js'
import { RebellionView } from '../../engine/rebellion/knowledge/view.js'
import { ACTIVATE, argA, argB, verbOf } from '../../engine/rebellion/state/moves.js'
import type { Agent, AgentFactory, AgentSeat, MoveList } from '../agent.js'
import { DecisionSeed } from '../decision-seed.js'
import { ALL, BY_RULE } from './movement/movement-choice.js'
import { RoundPlan } from './planning/round-plan.js'
import { COMMAND, MOVE_GROUP, Script } from './script.js'

/**
 * Plans a round by explicit arithmetic: what can arrive where, the odds of each battle, what the enemy can do next, and how
 * many rounds are left. No tree and no playouts, so that its blind spots are others than those of the search.
 */
export const plannerFactory: AgentFactory = {
  name: 'planner',
  about: 'strikes, flees and counts rounds by arithmetic, at once',
  options: {},
  create: (seat) => new Planner(seat),
}

class Planner implements Agent {
  private readonly game: Game
  private readonly seed: DecisionSeed
  private readonly view: RebellionView
  private readonly script = new Script()
  private readonly plan = new RoundPlan()
  private readonly scores = new Float64Array(MOST_MOVES)
  private readonly random = new Random(0)
  /** The activation under way brings all that may come. */
  private bringsAll = false
  private target = -1

  constructor(seat: AgentSeat) {
    this.game = seat.game
    this.seed = new DecisionSeed(seat)
    this.view = new RebellionView(seat.player)
  }

  choose(observation: Observation, moves: MoveList): Move {
    seedWords(this.random.words, 0, this.seed.at(this.game, observation))
    const view = this.view.bind(observation)
    if (view.kind === COMMAND) return this.command(view, moves)
    if (view.kind === MOVE_GROUP && this.bringsAll && view.movementTarget === this.target)
      return this.bring(view, moves)
    return this.script.choose(view, view.kind, moves, this.random, 0)
  }

  /** The rules' worth of each action, and what the plan of the round adds to it. */
  private command(view: RebellionView, moves: MoveList): Move {
    const { script, scores, plan } = this
    script.score(view, COMMAND, moves, scores)
    plan.begin()
    let best = 0
    let most = Number.NEGATIVE_INFINITY
    this.bringsAll = false
    for (let i = 0; i < moves.count; i++) {
      const move = moves.list[i] as Move
      const isActivation = verbOf(move) === ACTIVATE
      const adds = isActivation ? plan.adds(script.facts, argA(move), argB(move)) : 0
      const planned = (scores[i] as number) + adds
      if (planned <= most) continue
      most = planned
      best = i
      this.bringsAll = adds > 0
    }
    const chosen = moves.list[best] as Move
    this.target = verbOf(chosen) === ACTIVATE ? argB(chosen) : -1
    return chosen
  }

  private bring(view: RebellionView, moves: MoveList): Move {
    const { script, scores } = this
    script.score(view, MOVE_GROUP, moves, scores, this.bringsAll ? ALL : BY_RULE)
    let best = 0
    for (let i = 1; i < moves.count; i++)
      if ((scores[i] as number) > (scores[best] as number)) best = i
    return moves.list[best] as Move
  }
}
