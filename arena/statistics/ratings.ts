import { ELO_PER_LOGIT } from './elo.js'
import { type Cluster, fitLogistic, type LogisticFit } from './logistic.js'
import { at } from './matrix.js'
import { normalBelow, Z95 } from './normal.js'

/** Pairs of one pairing that ended alike: what `a` took (0, ½, 1) in seat 0 and then in seat 1. */
export interface PairClass {
  readonly a: number
  readonly b: number
  readonly inFirstSeat: number
  readonly inSecondSeat: number
  readonly times: number
}

export interface Interval {
  readonly elo: number
  readonly low: number
  readonly high: number
}

export interface Ratings {
  /** By agent, relative to the anchor. */
  readonly overall: readonly Interval[]
  /** The same from one seat's games alone; null with two agents, who never share an opponent. */
  readonly inFirstSeat: readonly Interval[] | null
  readonly inSecondSeat: readonly Interval[] | null
  /** What the first seat is worth between equals. */
  readonly seatAdvantage: Interval
  /** True when somebody took or lost everything, so that a virtual drawn pair per pairing had to bound the ratings. */
  readonly bounded: boolean
  /** Likelihood that agent a is stronger than agent b. */
  superior(a: number, b: number): number
}

export const RATING_METHOD =
  'Bradley-Terry, maximum likelihood, with a fitted advantage of side; intervals from pairs'

/** Bradley-Terry ratings of `agents` agents with one advantage of the first seat, `anchor` at 0. */
export function rate(
  classes: readonly PairClass[],
  agents: number,
  anchor: number,
): Ratings | null {
  const played = classes.filter((one) => one.times > 0)
  if (played.length === 0) return null
  const overall = fitOrBound(played, agents, (list) =>
    fitLogistic(
      list.map((one) => sharedCluster(one, agents, anchor)),
      agents,
    ),
  )
  const sided =
    agents < 3
      ? null
      : fitOrBound(played, agents, (list) =>
          fitLogistic(
            list.map((one) => sidedCluster(one, agents, anchor)),
            2 * agents - 1,
          ),
        )
  if (overall === null) return null
  const covariance = overall.bounded ? overall.fit.modelCovariance : overall.fit.clusterCovariance
  const place = (agent: number): number =>
    agent === anchor ? -1 : agent < anchor ? agent : agent - 1
  const everyone = Array.from({ length: agents }, (_, agent) => agent)
  const side = (first: boolean): Interval[] | null => {
    if (sided === null) return null
    const sidedCovariance = sided.bounded ? sided.fit.modelCovariance : sided.fit.clusterCovariance
    return everyone.map((agent) => {
      if (agent === anchor) return { elo: 0, low: 0, high: 0 }
      const base = first ? 2 * agents - 2 : -1 // the anchor's own value in that seat
      const own = place(agent) + (first ? 0 : agents - 1)
      return contrast(sided.fit.values, sidedCovariance, own, base)
    })
  }
  return {
    overall: everyone.map((agent) =>
      agent === anchor
        ? { elo: 0, low: 0, high: 0 }
        : contrast(overall.fit.values, covariance, place(agent), -1),
    ),
    inFirstSeat: side(true),
    inSecondSeat: side(false),
    seatAdvantage: contrast(overall.fit.values, covariance, agents - 1, -1),
    bounded: overall.bounded,
    superior: (a, b) => {
      const difference = contrast(overall.fit.values, covariance, place(a), place(b))
      const error = (difference.high - difference.elo) / Z95
      return error > 0
        ? normalBelow(difference.elo / error)
        : difference.elo > 0
          ? 1
          : difference.elo < 0
            ? 0
            : 0.5
    },
  }
}

/** Parameters: the agents without the anchor, then the advantage of the first seat. */
function sharedCluster(one: PairClass, agents: number, anchor: number): Cluster {
  const advantage = agents - 1
  const strength = (agent: number, factor: number): [number, number][] =>
    agent === anchor ? [] : [[agent < anchor ? agent : agent - 1, factor]]
  return {
    times: one.times,
    games: [
      {
        terms: [...strength(one.a, 1), ...strength(one.b, -1), [advantage, 1]],
        result: one.inFirstSeat,
      },
      {
        terms: [...strength(one.b, 1), ...strength(one.a, -1), [advantage, 1]],
        result: 1 - one.inSecondSeat,
      },
    ],
  }
}

/** Parameters: strength in the first seat, in the second seat (both without the anchor), the anchor in the first. */
function sidedCluster(one: PairClass, agents: number, anchor: number): Cluster {
  const others = agents - 1
  const first = (agent: number): [number, number][] =>
    agent === anchor ? [[2 * others, 1]] : [[agent < anchor ? agent : agent - 1, 1]]
  const second = (agent: number): [number, number][] =>
    agent === anchor ? [] : [[others + (agent < anchor ? agent : agent - 1), -1]]
  return {
    times: one.times,
    games: [
      { terms: [...first(one.a), ...second(one.b)], result: one.inFirstSeat },
      { terms: [...first(one.b), ...second(one.a)], result: 1 - one.inSecondSeat },
    ],
  }
}

interface Bounded {
  readonly fit: LogisticFit
  readonly bounded: boolean
}

/** The plain maximum where it is finite; otherwise the one with a virtual drawn pair in every pairing played. */
function fitOrBound(
  classes: readonly PairClass[],
  agents: number,
  fit: (list: readonly PairClass[]) => LogisticFit | null,
): Bounded | null {
  const plain = fit(classes)
  if (plain !== null) return { fit: plain, bounded: false }
  const seen = new Set<string>()
  const virtual: PairClass[] = []
  for (const { a, b } of classes) {
    if (seen.has(`${a}:${b}`)) continue
    seen.add(`${a}:${b}`)
    virtual.push({ a, b, inFirstSeat: 0.5, inSecondSeat: 0.5, times: 1 })
  }
  const bounded = fit([...classes, ...virtual]) ?? fit([...classes, ...virtual, ...chain(agents)])
  return bounded === null ? null : { fit: bounded, bounded: true }
}

/** Drawn pairs that tie everybody together, for fields of which some have not met yet. */
function chain(agents: number): PairClass[] {
  return Array.from({ length: agents - 1 }, (_, a) => ({
    a,
    b: a + 1,
    inFirstSeat: 0.5,
    inSecondSeat: 0.5,
    times: 1,
  }))
}

/** The difference of two parameters (-1: nothing) in Elo. */
function contrast(
  values: Float64Array,
  covariance: Float64Array,
  plus: number,
  minus: number,
): Interval {
  const size = values.length
  const value = (i: number): number => (i < 0 ? 0 : (values[i] as number))
  const shared = (i: number, k: number): number => (i < 0 || k < 0 ? 0 : at(covariance, size, i, k))
  const variance = shared(plus, plus) + shared(minus, minus) - 2 * shared(plus, minus)
  const elo = (value(plus) - value(minus)) * ELO_PER_LOGIT
  const half = Z95 * Math.sqrt(Math.max(0, variance)) * ELO_PER_LOGIT
  return { elo, low: elo - half, high: elo + half }
}
