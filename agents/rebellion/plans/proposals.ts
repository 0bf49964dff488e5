import { MISSIONS } from '../../../engine/rebellion/cards/registry.js'
import { lowestBit, PLACE_COUNT, SYSTEM_COUNT } from '../../../engine/rebellion/facts/map.js'
import { enemyOf } from '../../../engine/rebellion/facts/sides.js'
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
import type { Facts } from '../facts/facts.js'
import { strandedTroops } from '../movement/lift-choice.js'
import {
  ALL,
  ASSAULT,
  BY_RULE,
  FERRY,
  OCCUPY,
  SHIPS_ONLY,
  TEMPLATE_BITS,
} from '../movement/movement-choice.js'
import { Convoy } from './convoy.js'

/** Activations worth less are proposed in one manner only, and the others are worth so much less at first sight. */
const TEMPLATES_FROM = 1
const OTHER_MANNER = 1.5
const MANNERS = [ALL, ASSAULT, OCCUPY, SHIPS_ONLY]
/** Moves worth less are not proposed; the way out of a decision always is. */
const LEAST_SCORE = -2
/** So many troops without a ship are worth fetching whatever else the activation is worth, and each of so many counts. */
const FETCHED_FROM = 2
const FETCHED_MOST = 4
const FETCH_WORTH = 0.3

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
  /** The best activation of each system where troops wait for a ship, and its score. */
  private readonly fetching = new Int32Array(SYSTEM_COUNT)
  private readonly fetchingScores = new Float64Array(SYSTEM_COUNT)
  private readonly convoy = new Convoy()
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
    this.fetchingScores.fill(Number.NEGATIVE_INFINITY)
    this.answerScore = Number.NEGATIVE_INFINITY
  }

  add(move: number, score: number): void {
    this.considerFetching(move, score)
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

  private considerFetching(move: number, score: number): void {
    const target = argB(move)
    if (verbOf(move) !== ACTIVATE || target >= SYSTEM_COUNT) return
    if (score <= (this.fetchingScores[target] as number)) return
    this.fetchingScores[target] = score
    this.fetching[target] = move
  }

  /** Carriers for troops that wait without: the rules, which look at what an activation brings, see no use in it. */
  private insertFetching(): void {
    const { facts } = this
    if (facts === null) return
    for (let rest = facts.grounded[facts.side] as number; rest !== 0; rest &= rest - 1) {
      const target = lowestBit(rest)
      if (this.fetchingScores[target] === Number.NEGATIVE_INFINITY) continue
      const waiting = strandedTroops(facts, target)
      const score = FETCH_WORTH * Math.min(waiting, FETCHED_MOST)
      if (waiting < FETCHED_FROM || !this.hasRoomFor(score)) continue
      const mark = this.convoy.signature(facts, target, FERRY)
      const move = this.fetching[target] as number
      if (mark !== 0 && !this.isBrought(facts, move, mark)) this.insert(move | FERRY, score)
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
      const mark = this.convoy.signature(facts, target, manner)
      if (mark === 0 || brought.lastIndexOf(mark, known - 1) >= 0) continue
      brought[known++] = mark
      this.insert(move | manner, score)
    }
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
