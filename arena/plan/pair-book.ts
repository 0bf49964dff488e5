import { InputError } from '../../engine/input-error.js'
import { Sprt } from '../statistics/sprt.js'
import type { TournamentPlan } from './plan.js'
import { scheduleRules } from './plan.js'
import { type Pairing, pairOfGame, type Schedule, scheduleOf } from './schedule.js'

const UNPLAYED = 255

/**
 * What is known of every pair, in the order of the schedule: the only thing that decides what is played next
 * and what is counted. It never looks at the order in which games finish.
 */
export class PairBook {
  readonly schedule: Schedule
  readonly sprt: Sprt | null
  /** Half points of seat 0 by game. */
  private readonly games: Uint8Array
  private readonly whole: Uint8Array
  /** The next pair that the SPRT waits for. */
  private sprtAt = 0
  /** The pair with which the SPRT decided; games of its pairing behind it do not count. */
  private decidedAt = Number.POSITIVE_INFINITY
  private played = 0

  constructor(readonly plan: TournamentPlan) {
    this.schedule = scheduleOf(scheduleRules(plan))
    if (this.schedule.pairs * 2 > 50_000_000)
      throw new InputError(
        `games: ${this.schedule.pairs * 2} games are more than one tournament holds`,
      )
    this.sprt = plan.sprt === null ? null : new Sprt(plan.sprt)
    this.games = new Uint8Array(this.schedule.pairs * 2).fill(UNPLAYED)
    this.whole = new Uint8Array(this.schedule.pairs)
    this.skip()
  }

  /** Games of the schedule, numbers 1 to this. */
  get planned(): number {
    return this.schedule.pairs * 2
  }

  /** Games whose result is known, counted or not. */
  get done(): number {
    return this.played
  }

  /** The agents by seat: the first of the pairing begins in seat 0, and in seat 1 in the second game. */
  seats(game: number): readonly [number, number] | null {
    const pairing = this.schedule.pairing(pairOfGame(game))
    if (pairing === null) return null
    return game % 2 === 1 ? [pairing.a, pairing.b] : [pairing.b, pairing.a]
  }

  isDone(game: number): boolean {
    return this.games[game - 1] !== UNPLAYED
  }

  /** Whether this game still matters: the SPRT has not cut its pairing off before it. */
  isWanted(game: number): boolean {
    const pair = pairOfGame(game)
    if (pair <= this.decidedAt) return true
    return !this.isOfSprt(this.schedule.pairing(pair))
  }

  /** Whether both games of this pair are there. */
  isWhole(pair: number): boolean {
    return this.whole[pair] === 1
  }

  /** Whether they are there and wanted. */
  isCounted(pair: number): boolean {
    return this.whole[pair] === 1 && this.isWanted(2 * pair + 1)
  }

  /** Half points that the first agent of the pairing took in a pair, 0 … 4. */
  halfPoints(pair: number): number {
    return (this.games[2 * pair] as number) + 2 - (this.games[2 * pair + 1] as number)
  }

  /** Takes a result: half points of seat 0. Each game once; answers false for a second time. */
  take(game: number, halfPointsOfFirstSeat: number): boolean {
    if (this.isDone(game)) return false
    this.games[game - 1] = halfPointsOfFirstSeat
    this.played++
    const pair = pairOfGame(game)
    if (!this.isDone(2 * pair + 1) || !this.isDone(2 * pair + 2)) return true
    this.whole[pair] = 1
    this.schedule.finish(pair, this.halfPoints(pair))
    this.readSprt()
    return true
  }

  private readSprt(): void {
    const { sprt } = this
    if (sprt === null || sprt.decision !== null) return
    while (this.sprtAt < this.schedule.pairs && this.whole[this.sprtAt] === 1) {
      if (sprt.read(this.halfPoints(this.sprtAt)) !== null) {
        this.decidedAt = this.sprtAt
        return
      }
      this.sprtAt++
      this.skip()
    }
  }

  /** Moves on to the next pair of the SPRT's pairing. */
  private skip(): void {
    if (this.sprt === null) return
    while (this.sprtAt < this.schedule.pairs && !this.isOfSprt(this.schedule.pairing(this.sprtAt)))
      this.sprtAt++
  }

  private isOfSprt(pairing: Pairing | null): boolean {
    const { sprt } = this.plan
    return sprt !== null && pairing !== null && pairing.a === sprt.a && pairing.b === sprt.b
  }
}
