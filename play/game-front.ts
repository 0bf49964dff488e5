import type { GamePlayers } from '../agents/game-players.js'
import type { GameTools } from './game-tools.js'
import type { PageFront } from './page/pages.js'
import type { Setup } from './setup.js'
import type { Tutorial } from './shell/lesson/lesson.js'
import type { GameWords } from './terminal/game-words.js'

/**
 * What a game brings to the people who play it, beside its rules. All of it may be left out: such a game is played in
 * the terminal by `Game.question`, `describe`, `show` and `tell` alone. Each part is loaded where it is used; the
 * build leaves the others out by the names of these three modules.
 */
export interface GameFront {
  /** Options of the rules that `dejarik play` also takes by their bare names, as in `--setup first`. */
  readonly shortOptions?: readonly string[]
  /** The ways to begin that `dejarik play` knows by a word, as in `--edition first`. */
  readonly editions?: Readonly<Record<string, Setup>>
  /** `./lessons/index.js` */
  readonly lessons?: () => Promise<readonly Tutorial[]>
  /** `./terminal/index.js` */
  readonly terminal?: () => Promise<GameWords>
  /** `./page/index.js`, and what the choice of games says of it. */
  readonly page?: PageFront
  /** For the page's thinking thread; elsewhere `agents/games.ts` has those of all games at hand. */
  readonly players?: () => Promise<GamePlayers>
  /** `./tools/index.js` */
  readonly tools?: () => Promise<GameTools>
}
