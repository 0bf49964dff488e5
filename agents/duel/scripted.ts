import { DuelView } from '../../engine/duel/knowledge/view.js'
import type { Game, Move, Observation } from '../../engine/game.js'
import { Random, seedWords } from '../../engine/random.js'
import type { Agent, AgentSeat, MoveList } from '../agent.js'
import { DecisionSeed } from '../decision-seed.js'
import type { ScriptedPlayer } from '../game-players.js'
import { Script } from './script.js'

export const scripted: ScriptedPlayer = {
  about: 'rules of thumb for every decision, at once',
  options: {},
  numbers: {},
  create: (seat) => new ScriptedAgent(seat),
}

/** Plays the rules of script.ts; its dice choose only what is chosen in secret and at once. */
class ScriptedAgent implements Agent {
  private readonly game: Game
  private readonly seed: DecisionSeed
  private readonly view: DuelView
  private readonly script = new Script()
  private readonly random = new Random(0)

  constructor(seat: AgentSeat) {
    this.game = seat.game
    this.seed = new DecisionSeed(seat)
    this.view = new DuelView(seat.player)
  }

  choose(observation: Observation, moves: MoveList): Move {
    seedWords(this.random.words, 0, this.seed.at(this.game, observation))
    return this.script.choose(this.view.bind(observation), moves, this.random, 0)
  }
}
