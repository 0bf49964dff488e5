import { EMPIRE } from '../../../engine/rebellion/facts/sides.js'
import type { RebellionView } from '../../../engine/rebellion/knowledge/view.js'
import {
  ASSIGN,
  argA,
  argB,
  argC,
  JOIN,
  LIFT,
  NONE,
  PLAY_ACTION,
  verbOf,
} from '../../../engine/rebellion/state/moves.js'
import type { MoveList } from '../../agent.js'
import { NO_MOVE, type PlanList } from '../../brains.js'
import type { ActionChoice } from '../choice/action-choice.js'
import type { Facts } from '../facts/facts.js'
import { type AssignmentChoice, costOf } from '../missions/assignment.js'
import { BEAM_WIDTH, Beam } from './beam.js'
import { MOST_PARTS, type PlanTable } from './plan-table.js'
import { Proposals } from './proposals.js'

/** Leaders compared for one mission: alone, and in pairs. */
const MOST_ALONE = 6
const MOST_PAIRS = 4
const TEAMS_A_CARD = MOST_ALONE + MOST_PAIRS
const MOST_CARDS = 24
/** A mission that costs so much more than it gives is left out of all plans. */
const LEAST_NET = -1.5
/** Part of a mission's worth that is left when another one is meant for the same place. */
const SAME_PLACE = 0.75
/** Plans with the same missions under other leaders. */
const SAME_CARDS = 2
/** Playing an action card comes before assigning and leaves the plans for later. */
const ACTION_DELAY = 2
/**
 * How many times the best assignment is offered with a mission less: the Empire's leaders are needed on the map, so
 * down to nothing; Rebels who are not assigned mostly do nothing at all.
 */
const SMALLER_OF_EMPIRE = MOST_PARTS
const SMALLER_OF_REBELS = 2
const FEW = 3
const WIDTH_OF_FEW = 6
const MANY = 12

/**
 * Proposes whole assignments, found by a beam search over the missions in hand: missions compete for leaders, and
 * all of them together with the Command Phase, which a plan sees as a whole and one assignment after the other does not.
 */
export class AssignmentPlans {
  private readonly alone = new Uint8Array(MOST_CARDS)
  private readonly pairs = new Uint8Array(MOST_CARDS)
  private readonly rank = new Uint8Array(MOST_CARDS)
  private readonly bestNet = new Float64Array(MOST_CARDS)
  private readonly moves = new Int32Array(MOST_CARDS * TEAMS_A_CARD)
  private readonly gains = new Float64Array(MOST_CARDS * TEAMS_A_CARD)
  private readonly nets = new Float64Array(MOST_CARDS * TEAMS_A_CARD)
  private readonly leaders = new Int32Array(MOST_CARDS * TEAMS_A_CARD)
  private readonly places = new Int32Array(MOST_CARDS * TEAMS_A_CARD)
  private readonly parts = new Int32Array(MOST_PARTS)
  private readonly rest = new Uint16Array(MOST_PARTS)
  private readonly proposals = new Proposals()
  private readonly offered = new Int32Array(64)
  private readonly offeredCards = new Int32Array(64)
  private offeredCount = 0
  private cards = 0
  private now = new Beam()
  private later = new Beam()

  /** Fills `out`; answers the number of plans, or NO_MOVE when the table is full. */
  propose(
    view: RebellionView,
    facts: Facts,
    choice: AssignmentChoice,
    actions: ActionChoice,
    moves: MoveList,
    table: PlanTable,
    out: PlanList,
    limit: number,
    round: number,
  ): number {
    const many = limit >= MANY
    const most = many ? MANY : Math.min(limit, FEW)
    this.readTeams(facts, choice, moves)
    this.search(facts, many ? BEAM_WIDTH : WIDTH_OF_FEW)
    this.proposals.begin(out, limit, facts)
    this.offeredCount = 0
    if (!this.offerAll(facts, table, round, most, many)) return NO_MOVE
    const top = this.now.scores[this.now.order[0] as number] as number
    for (let i = 0; i < moves.count; i++) {
      const move = moves.list[i] as number
      if (verbOf(move) === PLAY_ACTION)
        this.proposals.add(move, top + actions.score(facts, move) - ACTION_DELAY)
      else if (verbOf(move) === JOIN || verbOf(move) === LIFT)
        this.proposals.add(move, top + choice.answer(view, facts, move))
    }
    return this.proposals.end()
  }

