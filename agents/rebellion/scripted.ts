import type { Game, Move, Observation } from '../../engine/game.js'
import { Random, seedWords } from '../../engine/random.js'
import { SIDE_IDS } from '../../engine/rebellion/facts/sides.js'
import { RebellionView } from '../../engine/rebellion/knowledge/view.js'
import {
  type Agent,
  type AgentOption,
  type AgentSeat,
  type MoveList,
  type Settings,
  settingNumber,
  settingWord,
} from '../agent.js'
import { DecisionSeed } from '../decision-seed.js'
import type { ScriptedPlayer } from '../game-players.js'
import { RULE_NAMES, RULES } from './facts/rules.js'
import type { Script } from './script.js'
import { STYLES, scriptOf } from './styles.js'

/** No rule is worth more than a few times what a whole game is about. */
const MOST_OF_A_NUMBER = 500

export const scripted: ScriptedPlayer = {
  about: 'rules of thumb for every decision, at once',
  options: {
    style: {
      type: 'word',
      values: STYLES,
      fallback: 'plain',
      about:
        'a one-sided player to measure against: hider and racer change the Rebels, sweeper the Empire',
    },
    misses: {
      type: 'real',
      least: 0,
      most: 1,
      fallback: 0,
      about: 'chance to overlook the best answer and take another sensible one; for weak levels',
    },
  },
  numbers: Object.fromEntries(
    RULE_NAMES.map((name): [string, AgentOption] => [
      name,
      {
        type: 'real',
        least: 0,
        most: MOST_OF_A_NUMBER,
        fallback: RULES[name],
        about: 'a number of rules.ts',
      },
    ]),
  ),
  create: (seat, settings) => new ScriptedAgent(seat, settings),
}

/** Plays the rules of script.ts; its dice only break ties and hide the base. */
class ScriptedAgent implements Agent {
  private readonly game: Game
  private readonly seed: DecisionSeed
  private readonly view: RebellionView
  private readonly script: Script
  private readonly random = new Random(0)
  private readonly misses: number

  constructor(seat: AgentSeat, settings: Settings) {
    this.game = seat.game
    this.seed = new DecisionSeed(seat)
    this.view = new RebellionView(seat.player)
    const seats = seat.game.seats(seat.options)
    const side = SIDE_IDS.indexOf(seats[seat.player]?.side ?? '')
    const given = RULE_NAMES.map((name) => [name, settingNumber(settings, name)] as const)
    const changed = Object.fromEntries(given.filter(([name, value]) => value !== RULES[name]))
    this.misses = settingNumber(settings, 'misses')
    this.script = scriptOf(settingWord(settings, 'style'), side, changed)
  }

  choose(observation: Observation, moves: MoveList): Move {
    const view = this.view.bind(observation)
    const { script, misses } = this
    const { kind } = view
    script.score(view, kind, moves, script.scores)
    // The seed of a decision takes as long as the decision, and most need no dice.
    const clear = misses === 0 ? script.clear(view, kind, moves) : null
    if (clear !== null) return clear
    seedWords(this.random.words, 0, this.seed.at(this.game, observation))
    return script.decide(view, kind, moves, this.random, misses)
  }
}
