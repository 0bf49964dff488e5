import type { AgentFactory } from './agent.js'
import type { Level } from './game-players.js'
import { GAME_PLAYERS } from './games.js'
import { mctsFactoryWith } from './mcts/mcts.js'
import { randomFactory } from './random.js'
import { YARDSTICKS } from './yardsticks.js'

/** Every agent that a spec can name in this game: the same for all games, with what the game adds to them. */
export function factoriesFor(game: string): readonly AgentFactory[] {
  const { scripted, others = [], options = {} } = GAME_PLAYERS[game] ?? {}
  return [
    randomFactory,
    ...(scripted === undefined ? [] : [{ ...scripted, name: 'scripted' }]),
    ...others,
    ...YARDSTICKS,
    mctsFactoryWith(options),
  ]
}

/** Levels for people: the same honest search with less of it. */
export function levelsFor(game: string): Readonly<Record<string, Level>> {
  return GAME_PLAYERS[game]?.levels ?? USUAL_LEVELS
}

/** The level that is meant where none is named. */
export function usualLevelFor(game: string): string {
  const levels = Object.keys(levelsFor(game))
  const named = GAME_PLAYERS[game]?.usualLevel ?? USUAL_LEVEL
  return levels.includes(named) ? named : (levels[0] ?? 'random')
}

const USUAL_LEVEL = 'normal'

/** Of a game that has none of its own. */
const USUAL_LEVELS: Readonly<Record<string, Level>> = {
  easy: { spec: 'mcts:iterations=50,temperature=0.08', about: 'thinks little and varies' },
  normal: { spec: 'mcts:iterations=200', about: 'thinks a little' },
  hard: { spec: 'mcts:iterations=1600', about: 'thinks longer' },
}

/** Games whose agents include this one, for whoever asks for it elsewhere. */
export function gamesWith(agent: string): string[] {
  return Object.keys(GAME_PLAYERS).filter((game) =>
    factoriesFor(game).some(({ name }) => name === agent),
  )
}
