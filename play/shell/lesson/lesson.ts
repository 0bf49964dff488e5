import type { Player, Position } from '../../../engine/game.js'

/**
 * A tutorial as data: short lessons for one seat, each a position and steps that are told or done. A game writes them,
 * `LessonRun` plays them and knows no game.
 */

export interface Tutorial extends TutorialOutline {
  readonly lessons: readonly Lesson[]
}

/** What is said of a tutorial before one of its lessons is played. */
export interface TutorialOutline {
  readonly seat: Player
  /** What `dejarik learn` calls it; left out: as its seat. */
  readonly called?: string
  readonly title: string
  readonly about: string
  /** How long all of it takes, for people. */
  readonly minutes: number
  readonly lessons: readonly LessonTitle[]
}

export interface LessonTitle {
  /** Stable: what is kept of a person's progress names it. */
  readonly id: string
  readonly title: string
}

export interface Lesson extends LessonTitle {
  readonly position: Position
  readonly steps: readonly Step[]
  /**
   * How the others answer, and the pupil where no step asks him: the first of these patterns (pattern.ts) that fits a
   * legal move. Those of a step come before them, and behind them stands what does least.
   */
  readonly answers?: readonly string[]
}

export type Step = Telling | Task

interface Said {
  /** What is to be seen or done, in a sentence or two. */
  readonly say: string
  /** The same for a terminal, where what it says is drawn is written. */
  readonly onTerminal?: string
  /** What it is about, by names that the game's page and terminal understand. */
  readonly light?: readonly string[]
  readonly answers?: readonly string[]
}

/** Something to read. The game stands still, unless it `plays`: then it goes on first, until the pupil is asked again. */
export interface Telling extends Said {
  readonly plays?: true
}

/** Something to do. Whatever fulfils the purpose is right. */
export interface Task extends Said {
  readonly why: string
  /** The kinds of decision by which it is done; others in between are answered for the pupil. */
  readonly asks: readonly string[]
  /** Patterns: each must fit a small move of the act. */
  readonly wants?: readonly string[]
  /** Conditions (goal.ts) that hold after the act. */
  readonly brings?: readonly string[]
  /** It may take several acts: as many as it takes until these conditions hold. */
  readonly until?: readonly string[]
  /** Acts that would be wrong, with what they would do; the first that fits speaks. */
  readonly wrong?: readonly Wrong[]
  /** What is said of any other act that does not do. */
  readonly otherwise: string
  /** Patterns of an act that does: of those that can be made, one after the other. */
  readonly shown: readonly string[]
}

export interface Wrong {
  /** Patterns: a small move of the act fits `when`, and none fits `unless`. */
  readonly when: string
  readonly unless?: string
  /** Of this kind of decision only. */
  readonly kind?: string
  readonly say: string
}

export function isTask(step: Step): step is Task {
  return 'asks' in step
}
