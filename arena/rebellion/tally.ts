import { EMPIRE, REBEL } from '../../engine/rebellion/facts/sides.js'
import type { FactTally } from '../game-plug.js'
import type { GameFacts } from '../match/game-facts.js'
import { share } from '../summary/rounding.js'
import type { CounterSummary } from '../summary/summary.js'
import { type Counter, HAND_COUNTERS, HUNT_COUNTERS, TEMPO_COUNTERS } from './counters.js'
import { FOUND_BY } from './observer.js'
import { RiseTally } from './rise-tally.js'
import type { HuntOfAgent, HuntSummary, RebellionPart, TempoSummary } from './summary.js'
import { HandSums, HuntSums, LEAST_GAMES, meanLeft, medianRound, TempoSums } from './sums.js'

/** Force ÷ garrison: the limits of the classes. */
const FORCES: readonly (readonly [number, number | null])[] = [
  [0, 0.7],
  [0.7, 1],
  [1, 1.5],
  [1.5, null],
]
/** What strong people leave, by round (ai-design: 8 at round 5, 3 at round 8). */
const STRONG_PEOPLE = { label: 'strong people', candidatesLeft: { '5': 8, '8': 3 } }
const PROBES_A_ROUND = 2

/** Sums of what the games of a tournament of Rebellion showed, by agent. */
export class RebellionTally implements FactTally {
  private readonly hunts: HuntSums[]
  private readonly tempos: TempoSums[]
  private readonly hands: HandSums[]
  private readonly rise: RiseTally
  private readonly conversion = FORCES.map(() => ({ reveals: 0, captured: 0 }))
  private startSum = 0
  private startGames = 0
  private startReputation = 0

  constructor(private readonly agents: readonly string[]) {
    this.hunts = agents.map(() => new HuntSums())
    this.tempos = agents.map(() => new TempoSums())
    this.hands = agents.map(() => new HandSums())
    this.rise = new RiseTally(agents)
  }

  add(agents: readonly number[], facts: GameFacts): void {
    this.addHunt(this.hunts[agents[EMPIRE] as number] as HuntSums, facts)
    this.addTempo(this.tempos[agents[REBEL] as number] as TempoSums, facts)
    this.rise.add(agents, facts)
    for (const side of [REBEL, EMPIRE] as const) {
      const hand = this.hands[agents[side] as number] as HandSums
      hand.games++
      hand.turns += list(facts, 'turns')[side] ?? 0
      hand.idlePasses += list(facts, 'idlePasses')[side] ?? 0
      hand.activations += list(facts, 'activations')[side] ?? 0
      hand.emptyActivations += list(facts, 'emptyActivations')[side] ?? 0
      hand.leadersLost += list(facts, 'leadersLost')[side] ?? 0
    }
  }

  part(): RebellionPart {
    return { hunt: this.hunt(), tempo: this.tempo(), ...this.rise.part() }
  }

  private hunt(): HuntSummary | null {
    if (this.startGames === 0) return null
    const start = Math.round(this.startSum / this.startGames)
    return {
      startCandidates: start,
      reference: {
        label: STRONG_PEOPLE.label,
        candidatesLeft: { '0': start, ...STRONG_PEOPLE.candidatesLeft },
      },
      probesAlone: { label: 'probes alone', perRound: PROBES_A_ROUND },
      byAgent: this.agents.map((agent, i) => huntOf(agent, this.hunts[i] as HuntSums)),
      conversion: FORCES.map(([forceFrom, forceTo], i) => ({
        forceFrom,
        forceTo,
        reveals: this.conversion[i]?.reveals ?? 0,
        captured: this.conversion[i]?.captured ?? 0,
      })),
    }
  }

  private tempo(): TempoSummary | null {
    if (this.startGames === 0) return null
    return {
      startReputation: this.startReputation,
      startTime: 1,
      byAgent: this.agents.map((agent, i) => {
        const tally = this.tempos[i] as TempoSums
        return {
          agent,
          games: tally.games,
          gainInRound: Array.from(tally.reached, (games, round) =>
            round === 0
              ? 0
              : games < LEAST_GAMES
                ? null
                : share(tally.gainSum[round] ?? 0, games, 3),
          ),
          gamesReachingRound: Array.from(tally.reached, (games) => games ?? 0),
          objectivesPerGame: share(tally.objectives, tally.games, 2),
          reputationPerRound: share(tally.gained, tally.rounds, 3),
        }
      }),
    }
  }

