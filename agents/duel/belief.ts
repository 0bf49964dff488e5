import { CHARACTERS, ORDINARY_CARDS } from '../../engine/duel/facts/cards.js'
import { REBEL } from '../../engine/duel/facts/sides.js'
import { STRATEGY_COUNT } from '../../engine/duel/facts/strategies.js'
import type { DuelView } from '../../engine/duel/knowledge/view.js'
import type { Weights } from '../../engine/game.js'
import { OPINIONS } from './opinions.js'
import { strategyWorth, TEMPERATURE } from './script.js'
import { Struggle } from './struggle.js'

/** Who passes although he would lose by this strategy does it now and then. */
const PASSES_LOSING = 0.2
/** Better characters are likelier to be in the deck: so many times for a victory point. */
const CHARACTER_STEP = 1.5

/** What a side believes of what it does not see: strategies and characters by how good they would be. */
export class Belief {
  private readonly chances = new Float64Array(STRATEGY_COUNT)
  private readonly characters = new Float64Array(CHARACTERS)
  private readonly known: { strategies: Float64Array; characters: Float64Array }
  private readonly struggle = new Struggle()

  constructor(player: number) {
    this.known = { strategies: this.chances, characters: this.characters }
    for (let i = 0; i < CHARACTERS; i++)
      this.characters[i] = Math.exp(
        CHARACTER_STEP * (OPINIONS[1 - player]?.[ORDINARY_CARDS + i]?.worth ?? 0),
      )
  }

  weights(view: DuelView): Weights {
    if (view.event >= 0) this.strategies(view)
    return this.known
  }

  /** Chances of both sides' strategies, for a struggle that is solved: his own as the enemy may think of them. */
  both(view: DuelView): readonly [Float64Array, Float64Array] {
    const own = this.openly(view, view.player)
    const theirs = this.strategies(view).slice()
    return view.player === REBEL ? [own, theirs] : [theirs, own]
  }

  /** Chances of a side's strategies by worth alone, as both players may think of them. */
  openly(view: DuelView, side: number): Float64Array {
    const possible = view.openlyPossible(side)
    const chances = Float64Array.from({ length: STRATEGY_COUNT }, (_, i) =>
      ((possible >> i) & 1) === 0 ? 0 : Math.exp(strategyWorth(view, side, i) / TEMPERATURE),
    )
    const sum = chances.reduce((total, chance) => total + chance, 0)
    return sum > 0 ? chances.map((chance) => chance / sum) : chances
  }

  /** Chances of the enemy's strategies. A pass tells that the enemy may be content with the totals as they are. */
  strategies(view: DuelView): Float64Array {
    const { chances, struggle } = this
    const possible = view.possible(view.enemy)
    const hasPassed = view.passes === 1 && view.actor === view.player
    if (hasPassed) struggle.read(view)
    let sum = 0
    for (let i = 0; i < STRATEGY_COUNT; i++) {
      let chance =
        ((possible >> i) & 1) === 0 ? 0 : Math.exp(strategyWorth(view, view.enemy, i) / TEMPERATURE)
      if (hasPassed && chance > 0) {
        const worth = struggle.result(view.total(view.player), view.total(view.enemy), i)
        chance *= worth < 0 ? 1 : PASSES_LOSING
      }
      chances[i] = chance
      sum += chance
    }
    for (let i = 0; i < STRATEGY_COUNT; i++) chances[i] = sum > 0 ? (chances[i] as number) / sum : 0
    return chances
  }
}
