import { MISSIONS } from '../../../engine/rebellion/cards/registry.js'
import {
  ADJACENT,
  lowestBit,
  PLACE_COUNT,
  SYSTEM_COUNT,
} from '../../../engine/rebellion/facts/map.js'
import { EMPIRE, enemyOf, REBEL } from '../../../engine/rebellion/facts/sides.js'
import { DEATH_STAR } from '../../../engine/rebellion/facts/unit-types.js'
import { MOST_STACKS } from '../../../engine/rebellion/knowledge/view.js'
import {
  ACTIVATE,
  ADD_LEADER,
  ASSIGN,
  argA,
  argB,
  DONE,
  OPPOSE,
  PASS,
  RETREAT,
  REVEAL,
  verbOf,
} from '../../../engine/rebellion/state/moves.js'
import type { PlanList } from '../../brains.js'
import { Exposure } from '../battle/exposure.js'
import type { Facts } from '../facts/facts.js'
import { strandedTroops } from '../movement/lift-choice.js'
import {
  ALL,
  ASSAULT,
  BY_RULE,
  FERRY,
  NO_STATION,
  OCCUPY,
  SHIPS_ONLY,
  sourcesOf,
  TEMPLATE_BITS,
} from '../movement/movement-choice.js'
import { Convoy } from './convoy.js'

/** Activations worth less are proposed in one manner only, and the others are worth so much less at first sight. */
const TEMPLATES_FROM = 1
const OTHER_MANNER = 1.5
const MANNERS = [ALL, ASSAULT, OCCUPY, SHIPS_ONLY, NO_STATION]
/** Moves worth less are not proposed; the way out of a decision always is. */
const LEAST_SCORE = -2
/** So many troops without a ship are worth fetching whatever else the activation is worth, and each of so many counts. */
const FETCHED_FROM = 2
const FETCHED_MOST = 4
const FETCH_WORTH = 0.3

/** From so many candidates on the list is that of the root, where what threatens is looked at. */
export const ROOT_ROOM = 12
/** Losses that are worth saving a stack from, those that count at most, and ways out of each place that are proposed. */
const RESCUE_FROM = 3
const RESCUE_MOST = 5
const WAYS_OUT = 2

/** Proposals that differ only in who does it (or where a mission is revealed): so many of each group at most. */
const LEADERS_A_PLACE = 2
const TEAMS_A_MISSION = 3
const PLACES_A_STACK = 4
/** Kept beyond that, and proposed where room is left: a place that is not proposed cannot be found by any search. */
const MOST_A_GROUP = 8

/** Groups: by the place that is activated, then by the mission that is assigned, then by the stack that is revealed. */
const FIRST_MISSION_GROUP = PLACE_COUNT

/**
 * Makes a short list of plans out of many scored moves. Without groups one good system with six leaders would
 * fill the list, and no search repairs a system that is not proposed.
 */
export class Proposals {
  private readonly firstStackGroup = FIRST_MISSION_GROUP + MISSIONS.length
  private readonly groups = this.firstStackGroup + MOST_STACKS
  private readonly moves = new Int32Array(this.groups * MOST_A_GROUP)
  private readonly scores = new Float64Array(this.groups * MOST_A_GROUP)
  private readonly counts = new Uint8Array(this.groups)
  /** The best activation of each system, however bad it seems, and its score. */
  private readonly activating = new Int32Array(SYSTEM_COUNT)
  private readonly activatingScores = new Float64Array(SYSTEM_COUNT)
  private readonly convoy = new Convoy()
  private readonly exposure = new Exposure()
  /** What the manners of one activation would bring, the usual one first. */
  private readonly brought = new Int32Array(MANNERS.length + 1)
  private out: PlanList | null = null
  private facts: Facts | null = null
  /** The best answer of those that seem bad, as long as no good one is known. */
  private answer = 0
  private answerScore = Number.NEGATIVE_INFINITY
  private room = 0
  private count = 0

  begin(out: PlanList, limit: number, facts: Facts): void {
    this.facts = facts
    this.out = out
    this.room = Math.min(limit, out.capacity)
    this.count = 0
    this.counts.fill(0)
    this.activatingScores.fill(Number.NEGATIVE_INFINITY)
    this.answerScore = Number.NEGATIVE_INFINITY
  }

