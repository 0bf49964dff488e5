import type { Move, MoveList, Observation, View, Weights } from '../../engine/game.js'
import type { Random } from '../../engine/random.js'
import type { State } from '../../engine/state.js'
import { type Brains, type Episode, NO_MOVE, type PlanList } from '../brains.js'

/** The plan that carries out a given act; no plan and no move has this number. */
export const ACT_PLAN = -0x7fffffff

/** The brains of a seat for a decision between two: a candidate of theirs, and an act that was made. */
export class PairBrains implements Brains {
  readonly sides: readonly number[]
  readonly temperature: number
  readonly evaluates: boolean
  private best = NO_MOVE
  private isMove = false
  private act: readonly Move[] = []
  private next = 0
  private atRoot = false

  constructor(private readonly inner: Brains) {
    this.sides = inner.sides
    this.temperature = inner.temperature
    this.evaluates = inner.evaluates
  }

  /** `best` is a candidate of the inner brains' present decision: a move of the engine, or a plan. */
  set(best: number, isMove: boolean, act: readonly Move[]): void {
    this.best = best
    this.isMove = isMove
    this.act = act
  }

  /** The inner brains are in this decision already, and their plans have to last. */
  startDecision(): void {
    this.atRoot = true
  }

  /** The first candidates after the beginning of a decision are those of its root. */
  candidates(view: View, moves: MoveList, out: PlanList, limit: number): number {
    if (!this.atRoot) return this.inner.candidates(view, moves, out, limit)
    this.atRoot = false
    out.plans[0] = this.best
    out.plans[1] = ACT_PLAN
    out.scores.fill(0, 0, 2)
    return 2
  }

  begin(view: View, moves: MoveList, plan: number): Move {
    if (plan !== ACT_PLAN)
      return this.isMove && plan === this.best ? plan : this.inner.begin(view, moves, plan)
    this.next = 1
    return this.act[0] as Move
  }

  /** An act goes on as long as its next move can be made. */
  complete(view: View, moves: MoveList, plan: number): Move {
    if (plan !== ACT_PLAN)
      return this.isMove && plan === this.best ? NO_MOVE : this.inner.complete(view, moves, plan)
    const move = this.act[this.next]
    if (move === undefined || !isAmong(moves, move)) return NO_MOVE
    this.next++
    return move
  }

  keepsOrder(last: Move, move: Move): boolean {
    return this.inner.keepsOrder(last, move)
  }

  rank(view: View, moves: MoveList, scores: Float64Array): boolean {
    return this.inner.rank(view, moves, scores)
  }

  quick(view: View, moves: MoveList, random: Random, epsilon: number): Move {
    return this.inner.quick(view, moves, random, epsilon)
  }

  moveClass(view: View, kind: number, move: Move, own: boolean): number {
    return this.inner.moveClass(view, kind, this.asMove(move), own)
  }

  values(state: State, chances: Float64Array): void {
    this.inner.values(state, chances)
  }

  tempo(state: State): number {
    return this.inner.tempo(state)
  }

  weights(observation: Observation, world: number, count: number): Weights | null {
    return this.inner.weights(observation, world, count)
  }

  notice(observation: Observation): void {
    this.inner.notice(observation)
  }

  share(view: View, kind: number): number {
    return this.inner.share(view, kind)
  }

  patience(view: View, ample: boolean): number {
    return this.inner.patience(view, ample)
  }

  simultaneous(view: View, kind: number): boolean {
    return this.inner.simultaneous(view, kind)
  }

  episode(view: View, kind: number): Episode | null {
    return this.inner.episode(view, kind)
  }

  mixes(kind: number): boolean {
    return this.inner.mixes(kind)
  }

  bucket(view: View): number {
    return this.inner.bucket(view)
  }

  occasion(state: State): number {
    return this.inner.occasion(state)
  }

  isPass(candidate: number, kind: number): boolean {
    return this.inner.isPass(this.asMove(candidate), kind)
  }

  planText(observation: Observation, plan: number): string {
    return this.inner.planText(observation, this.asMove(plan))
  }

  facts(state: State): Readonly<Record<string, number>> {
    return this.inner.facts(state)
  }

  chanceOf(value: number): number {
    return this.inner.chanceOf(value)
  }

  belief(observation: Observation): readonly { readonly what: string; readonly chance: number }[] {
    return this.inner.belief(observation)
  }

  before(observation: Observation, random: Random, into: State): boolean {
    return this.inner.before(observation, random, into)
  }

  /** The act stands for its first move where only moves and plans are known. */
  private asMove(candidate: number): number {
    return candidate === ACT_PLAN ? (this.act[0] as Move) : candidate
  }
}

function isAmong({ list, count }: MoveList, move: Move): boolean {
  for (let i = 0; i < count; i++) if (list[i] === move) return true
  return false
}