  /** The teams worth comparing of every mission, and the missions by their best team. */
  private readTeams(facts: Facts, choice: AssignmentChoice, moves: MoveList): void {
    choice.goOn(facts)
    this.cards = 0
    let last = -1
    for (let i = 0; i < moves.count; i++) {
      const move = moves.list[i] as number
      if (verbOf(move) !== ASSIGN) continue
      if (argA(move) !== last) {
        if (this.cards === MOST_CARDS) break
        last = argA(move)
        this.alone[this.cards] = 0
        this.pairs[this.cards] = 0
        this.bestNet[this.cards] = Number.NEGATIVE_INFINITY
        this.cards++
      }
      this.readTeam(facts, choice, move, this.cards - 1)
    }
    this.rankCards()
  }

  private readTeam(facts: Facts, choice: AssignmentChoice, move: number, card: number): void {
    const gain = choice.gain(facts, move)
    if (gain <= 0) return
    const isPair = argC(move) !== NONE
    const leaders = (1 << argB(move)) | (isPair ? 1 << argC(move) : 0)
    const net = gain - choice.cost(facts, move)
    if (net < LEAST_NET) return
    const sizes = isPair ? this.pairs : this.alone
    const most = isPair ? MOST_PAIRS : MOST_ALONE
    const first = card * TEAMS_A_CARD + (isPair ? MOST_ALONE : 0)
    const size = sizes[card] as number
    let at = first + Math.min(size, most - 1)
    if (size === most && net <= (this.nets[at] as number)) return
    for (; at > first && (this.nets[at - 1] as number) < net; at--) this.moveTeam(at - 1, at)
    this.moves[at] = move
    this.gains[at] = gain
    this.nets[at] = net
    this.leaders[at] = leaders
    this.places[at] = choice.placeMask
    sizes[card] = Math.min(size + 1, most)
    this.bestNet[card] = Math.max(this.bestNet[card] as number, net)
  }

  private moveTeam(from: number, to: number): void {
    this.moves[to] = this.moves[from] as number
    this.gains[to] = this.gains[from] as number
    this.nets[to] = this.nets[from] as number
    this.leaders[to] = this.leaders[from] as number
    this.places[to] = this.places[from] as number
  }

  /** The best missions first: what the beam drops early is what matters least. */
  private rankCards(): void {
    for (let card = 0; card < this.cards; card++) {
      const net = this.bestNet[card] as number
      let at = card
      for (; at > 0 && (this.bestNet[this.rank[at - 1] as number] as number) < net; at--)
        this.rank[at] = this.rank[at - 1] as number
      this.rank[at] = card
    }
  }

  /** Every mission in turn: left out, or done by one of its teams whose leaders are free. */
  private search(facts: Facts, width: number): void {
    this.now.begin()
    for (let i = 0; i < this.cards; i++) {
      const card = this.rank[i] as number
      if (this.bestNet[card] === Number.NEGATIVE_INFINITY) break
      this.later.clear()
      for (let k = 0; k < this.now.count; k++)
        this.extend(facts, this.now.order[k] as number, card, width)
      const last = this.now
      this.now = this.later
      this.later = last
    }
  }

  private extend(facts: Facts, source: number, card: number, width: number): void {
    const { now, later } = this
    const kept = later.claim(now.scores[source] as number, width)
    if (kept >= 0) later.copy(now, source, kept)
    const size = now.sizes[source] as number
    if (size === MOST_PARTS) return
    const first = card * TEAMS_A_CARD
    for (let i = 0; i < TEAMS_A_CARD; i++) {
      if (i >= (this.alone[card] as number) && i < MOST_ALONE) continue
      if (i >= MOST_ALONE + (this.pairs[card] as number)) break
      const team = first + i
      const mask = this.leaders[team] as number
      if (((now.leaders[source] as number) & mask) !== 0) continue
      const score = (now.scores[source] as number) + this.adds(facts, now, source, team)
      const slot = later.claim(score, width)
      if (slot < 0) continue
      later.copy(now, source, slot)
      later.leaders[slot] = (later.leaders[slot] as number) | mask
      later.places[slot] = (later.places[slot] as number) | (this.places[team] as number)
      later.cards[slot] = (later.cards[slot] as number) | (1 << card)
      later.teams[slot * MOST_PARTS + size] = team
      later.sizes[slot] = size + 1
    }
  }