  add(move: number, score: number): void {
    this.considerActivation(move, score)
    // What provably does nothing is no candidate; a leader who opposes, joins or retreats always does something.
    if (score <= LEAST_SCORE && !isWayOut(move)) {
      if (!isAnswer(move) || score <= this.answerScore) return
      this.answerScore = score
      this.answer = move
      return
    }
    if (isAnswer(move)) this.answerScore = Number.POSITIVE_INFINITY
    const group = this.groupOf(move)
    if (group < 0) {
      this.insert(move, score)
      return
    }
    const most = verbOf(move) === REVEAL ? MOST_A_GROUP : mostOf(move)
    const first = group * MOST_A_GROUP
    let size = this.counts[group] as number
    if (size === most && score <= (this.scores[first + size - 1] as number)) return
    let at = first + (size < most ? size : size - 1)
    while (at > first && (this.scores[at - 1] as number) < score) {
      this.scores[at] = this.scores[at - 1] as number
      this.moves[at] = this.moves[at - 1] as number
      at--
    }
    this.scores[at] = score
    this.moves[at] = move
    if (size < most) this.counts[group] = ++size
  }

  /** Fills the list, the best first; answers its length. */
  end(): number {
    for (let group = 0; group < this.groups; group++)
      for (let i = 0; i < Math.min(this.counts[group] as number, PLACES_A_STACK); i++)
        this.insert(
          this.moves[group * MOST_A_GROUP + i] as number,
          this.scores[group * MOST_A_GROUP + i] as number,
        )
    // What a manner would bring takes longest to work out: by now most have no room left.
    for (let system = 0; system < FIRST_MISSION_GROUP; system++) {
      const score = this.scores[system * MOST_A_GROUP] as number
      if ((this.counts[system] as number) > 0 && score >= TEMPLATES_FROM)
        this.insertManners(this.moves[system * MOST_A_GROUP] as number, score - OTHER_MANNER)
    }
    this.insertFetching()
    this.insertRescues()
    this.fillUp()
    if (Number.isFinite(this.answerScore)) this.insert(this.answer, this.answerScore)
    return this.count
  }

  /** More places of each mission, as long as nothing has to give way to them. */
  private fillUp(): void {
    for (let i = PLACES_A_STACK; i < MOST_A_GROUP; i++)
      for (let group = this.firstStackGroup; group < this.groups && this.count < this.room; group++)
        if (i < (this.counts[group] as number))
          this.insert(
            this.moves[group * MOST_A_GROUP + i] as number,
            this.scores[group * MOST_A_GROUP + i] as number,
          )
  }

  private considerActivation(move: number, score: number): void {
    const target = argB(move)
    if (verbOf(move) !== ACTIVATE || target >= SYSTEM_COUNT) return
    if (score <= (this.activatingScores[target] as number)) return
    this.activatingScores[target] = score
    this.activating[target] = move
  }

  /** Carriers for troops that wait without: the rules, which look at what an activation brings, see no use in it. */
  private insertFetching(): void {
    const { facts } = this
    if (facts === null) return
    for (let rest = facts.grounded[facts.side] as number; rest !== 0; rest &= rest - 1) {
      const target = lowestBit(rest)
      if (this.activatingScores[target] === Number.NEGATIVE_INFINITY) continue
      const waiting = strandedTroops(facts, target)
      const score = FETCH_WORTH * Math.min(waiting, FETCHED_MOST)
      if (waiting < FETCHED_FROM || !this.hasRoomFor(score)) continue
      const mark = this.convoy.signature(facts, target, FERRY)
      const move = this.activating[target] as number
      if (mark !== 0 && !this.isBrought(facts, move, mark)) this.insert(move | FERRY, score)
    }
  }

  /**
   * What to do about a stack that the enemy's next activation would destroy: others join it, and Rebels leave, to where
   * least awaits them. The rules look at what an activation brings, and not at what it saves.
   */
  private insertRescues(): void {
    const { facts } = this
    if (facts === null || this.room < ROOT_ROOM) return
    const { side } = facts
    for (let rest = facts.present[side] as number; rest !== 0; rest &= rest - 1) {
      const system = lowestBit(rest)
      const loss = Math.min(RESCUE_MOST, this.exposure.at(facts, side, system))
      if (loss < RESCUE_FROM) continue
      const canJoin = this.activatingScores[system] !== Number.NEGATIVE_INFINITY
      if (canJoin) this.insertAll(facts, this.activating[system] as number, loss - OTHER_MANNER)
      const canLeave = side === REBEL && facts.shipCount(system, REBEL) > 0
      if (canLeave && facts.leaders[system * 2 + REBEL] === 0)
        this.insertWaysOut(facts, system, loss)
    }
  }

