import { ACTIONS, OBJECTIVES } from '../../../engine/rebellion/cards/registry.js'
import { EMPIRE, enemyOf, GROUND, REBEL, SPACE } from '../../../engine/rebellion/facts/sides.js'
import {
  GREEN,
  RED,
  UNIT_COLOUR,
  UNIT_HEALTH,
  UNIT_THEATER,
  UNITS_OF,
} from '../../../engine/rebellion/facts/unit-types.js'
import type { RebellionView } from '../../../engine/rebellion/knowledge/view.js'
import {
  BLANK_FACE,
  DIRECT_FACE,
  HIT_FACE,
  SPECIAL_FACE,
} from '../../../engine/rebellion/missions/dice.js'
import {
  ADD_LEADER,
  argA,
  argB,
  BLOCK,
  CHOOSE_THEATER,
  CONVERT,
  DISCARD_FOR,
  DIVERT,
  DRAW_FROM,
  DRAW_TACTIC,
  HIT,
  NONE,
  PLAY_ACTION,
  PLAY_TACTIC,
  REPAIR,
  REROLL,
  RETREAT,
  SCORE,
  SET_DIE,
  SHIELD_WITH,
  STRIKE,
  TAKE_UNITS,
  USE_RING,
  verbOf,
} from '../../../engine/rebellion/state/moves.js'
import { standing } from '../battle/delivery.js'
import { estimateOdds, Force, type Odds } from '../battle/odds.js'
import { actionOpinion, objectiveOpinion, tacticOpinion } from '../cards/opinions.js'
import type { Facts } from '../facts/facts.js'
import { LEADER_WORTH, tacticsOf } from '../facts/skills.js'
import { UNIT_DICE, UNIT_WORTH } from '../facts/unit-worth.js'

const ACTION_SCORE = 1.5
/** The least chance to win and to lose while it is open who wins, and while it is wide open. */
const OPEN = 0.05
const WIDE_OPEN = 0.15

/** Instead of a chance, where one side has nothing to fight with. */
const NO_BATTLE = -1

/** Decisions within a combat. Scores are compared with 0 for doing nothing more. */
export class CombatChoice {
  private readonly own = new Force()
  private readonly enemy = new Force()
  private readonly odds: Odds = { attackerLeft: 0, defenderLeft: 0, win: 0 }
  /** Of a decision in an attack; null in any other. */
  private view: RebellionView | null = null

  /** Before the moves of a decision are scored; with the view where it is one in an attack. */
  begin(attack: RebellionView | null): void {
    this.view = attack
  }

  score(facts: Facts, move: number, system: number): number {
    switch (verbOf(move)) {
      case PLAY_TACTIC:
        return this.cardScore(argA(move))
      case DISCARD_FOR:
        // The price is the card that is worth least.
        return 2 - tacticOpinion(argB(move)).eagerness * 0.2
      case DRAW_TACTIC:
        return 3
      case DRAW_FROM:
      case CHOOSE_THEATER:
        return 3 + this.theaterWorth(facts, system, argA(move))
      case REROLL:
        return this.rerollScore(argA(move), argB(move))
      case SET_DIE:
        return argB(move) === DIRECT_FACE ? 3 : argB(move) === BLANK_FACE ? -1 : 1
      case USE_RING:
        return argB(move) === BLANK_FACE || argB(move) === NONE ? 3 : -1
      case HIT:
        return this.hitScore(argA(move), argB(move))
      case BLOCK:
        return blockScore(argA(move), argB(move))
      case ADD_LEADER:
        return this.leaderScore(facts, argA(move), system)
      case PLAY_ACTION:
        return this.actionScore(facts, argA(move), system)
      case RETREAT:
        return this.retreatScore(facts, system, argB(move))
      case TAKE_UNITS:
        return (UNIT_WORTH[argB(move)] as number) + argA(move)
      case SCORE:
        return objectiveScore(argA(move)) - objectiveOpinion(argA(move)).price(facts)
      case STRIKE:
        return 1 + (UNIT_WORTH[argA(move)] as number) - (argB(move) >> 4)
      case REPAIR:
        return repairScore(argA(move), argB(move))
      case SHIELD_WITH:
        return 1
      // Ships with red health are worth more
      case CONVERT:
        return 0.1 * argA(move)
      case DIVERT:
        return blockScore(argA(move), argB(move))
      default:
        return 0
    }
  }

