import type { Meeting, Schedule, ScheduleRules } from './meeting.js'
import { SwissSchedule } from './swiss.js'

/** The schedule of these rules: the same for everybody who knows them and the results so far. */
export function scheduleOf(rules: ScheduleRules): Schedule {
  return rules.format === 'swiss' ? new SwissSchedule(rules) : new FixedSchedule(rules)
}

/** All meetings are known from the start; they take turns, so that every table fills evenly. */
class FixedSchedule implements Schedule {
  readonly groups: number
  private readonly meetings: readonly (readonly number[])[]
  private readonly common: number

  constructor(private readonly rules: ScheduleRules) {
    this.meetings = meetingsOf(rules)
    this.common = this.meetings.length * rules.groupsEach
    const extra = rules.extra === null ? 0 : Math.max(0, rules.extra.groups - rules.groupsEach)
    this.groups = this.common + extra
  }

  meeting(group: number): Meeting | null {
    const { extra, groupsEach } = this.rules
    if (group >= this.common) {
      if (extra === null) throw new Error(`schedule: no group ${group}`)
      return { agents: [extra.a, extra.b], turn: groupsEach + group - this.common }
    }
    const agents = this.meetings[group % this.meetings.length] as readonly number[]
    const turn = Math.floor(group / this.meetings.length)
    return { agents: turn % 2 === 0 ? agents : otherWayRound(agents), turn }
  }

  finish(): void {}
}

/** Who sits behind whom matters where more than two meet, so every second group goes the other way round the table. */
function otherWayRound([first = 0, ...others]: readonly number[]): number[] {
  return [first, ...others.reverse()]
}

function meetingsOf({ format, agents, sides, extra }: ScheduleRules): number[][] {
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
