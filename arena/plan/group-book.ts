import { InputError } from '../../engine/input-error.js'
import { Sprt } from '../statistics/sprt.js'
import { agentsBySide, groupOfGame, type Meeting, type Schedule, sideOfFirst } from './meeting.js'
import { scheduleOf } from './schedule.js'
import { firstSeats, type SeatedPlan, scheduleRules, sideCount } from './seated-plan.js'

const MOST_GAMES = 50_000_000

/**
 * What is known of every group of games, in the order of the schedule: the only thing that decides what is played
 * next and what is counted. It never looks at the order in which games finish.
 */
export class GroupBook {
  schedule: Schedule
  readonly sprt: Sprt | null
  /** Sides of the game: games of a group. */
  readonly sides: number
  private readonly firstSeats: readonly number[]
  private isPlayed: Uint8Array
  /** By group: its games that are there, and half points that the first of those who meet took in them. */
  private there: Uint8Array
  private taken: Float32Array
  /** The next group that the SPRT waits for. */
  private sprtAt = 0
  /** The group with which the SPRT decided; games of its meeting behind it do not count. */
  private decidedAt = Number.POSITIVE_INFINITY
  private played = 0

  constructor(public plan: SeatedPlan) {
    this.sides = sideCount(plan)
    this.firstSeats = firstSeats(plan)
    this.schedule = scheduleOf(scheduleRules(plan))
    checkSize(this.planned)
    this.sprt = plan.sprt === null ? null : new Sprt(plan.sprt)
    this.isPlayed = new Uint8Array(this.planned)
    this.there = new Uint8Array(this.schedule.groups)
    this.taken = new Float32Array(this.schedule.groups)
    this.skip()
  }

  /** More is wanted: what is there stays where it is. */
  grow(plan: SeatedPlan): void {
    const schedule = scheduleOf(scheduleRules(plan))
    checkSize(schedule.groups * this.sides)
    this.plan = plan
    this.schedule = schedule
    this.isPlayed = longer(this.isPlayed, new Uint8Array(this.planned))
    this.there = longer(this.there, new Uint8Array(schedule.groups))
    this.taken = longer(this.taken, new Float32Array(schedule.groups))
    this.skip()
  }

  /** Numbers of the games, both included. */
  get first(): number {
    return this.plan.start
  }

  get last(): number {
    return this.first + this.planned - 1
  }

  /** Games of the schedule. */
  get planned(): number {
    return this.schedule.groups * this.sides
  }

  /** Games whose result is known, counted or not. */
  get done(): number {
    return this.played
  }

  groupOf(game: number): number {
    return groupOfGame(game - this.first + 1, this.sides)
  }

  /** The numbers of the games of a group. */
  gamesOf(group: number): number[] {
    return Array.from({ length: this.sides }, (_, i) => this.first + group * this.sides + i)
  }

  /** The agents by side; null while the group is not put together. */
  agents(game: number): readonly number[] | null {
    const meeting = this.schedule.meeting(this.groupOf(game))
    return meeting === null ? null : agentsBySide(meeting, game)
  }

  /** How many-th group of those who meet it is. */
  turn(game: number): number {
    return this.schedule.meeting(this.groupOf(game))?.turn ?? 0
  }

  /** Whether the schedule has a game of this number. */
  has(game: number): boolean {
    return game >= this.first && game <= this.last
  }

  isDone(game: number): boolean {
    return this.isPlayed[game - this.first] === 1
  }

  /** Whether this game still matters: the SPRT has not cut its meeting off before it. */
  isWanted(game: number): boolean {
    const group = this.groupOf(game)
    if (group <= this.decidedAt) return true
    return !this.isOfSprt(this.schedule.meeting(group))
  }

  /** Whether all games of this group are there. */
  isWhole(group: number): boolean {
    return this.there[group] === this.sides
  }

  /** Whether they are there and wanted. */
  isCounted(group: number): boolean {
    return this.isWhole(group) && this.isWanted(this.first + group * this.sides)
  }

  /** Half points that the first of those who meet took in a group. */
  halfPoints(group: number): number {
    return this.taken[group] as number
  }

  /** Takes a result, half points by seat. Each game once; answers false for a second time. */
  take(game: number, halfPoints: readonly number[]): boolean {
    if (this.isDone(game)) return false
    this.isPlayed[game - this.first] = 1
    this.played++
    const group = this.groupOf(game)
    const seat = this.firstSeats[sideOfFirst(game, this.sides)] as number
    this.there[group] = (this.there[group] as number) + 1
    this.taken[group] = (this.taken[group] as number) + (halfPoints[seat] as number)
    if (!this.isWhole(group)) return true
    this.schedule.finish(group, this.halfPoints(group))
    this.readSprt()
    return true
  }

  private readSprt(): void {
    const { sprt } = this
    if (sprt === null || sprt.decision !== null) return
    while (this.sprtAt < this.schedule.groups && this.isWhole(this.sprtAt)) {
      if (sprt.read(this.halfPoints(this.sprtAt)) !== null) {
        this.decidedAt = this.sprtAt
        return
      }
      this.sprtAt++
      this.skip()
    }
  }

  /** Moves on to the next group of the SPRT's meeting. */
  private skip(): void {
    if (this.sprt === null) return
    while (this.sprtAt < this.schedule.groups && !this.isOfSprt(this.schedule.meeting(this.sprtAt)))
      this.sprtAt++
  }

  private isOfSprt(meeting: Meeting | null): boolean {
    const { sprt } = this.plan
    return sprt !== null && meeting !== null && isBetween(meeting, sprt.a, sprt.b)
  }
}

function checkSize(games: number): void {
  if (games > MOST_GAMES)
    throw new InputError(`games: ${games} games are more than one tournament holds`)
}

function longer<T extends Uint8Array | Float32Array>(old: T, room: T): T {
  room.set(old)
  return room
}

/** Whether just these two meet, in this order. */
export function isBetween({ agents }: Meeting, a: number, b: number): boolean {
  return agents.length === 2 && agents[0] === a && agents[1] === b
}
