import type { GameFront } from '../../game-front.js'

/** What Empire vs. Rebellion brings to its people. */
export const duelFront: GameFront = {
  shortOptions: ['tutorial'],
  lessons: async () => (await import('./lessons/index.js')).DUEL_TUTORIALS,
  players: async () => (await import('../../../agents/duel/index.js')).duelPlayers,
  terminal: async () => (await import('./terminal/index.js')).words,
  tools: async () => (await import('./tools/index.js')).tools,
  page: {
    title: 'Empire vs. Rebellion',
    about: 'Card game, 15 minutes',
    sides: ['the Rebels', 'the Empire'],
    load: async () => (await import('./page/index.js')).duelPage(),
  },
}
