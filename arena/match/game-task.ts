import type { Limits } from '../plan/limits.js'
import type { Adjudication } from './adjudicator.js'
import type { Begin } from './begin.js'
import type { GameFacts } from './game-facts.js'

/** One game to be played: all that a worker anywhere needs, and all that its result may depend on. */
export interface GameTask extends Begin {
  readonly number: number
  /** Name of the rules. */
  readonly rules: string
  /** What the agents' own dice are seeded with. */
  readonly luck: string
  /** By seat. */
  readonly players: readonly TaskPlayer[]
  readonly limits: Limits
  /** When agreement ends the game; null for never. */
  readonly adjudication: Adjudication | null
}

export interface TaskPlayer {
  readonly agent: string
  readonly spec: string
  readonly isTimed: boolean
  /** Of the file of a foreign bot: a worker that has another file under that name refuses. */
  readonly sha256: string | null
}

const FORFEIT_REASONS = [
  'no-move-in-time',
  'illegal-move',
  'crash',
  'garbage',
  'no-start',
  'flood',
  'will-not-close',
] as const
export type ForfeitReason = (typeof FORFEIT_REASONS)[number]

export interface Forfeit {
  readonly seat: number
  readonly reason: ForfeitReason
  /** One line for people. */
  readonly detail: string
  /** What the bot wrote to stderr, the last 64 KB of it. */
  readonly stderr: string
  /** The position as the bot saw it last, drawn for people. */
  readonly position: string
  /** The moves before it, as that player saw them made. */
  readonly before: readonly string[]
  /** What it could have answered; nothing where it was not asked. */
  readonly legal: readonly string[]
}

/** What a foreign bot did wrong that harmed nobody. */
export interface Mistake {
  readonly seat: number
  /** One line for people. */
  readonly what: string
}

/** A finished game. What depends on the clock stands in `timing` and nowhere else. */
export interface GameResult {
  readonly number: number
  /** Of the rules that it was played by. */
  readonly edition: number
  /** By seat, partners the same: between two sides 2 won, 1 drawn, 0 lost; see half-points.ts. */
  readonly halfPoints: readonly number[]
  /** The game's word for how it ended, `forfeit`, `adjudicated`, or `too-long`. */
  readonly reason: string
  readonly decisions: readonly number[]
  readonly facts: GameFacts
  /** Packed by move-text.ts. */
  readonly moves: Uint8Array
  /** Of the last state. */
  readonly hash: number
  readonly forfeit: Forfeit | null
  readonly mistakes: readonly Mistake[]
  /** What the players thought of their moves: see notebook.ts. */
  readonly opinions: readonly number[]
  /** By opinion: the seat whose it is; games of older journals do not say. */
  readonly thinkers?: readonly number[]
  readonly timing: GameTiming
}

export interface GameTiming {
  /** By seat: decision times as pairs of bucket and count, see duration-histogram.ts. */
  readonly histograms: readonly (readonly number[])[]
  /** By seat: milliseconds in all. */
  readonly spentMs: readonly number[]
  readonly longestMs: readonly number[]
  /** What single moves took: see notebook.ts. */
  readonly moments: readonly number[]
}
