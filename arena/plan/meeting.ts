/**
 * Who meets whom, and when. A group is as many games of one world as the game has sides, in which those who meet
 * pass the sides round; of two sides it is a pair. Groups are numbered from 0, games from 1.
 */
export interface Schedule {
  /** Groups of the whole tournament. */
  readonly groups: number
  /** Who meets in a group; null while it hangs on results that are not all in. */
  meeting(group: number): Meeting | null
  /** Tells the half points that the first of those who met took in a finished group; each once, in any order. */
  finish(group: number, halfPoints: number): void
}

/** Who meets, by place in the line-up: one for each side, in the order of the group's first game. */
export interface Meeting {
  readonly agents: readonly number[]
  /** How many-th group of theirs it is. */
  readonly turn: number
}

export const FORMATS = ['round-robin', 'gauntlet', 'match', 'swiss'] as const
export type Format = (typeof FORMATS)[number]

export interface ScheduleRules {
  readonly format: Format
  readonly agents: number
  readonly sides: number
  /** Groups that each meeting plays (a swiss: in each of its rounds). */
  readonly groupsEach: number
  /** Groups of the same schedule that are left out before it. */
  readonly skipped: number
  /** More groups for one meeting, that of the SPRT. */
  readonly extra: { readonly a: number; readonly b: number; readonly groups: number } | null
  /** Rounds of a swiss. */
  readonly rounds: number
  /** What was asked for later: the field, and the groups that each meeting then has, earlier ones included. */
  readonly growth: readonly { readonly agents: number; readonly groupsEach: number }[]
}

export function groupOfGame(game: number, sides: number): number {
  return Math.floor((game - 1) / sides)
}

/** Who plays which side in a game: with every game of a group all move on by one side. */
export function agentsBySide({ agents }: Meeting, game: number): number[] {
  const turned = (game - 1) % agents.length
  return agents.map((_, side) => agents[(side + turned) % agents.length] as number)
}

/** The side that the first of those who meet plays in a game. */
export function sideOfFirst(game: number, sides: number): number {
  return (sides - ((game - 1) % sides)) % sides
}
