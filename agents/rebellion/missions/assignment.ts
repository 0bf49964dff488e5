import { MISSIONS, type MissionCard } from '../../../engine/rebellion/cards/registry.js'
import { COMMANDERS, LEADER_COUNT } from '../../../engine/rebellion/facts/leader-types.js'
import { countBits, lowestBit, SYSTEM_COUNT } from '../../../engine/rebellion/facts/map.js'
import { EMPIRE, enemyOf } from '../../../engine/rebellion/facts/sides.js'
import type { RebellionView } from '../../../engine/rebellion/knowledge/view.js'
import {
  ASSIGN,
  argA,
  argB,
  argC,
  LIFT,
  move3,
  NONE,
  verbOf,
} from '../../../engine/rebellion/state/moves.js'
import type { MissionWorth } from '../cards/opinion.js'
import { missionOpinion } from '../cards/opinions.js'
import type { Facts } from '../facts/facts.js'
import { diceOf, LEADER_WORTH, skillOf } from '../facts/skills.js'
import { attemptChance, chanceWith } from './attempt.js'

/** Worth of attempting a mission somewhere with these leaders: success weighed by its chance. */
export function missionScore(
  facts: Facts,
  card: number,
  leaders: number,
  system: number,
  target: number,
): number {
  const mission = MISSIONS[card]
  if (mission === undefined) return 0
  const { worth } = missionOpinion(card)
  if (mission.where === 'base' || mission.where === 'nowhere') return worth(facts, system, target)
  const gain = worth(facts, system, target)
  return gain === 0 ? 0 : gain * attemptChance(facts, mission, facts.side, system, leaders, target)
}

/** A proposal must be so bad before it is lifted: the Admiral's leader has nothing else to do then. */
const LIFTING = 1
/** Dice beyond this number make no difference. */
const MOST_DICE = 10
const COST_ROW = LEADER_COUNT + 1
/** Worths and costs of assignments are never negative. */
const UNKNOWN = -1

/** Scores assignments; what depends only on the card and its dice is worked out once a decision. */
export class AssignmentChoice {
  /** Systems that the mission last scored is meant for, as a mask; 0 where the place does not matter. */
  placeMask = 0
  private readonly best = new Float64Array(MISSIONS.length * (MOST_DICE + 1) * 2)
  private readonly bestPlaces = new Int32Array(MISSIONS.length * (MOST_DICE + 1) * 2)
  /** Systems where the success of each mission is worth anything, and what, as card * SYSTEM_COUNT + n. */
  private readonly systems = new Uint8Array(MISSIONS.length * SYSTEM_COUNT)
  private readonly worths = new Float64Array(MISSIONS.length * SYSTEM_COUNT)
  /** How many such systems there are; UNKNOWN before it was asked. */
  private readonly systemCounts = new Int32Array(MISSIONS.length)
  /** What each pair of leaders costs, as first * COST_ROW + second; the second may be NONE. */
  private readonly costs = new Float64Array(LEADER_COUNT * COST_ROW)
  /** What the facts were like when `best` was begun, and the own pool when `costs` was. */
  private edition = -1
  private pool = 0

  begin(facts: Facts): void {
    this.best.fill(UNKNOWN)
    this.systemCounts.fill(UNKNOWN)
    this.edition = facts.edition
    this.beginCosts(facts)
  }

  private beginCosts(facts: Facts): void {
    this.costs.fill(UNKNOWN)
    this.pool = facts.pool[facts.side] as number
  }

  /**
   * The same where always the same facts are given, as they were read: the assignments of a round follow each other,
   * and nothing but the own pool changes between them.
   */
  goOn(facts: Facts): void {
    if (facts.edition !== this.edition) this.begin(facts)
    else if (facts.pool[facts.side] !== this.pool) this.beginCosts(facts)
  }

  /** Score of one assignment; 0 is being done. */
  score(facts: Facts, move: number): number {
    if (verbOf(move) !== ASSIGN) return 0
    const gain = this.gain(facts, move)
    if (gain < 0) return gain
    return gain - this.cost(facts, move)
  }

  /** A General's answer to what his Admiral proposes: what a leader more adds, or what lifting it spares. */
  answer(view: RebellionView, facts: Facts, move: number): number {
    const slot = argA(move)
    const card = view.stackCard(facts.side, slot)
    const leaders = view.stackLeaders(facts.side, slot)
    const others = leaders & (leaders - 1)
    const first = lowestBit(leaders)
    const now = this.score(
      facts,
      move3(ASSIGN, card, first, others === 0 ? NONE : lowestBit(others)),
    )
    if (verbOf(move) === LIFT) return -now - LIFTING
    const joined = argB(move)
    const both = move3(ASSIGN, card, Math.min(first, joined), Math.max(first, joined))
    return this.score(facts, both) - now
  }

  /** What the leaders of an assignment could do instead, when nobody else is assigned with them. */
  cost(facts: Facts, move: number): number {
    const at = argB(move) * COST_ROW + Math.min(argC(move), LEADER_COUNT)
    if (this.costs[at] === UNKNOWN) this.costs[at] = costOf(facts, leadersOf(move), 0)
    return this.costs[at] as number
  }

