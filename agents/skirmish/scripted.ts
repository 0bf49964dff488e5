import type { Game, Move, MoveList, Observation } from '../../engine/game.js'
import { Random, seedWords } from '../../engine/random.js'
import { KIND_IDS } from '../../engine/skirmish/course/kinds.js'
import { SkirmishView } from '../../engine/skirmish/knowledge/view.js'
import { type Agent, type AgentSeat, type Settings, settingNumber, settingWord } from '../agent.js'
import { DecisionSeed } from '../decision-seed.js'
import type { ScriptedPlayer } from '../game-players.js'
import { type Care, NO_PLAYER } from './care.js'
import { checkFleet } from './fleets.js'
import { Script } from './script.js'
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
    misses: {
      type: 'real',
      least: 0,
      most: 1,
      fallback: 0,
      about: 'chance that a decision is careless: the first way that comes to mind, any target',
    },
  },
  numbers: {},
  create: (seat, settings) => new ScriptedAgent(seat, settings),
}

/** Units that are compared where several with as many stars are due. */
const UNITS = 4

const TARGETING = (['target', 'second-target', 'named-attack'] as const).map((kind) =>
  KIND_IDS.indexOf(kind),
)

class ScriptedAgent implements Agent {
  private readonly game: Game
  private readonly seed: DecisionSeed
  private readonly view: SkirmishView
  private readonly script: Script
  private readonly random = new Random(0)
  private readonly care: Care
  private readonly careless: Care
  private readonly misses: number

  constructor(seat: AgentSeat, settings: Settings) {
    this.game = seat.game
    this.seed = new DecisionSeed(seat)
    this.view = new SkirmishView(seat.player)
    const fleet = settingWord(settings, 'fleet')
    checkFleet(seat.game, seat.options, fleet)
    this.script = new Script(fleet)
    this.care = {
      samples: settingNumber(settings, 'samples'),
      units: UNITS,
      about: NO_PLAYER,
      mixing: settingNumber(settings, 'mixing'),
    }
    this.careless = { ...this.care, samples: 1, units: 1 }
    this.misses = settingNumber(settings, 'misses')
  }

  choose(observation: Observation, moves: MoveList): Move {
    const { random, view } = this
    seedWords(random.words, 0, this.seed.at(this.game, observation))
    const isCareless = this.misses > 0 && random.fraction() < this.misses
    if (isCareless && TARGETING.includes(this.game.kind(observation)))
      return moves.list[random.below(moves.count)] as Move
    const care = isCareless ? this.careless : this.care
    return this.script.choose(view.bind(observation), moves, care, random)
  }
}