  counters(): CounterSummary[] {
    if (this.startGames === 0) return []
    return [
      ...HUNT_COUNTERS.map((counter) => this.counted(counter, this.hunts)),
      ...TEMPO_COUNTERS.map((counter) => this.counted(counter, this.tempos)),
      ...HAND_COUNTERS.map((counter) => this.counted(counter, this.hands)),
      ...this.rise.counters(),
    ]
  }

  private counted<Sums>(
    { value, ...counter }: Counter<Sums>,
    sums: readonly Sums[],
  ): CounterSummary {
    const values = this.agents.map((agent, i) => [agent, value(sums[i] as Sums)])
    return { ...counter, values: Object.fromEntries(values) }
  }

  private addHunt(tally: HuntSums, facts: GameFacts): void {
    const left = list(facts, 'left')
    const foundRound = number(facts, 'foundRound')
    tally.games++
    left.forEach((candidates, round) => {
      tally.leftSum[round] = (tally.leftSum[round] ?? 0) + candidates
      tally.leftGames[round] = (tally.leftGames[round] ?? 0) + 1
    })
    if (left[0] !== undefined) {
      this.startSum += left[0]
      this.startGames++
      this.startReputation = number(facts, 'startReputation')
    }
    if (foundRound === 0) tally.never++
    else {
      tally.foundIn[foundRound] = (tally.foundIn[foundRound] ?? 0) + 1
      const by = number(facts, 'foundBy')
      tally.foundBy[by] = (tally.foundBy[by] ?? 0) + 1
    }
    tally.hiddenRounds += number(facts, 'hiddenRounds')
    tally.occupied += number(facts, 'occupied')
    tally.probed += number(facts, 'probed')
    tally.activations += number(facts, 'huntActivations')
    tally.hits += number(facts, 'huntHits')
    const captured = list(facts, 'captured')
    list(facts, 'forces').forEach((force, i) => {
      const ratio = force / 100
      const place = FORCES.findIndex(([from, to]) => ratio >= from && (to === null || ratio < to))
      const row = this.conversion[place]
      if (row === undefined) return
      row.reveals++
      tally.reveals++
      if (captured[i] === 1) {
        row.captured++
        tally.captures++
      }
    })
  }

  private addTempo(tally: TempoSums, facts: GameFacts): void {
    tally.games++
    tally.rounds += facts.length
    tally.objectives += number(facts, 'objectives')
    tally.newBases += number(facts, 'newBases')
    const gains = list(facts, 'gains')
    for (let round = 0; round <= facts.length; round++) {
      tally.reached[round] = (tally.reached[round] ?? 0) + 1
      tally.gainSum[round] = (tally.gainSum[round] ?? 0) + (gains[round] ?? 0)
      tally.gained += gains[round] ?? 0
    }
  }
}

function huntOf(agent: string, tally: HuntSums): HuntOfAgent {
  const rounds = tally.leftGames.length
  return {
    agent,
    games: tally.games,
    candidatesLeft: Array.from({ length: rounds }, (_, round) => meanLeft(tally, round)),
    gamesStillHidden: Array.from(tally.leftGames, (games) => games ?? 0),
    foundInRound: Array.from(
      { length: Math.max(0, tally.foundIn.length - 1) },
      (_, i) => tally.foundIn[i + 1] ?? 0,
    ),
    neverFound: tally.never,
    medianRound: medianRound(tally),
    foundBy: Object.fromEntries(FOUND_BY.map((name, i) => [name, tally.foundBy[i] ?? 0])),
    occupiedPerRound: share(tally.occupied, tally.hiddenRounds, 2),
    clearedByProbesPerRound: share(tally.probed, tally.hiddenRounds, 2),
    reveals: tally.reveals,
    captures: tally.captures,
  }
}

function number(facts: GameFacts, name: string): number {
  const value = facts[name]
  return typeof value === 'number' ? value : 0
}

function list(facts: GameFacts, name: string): readonly number[] {
  const value = facts[name]
  return typeof value === 'number' || value === undefined ? [] : value
}