  /** What an assignment is worth, whatever its leaders could do instead; below 0 when they cannot do it. */
  gain(facts: Facts, move: number): number {
    const card = argA(move)
    const mission = MISSIONS[card]
    if (mission === undefined) return -1
    const leaders = leadersOf(move)
    if (skillOf(leaders, mission.skill) < mission.needs) return -2
    const dice = diceOf(leaders, mission.skill)
    const bonus =
      mission.portrait !== undefined && (leaders & (1 << mission.portrait)) !== 0 ? 1 : 0
    const at = (card * (MOST_DICE + 1) + Math.min(dice, MOST_DICE)) * 2 + bonus
    if (this.best[at] === UNKNOWN) {
      this.placeMask = 0
      this.best[at] = this.bestPlace(facts, card, mission, dice, bonus * 2)
      this.bestPlaces[at] = this.placeMask
    }
    this.placeMask = this.bestPlaces[at] as number
    return this.best[at] as number
  }

  /** Worth of the mission in its best system as things stand. */
  private bestPlace(
    facts: Facts,
    card: number,
    mission: MissionCard,
    dice: number,
    bonus: number,
  ): number {
    if (mission.against === 'rebel-leader')
      return facts.rules.captureToCome * Math.min(1.2, 0.6 + 0.1 * dice)
    const { worth } = missionOpinion(card)
    // Subversion goes where the enemy attempts something.
    if (mission.where === 'base' || mission.where === 'nowhere' || mission.where === 'opposed')
      return Math.max(0, worth(facts, 0, NONE))
    const first = card * SYSTEM_COUNT
    const end = first + this.countSystems(facts, card, mission, worth)
    const opponents = enemyOf(facts.side)
    let unopposed = UNKNOWN
    let best = 0
    for (let at = first; at < end; at++) {
      const gain = this.worths[at] as number
      if (gain <= best) continue
      const system = this.systems[at] as number
      const target = targetIn(facts, mission, system)
      let chance = unopposed
      // Where no enemy is the chance is everywhere the same.
      if (target !== NONE || facts.leaders[system * 2 + opponents] !== 0)
        chance = chanceWith(facts, mission, facts.side, system, target, dice, bonus)
      else if (chance === UNKNOWN) {
        chance = chanceWith(facts, mission, facts.side, system, NONE, dice, bonus)
        unopposed = chance
      }
      const expected = gain * chance
      if (expected <= best) continue
      best = expected
      this.placeMask = 1 << system
    }
    return best
  }

  /** Lists the systems where a mission is worth anything: the same for all who may be sent. */
  private countSystems(
    facts: Facts,
    card: number,
    mission: MissionCard,
    worth: MissionWorth,
  ): number {
    if (this.systemCounts[card] !== UNKNOWN) return this.systemCounts[card] as number
    const first = card * SYSTEM_COUNT
    let count = 0
    for (let rest = facts.missionPlaces(card); rest !== 0; rest &= rest - 1) {
      const system = lowestBit(rest)
      const target = targetIn(facts, mission, system)
      if (mission.against === 'captive' && target === NONE) continue
      const gain = worth(facts, system, target)
      if (gain <= 0) continue
      this.systems[first + count] = system
      this.worths[first + count] = gain
      count++
    }
    this.systemCounts[card] = count
    return count
  }
}

/** The captive that a mission would be about in a system. */
function targetIn(facts: Facts, mission: MissionCard, system: number): number {
  if (mission.against !== 'captive') return NONE
  const captives = facts.captivesAt[system] as number
  return captives === 0 ? NONE : lowestBit(captives)
}

/**
 * What the leaders could do instead: some should be left for the Command Phase (`…Kept` of the rules), an Empire that
 * assigns everybody never moves. Those without tactic values can do little else. Those `spokenFor` are gone already.
 */
export function costOf(facts: Facts, leaders: number, spokenFor: number): number {
  const pool = facts.pool[facts.side] as number
  const owned = countBits((facts.owned[facts.side] as number) & ~facts.captives)
  const kept = owned * (facts.side === EMPIRE ? facts.rules.empireKept : facts.rules.rebelKept)
  let free = countBits(pool & COMMANDERS & ~spokenFor)
  let cost = 0
  for (let rest = leaders; rest !== 0; rest &= rest - 1) {
    const leader = lowestBit(rest)
    cost += facts.rules.assignCost * 0.5 + (LEADER_WORTH[leader] as number) * 0.06
    if ((COMMANDERS & (1 << leader)) === 0) continue
    cost +=
      free <= kept
        ? facts.side === EMPIRE
          ? facts.rules.empireScarce
          : facts.rules.rebelScarce
        : facts.rules.assignCost
    free--
  }
  return cost
}

function leadersOf(move: number): number {
  return (1 << argB(move)) | (argC(move) === NONE ? 0 : 1 << argC(move))
}