  /** A card that rolls again is kept until a die lies badly, one that keeps them there until they had better leave. */
  private cardScore(card: number): number {
    const { eagerness, rerolls, holds } = tacticOpinion(card)
    if (rerolls && !this.hasBadDie()) return -1
    return holds && !this.isStronger() ? -1 : eagerness
  }

  private isStronger(): boolean {
    const view = this.view as RebellionView
    return this.worthThere(view.side) > this.worthThere(enemyOf(view.side))
  }

  /** Worth of a side's units in the battle of an attack. */
  private worthThere(side: number): number {
    const view = this.view as RebellionView
    const types = UNITS_OF[side] as Uint8Array
    let worth = 0
    for (let i = 0; i < types.length; i++) {
      const type = types[i] as number
      if (UNIT_THEATER[type] !== view.combatTheater) continue
      worth += view.units(view.combatSystem, type) * (UNIT_WORTH[type] as number)
    }
    return worth
  }

  private hasBadDie(): boolean {
    const view = this.view as RebellionView
    for (let colour = RED; colour <= GREEN; colour++) {
      if (view.attackDice(colour, BLANK_FACE) > 0) return true
      if (view.attackDice(colour, HIT_FACE) > 0 && !this.hasTarget(colour)) return true
    }
    return false
  }

  /** Blanks first, then hits of a colour that nobody there has; a special is as good as what it may become. */
  private rerollScore(colour: number, face: number): number {
    if (face === BLANK_FACE) return 4
    if (face === HIT_FACE) return this.hasTarget(colour) ? -1 : 3.5
    return face === SPECIAL_FACE ? 0.5 : -1
  }

  /** Finish what gives most for each point, with all that is still to be dealt; else what nearly falls. */
  private hitScore(type: number, harm: number): number {
    const need = (UNIT_HEALTH[type] as number) - (harm >> 4) - (harm & 15)
    if (need <= 0) return -5
    const { view } = this
    const dice = UNIT_DICE[type] as number
    const value = dice * 2 + (UNIT_WORTH[type] as number)
    if (view === null) return need === 1 ? 10 + value : 5 + dice - need
    const left = view.pointsLeft(UNIT_COLOUR[type] as number)
    if (need > left) return 5 + dice - need
    const inHand = view.pointsInHand
    if (need > 1) return 10 + (value * inHand) / Math.max(need, inHand)
    // Of two points that come together one would be lost on it
    const used = inHand === 1 ? (left - view.pairsLeft) / left : 0.5
    return 10 + value * used
  }

  /** Enemies in the battle whose health is of this colour. */
  private hasTarget(colour: number): boolean {
    const view = this.view as RebellionView
    const types = UNITS_OF[enemyOf(view.side)] as Uint8Array
    for (let i = 0; i < types.length; i++) {
      const type = types[i] as number
      if (UNIT_COLOUR[type] !== colour || UNIT_THEATER[type] !== view.combatTheater) continue
      if (view.units(view.combatSystem, type) > 0) return true
    }
    return false
  }

  /** Cards for the start of a combat wait for one that they can turn. */
  private actionScore(facts: Facts, card: number, system: number): number {
    if (isForNothing(facts, card)) return -1
    const { battle } = actionOpinion(card)
    if (ACTIONS[card]?.timing !== 'start-of-combat' || battle === 'always') return ACTION_SCORE
    const win = this.winChance(facts, system)
    const margin = battle === 'wide-open' ? WIDE_OPEN : OPEN
    const isWorth = battle === 'winning' ? win > 0.5 : win > margin && win < 1 - margin
    return isWorth ? ACTION_SCORE : -1
  }

  /** Tactic cards help where both sides fight, and most where the battle is open. */
  private theaterWorth(facts: Facts, system: number, theater: number): number {
    const win = this.theaterChance(facts, system, theater)
    if (win === NO_BATTLE) return 0
    return 1 + 4 * win * (1 - win) + 0.1 * Math.min(6, this.own.weight, this.enemy.weight)
  }

  /** Chance that the own side comes out of the combat ahead, over the theaters that are fought. */
  private winChance(facts: Facts, system: number): number {
    let sum = 0
    let theaters = 0
    for (let theater = SPACE; theater <= GROUND; theater++) {
      const win = this.theaterChance(facts, system, theater)
      if (win === NO_BATTLE) continue
      sum += win
      theaters++
    }
    return theaters === 0 ? 0.5 : sum / theaters
  }

