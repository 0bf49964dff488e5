import { EMPIRE, REBEL } from '../../engine/rebellion/facts/sides.js'
import type { FactTally } from '../game-plug.js'
import type { GameFacts } from '../match/game-facts.js'
import { medianIndex, rounded, share } from '../summary/rounding.js'
import type { CounterSummary } from '../summary/summary.js'
import { FOUND_BY } from './observer.js'
import { RiseTally } from './rise-tally.js'
import type { HuntOfAgent, HuntSummary, RebellionPart, TempoSummary } from './summary.js'

/** Below this number of games a mean of a round says nothing. */
const LEAST_GAMES = 20
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

class HuntTally {
  games = 0
  readonly leftSum: number[] = []
  readonly leftGames: number[] = []
  readonly foundIn: number[] = []
  readonly foundBy: number[] = FOUND_BY.map(() => 0)
  never = 0
  hiddenRounds = 0
  occupied = 0
  probed = 0
  reveals = 0
  captures = 0
  activations = 0
  hits = 0
}

class TempoTally {
  games = 0
  rounds = 0
  readonly gainSum: number[] = []
  readonly reached: number[] = []
  objectives = 0
  gained = 0
  newBases = 0
}

class HandTally {
  games = 0
  turns = 0
  idlePasses = 0
  activations = 0
  emptyActivations = 0
  leadersLost = 0
}

/** Sums of what the games of a tournament of Rebellion showed, by agent. */
export class RebellionTally implements FactTally {
  private readonly hunts: HuntTally[]
  private readonly tempos: TempoTally[]
  private readonly hands: HandTally[]
  private readonly rise: RiseTally
  private readonly conversion = FORCES.map(() => ({ reveals: 0, captured: 0 }))
  private startSum = 0
  private startGames = 0
  private startReputation = 0

  constructor(private readonly agents: readonly string[]) {
    this.hunts = agents.map(() => new HuntTally())
    this.tempos = agents.map(() => new TempoTally())
    this.hands = agents.map(() => new HandTally())
    this.rise = new RiseTally(agents)
  }

  add(agents: readonly number[], facts: GameFacts): void {
    this.addHunt(this.hunts[agents[EMPIRE] as number] as HuntTally, facts)
    this.addTempo(this.tempos[agents[REBEL] as number] as TempoTally, facts)
    this.rise.add(agents, facts)
    for (const side of [REBEL, EMPIRE] as const) {
      const hand = this.hands[agents[side] as number] as HandTally
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
      byAgent: this.agents.map((agent, i) => huntOf(agent, this.hunts[i] as HuntTally)),
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
        const tally = this.tempos[i] as TempoTally
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
    const hunt = (value: (tally: HuntTally) => number | null) => this.values(this.hunts, value)
    const tempo = (value: (tally: TempoTally) => number | null) => this.values(this.tempos, value)
    const hand = (value: (tally: HandTally) => number | null) => this.values(this.hands, value)
    const row = (
      id: string,
      label: string,
      side: CounterSummary['side'],
      unit: string,
      better: CounterSummary['better'],
      target: number | null,
      values: CounterSummary['values'],
    ): CounterSummary => ({ id, label, side, unit, better, target, values })
    return [
      row(
        'baseFound',
        'base found',
        'empire',
        'share of games',
        'higher',
        0.8,
        hunt((one) => share(one.games - one.never, one.games, 4)),
      ),
      row(
        'findRound',
        'round of the find, median',
        'empire',
        'round',
        'lower',
        6,
        hunt((one) => medianRound(one)),
      ),
      row(
        'candidatesRound5',
        'candidates left after round 5',
        'empire',
        'systems',
        'lower',
        9,
        hunt((one) => meanLeft(one, 5)),
      ),
      row(
        'occupiedPerRound',
        'candidates occupied a round',
        'empire',
        'systems per round',
        'higher',
        2,
        hunt((one) => share(one.occupied, one.hiddenRounds, 3)),
      ),
      row(
        'activationsOnCandidates',
        'activations that land on a candidate',
        'empire',
        'share of activations while hidden',
        'higher',
        0.7,
        hunt((one) => share(one.hits, one.activations, 4)),
      ),
      row(
        'capturesPerReveal',
        'captures ÷ reveals',
        'empire',
        'share of reveals',
        'higher',
        0.55,
        hunt((one) => share(one.captures, one.reveals, 4)),
      ),
      // A base that leaves in time is found again: captures ÷ reveals counts each of its finds.
      row(
        'foundBasesTaken',
        'bases taken, of those ever found',
        'empire',
        'share of games with a find',
        'higher',
        null,
        hunt((one) => share(one.captures, one.games - one.never, 4)),
      ),
      row(
        'objectivesPerGame',
        'objectives a game',
        'rebel',
        'cards per game',
        'higher',
        4,
        tempo((one) => share(one.objectives, one.games, 3)),
      ),
      row(
        'reputationPerRound',
        'reputation a round',
        'rebel',
        'steps per round',
        'higher',
        null,
        tempo((one) => share(one.gained, one.rounds, 3)),
      ),
      row(
        'newBasesPerGame',
        'new bases a game',
        'rebel',
        'relocations per game',
        null,
        null,
        tempo((one) => share(one.newBases, one.games, 3)),
      ),
      row(
        'idlePasses',
        'passes with a mission left to reveal',
        'both',
        'share of turns',
        'lower',
        0.02,
        hand((one) => share(one.idlePasses, one.turns, 4)),
      ),
      row(
        'emptyActivations',
        'activations that do nothing',
        'both',
        'share of activations',
        'lower',
        0.005,
        hand((one) => share(one.emptyActivations, one.activations, 4)),
      ),
      row(
        'leadersLostAlone',
        'leaders lost alone',
        'both',
        'leaders per game',
        'lower',
        0.3,
        hand((one) => share(one.leadersLost, one.games, 3)),
      ),
      ...this.rise.counters(),
    ]
  }

  private values<Tally>(
    tallies: readonly Tally[],
    value: (tally: Tally) => number | null,
  ): Record<string, number | null> {
    return Object.fromEntries(this.agents.map((agent, i) => [agent, value(tallies[i] as Tally)]))
  }

  private addHunt(tally: HuntTally, facts: GameFacts): void {
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

  private addTempo(tally: TempoTally, facts: GameFacts): void {
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

function huntOf(agent: string, tally: HuntTally): HuntOfAgent {
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

function meanLeft(tally: HuntTally, round: number): number | null {
  const games = tally.leftGames[round] ?? 0
  return games < LEAST_GAMES ? null : rounded((tally.leftSum[round] ?? 0) / games, 2)
}

function medianRound(tally: HuntTally): number | null {
  return medianIndex(Array.from(tally.foundIn, (n) => n ?? 0))
}

function number(facts: GameFacts, name: string): number {
  const value = facts[name]
  return typeof value === 'number' ? value : 0
}

function list(facts: GameFacts, name: string): readonly number[] {
  const value = facts[name]
  return typeof value === 'number' || value === undefined ? [] : value
}
