import { comparison, type GroupClass } from '../statistics/ratings.js'

/** What one agent took from another, over all games in which they met. */
export interface MeetingCount {
  readonly a: number
  readonly b: number
  /** Groups by the share that `a` took of what it could take from `b`, ascending. */
  readonly groups: readonly { readonly score: number; readonly times: number }[]
  /** By the side of `a`: comparisons with `b`, and how many `a` won; a draw is half of one. */
  readonly bySide: readonly Compared[]
  /** The same by the side of `b`, and how many `b` won. */
  readonly turned: readonly Compared[]
}

export interface Compared {
  readonly games: number
  readonly won: number
}

interface Count {
  readonly agents: readonly number[]
  /** By game and place: half points. */
  readonly halfPoints: readonly (readonly number[])[]
  readonly order: readonly number[]
  times: number
}

interface Open {
  readonly a: number
  readonly b: number
  readonly groups: Map<number, number>
  readonly bySide: Sum[]
  readonly turned: Sum[]
}

type Sum = { -readonly [Key in keyof Compared]: Compared[Key] }

/** Groups of every meeting by how their games ended: it does not grow with the number of games. */
export class GroupTally {
  private readonly counts = new Map<string, Count>()

  /** By game and place among those who met: half points. */
  add(agents: readonly number[], halfPoints: readonly (readonly number[])[]): void {
    const order = [...agents, ...halfPoints.map((game) => game[0] as number), ...halfPoints.flat()]
    const key = order.join()
    const found = this.counts.get(key)
    if (found === undefined) this.counts.set(key, { agents, halfPoints, order, times: 1 })
    else found.times++
  }

  classes(): GroupClass[] {
    return this.sorted().map(({ agents, halfPoints, times }) => ({
      agents,
      points: halfPoints.map((game) => game.map((half) => half / 2)),
      times,
    }))
  }

  /** Every two that have met, in the order of the line-up. */
  meetings(): MeetingCount[] {
    const found = new Map<string, Open>()
    for (const count of this.sorted()) this.compare(count, found)
    return [...found.values()]
      .sort((x, y) => x.a - y.a || x.b - y.b)
      .map((one) => ({
        ...one,
        groups: [...one.groups]
          .sort(([x], [y]) => x - y)
          .map(([score, times]) => ({ score, times })),
      }))
  }

  private compare({ agents, halfPoints, times }: Count, found: Map<string, Open>): void {
    const sides = agents.length
    for (const [a, b] of twoOf(agents)) {
      const open = openMeeting(found, a, b, sides)
      let won = 0
      let games = 0
      halfPoints.forEach((taken, game) => {
        for (let x = 0; x < sides; x++)
          for (let y = 0; y < sides; y++) {
            if (agents[x] !== a || agents[y] !== b) continue
            const share = comparison(taken[x] as number, taken[y] as number)
            note(open.bySide[(x - game + sides) % sides] as Sum, share, times)
            note(open.turned[(y - game + sides) % sides] as Sum, 1 - share, times)
            won += share
            games++
          }
      })
      open.groups.set(won / games, (open.groups.get(won / games) ?? 0) + times)
    }
  }

  private sorted(): Count[] {
    return [...this.counts.values()].sort((x, y) => {
      const place = x.order.findIndex((value, i) => value !== y.order[i])
      return place < 0 ? 0 : (x.order[place] as number) - (y.order[place] as number)
    })
  }
}

/** Every two different agents of a meeting once, in the order of the line-up. */
export function twoOf(agents: readonly number[]): [number, number][] {
  const different = [...new Set(agents)].sort((a, b) => a - b)
  return different.flatMap((a, i) => different.slice(i + 1).map((b): [number, number] => [a, b]))
}

function openMeeting(found: Map<string, Open>, a: number, b: number, sides: number): Open {
  const key = `${a}:${b}`
  const known = found.get(key)
  if (known !== undefined) return known
  const sums = (): Sum[] => Array.from({ length: sides }, () => ({ games: 0, won: 0 }))
  const open = { a, b, groups: new Map<number, number>(), bySide: sums(), turned: sums() }
  found.set(key, open)
  return open
}

function note(sum: Sum, share: number, times: number): void {
  sum.games += times
  sum.won += share * times
}
