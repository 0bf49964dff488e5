import type { Game, Move, MoveList, Observation, Options, Player } from '../engine/game.js'
import type { Partner, PartnerSeat } from './mcts/partner.js'
import type { AgentOption, Settings } from './settings.js'

export type { MoveList } from '../engine/game.js'
export { type AgentOption, type Settings, settingNumber, settingWord } from './settings.js'

/** The time a choice may take. Agents that count iterations never look at it. */
export interface Clock {
  /** What this choice may take at most; `Infinity` when nobody waits. */
  readonly limitMs: number
  /** Milliseconds from any origin, never going back. */
  now(): number
}

/** For tournaments and tests: nobody waits. */
export const NO_LIMIT: Clock = { limitMs: Number.POSITIVE_INFINITY, now: () => performance.now() }

/**
 * One opponent for one seat of one game. It is only ever handed observations of its own seat.
 * What it chooses depends on its arguments, its seed and what it has noticed before; on nothing else.
 */
export interface Agent {
  /** One of the first `moves.count` of `moves.list`. Keeps no reference to its arguments. */
  choose(observation: Observation, moves: MoveList, clock: Clock): Move
  /** Called after every change that this seat can see, its own moves included, if the agent asks for it. */
  notice?(observation: Observation): void
  /** Why the last move was chosen; null when there is nothing to tell. */
  account?(): Account | null
  /** What it thought of its last move, in a moment; null where it did not think. */
  opinion?(): Opinion | null
  /** What the best candidates of that account would lead to, best first: looked at anew, for people who ask why. */
  outlooks?(most: number): readonly Outlook[]
  /** Gives back what the agent holds (threads). Nothing is called afterwards. */
  close?(): void
}

/** The same for players who answer later: other programs, other threads, people. */
export interface AsyncAgent {
  choose(observation: Observation, moves: MoveList, clock: Clock): Promise<Move>
  /** Told before what follows: the lines of each move that was made, as this seat knows it. */
  hear?(lines: readonly string[]): void
  notice?(observation: Observation): void | Promise<void>
  account?(): Account | null | Promise<Account | null>
  opinion?(): Opinion | null
  close?(): void | Promise<void>
}

export type AnyAgent = Agent | AsyncAgent

/** What an agent is made for. */
export interface AgentSeat {
  readonly game: Game
  /** Those of the game that is played, as `optionsOf` reads them from its states. */
  readonly options: Options
  readonly player: Player
  /** The same seed, the same observations: the same moves, on every machine. */
  readonly seed: string
  /** Lends a second thread for searches beside this one; null when there is none. Choices do not depend on it unless time does. */
  readonly partner?: (seat: PartnerSeat) => Partner | null
}

/** A kind of agent that a spec can name, with the options it understands. */
export interface AgentFactory {
  readonly name: string
  readonly about: string
  readonly options: Readonly<Record<string, AgentOption>>
  /** Further options, for tuning: understood like the others; they are many, and listed by name and fallback only. */
  readonly numbers?: Readonly<Record<string, AgentOption>>
  /** The option that a bare value sets: `flatmc:64` is `flatmc:iterations=64`. */
  readonly bare?: string
  create(seat: AgentSeat, settings: Settings): Agent
}

/** What an agent thinks of the move that it chose. */
export interface Opinion {
  /** Chance of its side to win, 0 to 1. */
  readonly value: number
  /** How often it looked; 0 where it does not say. */
  readonly visits: number
}

/** The account of a choice, for front ends and reports. */
export interface Account {
  readonly agent: string
  /** The first move of what was chosen. */
  readonly move: Move
  /** Iterations spent in all; 0 for agents that do not search. */
  readonly iterations: number
  /** Best first: what was chosen stands at the top. */
  readonly candidates: readonly AccountedCandidate[]
  /** What the agent expects to happen, in words, the chosen move first. */
  readonly line: readonly string[]
  /** What it believes of hidden things, likeliest first; for example base systems with their chances. */
  readonly belief: readonly { readonly what: string; readonly chance: number }[]
  /** Counters of this choice by name, for reports: `nodes`, `shortfalls`, … */
  readonly counters: Readonly<Record<string, number>>
  /** The rule that decided, in words. */
  readonly reason: string
}

/** What a candidate leads to, as far as its agent looks. */
export interface Outlook {
  /** Its small moves, the first one first, as long as nothing comes between. */
  readonly moves: readonly Move[]
  /** What holds behind it, in the game's own words: how often, or how much on average. */
  readonly facts: Readonly<Record<string, number>>
}

export interface AccountedCandidate {
  /** Its first small move. */
  readonly move: Move
  readonly text: string
  readonly visits: number
  /** Chance to win as this seat sees it, 0 to 1; NaN when never visited. */
  readonly value: number
  /** Standard error of `value`; NaN below two visits. */
  readonly error: number
  readonly prior: number
}
