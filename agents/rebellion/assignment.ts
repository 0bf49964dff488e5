import { countBits, lowestBit } from '../../engine/rebellion/map.js'
import {
  ASSIGN,
  argA,
  argB,
  argC,
  NONE,
  PLAY_ACTION,
  verbOf,
} from '../../engine/rebellion/moves.js'
import { COMMANDERS } from '../../engine/rebellion/people.js'
import { MISSIONS, type MissionCard } from '../../engine/rebellion/registry.js'
import { EMPIRE } from '../../engine/rebellion/sides.js'
import { attemptChance, chanceWith } from './attempt.js'
import { EMPIRE_MISSION_WORTH, type MissionWorth } from './empire-missions.js'
import type { Facts } from './facts.js'
import { missionPlaces } from './mission-places.js'
import { REBEL_MISSION_WORTH } from './rebel-missions.js'
import { RULES } from './rules.js'
import { LEADER_WORTH, skillOf } from './skills.js'

/** Room for the missions of both sides. */
const MOST_CARDS = 64

const WORTH: readonly (MissionWorth | null)[] = []

/** What each mission is worth by its number; the table is made when the cards are known. */
function worthOf(card: number): MissionWorth | null {
  if (WORTH.length === 0)
    for (const mission of MISSIONS)
      (WORTH as (MissionWorth | null)[]).push(
        (mission.side === EMPIRE ? EMPIRE_MISSION_WORTH : REBEL_MISSION_WORTH)[mission.id] ?? null,
      )
  return WORTH[card] ?? null
}

/** Worth of attempting a mission somewhere with these leaders: success weighed by its chance. */
export function missionScore(
  facts: Facts,
  card: number,
  leaders: number,
  system: number,
  target: number,
): number {
  const mission = MISSIONS[card]
  const worth = worthOf(card)
  if (mission === undefined || worth === null) return 1
  if (mission.where === 'base' || mission.where === 'nowhere') return worth(facts, system, target)
  return (
    worth(facts, system, target) *
    attemptChance(facts, mission, facts.side, system, leaders, target)
  )
}

/** What the success of a mission is worth to its side; 1 for cards without a rule of their own. */
export function missionWorth(facts: Facts, card: number, system: number, target: number): number {
  const worth = worthOf(card)
  return worth === null ? 1 : worth(facts, system, target)
}

/** Dice beyond this number make no difference. */
const MOST_DICE = 10

/** Scores assignments; what depends only on the card and its dice is worked out once a decision. */
export class AssignmentChoice {
  /** Systems that the mission last scored is meant for, as a mask; 0 where the place does not matter. */
  placeMask = 0
  private readonly best = new Float64Array(MOST_CARDS * (MOST_DICE + 1) * 2)
  private readonly bestPlaces = new Int32Array(MOST_CARDS * (MOST_DICE + 1) * 2)
  /** What the facts were like when `best` was begun. */
  private edition = -1

  begin(facts: Facts): void {
    this.best.fill(-1)
    this.edition = facts.edition
  }

  /**
   * The same where always the same facts are given, as they were read: the assignments of a round follow each other,
   * and nothing but the own pool changes between them.
   */
  goOn(facts: Facts): void {
    if (facts.edition !== this.edition) this.begin(facts)
  }

  /** Score of one assignment (or action card); 0 is being done. */
  score(facts: Facts, move: number): number {
    if (verbOf(move) === PLAY_ACTION) return 1.5
    if (verbOf(move) !== ASSIGN) return 0
    const gain = this.gain(facts, move)
    if (gain < 0) return gain
    return gain - costOf(facts, leadersOf(move), 0)
  }

  /** What an assignment is worth, whatever its leaders could do instead; below 0 when they cannot do it. */
  gain(facts: Facts, move: number): number {
    const card = argA(move)
    const mission = MISSIONS[card]
    if (mission === undefined) return -1
    const leaders = leadersOf(move)
    const dice = skillOf(leaders, mission.skill)
    if (dice < mission.needs) return -2
    const bonus =
      mission.portrait !== undefined && (leaders & (1 << mission.portrait)) !== 0 ? 1 : 0
    const at = (card * (MOST_DICE + 1) + Math.min(dice, MOST_DICE)) * 2 + bonus
    if ((this.best[at] as number) < 0) {
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
      return RULES.captureToCome * Math.min(1.2, 0.6 + 0.1 * dice)
    const worth = worthOf(card)
    if (worth === null) return 1
    if (mission.where === 'base' || mission.where === 'nowhere')
      return Math.max(0, worth(facts, 0, NONE))
    let best = 0
    for (
      let rest = missionPlaces(facts, mission.id) & ~facts.destroyed;
      rest !== 0;
      rest &= rest - 1
    ) {
      const system = lowestBit(rest)
      const captives = facts.captivesAt[system] as number
      const target = mission.against === 'captive' && captives !== 0 ? lowestBit(captives) : NONE
      if (mission.against === 'captive' && target === NONE) continue
      const gain = worth(facts, system, target)
      if (gain <= best) continue
      const expected = gain * chanceWith(facts, mission, facts.side, system, target, dice, bonus)
      if (expected <= best) continue
      best = expected
      this.placeMask = 1 << system
    }
    return best
  }
}

/**
 * What the leaders could do instead: some should be left for the Command Phase (RULES.…Kept), an Empire that
 * assigns everybody never moves. Those without tactic values can do little else. Those `spokenFor` are gone already.
 */
export function costOf(facts: Facts, leaders: number, spokenFor: number): number {
  const pool = facts.pool[facts.side] as number
  const owned = countBits((facts.owned[facts.side] as number) & ~facts.captives)
  const kept = owned * (facts.side === EMPIRE ? RULES.empireKept : RULES.rebelKept)
  let free = countBits(pool & COMMANDERS & ~spokenFor)
  let cost = 0
  for (let rest = leaders; rest !== 0; rest &= rest - 1) {
    const leader = lowestBit(rest)
    cost += RULES.assignCost * 0.5 + (LEADER_WORTH[leader] as number) * 0.06
    if ((COMMANDERS & (1 << leader)) === 0) continue
    cost +=
      free <= kept
        ? facts.side === EMPIRE
          ? RULES.empireScarce
          : RULES.rebelScarce
        : RULES.assignCost
    free--
  }
  return cost
}

function leadersOf(move: number): number {
  return (1 << argB(move)) | (argC(move) === NONE ? 0 : 1 << argC(move))
}
