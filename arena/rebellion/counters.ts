import { share } from '../summary/rounding.js'
import type { CounterSummary } from '../summary/summary.js'
import { type HandSums, type HuntSums, meanLeft, medianRound, type TempoSums } from './sums.js'

/** The counters of the base game, and what each makes of an agent's sums. */

export interface Counter<Sums> extends Omit<CounterSummary, 'values'> {
  readonly value: (one: Sums) => number | null
}

export const HUNT_COUNTERS: readonly Counter<HuntSums>[] = [
  {
    id: 'baseFound',
    label: 'base found',
    side: 'empire',
    unit: 'share of games',
    better: 'higher',
    target: 0.8,
    value: (one) => share(one.games - one.never, one.games, 4),
  },
  {
    id: 'findRound',
    label: 'round of the find, median',
    side: 'empire',
    unit: 'round',
    better: 'lower',
    target: 6,
    value: (one) => medianRound(one),
  },
  {
    id: 'candidatesRound5',
    label: 'candidates left after round 5',
    side: 'empire',
    unit: 'systems',
    better: 'lower',
    target: 9,
    value: (one) => meanLeft(one, 5),
  },
  {
    id: 'occupiedPerRound',
    label: 'candidates occupied a round',
    side: 'empire',
    unit: 'systems per round',
    better: 'higher',
    target: 2,
    value: (one) => share(one.occupied, one.hiddenRounds, 3),
  },
  {
    id: 'activationsOnCandidates',
    label: 'activations that land on a candidate',
    side: 'empire',
    unit: 'share of activations while hidden',
    better: 'higher',
    target: 0.7,
    value: (one) => share(one.hits, one.activations, 4),
  },
  {
    id: 'capturesPerReveal',
    label: 'captures ÷ reveals',
    side: 'empire',
    unit: 'share of reveals',
    better: 'higher',
    target: 0.55,
    value: (one) => share(one.captures, one.reveals, 4),
  },
  // A base that leaves in time is found again: captures ÷ reveals counts each of its finds.
  {
    id: 'foundBasesTaken',
    label: 'bases taken, of those ever found',
    side: 'empire',
    unit: 'share of games with a find',
    better: 'higher',
    target: null,
    value: (one) => share(one.captures, one.games - one.never, 4),
  },
]

export const TEMPO_COUNTERS: readonly Counter<TempoSums>[] = [
  {
    id: 'objectivesPerGame',
    label: 'objectives a game',
    side: 'rebel',
    unit: 'cards per game',
    better: 'higher',
    target: 4,
    value: (one) => share(one.objectives, one.games, 3),
  },
  {
    id: 'reputationPerRound',
    label: 'reputation a round',
    side: 'rebel',
    unit: 'steps per round',
    better: 'higher',
    target: null,
    value: (one) => share(one.gained, one.rounds, 3),
  },
  {
    id: 'newBasesPerGame',
    label: 'new bases a game',
    side: 'rebel',
    unit: 'relocations per game',
    better: null,
    target: null,
    value: (one) => share(one.newBases, one.games, 3),
  },
]

export const HAND_COUNTERS: readonly Counter<HandSums>[] = [
  {
    id: 'idlePasses',
    label: 'passes with a mission left to reveal',
    side: 'both',
    unit: 'share of turns',
    better: 'lower',
    target: 0.02,
    value: (one) => share(one.idlePasses, one.turns, 4),
  },
  {
    id: 'emptyActivations',
    label: 'activations that do nothing',
    side: 'both',
    unit: 'share of activations',
    better: 'lower',
    target: 0.005,
    value: (one) => share(one.emptyActivations, one.activations, 4),
  },
  {
    id: 'leadersLostAlone',
    label: 'leaders lost alone',
    side: 'both',
    unit: 'leaders per game',
    better: 'lower',
    target: 0.3,
    value: (one) => share(one.leadersLost, one.games, 3),
  },
]
