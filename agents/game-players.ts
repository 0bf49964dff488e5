import type { Options } from '../engine/game.js'
import type { Agent, AgentFactory, AgentOption, AgentSeat, Settings } from './agent.js'
import type { Brains } from './brains.js'

/** A strength for people, by what it is made from. */
export interface Level {
  readonly spec: string
  /** What to expect of it, in a sentence. */
  readonly about: string
  /** Its name where people choose; one without is for scripts. */
  readonly title?: string
  /** What an act of several small moves may take in all, in ms. */
  readonly actMs?: number
  /** Names that it had before: saved games and scripts go on. */
  readonly formerly?: readonly string[]
  /** How it did against the next weaker one; left out where nobody has measured it. */
  readonly measured?: Measured
}

/** A match of two levels, with the same deals for both. */
export interface Measured {
  readonly against: string
  readonly games: number
  /** Games won of them, and the 95 % interval of the share in percent. */
  readonly won: number
  readonly low: number
  readonly high: number
  /** Mean of the decisions that are searched. */
  readonly secondsAMove: number
  /** When, with which seed, on what. */
  readonly where: string
}

/** The level of this name, or that was called so once; null when none is. */
export function levelNamed(
  levels: Readonly<Record<string, Level>>,
  name: string,
): { readonly id: string; readonly level: Level } | null {
  const found = Object.entries(levels).find(
    ([id, { formerly }]) => id === name || formerly?.includes(name) === true,
  )
  return found === undefined ? null : { id: found[0], level: found[1] }
}

/** The strengths of one game, and what else thinks for people. */
export interface LevelTable {
  readonly levels: Readonly<Record<string, Level>>
  /** The level that is meant where none is named, and the one that cannot fail. */
  readonly usual: string
  readonly simplest: string
  /** Specs: for a move that is wanted now, for a hint, and for one that may take longer. */
  readonly atOnce: string
  readonly hint: string
  readonly longHint: string
  /** Counted searches by which the coach judges a game, and one by the clock for a warning. */
  readonly coach: string
  readonly longCoach: string
  readonly warning: string
}

/**
 * What one game brings to the players beside its rules: agents/<game>/index.ts holds it, agents/games.ts lists it. What is
 * left out is as of a game that brings nothing.
 */
export interface GamePlayers {
  /** For hosts that load in parts: brings what is missing for a game by these options. Elsewhere all of it is at hand. */
  readonly load?: (options: Options) => Promise<void>
  /** What tells the search of a seat what is good in this game. `settings` has a value for each of `options`. */
  readonly brains?: (seat: BrainsSeat, settings: Settings) => Brains
  /** Options that searching agents understand in this game only. */
  readonly options?: Readonly<Record<string, AgentOption>>
  /** Values of these options with which the yardstick plays, for good. */
  readonly yardstick?: Settings
  /** The scripted player, where the game has one. */
  readonly scripted?: ScriptedPlayer
  /** Players that only this game has. */
  readonly others?: readonly AgentFactory[]
  readonly levels?: Readonly<Record<string, Level>>
  /** The level that is meant where none is named. */
  readonly usualLevel?: string
}

/** Whose brains are made. */
export type BrainsSeat = Pick<AgentSeat, 'game' | 'player' | 'options'>

export interface ScriptedPlayer {
  readonly about: string
  readonly options: Readonly<Record<string, AgentOption>>
  /** Options that are there for tuning. */
  readonly numbers: Readonly<Record<string, AgentOption>>
  create(seat: AgentSeat, settings: Settings): Agent
}
