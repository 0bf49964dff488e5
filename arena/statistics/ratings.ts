import { ELO_PER_LOGIT } from './elo.js'
import { type Cluster, fitLogistic, type LogisticFit, type LogisticGame } from './logistic.js'
import { at, type Matrix } from './matrix.js'
import { normalBelow, Z95 } from './normal.js'
import type { PairStatistics } from './pairs.js'

/** Groups of one meeting that ended alike. */
export interface GroupClass {
  /** Who met, as many as there are sides: in game r of a group the agent at place (s + r) modulo sides plays side s. */
  readonly agents: readonly number[]
  /** By game and place in `agents`: the points taken. */
  readonly points: readonly (readonly number[])[]
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
  /** By side, the same from the games on this side alone; null where no games tie these together, as between two. */
  readonly onSide: readonly (readonly Interval[])[] | null
  /** By side: what it is worth above the last one between equals. */
  readonly sideAdvantage: readonly Interval[]
  /** True when somebody took or lost everything, so that a virtual drawn pair per pairing had to bound the ratings. */
  readonly bounded: boolean
  /** Likelihood that agent a is stronger than agent b. */
  superior(a: number, b: number): number
}

/** How ratings come about, in a field of so many agents and games of so many sides. */
export function ratingMethod(agents: number, sides: number): string {
  if (agents === 2)
    return `Elo of the share of points; interval from ${sides === 2 ? 'pairs' : 'groups'} of games`
  return sides === 2
    ? 'Bradley-Terry, maximum likelihood, with a fitted advantage of side; intervals from pairs'
    : 'Bradley-Terry of each two of a game, maximum likelihood, with a fitted advantage of each side; intervals from groups'
}

/** Bradley-Terry ratings of `agents` agents with an advantage of each side but the last, `anchor` at 0. */
export function rate(
  classes: readonly GroupClass[],
  agents: number,
  sides: number,
  anchor: number,
): Ratings | null {
  const played = classes.filter((one) => one.times > 0)
  if (played.length === 0) return null
  const place = (agent: number): number =>
    agent === anchor ? -1 : agent < anchor ? agent : agent - 1
  const shared = sharedParameters(agents, sides, place)
  const overall = fitOrBound(played, agents, sides, shared)
  if (overall === null) return null
  const covariance = covarianceOf(overall)
  const difference = (plus: number, minus: number): Interval =>
    contrast(overall.fit.values, covariance, plus, minus)
  const everyone = Array.from({ length: agents }, (_, agent) => agent)
  const even: Interval = { elo: 0, low: 0, high: 0 }
  return {
    overall: everyone.map((agent) => (agent === anchor ? even : difference(place(agent), -1))),
    onSide: rateSides(played, agents, sides, anchor, place),
    sideAdvantage: Array.from({ length: sides }, (_, side) =>
      side === sides - 1 ? even : difference(agents - 1 + side, -1),
    ),
    bounded: overall.bounded,
    superior: (a, b) => likelihoodAbove(difference(place(a), place(b))),
  }
}

/**
 * Of two agents the score of their meetings says all there is: the ratings are its Elo. A fit would take the advantage
 * of side out of a score that contains it on both sides, and give another number for the same match.
 */
export function matchRatings(
  fitted: Ratings,
  { elo, eloLow, eloHigh, superior }: PairStatistics,
  first: number,
  anchor: number,
): Ratings {
  if (![elo, eloLow, eloHigh].every(Number.isFinite)) return fitted
  const ofFirst = { elo, low: eloLow, high: eloHigh }
  const ofOther = { elo: -elo, low: -eloHigh, high: -eloLow }
  const even = { elo: 0, low: 0, high: 0 }
  return {
    ...fitted,
    overall: [0, 1].map((agent) => (agent === anchor ? even : agent === first ? ofFirst : ofOther)),
    bounded: false,
    superior: (a) => (a === first ? superior : 1 - superior),
  }
}

/** By side and agent: how it plays that side, above the anchor there. */
function rateSides(
  classes: readonly GroupClass[],
  agents: number,
  sides: number,
  anchor: number,
  place: (agent: number) => number,
): Interval[][] | null {
  if (!isTied(classes)) return null
  const own = ownParameters(agents, sides, anchor, place)
  const found = fitOrBound(classes, agents, sides, own)
  if (found === null) return null
  const covariance = covarianceOf(found)
  return Array.from({ length: sides }, (_, side) => {
    const base = own.of(anchor, side)[0] ?? -1 // the anchor's own value there
    return Array.from({ length: agents }, (_, agent) => {
      if (agent === anchor) return { elo: 0, low: 0, high: 0 }
      return contrast(found.fit.values, covariance, own.of(agent, side)[0] as number, base)
    })
  })
}

