import { medianIndex, rounded } from '../summary/rounding.js'
import { FOUND_BY } from './observer.js'

/** What is added up of the games of an agent: as Empire that hunts, as Rebels that score, and on both sides. */

/** Below this number of games a mean of a round says nothing. */
export const LEAST_GAMES = 20

export class HuntSums {
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

export class TempoSums {
  games = 0
  rounds = 0
  readonly gainSum: number[] = []
  readonly reached: number[] = []
  objectives = 0
  gained = 0
  newBases = 0
}

export class HandSums {
  games = 0
  turns = 0
  idlePasses = 0
  activations = 0
  emptyActivations = 0
  leadersLost = 0
}

export function meanLeft(tally: HuntSums, round: number): number | null {
  const games = tally.leftGames[round] ?? 0
  return games < LEAST_GAMES ? null : rounded((tally.leftSum[round] ?? 0) / games, 2)
}

export function medianRound(tally: HuntSums): number | null {
  return medianIndex(Array.from(tally.foundIn, (n) => n ?? 0))
}