  /** Chance to win the battle of a theater, with the leaders who are there. */
  private theaterChance(facts: Facts, system: number, theater: number): number {
    const { side } = facts
    const own = standing(facts, side, system, theater, this.own)
    const enemy = standing(facts, enemyOf(side), system, theater, this.enemy)
    if (own.isNone || enemy.isNone) return NO_BATTLE
    own.cards = tacticsOf(facts.leaders[system * 2 + side] as number, theater)
    enemy.cards = tacticsOf(facts.leaders[system * 2 + enemyOf(side)] as number, theater)
    return estimateOdds(own, enemy, this.odds).win
  }

  /** A leader helps where the fight is open, and can lead a retreat; alone he is lost. */
  private leaderScore(facts: Facts, leader: number, system: number): number {
    const { side } = facts
    const win = this.winChance(facts, system)
    const open = win > 0.15 && win < 0.9 ? 1 : 0.3
    let cards = 0
    for (let theater = SPACE; theater <= GROUND; theater++) {
      const own = facts.count[(system * 2 + side) * 2 + theater] as number
      const enemy = facts.count[(system * 2 + enemyOf(side)) * 2 + theater] as number
      if (own > 0 && enemy > 0) cards += tacticsOf(1 << leader, theater)
    }
    const atStake = Math.min(
      6,
      Math.min(facts.strength[system * 2] as number, facts.strength[system * 2 + 1] as number),
    )
    const base = facts.revealed && system === facts.base ? 4 : 0
    const captureRisk = side === REBEL && win < 0.3 ? 2.5 : 0
    return (
      cards * open * (0.4 + atStake * 0.15) +
      base -
      facts.rules.leaderJoins -
      (LEADER_WORTH[leader] as number) * 0.12 -
      captureRisk
    )
  }

  /** Leaving pays when staying loses more; the found base is held to the end, and stormed to the end. */
  private retreatScore(facts: Facts, system: number, to: number): number {
    if (facts.revealed && system === facts.base) {
      if (facts.side === REBEL) return -5
      if (facts.groundCount(system, EMPIRE) > 0 && this.groundChance(facts, system) > 0.25)
        return -5
    }
    const win = this.winChance(facts, system)
    const value = Math.min(6, facts.strength[system * 2 + facts.side] as number)
    const company = Math.min(3, facts.strength[to * 2 + facts.side] as number) * 0.1
    return (facts.rules.retreatBelow - win) * value + company - 0.3
  }

  private groundChance(facts: Facts, system: number): number {
    const own = standing(facts, facts.side, system, GROUND, this.own)
    const enemy = standing(facts, enemyOf(facts.side), system, GROUND, this.enemy)
    return estimateOdds(own, enemy, this.odds).win
  }
}

const TAKES_BACK = 'more-dangerous-than-you-realize'

/** In cinematic combat cards are not drawn: used ones come back, at first none. */
function isForNothing(facts: Facts, card: number): boolean {
  if (!facts.cinematic || ACTIONS[card]?.id !== TAKES_BACK) return false
  return !facts.hasUsedTactics(SPACE) && !facts.hasUsedTactics(GROUND)
}

/** Block what would kill. */
function blockScore(type: number, harm: number): number {
  const total = (harm >> 4) + (harm & 15)
  const health = UNIT_HEALTH[type] as number
  if (total < health) return 1
  return total === health ? 5 + (UNIT_WORTH[type] as number) : 2
}

/** Save what is doomed and can be saved with this point; then what is worth most. */
function repairScore(type: number, harm: number): number {
  const over = (harm >> 4) - (UNIT_HEALTH[type] as number)
  const worth = UNIT_WORTH[type] as number
  if (over === 0) return 6 + worth
  return over > 0 ? 3 - over : 2 + worth * 0.1
}

/** Reputation first; of equal ones the card that will be hardest to satisfy again. */
function objectiveScore(card: number): number {
  const objective = OBJECTIVES[card]
  if (objective === undefined) return 1
  const repeats = objective.returnsToHand === true ? 3 : 0
  const passing = objective.timing === 'refresh' ? 0 : 2
  return 5 + objective.reputation * 3 + repeats + passing
}
