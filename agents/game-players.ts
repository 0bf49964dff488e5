import type { Agent, AgentOption, AgentSeat, Settings } from './agent.js'
import type { Brains } from './brains.js'

/** A strength for people, by what it is made from. */
export interface Level {
  readonly spec: string
  readonly about: string
  /** Its name where people choose while they wait; such a level counts time. */
  readonly title?: string
  /** What an act of several small moves may take in all, in ms. */
  readonly actMs?: number
}

/** The strengths of one game, and what else thinks for people. */
export interface LevelTable {
  readonly levels: Readonly<Record<string, Level>>
  /** The titled level that is meant where none is named, and the one that cannot fail. */
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
  /** What tells the search of a seat what is good in this game. `settings` has a value for each of `options`. */
  readonly brains?: (seat: BrainsSeat, settings: Settings) => Brains
  /** Options that searching agents understand in this game only. */
  readonly options?: Readonly<Record<string, AgentOption>>
  /** Values of these options with which the yardstick plays, for good. */
  readonly yardstick?: Settings
  /** The scripted player, where the game has one. */
  readonly scripted?: ScriptedPlayer
  readonly levels?: Readonly<Record<string, Level>>
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
