import { EMPIRE, SIDE_IDS } from '../../engine/rebellion/facts/sides.js'
import type { GameFacts } from '../match/game-facts.js'
import { share } from '../summary/rounding.js'
import type { CounterSummary } from '../summary/summary.js'
import { RISE_FACTS, type RiseFact } from './rise-observer.js'
import type { RiseSummary } from './summary.js'

/** What becomes of a tactic card that is played. */
const OF_CARDS: readonly RiseFact[] = [
  'tacticsUpper',
  'tacticsLower',
  'tacticsUnused',
  'tacticsCancelled',
]

/** Games of one agent on one side, and the sums of what they showed. */
class SideTally {
  games = 0
  readonly sums = new Map<RiseFact, number>(RISE_FACTS.map((fact) => [fact, 0]))

  sum(...facts: readonly RiseFact[]): number {
    return facts.reduce((all, fact) => all + (this.sums.get(fact) ?? 0), 0)
  }
}

/** Sums of what games with the expansion showed, by agent and side. */
export class RiseTally {
  private readonly tallies: readonly (readonly SideTally[])[]
  private games = 0

  constructor(private readonly agents: readonly string[]) {
    this.tallies = agents.map(() => SIDE_IDS.map(() => new SideTally()))
  }

  /** Counts a game; one without the expansion has no such facts. */
  add(agents: readonly number[], facts: GameFacts): void {
    if (facts[OF_CARDS[0] as RiseFact] === undefined) return
    this.games++
    for (let side = 0; side < SIDE_IDS.length; side++) {
      const tally = this.tallies[agents[side] as number]?.[side] as SideTally
      tally.games++
      for (const fact of RISE_FACTS)
        tally.sums.set(fact, tally.sum(fact) + ((facts[fact] as readonly number[])[side] ?? 0))
    }
  }

  part(): { readonly rise?: RiseSummary } {
    if (this.games === 0) return {}
    const byAgent = this.agents.map((agent, n) => ({
      agent,
      sides: SIDE_IDS.map((side, i) => {
        const tally = this.tallies[n]?.[i] as SideTally
        const perGame = RISE_FACTS.map((fact) => [fact, share(tally.sum(fact), tally.games, 3)])
        return { side, games: tally.games, perGame: Object.fromEntries(perGame) }
      }),
    }))
    return { rise: { byAgent } }
  }

  counters(): CounterSummary[] {
    if (this.games === 0) return []
    const row = (id: string, label: string, side: string, unit: string, fact: RiseFact) => {
      const perCard = unit === 'share of cards'
      const values = this.agents.map((agent, n) => {
        const tallies = (this.tallies[n] ?? []).filter((_, i) => side === 'both' || i === EMPIRE)
        const whole = (one: SideTally) => (perCard ? one.sum(...OF_CARDS) : one.games)
        return [
          agent,
          share(
            total(tallies, (one) => one.sum(fact)),
            total(tallies, whole),
            3,
          ),
        ]
      })
      return {
        id,
        label,
        side,
        unit,
        better: null,
        target: null,
        values: Object.fromEntries(values),
      }
    }
    return [
      row('tacticsUpper', 'tactic cards: upper half', 'both', 'share of cards', 'tacticsUpper'),
      row('tacticsUnused', 'tactic cards: neither half', 'both', 'share of cards', 'tacticsUnused'),
      row(
        'tacticsCancelled',
        'tactic cards: cancelled',
        'both',
        'share of cards',
        'tacticsCancelled',
      ),
      row('structuresPerGame', 'structures a game', 'both', 'units per game', 'structures'),
      row('projectsPerGame', 'projects a game', 'empire', 'missions per game', 'projects'),
      row('markersRemoved', 'target markers removed', 'both', 'markers per game', 'markersRemoved'),
      row(
        'leadersReleased',
        'leaders beyond the limit of 8',
        'both',
        'leaders per game',
        'released',
      ),
    ]
  }
}

function total(tallies: readonly SideTally[], value: (one: SideTally) => number): number {
  return tallies.reduce((sum, one) => sum + value(one), 0)
}
