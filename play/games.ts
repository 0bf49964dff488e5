import { rebellionFront } from './games/rebellion/front.js'
import type { GameFront } from './shell/game-front.js'

/** What the games bring to the people who play them, by the game's name. */
const GAME_FRONTS: Readonly<Record<string, GameFront>> = {
  rebellion: rebellionFront,
}

/** Nothing where a game brings nothing. */
export function frontOf(game: string): GameFront {
  return GAME_FRONTS[game] ?? {}
}

/** Options of some game's rules that have a short form. */
export function shortOptions(): string[] {
  return [...new Set(Object.values(GAME_FRONTS).flatMap((one) => one.shortOptions ?? []))]
}