/** Whether chains of comparisons lead from every agent on every side it played to every other. */
function isTied(classes: readonly GroupClass[]): boolean {
  const leader = new Map<string, string>()
  const find = (one: string): string => {
    const above = leader.get(one)
    return above === undefined || above === one ? one : find(above)
  }
  for (const { agents } of classes)
    for (let game = 0; game < agents.length; game++) {
      const seated = agents.map((_, side) => `${agents[(side + game) % agents.length]}@${side}`)
      for (const one of seated)
        for (const other of seated) {
          // Nobody is compared with himself.
          if (one.split('@')[0] !== other.split('@')[0]) leader.set(find(one), find(other))
          else if (!leader.has(one)) leader.set(one, one)
        }
    }
  return new Set([...leader.keys()].map(find)).size === 1
}

/** The parameters whose sum is the strength of an agent on a side. */
interface Parameters {
  readonly count: number
  of(agent: number, side: number): readonly number[]
}

/** The agents without the anchor, then what the sides are worth, without the last. */
function sharedParameters(
  agents: number,
  sides: number,
  place: (agent: number) => number,
): Parameters {
  return {
    count: agents - 1 + sides - 1,
    of: (agent, side) =>
      [place(agent), side === sides - 1 ? -1 : agents - 1 + side].filter((one) => one >= 0),
  }
}

/** Each agent on each side (all without the anchor), then the anchor on each side but the last. */
function ownParameters(
  agents: number,
  sides: number,
  anchor: number,
  place: (agent: number) => number,
): Parameters {
  const others = agents - 1
  return {
    count: sides * others + sides - 1,
    of: (agent, side) => {
      if (agent !== anchor) return [side * others + place(agent)]
      return side === sides - 1 ? [] : [sides * others + side]
    },
  }
}

/** A group as the comparisons of each two different agents of each of its games: who has more points has won. */
function clusterOf(one: GroupClass, { of }: Parameters): Cluster {
  const sides = one.agents.length
  const games: LogisticGame[] = []
  for (let game = 0; game < sides; game++)
    for (let first = 0; first < sides; first++)
      for (let second = first + 1; second < sides; second++) {
        const [x, y] = [(first + game) % sides, (second + game) % sides]
        const [a, b] = [one.agents[x] as number, one.agents[y] as number]
        if (a === b) continue
        const ahead = of(a, first).map((parameter): Term => [parameter, 1])
        const behind = of(b, second).map((parameter): Term => [parameter, -1])
        const points = one.points[game] as readonly number[]
        games.push({
          terms: [...ahead, ...behind],
          result: comparison(points[x] as number, points[y] as number),
        })
      }
  return { times: one.times, games }
}

type Term = LogisticGame['terms'][number]

/** 1 for more points than the other, ½ for as many. */
export function comparison(own: number, other: number): number {
  return own === other ? 0.5 : own > other ? 1 : 0
}

function likelihoodAbove(difference: Interval): number {
  const error = (difference.high - difference.elo) / Z95
  if (error > 0) return normalBelow(difference.elo / error)
  return comparison(difference.elo, 0)
}

function covarianceOf({ fit, bounded }: Bounded): Matrix {
  return bounded ? fit.modelCovariance : fit.clusterCovariance
}

interface Bounded {
  readonly fit: LogisticFit
  readonly bounded: boolean
}

/** The plain maximum where it is finite; otherwise the one with a virtual drawn group in every meeting played. */
function fitOrBound(
  classes: readonly GroupClass[],
  agents: number,
  sides: number,
  parameters: Parameters,
): Bounded | null {
  const fit = (list: readonly GroupClass[]): LogisticFit | null =>
    fitLogistic(
      list.map((one) => clusterOf(one, parameters)),
      parameters.count,
    )
  const plain = fit(classes)
  if (plain !== null) return { fit: plain, bounded: false }
  const seen = new Set<string>()
  const virtual: GroupClass[] = []
  for (const one of classes) {
    if (seen.has(one.agents.join())) continue
    seen.add(one.agents.join())
    virtual.push(drawnGroup(one.agents))
  }
  const bounded =
    fit([...classes, ...virtual]) ?? fit([...classes, ...virtual, ...chain(agents, sides)])
  return bounded === null ? null : { fit: bounded, bounded: true }
}

function drawnGroup(agents: readonly number[]): GroupClass {
  const share = 1 / agents.length
  return { agents, points: agents.map(() => agents.map(() => share)), times: 1 }
}

/** Drawn groups that tie everybody together, for fields of which some have not met yet. */
function chain(agents: number, sides: number): GroupClass[] {
  return Array.from({ length: agents - 1 }, (_, a) =>
    drawnGroup([a, ...new Array<number>(sides - 1).fill(a + 1)]),
  )
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
