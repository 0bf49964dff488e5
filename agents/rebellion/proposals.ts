import { ACTIVATE, ASSIGN, argA, argB, REVEAL, verbOf } from '../../engine/rebellion/moves.js'
import { EMPIRE } from '../../engine/rebellion/sides.js'
import type { PlanList } from '../brains.js'
import type { Facts } from './facts.js'
import { ALL, anythingMoves, OCCUPY, templateFor } from './movement-choice.js'

/** Activations worth less are proposed in one manner only, and the others are worth so much less at first sight. */
const TEMPLATES_FROM = 1
const OTHER_MANNER = 1.5

/** Proposals that differ only in who does it (or where a mission is revealed): so many of each group at most. */
const LEADERS_A_PLACE = 2
const TEAMS_A_MISSION = 3
const PLACES_A_STACK = 4
const MOST_A_GROUP = 4

const FIRST_MISSION_GROUP = 40
const FIRST_STACK_GROUP = 104
const GROUPS = 128

/**
 * Makes a short list of plans out of many scored moves. Without groups one good system with six leaders would
 * fill the list, and no search repairs a system that is not proposed.
 */
export class Proposals {
  private readonly moves = new Int32Array(GROUPS * MOST_A_GROUP)
  private readonly scores = new Float64Array(GROUPS * MOST_A_GROUP)
  private readonly counts = new Uint8Array(GROUPS)
  private out: PlanList | null = null
  private facts: Facts | null = null
  private room = 0
  private count = 0

  begin(out: PlanList, limit: number, facts: Facts): void {
    this.facts = facts
    this.out = out
    this.room = Math.min(limit, out.capacity)
    this.count = 0
    this.counts.fill(0)
  }

  add(move: number, score: number): void {
    const group = groupOf(move)
    if (group < 0) {
      this.insert(move, score)
      return
    }
    const most = mostOf(move)
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
    for (let group = 0; group < GROUPS; group++)
      for (let i = 0; i < (this.counts[group] as number); i++) {
        const move = this.moves[group * MOST_A_GROUP + i] as number
        const score = this.scores[group * MOST_A_GROUP + i] as number
        this.insert(move, score)
        if (i > 0 || verbOf(move) !== ACTIVATE || score < TEMPLATES_FROM) continue
        this.insertManners(move, score - OTHER_MANNER)
      }
    return this.count
  }

  /** A promising activation also in other manners than the rules would choose. */
  private insertManners(move: number, score: number): void {
    const { facts } = this
    if (facts === null) return
    const target = argB(move)
    const usual = templateFor(facts, target)
    if (usual !== ALL) this.insert(move | ALL, score)
    if (usual !== OCCUPY && facts.side === EMPIRE && anythingMoves(facts, target, OCCUPY))
      this.insert(move | OCCUPY, score)
  }

  private insert(plan: number, score: number): void {
    const { out, room } = this
    if (out === null) return
    if (this.count === room && score <= (out.scores[room - 1] as number)) return
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
}

function groupOf(move: number): number {
  switch (verbOf(move)) {
    case ACTIVATE:
      return argB(move)
    case ASSIGN:
      return FIRST_MISSION_GROUP + argA(move)
    case REVEAL:
      return FIRST_STACK_GROUP + argA(move)
    default:
      return -1
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
