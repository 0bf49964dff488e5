import type { GameFront } from './game-front.js'
import { rebellionFront } from './games/rebellion/front.js'
import type { GamePage } from './page/game-page.js'
import type { GameWords } from './terminal/game-words.js'

/** What the games bring to the people who play them, by the game's name; the page opens with the first that has one. */
const GAME_FRONTS: Readonly<Record<string, GameFront>> = {
  rebellion: rebellionFront,
}

/** Nothing where a game brings nothing. */
export function frontOf(game: string): GameFront {
  return GAME_FRONTS[game] ?? {}
}

export function allFronts(): readonly GameFront[] {
  return Object.values(GAME_FRONTS)
}

/** What the terminal says of a game. */
export async function wordsOf(game: string): Promise<GameWords> {
  return (await frontOf(game).terminal?.()) ?? {}
}

/** Options of some game's rules that have a short form. */
export function shortOptions(): string[] {
  return [...new Set(allFronts().flatMap((one) => one.shortOptions ?? []))]
}

/** The game that the page plays. */
export async function openPage(): Promise<GamePage> {
  const page = allFronts().find((front) => front.page !== undefined)?.page
  if (page === undefined) throw new Error('no game has a page')
  return page()
}
