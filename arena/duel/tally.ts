import { STRATEGIES } from '../../engine/duel/data/strategies.js'
import type { FactTally } from '../game-plug.js'
import type { GameFacts } from '../match/game-facts.js'
import { exact } from '../summary/rounding.js'
import type { CounterSummary, Summary } from '../summary/summary.js'

const STRATEGY_COUNT = STRATEGIES.length

/** The part of a summary that only Empire vs. Rebellion has. */
export interface DuelPart {
  readonly agents: readonly DuelOfAgent[]
}

export interface DuelOfAgent {
  readonly agent: string
  readonly struggles: number
  /** Parts of the struggles in which it was over the objective, and won the event. */
  readonly busts: number
  readonly won: number
  readonly influencePerGame: number
  /** Parts of its strategies, by id. */
  readonly strategies: Readonly<Record<string, number>>
}

export function duelPart(summary: Summary): DuelPart {
  return summary.own as DuelPart
}

class Sums {
  games = 0
  struggles = 0
  busts = 0
  won = 0
  gained = 0
  readonly revealed = new Array<number>(STRATEGY_COUNT).fill(0)
}

/** Sums of what the games of a tournament showed, by agent. */
export class DuelTally implements FactTally {
  private readonly sums: readonly Sums[]

  constructor(private readonly agents: readonly string[]) {
    this.sums = agents.map(() => new Sums())
  }

  add(agents: readonly number[], facts: GameFacts): void {
    agents.forEach((agent, side) => {
      const sums = this.sums[agent]
      if (sums === undefined) return
      sums.games++
      sums.struggles += Number(facts.struggles)
      sums.busts += listed(facts, 'busts', side)
      sums.won += listed(facts, 'won', side)
      sums.gained += listed(facts, 'gained', side)
      for (let i = 0; i < STRATEGY_COUNT; i++)
        sums.revealed[i] =
          (sums.revealed[i] ?? 0) + listed(facts, 'revealed', side * STRATEGY_COUNT + i)
    })
  }

  counters(): CounterSummary[] {
    const values = (of: (one: DuelOfAgent) => number): Record<string, number | null> =>
      Object.fromEntries(
        this.part().agents.map((one) => [one.agent, one.struggles === 0 ? null : of(one)]),
      )
    const both = { side: 'both', target: null }
    return [
      {
        ...both,
        id: 'busts',
        label: 'struggles ended over the objective',
        unit: '%',
        better: 'lower',
        values: values((one) => percent(one.busts)),
      },
      {
        ...both,
        id: 'events-won',
        label: 'events won',
        unit: '%',
        better: 'higher',
        values: values((one) => percent(one.won)),
      },
      {
        ...both,
        id: 'influence',
        label: 'influence gained a game',
        unit: 'a game',
        better: null,
        values: values((one) => one.influencePerGame),
      },
    ]
  }

  part(): DuelPart {
    return {
      agents: this.agents.map((agent, i) => {
        const { games, struggles, busts, won, gained, revealed } = this.sums[i] ?? new Sums()
        const all = revealed.reduce((sum, one) => sum + one, 0)
        return {
          agent,
          struggles,
          busts: part(busts, struggles),
          won: part(won, struggles),
          influencePerGame: exact(games === 0 ? 0 : gained / games, 2),
          strategies: Object.fromEntries(
            STRATEGIES.map(({ id, number }) => [id, part(revealed[number] ?? 0, all)]),
          ),
        }
      }),
    }
  }
}

function part(count: number, all: number): number {
  return exact(all === 0 ? 0 : count / all, 4)
}

function percent(share: number): number {
  return exact(100 * share, 1)
}

function listed(facts: GameFacts, name: string, at: number): number {
  const list = facts[name]
  return Array.isArray(list) ? (list[at] ?? 0) : 0
}
