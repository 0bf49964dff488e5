import type { Meeting, Schedule, ScheduleRules } from './meeting.js'

/**
 * For games of two sides: each round pairs agents with about as many points, as far as possible those that have not
 * met.
 */
export class SwissSchedule implements Schedule {
  readonly groups: number
  private readonly tables: number
  /** Meetings of the rounds that are settled. */
  private readonly settled: { a: number; b: number }[][] = []
  private readonly points: number[]
  private readonly finished: number[] = []
  private readonly byes = new Set<number>()

  constructor(private readonly rules: ScheduleRules) {
    this.tables = Math.floor(rules.agents / 2)
    this.groups = rules.rounds * this.tables * rules.groupsEach
    this.points = new Array<number>(rules.agents).fill(0)
  }

  meeting(pair: number): Meeting | null {
    const inRound = this.tables * this.rules.groupsEach
    const round = Math.floor(pair / inRound)
    while (this.settled.length <= round) {
      const before = this.settled.length - 1
      if (before >= 0 && (this.finished[before] ?? 0) < inRound) return null
      this.settled.push(this.settle())
    }
    const place = pair % inRound
    const { a, b } = (this.settled[round] as { a: number; b: number }[])[place % this.tables] as {
      a: number
      b: number
    }
    const earlier = this.settled
      .slice(0, round)
      .flat()
      .filter((one) => meets(one, a, b)).length
    return {
      agents: [a, b],
      turn: earlier * this.rules.groupsEach + Math.floor(place / this.tables),
    }
  }

  finish(pair: number, halfPoints: number): void {
    const meeting = this.meeting(pair)
    if (meeting === null)
      throw new Error(`schedule: pair ${pair} finished before its round was settled`)
    const [a, b] = meeting.agents as [number, number]
    const round = Math.floor(pair / (this.tables * this.rules.groupsEach))
    this.finished[round] = (this.finished[round] ?? 0) + 1
    this.points[a] = (this.points[a] as number) + halfPoints
    this.points[b] = (this.points[b] as number) + 4 - halfPoints
  }

  private settle(): { a: number; b: number }[] {
    const standing = Array.from({ length: this.rules.agents }, (_, agent) => agent).sort(
      (a, b) => (this.points[b] as number) - (this.points[a] as number) || a - b,
    )
    if (standing.length % 2 === 1) {
      const rests =
        standing.findLast((agent) => !this.byes.has(agent)) ??
        (standing[standing.length - 1] as number)
      this.byes.add(rests)
      standing.splice(standing.indexOf(rests), 1)
    }
    // First without any repetition, then with as few as the top of the table needs.
    const free = this.match(standing, false) ?? this.match(standing, true) ?? []
    // Always the same way round, so that the two sides of a pairing add up.
    return free.map(({ a, b }) => (a < b ? { a, b } : { a: b, b: a }))
  }

  private match(
    standing: readonly number[],
    mayRepeat: boolean,
  ): { a: number; b: number }[] | null {
    const [first, ...rest] = standing
    if (first === undefined) return []
    const met = (other: number): boolean =>
      this.settled.some((round) => round.some((one) => meets(one, first, other)))
    const candidates = mayRepeat
      ? [...rest].sort((x, y) => Number(met(x)) - Number(met(y)))
      : rest.filter((x) => !met(x))
    for (const other of candidates) {
      const others = this.match(
        rest.filter((one) => one !== other),
        mayRepeat,
      )
      if (others !== null) return [{ a: first, b: other }, ...others]
    }
    return null
  }
}

function meets(one: { a: number; b: number }, x: number, y: number): boolean {
  return (one.a === x && one.b === y) || (one.a === y && one.b === x)
}
