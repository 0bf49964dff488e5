import type { GameFront } from './game-front.js'
import { duelFront } from './games/duel/front.js'
import { rebellionFront } from './games/rebellion/front.js'
import { skirmishFront } from './games/skirmish/front.js'
import type { PageDoor } from './page/pages.js'
import { optionsNamed } from './setup.js'
import type { GameWords } from './terminal/game-words.js'

/** What the games bring to the people who play them, by the game's name; the page offers them in this order. */
const GAME_FRONTS: Readonly<Record<string, GameFront>> = {
  rebellion: rebellionFront,
  duel: duelFront,
  skirmish: skirmishFront,
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

/** Options of some game's rules that have a short form, with the games that have them. */
export function shortOptions(): ReadonlyMap<string, readonly string[]> {
  const games = new Map<string, string[]>()
  for (const game of Object.keys(GAME_FRONTS))
    for (const name of shortOptionsOf(game)) games.set(name, [...(games.get(name) ?? []), game])
  return games
}

/** Those of one game: what its front names, and whatever can be chosen of its ways to begin. */
export function shortOptionsOf(game: string): ReadonlySet<string> {
  const { shortOptions = [], editions = {} } = frontOf(game)
  const chosen = Object.values(editions).flatMap(({ choices }) => optionsNamed(choices))
  return new Set([...shortOptions, ...chosen])
}

/** Words of all games for their ways to begin. */
export function allEditions(): string[] {
  return allFronts().flatMap(({ editions = {} }) => Object.keys(editions))
}

/** The games that have a page. */
export function pageDoors(): readonly PageDoor[] {
  return Object.entries(GAME_FRONTS).flatMap(([game, { page }]) =>
    page === undefined ? [] : [{ game, ...page }],
  )
}
