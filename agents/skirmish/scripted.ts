import type { Game, Move, MoveList, Observation } from '../../engine/game.js'
import { Random, seedWords } from '../../engine/random.js'
import { SkirmishView } from '../../engine/skirmish/knowledge/view.js'
import { type Agent, type AgentSeat, type Settings, settingNumber, settingWord } from '../agent.js'
import { DecisionSeed } from '../decision-seed.js'
import type { ScriptedPlayer } from '../game-players.js'
import { type Care, NO_PLAYER, Script } from './script.js'
import { FLEET_OPTION, mixingOption } from './search-options.js'

export const scripted: ScriptedPlayer = {
  about: 'rules of thumb for every decision; draws ways of its units and compares where they end',
  options: {
    fleet: FLEET_OPTION,
    samples: {
      type: 'whole',
      least: 1,
      most: 2000,
      fallback: 48,
      about: 'ways that are drawn for a unit',
    },
    mixing: mixingOption(0),
  },
  numbers: {},
  create: (seat, settings) => new ScriptedAgent(seat, settings),
}

/** Units that are compared where several with as many stars are due. */
const UNITS = 4

class ScriptedAgent implements Agent {
  private readonly game: Game
  private readonly seed: DecisionSeed
  private readonly view: SkirmishView
  private readonly script: Script
  private readonly random = new Random(0)
  private readonly care: Care

  constructor(seat: AgentSeat, settings: Settings) {
    this.game = seat.game
    this.seed = new DecisionSeed(seat)
    this.view = new SkirmishView(seat.player)
    this.script = new Script(settingWord(settings, 'fleet'))
    this.care = {
      samples: settingNumber(settings, 'samples'),
      units: UNITS,
      about: NO_PLAYER,
      mixing: settingNumber(settings, 'mixing'),
    }
  }

  choose(observation: Observation, moves: MoveList): Move {
    seedWords(this.random.words, 0, this.seed.at(this.game, observation))
    return this.script.choose(this.view.bind(observation), moves, this.care, this.random)
  }
}