  /** What a team adds to an assignment. */
  private adds(facts: Facts, beam: Beam, slot: number, team: number): number {
    const isSecond = ((beam.places[slot] as number) & (this.places[team] as number)) !== 0
    const gain = (this.gains[team] as number) * (isSecond ? SAME_PLACE : 1)
    return gain - costOf(facts, this.leaders[team] as number, beam.leaders[slot] as number)
  }

  /** The best assignments with different missions, and the best one made smaller. */
  private offerAll(
    facts: Facts,
    table: PlanTable,
    round: number,
    most: number,
    many: boolean,
  ): boolean {
    const { now } = this
    const best = now.order[0] as number
    const smaller = many ? Math.min(now.sizes[best] as number, smallerOf(facts.side)) : 1
    const others = Math.max(1, most - smaller)
    for (let k = 0; k < now.count && this.offeredCount < others; k++) {
      const slot = now.order[k] as number
      if (this.timesOffered(now.cards[slot] as number) >= (many ? SAME_CARDS : 1)) continue
      const from = slot * MOST_PARTS
      for (let i = 0; i < (now.sizes[slot] as number); i++)
        this.rest[i] = now.teams[from + i] as number
      const score = now.scores[slot] as number
      if (!this.offer(table, round, now.sizes[slot] as number, now.cards[slot] as number, score))
        return false
    }
    return this.offerSmaller(facts, table, round, best, smaller)
  }

  /** Takes the mission away that is missed least, and again, `times` times. */
  private offerSmaller(
    facts: Facts,
    table: PlanTable,
    round: number,
    slot: number,
    times: number,
  ): boolean {
    const { now } = this
    let size = now.sizes[slot] as number
    for (let i = 0; i < size; i++) this.rest[i] = now.teams[slot * MOST_PARTS + i] as number
    for (let n = 0; n < times && size > 0; n++) {
      let bestScore = Number.NEGATIVE_INFINITY
      let without = 0
      for (let i = 0; i < size; i++) {
        const score = this.scoreWithout(facts, size, i)
        if (score <= bestScore) continue
        bestScore = score
        without = i
      }
      size--
      for (let i = without; i < size; i++) this.rest[i] = this.rest[i + 1] as number
      if (!this.offer(table, round, size, this.cardsOfRest(size), bestScore)) return false
    }
    return true
  }

  private scoreWithout(facts: Facts, size: number, without: number): number {
    const { later } = this
    later.begin()
    let score = 0
    for (let i = 0; i < size; i++) {
      if (i === without) continue
      const team = this.rest[i] as number
      score += this.adds(facts, later, 0, team)
      later.leaders[0] = (later.leaders[0] as number) | (this.leaders[team] as number)
      later.places[0] = (later.places[0] as number) | (this.places[team] as number)
    }
    return score
  }

  private cardsOfRest(size: number): number {
    let cards = 0
    for (let i = 0; i < size; i++) cards |= 1 << Math.floor((this.rest[i] as number) / TEAMS_A_CARD)
    return cards
  }

  private timesOffered(cards: number): number {
    let times = 0
    for (let i = 0; i < this.offeredCount; i++) if (this.offeredCards[i] === cards) times++
    return times
  }

  /** Offers what stands in `rest`, if it is new. */
  private offer(
    table: PlanTable,
    round: number,
    size: number,
    cards: number,
    score: number,
  ): boolean {
    for (let i = 0; i < size; i++) this.parts[i] = this.moves[this.rest[i] as number] as number
    const plan = table.add(this.parts, size, round)
    if (plan === NO_MOVE) return false
    for (let i = 0; i < this.offeredCount; i++) if (this.offered[i] === plan) return true
    this.offered[this.offeredCount] = plan
    this.offeredCards[this.offeredCount++] = cards
    this.proposals.add(plan, score)
    return true
  }
}

function smallerOf(side: number): number {
  return side === EMPIRE ? SMALLER_OF_EMPIRE : SMALLER_OF_REBELS
}
