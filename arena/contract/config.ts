import type { Options } from '../../engine/game.js'

/** How thoroughly the contract is tried out. */
export interface ContractConfig {
  readonly seed: string
  /** Random games that are played out and replayed. */
  readonly games: number
  readonly options?: Options
  /** The dear checks look at every n-th decision only. */
  readonly every?: number
  /** Worlds sampled at each decision looked at, for each player. */
  readonly worlds?: number
  /** A game with more decisions than this counts as one that never ends. */
  readonly mostDecisions?: number
  /** Players who know everything at all times (they alone hold secrets). */
  readonly knowsAll?: readonly number[]
}

/** One thing that every game must hold; it throws where this one does not. */
export interface ContractTest {
  readonly name: string
  readonly run: () => void
}
