import type { Entrant } from '../plan/line-up.js'
import { rateMembers } from '../statistics/members.js'
import type { GroupTally } from './group-tally.js'
import { exact } from './rounding.js'
import type { MemberSummary } from './summary.js'

/** Ratings of the members of teams; nothing where every team has one spec in all its seats, or the games tell none apart. */
export function memberSummaries(
  agents: readonly Entrant[],
  tally: GroupTally,
  sides: number,
): { readonly members?: readonly MemberSummary[] } {
  const specsOf = ({ team, spec }: Entrant): string[] => team?.map((one) => one.spec) ?? [spec]
  const specs = [...new Set(agents.flatMap(specsOf))]
  if (!agents.some((agent) => new Set(specsOf(agent)).size > 1)) return {}
  const teams = agents.map((agent) => specsOf(agent).map((spec) => specs.indexOf(spec)))
  const anchor = Math.max(0, specs.indexOf('scripted'))
  const rated = rateMembers(tally.classes(), teams, sides, anchor)
  if (rated === null) return {}
  const members = specs.map((spec, n) => {
    const { elo, low, high } = rated[n] as (typeof rated)[number]
    return {
      spec,
      elo: exact(elo, 1),
      low: exact(low, 1),
      high: exact(high, 1),
      teams: agents.filter((agent) => specsOf(agent).includes(spec)).map(({ agent }) => agent),
    }
  })
  return { members: members.sort((a, b) => b.elo - a.elo) }
}
