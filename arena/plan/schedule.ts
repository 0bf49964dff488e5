/** Who meets whom, and when. Pairs are numbered from 0, games from 1; pair p has the games 2p+1 and 2p+2. */
export interface Schedule {
  /** Pairs of the whole tournament. */
  readonly pairs: number
  /** The agents of a pair; null while it hangs on results that are not all in. */
  pairing(pair: number): Pairing | null
  /** Tells the half points (0 … 4) that the first agent took in a finished pair; each pair once, in any order. */
  finish(pair: number, halfPoints: number): void
}

/** Two agents by their place in the line-up, and how many-th pair of theirs it is. */
export interface Pairing {
  readonly a: number
  readonly b: number
  readonly turn: number
}

export const FORMATS = ['round-robin', 'gauntlet', 'match', 'swiss'] as const
export type Format = (typeof FORMATS)[number]

export interface ScheduleRules {
  readonly format: Format
  readonly agents: number
  /** Pairs that each pairing plays (a swiss: in each of its rounds). */
  readonly pairsEach: number
  /** More pairs for one pairing, that of the SPRT. */
  readonly extra: { readonly a: number; readonly b: number; readonly pairs: number } | null
  /** Rounds of a swiss. */
  readonly rounds: number
}

/** The schedule of these rules: the same for everybody who knows them and the results so far. */
export function scheduleOf(rules: ScheduleRules): Schedule {
  return rules.format === 'swiss' ? new SwissSchedule(rules) : new FixedSchedule(rules)
}

export function pairOfGame(game: number): number {
  return Math.floor((game - 1) / 2)
}

/** All pairings are known from the start; they take turns, so that every table fills evenly. */
class FixedSchedule implements Schedule {
  readonly pairs: number
  private readonly meetings: readonly { a: number; b: number }[]
  private readonly common: number

  constructor(private readonly rules: ScheduleRules) {
    this.meetings = meetingsOf(rules)
    this.common = this.meetings.length * rules.pairsEach
    const extra = rules.extra === null ? 0 : Math.max(0, rules.extra.pairs - rules.pairsEach)
    this.pairs = this.common + extra
  }

  pairing(pair: number): Pairing | null {
    const { extra, pairsEach } = this.rules
    if (pair >= this.common) {
      if (extra === null) throw new Error(`schedule: no pair ${pair}`)
      return { a: extra.a, b: extra.b, turn: pairsEach + pair - this.common }
    }
    const meeting = this.meetings[pair % this.meetings.length] as { a: number; b: number }
    return { ...meeting, turn: Math.floor(pair / this.meetings.length) }
  }

  finish(): void {}
}

function meetingsOf({ format, agents, extra }: ScheduleRules): { a: number; b: number }[] {
  const meetings: { a: number; b: number }[] = []
  const last = format === 'gauntlet' ? 1 : agents
  for (let a = 0; a < last; a++) for (let b = a + 1; b < agents; b++) meetings.push({ a, b })
  // The SPRT may look at a pairing from the other side: then it is played that way round.
  return meetings.map((one) =>
    extra !== null && one.a === extra.b && one.b === extra.a ? { a: extra.a, b: extra.b } : one,
  )
}

/** Each round pairs agents with about as many points, as far as possible those that have not met. */
class SwissSchedule implements Schedule {
  readonly pairs: number
  private readonly tables: number
  /** Meetings of the rounds that are settled. */
  private readonly settled: { a: number; b: number }[][] = []
  private readonly points: number[]
  private readonly finished: number[] = []
  private readonly byes = new Set<number>()

  constructor(private readonly rules: ScheduleRules) {
    this.tables = Math.floor(rules.agents / 2)
    this.pairs = rules.rounds * this.tables * rules.pairsEach
    this.points = new Array<number>(rules.agents).fill(0)
  }

  pairing(pair: number): Pairing | null {
    const inRound = this.tables * this.rules.pairsEach
    const round = Math.floor(pair / inRound)
    while (this.settled.length <= round) {
      const before = this.settled.length - 1
      if (before >= 0 && (this.finished[before] ?? 0) < inRound) return null
      this.settled.push(this.settle())
    }
    const place = pair % inRound
    const meeting = (this.settled[round] as { a: number; b: number }[])[place % this.tables] as {
      a: number
      b: number
    }
    const earlier = this.settled
      .slice(0, round)
      .flat()
      .filter((one) => meets(one, meeting.a, meeting.b)).length
    return { ...meeting, turn: earlier * this.rules.pairsEach + Math.floor(place / this.tables) }
  }

  finish(pair: number, halfPoints: number): void {
    const pairing = this.pairing(pair)
    if (pairing === null)
      throw new Error(`schedule: pair ${pair} finished before its round was settled`)
    const round = Math.floor(pair / (this.tables * this.rules.pairsEach))
    this.finished[round] = (this.finished[round] ?? 0) + 1
    this.points[pairing.a] = (this.points[pairing.a] as number) + halfPoints
    this.points[pairing.b] = (this.points[pairing.b] as number) + 4 - halfPoints
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
