import { ELO_PER_LOGIT } from './elo.js'
import { type Cluster, fitLogistic, type LogisticGame } from './logistic.js'
import { at } from './matrix.js'
import { Z95 } from './normal.js'
import { comparison, type GroupClass, type Interval } from './ratings.js'

/** What a member is worth to a team, from games of teams that share members. */

/**
 * The strength of a team is taken to be the mean of its members' strengths; `teams` names the members of each agent by
 * number. Each member relative to `anchor`; null where the games do not tell the members apart.
 */
export function rateMembers(
  classes: readonly GroupClass[],
  teams: readonly (readonly number[])[],
  sides: number,
  anchor: number,
): Interval[] | null {
  const members = 1 + Math.max(...teams.flat())
  const place = (member: number): number =>
    member === anchor ? -1 : member < anchor ? member : member - 1
  const count = members - 1 + sides - 1
  const strength = (agent: number, side: number, sign: number): Term[] => {
    const team = teams[agent] as readonly number[]
    const own = team
      .filter((member) => member !== anchor)
      .map((member): Term => [place(member), sign / team.length])
    return side === sides - 1 ? own : [...own, [members - 1 + side, sign]]
  }
  const clusters = classes
    .filter(({ times }) => times > 0)
    .map((one): Cluster => ({ times: one.times, games: comparisons(one, strength) }))
  const fit = fitLogistic(clusters, count)
  if (fit === null) return null
  return Array.from({ length: members }, (_, member) => {
    if (member === anchor) return { elo: 0, low: 0, high: 0 }
    const i = place(member)
    const elo = (fit.values[i] as number) * ELO_PER_LOGIT
    const half =
      Z95 * Math.sqrt(Math.max(0, at(fit.clusterCovariance, count, i, i))) * ELO_PER_LOGIT
    return { elo, low: elo - half, high: elo + half }
  })
}

type Term = LogisticGame['terms'][number]

/** Each two different agents of each game of a group. */
function comparisons(
  { agents, points }: GroupClass,
  strength: (agent: number, side: number, sign: number) => Term[],
): LogisticGame[] {
  const sides = agents.length
  const games: LogisticGame[] = []
  for (let game = 0; game < sides; game++)
    for (let first = 0; first < sides; first++)
      for (let second = first + 1; second < sides; second++) {
        const [x, y] = [(first + game) % sides, (second + game) % sides]
        if (agents[x] === agents[y]) continue
        const taken = points[game] as readonly number[]
        games.push({
          terms: [
            ...strength(agents[x] as number, first, 1),
            ...strength(agents[y] as number, second, -1),
          ],
          result: comparison(taken[x] as number, taken[y] as number),
        })
      }
  return games
}