  /** To places without Imperial units, those next to the fewest first. */
  private insertWaysOut(facts: Facts, source: number, loss: number): void {
    let tried = 0
    for (let way = 0; way < WAYS_OUT; way++) {
      let best = -1
      let least = Number.POSITIVE_INFINITY
      const free = (ADJACENT[source] as number) & ~(facts.present[EMPIRE] as number) & ~tried
      for (let rest = free; rest !== 0; rest &= rest - 1) {
        const target = lowestBit(rest)
        if (this.activatingScores[target] === Number.NEGATIVE_INFINITY) continue
        let danger = 0
        const near = (ADJACENT[target] as number) & (facts.present[EMPIRE] as number)
        for (let left = near; left !== 0; left &= left - 1)
          danger += facts.strength[lowestBit(left) * 2 + EMPIRE] as number
        if (danger >= least) continue
        least = danger
        best = target
      }
      if (best < 0) return
      tried |= 1 << best
      this.insertAll(facts, this.activating[best] as number, loss)
    }
  }

  /** By the rules, or by a manner of the same activation that is in the list already. */
  private isBrought(facts: Facts, move: number, mark: number): boolean {
    const { out, convoy } = this
    const target = argB(move)
    if (mark === convoy.signature(facts, target, BY_RULE)) return true
    for (let i = 0; i < this.count; i++) {
      const other = (out as PlanList).plans[i] as number
      const manner = other & TEMPLATE_BITS
      if (manner === BY_RULE || other - manner !== move) continue
      if (mark === convoy.signature(facts, target, manner)) return true
    }
    return false
  }

  /** A promising activation also in other manners than the rules would choose, as far as they bring other units. */
  private insertManners(move: number, score: number): void {
    const { facts, brought } = this
    if (facts === null || !this.hasRoomFor(score)) return
    const target = argB(move)
    brought[0] = this.convoy.signature(facts, target, BY_RULE)
    let known = 1
    for (let i = 0; i < MANNERS.length; i++) {
      const manner = MANNERS[i] as number
      if (manner === SHIPS_ONLY && facts.shipCount(target, enemyOf(facts.side)) === 0) continue
      if (manner === NO_STATION && !stationIsNear(facts, target)) continue
      const mark = this.convoy.signature(facts, target, manner)
      if (mark === 0 || brought.lastIndexOf(mark, known - 1) >= 0) continue
      brought[known++] = mark
      this.insert(move | manner, score)
    }
  }

  /** With all that can come, unless the list has a way that brings the same. */
  private insertAll(facts: Facts, move: number, score: number): void {
    const target = argB(move)
    const mark = this.convoy.signature(facts, target, ALL)
    if (mark === 0) return
    const isUsual = mark === this.convoy.signature(facts, target, BY_RULE)
    if (isUsual ? this.isListed(move) : this.isBrought(facts, move, mark)) return
    this.insert(isUsual ? move : move | ALL, score)
  }

  private isListed(plan: number): boolean {
    for (let i = 0; i < this.count; i++) if (this.out?.plans[i] === plan) return true
    return false
  }

  private hasRoomFor(score: number): boolean {
    const { out, room } = this
    return out !== null && (this.count < room || score > (out.scores[room - 1] as number))
  }

  private insert(plan: number, score: number): void {
    const { out, room } = this
    if (out === null || !this.hasRoomFor(score)) return
    let at = this.count < room ? this.count : room - 1
    while (at > 0 && (out.scores[at - 1] as number) < score) {
      out.plans[at] = out.plans[at - 1] as number
      out.scores[at] = out.scores[at - 1] as number
      at--
    }
    out.plans[at] = plan
    out.scores[at] = score
    if (this.count < room) this.count++
  }

  /** -1 for moves that are in no group. */
  private groupOf(move: number): number {
    switch (verbOf(move)) {
      case ACTIVATE:
        return argB(move)
      case ASSIGN:
        return FIRST_MISSION_GROUP + argA(move)
      case REVEAL:
        return this.firstStackGroup + argA(move)
      default:
        return -1
    }
  }
}

/** A Death Star stands next to a place where it has something to do: Rebels, or perhaps their base. */
function stationIsNear(facts: Facts, target: number): boolean {
  if (facts.side !== EMPIRE) return false
  const aims = (facts.present[REBEL] as number) | facts.loyalRebel | facts.candidates
  if ((aims & (1 << target)) === 0) return false
  for (let rest = sourcesOf(facts, target); rest !== 0; rest &= rest - 1)
    if (facts.unitsAt(lowestBit(rest), DEATH_STAR) > 0) return true
  return false
}

function mostOf(move: number): number {
  switch (verbOf(move)) {
    case ACTIVATE:
      return LEADERS_A_PLACE
    case ASSIGN:
      return TEAMS_A_MISSION
    default:
      return PLACES_A_STACK
  }
}

function isAnswer(move: number): boolean {
  return verbOf(move) === OPPOSE || verbOf(move) === ADD_LEADER || verbOf(move) === RETREAT
}

function isWayOut(move: number): boolean {
  return verbOf(move) <= PASS || verbOf(move) === DONE
}
