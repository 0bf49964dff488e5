import { MOST_PLAYERS } from '../../engine/skirmish/facts/tables.js'
import type { FactTally } from '../game-plug.js'
import type { GameFacts } from '../match/game-facts.js'
import { exact } from '../summary/rounding.js'
import type { CounterSummary, Summary } from '../summary/summary.js'
import { SQUARES } from './observer.js'

/** The part of a summary that only the miniatures game has. */
export interface SkirmishPart {
  readonly games: number
  readonly squares: number
  readonly agents: readonly SkirmishOfAgent[]
  /** By seat, by square from the lower left: units that fell there, in all games. */
  readonly fallen: readonly (readonly number[])[]
}

export interface SkirmishOfAgent {
  readonly agent: string
  readonly games: number
  readonly attacksPerGame: number
  /** Parts of its attacks that hit, and of its units that saw an enemy when targets were named. */
  readonly hits: number
  readonly arcsHeld: number
  readonly killsPerGame: number
  readonly starsLostPerGame: number
  readonly cardsLostPerGame: number
  readonly pointsPerGame: number
}

export function skirmishPart(summary: Summary): SkirmishPart {
  return summary.own as SkirmishPart
}

const NAMES = [
  'attacks',
  'hits',
  'kills',
  'starsLost',
  'cardsLost',
  'ready',
  'holding',
  'score',
] as const
type Name = (typeof NAMES)[number]

/** Sums of what the games of a tournament showed, by agent. */
export class SkirmishTally implements FactTally {
  private games = 0
  private readonly played: number[]
  private readonly sums: Readonly<Record<Name, number>>[]
  private readonly fallen = Array.from({ length: MOST_PLAYERS }, () =>
    new Array<number>(SQUARES * SQUARES).fill(0),
  )

  constructor(private readonly agents: readonly string[]) {
    this.played = agents.map(() => 0)
    this.sums = agents.map(() => sumsOf(() => 0))
  }

  add(agents: readonly number[], facts: GameFacts): void {
    this.games++
    agents.forEach((agent, seat) => {
      const before = this.sums[agent]
      if (before === undefined) return
      this.played[agent] = (this.played[agent] ?? 0) + 1
      this.sums[agent] = sumsOf((name) => before[name] + listed(facts, name, seat))
      const fallen = this.fallen[seat] ?? []
      for (let square = 0; square < fallen.length; square++)
        fallen[square] =
          (fallen[square] ?? 0) + listed(facts, 'fallen', seat * fallen.length + square)
    })
  }

  counters(): CounterSummary[] {
    const { agents } = this.part()
    const values = (of: (one: SkirmishOfAgent) => number): Record<string, number | null> =>
      Object.fromEntries(agents.map((one) => [one.agent, one.games === 0 ? null : of(one)]))
    const all = { side: 'both', target: null }
    return [
      {
        ...all,
        id: 'hits',
        label: 'attacks that hit',
        unit: '%',
        better: 'higher',
        values: values((one) => percent(one.hits)),
      },
      {
        ...all,
        id: 'kills',
        label: 'units and home cards destroyed a game',
        unit: 'a game',
        better: 'higher',
        values: values((one) => one.killsPerGame),
      },
      {
        ...all,
        id: 'stars-lost',
        label: 'stars lost a game',
        unit: 'a game',
        better: 'lower',
        values: values((one) => one.starsLostPerGame),
      },
      {
        ...all,
        id: 'arcs-held',
        label: 'units that see an enemy when targets are named',
        unit: '%',
        better: 'higher',
        values: values((one) => percent(one.arcsHeld)),
      },
    ]
  }

  part(): SkirmishPart {
    return {
      games: this.games,
      squares: SQUARES,
      agents: this.agents.map((agent, i) => {
        const sums = this.sums[i] ?? sumsOf(() => 0)
        const games = this.played[i] ?? 0
        const perGame = (name: Name): number => exact(part(sums[name], games), 2)
        return {
          agent,
          games,
          attacksPerGame: perGame('attacks'),
          hits: exact(part(sums.hits, sums.attacks), 4),
          arcsHeld: exact(part(sums.holding, sums.ready), 4),
          killsPerGame: perGame('kills'),
          starsLostPerGame: perGame('starsLost'),
          cardsLostPerGame: perGame('cardsLost'),
          pointsPerGame: perGame('score'),
        }
      }),
      fallen: this.fallen,
    }
  }
}

function sumsOf(of: (name: Name) => number): Record<Name, number> {
  return Object.fromEntries(NAMES.map((name) => [name, of(name)])) as Record<Name, number>
}

function part(sum: number, all: number): number {
  return all === 0 ? 0 : sum / all
}

function percent(share: number): number {
  return exact(100 * share, 1)
}

function listed(facts: GameFacts, name: string, at: number): number {
  const list = facts[name]
  return Array.isArray(list) ? (list[at] ?? 0) : 0
}
