import { rebellionPage } from './games/rebellion/page/index.js'
import type { GamePage } from './page/game-page.js'

/** The games that the page plays, the one that it opens with first. */
const GAME_PAGES: readonly (() => GamePage)[] = [rebellionPage]

/** The first of them, with a store of its own. */
export function pageOf(): GamePage {
  const [first] = GAME_PAGES
  if (first === undefined) throw new Error('the page has no game')
  return first()
}
