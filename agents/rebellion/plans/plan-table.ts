import type { Move } from '../../../engine/game.js'
import { argB, DONE, move0 } from '../../../engine/rebellion/state/moves.js'
import type { MoveList } from '../../agent.js'
import { NO_MOVE } from '../../brains.js'

/** Missions of one assignment that a plan can hold. */
export const MOST_PARTS = 8
/** A byte that no verb of the engine has: what stands below it is the plan's number. */
const ASSIGNMENT_PLAN = 0x7f
const ROOM = 1 << 14
const HEADS = 1 << 12
const NOBODY = -1

/**
 * The whole assignments that have been proposed in one decision, in all worlds of its search. Equal ones have
 * one number, so that a node of the tree means the same assignment in every world.
 */
export class PlanTable {
  private readonly parts = new Int32Array(ROOM * MOST_PARTS)
  private readonly counts = new Uint8Array(ROOM)
  private readonly rounds = new Uint8Array(ROOM)
  private readonly next = new Int32Array(ROOM)
  private readonly heads = new Int32Array(HEADS).fill(NOBODY)
  private size = 0

  /** Forgets everything: numbers given out before mean nothing any more. */
  clear(): void {
    if (this.size === 0) return
    this.heads.fill(NOBODY)
    this.size = 0
  }

  /** Number of the assignment made of the first `count` moves (which it sorts); NO_MOVE when there is no room left. */
  add(moves: Int32Array, count: number, round: number): number {
    sortByLeader(moves, count)
    let hash = round
    for (let i = 0; i < count; i++) hash = Math.imul(hash ^ (moves[i] as number), 0x9e3779b1)
    const head = (hash ^ (hash >>> 15)) & (HEADS - 1)
    for (let at = this.heads[head] as number; at !== NOBODY; at = this.next[at] as number)
      if (this.isSame(at, moves, count, round)) return numberOf(at)
    if (this.size === ROOM) return NO_MOVE
    const at = this.size++
    for (let i = 0; i < count; i++) this.parts[at * MOST_PARTS + i] = moves[i] as number
    this.counts[at] = count
    this.rounds[at] = round
    this.next[at] = this.heads[head] as number
    this.heads[head] = at
    return numberOf(at)
  }

  has(plan: number): boolean {
    return plan >>> 24 === ASSIGNMENT_PLAN && (plan & 0xffffff) < this.size
  }

  /** Its next move: what is assigned already is no longer legal. NO_MOVE in another round than the plan's. */
  step(plan: number, moves: MoveList, round: number): Move {
    const at = plan & 0xffffff
    if (this.rounds[at] !== round) return NO_MOVE
    for (let i = 0; i < (this.counts[at] as number); i++) {
      const part = this.parts[at * MOST_PARTS + i] as number
      if (isLegal(moves, part)) return part
    }
    return move0(DONE)
  }

  /** Its moves, for telling. */
  movesOf(plan: number): readonly Move[] {
    const first = (plan & 0xffffff) * MOST_PARTS
    return [...this.parts.subarray(first, first + (this.counts[plan & 0xffffff] as number))]
  }

  private isSame(at: number, moves: Int32Array, count: number, round: number): boolean {
    if (this.counts[at] !== count || this.rounds[at] !== round) return false
    for (let i = 0; i < count; i++) if (this.parts[at * MOST_PARTS + i] !== moves[i]) return false
    return true
  }
}

function numberOf(at: number): number {
  return (ASSIGNMENT_PLAN << 24) | at
}

/** By leaders, whom everybody sees: an order by cards would tell the opponent something about them. */
function sortByLeader(moves: Int32Array, count: number): void {
  for (let i = 1; i < count; i++) {
    const move = moves[i] as number
    let at = i
    for (; at > 0 && argB(moves[at - 1] as number) > argB(move); at--)
      moves[at] = moves[at - 1] as number
    moves[at] = move
  }
}

/** Legal moves ascend. */
function isLegal(moves: MoveList, move: Move): boolean {
  let low = 0
  let high = moves.count
  while (low < high) {
    const middle = (low + high) >> 1
    if ((moves.list[middle] as number) < move) low = middle + 1
    else high = middle
  }
  return low < moves.count && moves.list[low] === move
}
