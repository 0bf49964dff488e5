import type { GivenUp } from '../shell/given-up.js'
import type { Sitter } from '../shell/sitters.js'
import type { Mind, ToldWish } from '../shell/wishes.js'

/** How people play on the page. */
export interface Settings {
  /** The seat of the person, the first one's of several. */
  readonly seat: number
  readonly level: string
  /** Steps back go anywhere. */
  readonly takeBack: boolean
  readonly odds: boolean
  /** Cards say what they would do as things stand; some like to find out by themselves. */
  readonly verdicts: boolean
  /** Who sits in each seat, where that is more to say than one person against one level. */
  readonly sitters?: readonly Sitter[]
  /** What was asked of computers beside people, and what they do about it. */
  readonly wishes?: readonly ToldWish[]
  readonly mind?: Mind
  /** The game was given up: it is only looked at. */
  readonly givenUp?: GivenUp
}
