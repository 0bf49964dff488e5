import type { Meeting, Schedule, ScheduleRules } from './meeting.js'
import { SwissSchedule } from './swiss.js'

/** The schedule of these rules: the same for everybody who knows them and the results so far. */
export function scheduleOf(rules: ScheduleRules): Schedule {
  return rules.format === 'swiss' ? new SwissSchedule(rules) : new FixedSchedule(rules)
}

/** Meetings that take turns, from one group on. */
interface Stretch {
  readonly from: number
  readonly meetings: readonly (readonly number[])[]
  /** By meeting: groups of theirs before this stretch. */
  readonly before: readonly number[]
  /** Turns are counted as if so many groups of this stretch had been played. */
  readonly skipped: number
}

/** All meetings are known from the start; they take turns, so that every table fills evenly. */
class FixedSchedule implements Schedule {
  groups = 0
  private readonly stretches: Stretch[] = []
  /** Groups so far, by meeting. */
  private readonly planned = new Map<string, number>()

  constructor(rules: ScheduleRules) {
    const { agents, groupsEach, extra, skipped, growth } = rules
    const first = meetingsOf(rules, agents)
    this.stretch(first, groupsEach, skipped)
    if (extra !== null) this.fill([[extra.a, extra.b]], extra.groups)
    for (const later of growth) this.fill(meetingsOf(rules, later.agents), later.groupsEach)
  }

  meeting(group: number): Meeting | null {
    const stretch = this.stretches.findLast(({ from }) => from <= group)
    if (stretch === undefined || group >= this.groups)
      throw new Error(`schedule: no group ${group}`)
    const { meetings, before, from, skipped } = stretch
    const at = group - from + skipped
    const place = at % meetings.length
    const agents = meetings[place] as readonly number[]
    const turn = (before[place] as number) + Math.floor(at / meetings.length)
    return { agents: turn % 2 === 0 ? agents : otherWayRound(agents), turn }
  }

  finish(): void {}

  /** Gives every meeting as many groups as it lacks to `goal`; those that lack more go on when the others have enough. */
  private fill(meetings: readonly (readonly number[])[], goal: number): void {
    for (;;) {
      const short = meetings.filter((one) => this.plannedOf(one) < goal)
      if (short.length === 0) return
      this.stretch(short, goal - Math.max(...short.map((one) => this.plannedOf(one))), 0)
    }
  }

  private stretch(
    meetings: readonly (readonly number[])[],
    groupsEach: number,
    skipped: number,
  ): void {
    const before = meetings.map((one) => this.plannedOf(one))
    this.stretches.push({ from: this.groups, meetings, before, skipped })
    for (const one of meetings) this.planned.set(one.join(), this.plannedOf(one) + groupsEach)
    this.groups += meetings.length * groupsEach
  }

  private plannedOf(meeting: readonly number[]): number {
    return this.planned.get(meeting.join()) ?? 0
  }
}

/** Who sits behind whom matters where more than two meet, so every second group goes the other way round the table. */
function otherWayRound([first = 0, ...others]: readonly number[]): number[] {
  return [first, ...others.reverse()]
}

function meetingsOf({ format, sides, extra }: ScheduleRules, agents: number): number[][] {
  const tables = tablesOf(agents, sides)
  const meetings = format === 'gauntlet' ? tables.filter((one) => one.includes(0)) : tables
  // The SPRT may look at a pairing from the other side: then it is played that way round.
  return meetings.map((one) =>
    extra !== null && one[0] === extra.b && one[1] === extra.a ? [extra.a, extra.b] : one,
  )
}

/**
 * All choices of one agent for each side, places ascending: without repetition where there are enough agents,
 * otherwise every choice of at least two different ones.
 */
function tablesOf(agents: number, sides: number): number[][] {
  const mayRepeat = agents < sides
  let tables: number[][] = [[]]
  for (let side = 0; side < sides; side++)
    tables = tables.flatMap((table) => {
      const last = table[table.length - 1]
      const from = last === undefined ? 0 : mayRepeat ? last : last + 1
      return Array.from({ length: agents - from }, (_, i) => [...table, from + i])
    })
  return tables.filter((table) => new Set(table).size > 1)
}
