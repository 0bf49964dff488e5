import type { GameFront } from '../../game-front.js'
import { EDITIONS } from './editions.js'

/** What Rebellion brings to its people. */
export const rebellionFront: GameFront = {
  shortOptions: ['setup', 'units', 'missions', 'rebelMissions', 'empireMissions', 'combat'],
  editions: EDITIONS,
  lessons: async () => (await import('./lessons/index.js')).REBELLION_TUTORIALS,
  players: async () => (await import('../../../agents/rebellion/players.js')).rebellionPlayers,
  terminal: async () => (await import('./terminal/index.js')).words,
  page: {
    title: 'Rebellion',
    about: 'Board game, 2 hours',
    sides: ['the Rebels', 'the Empire'],
    load: async () => (await import('./page/index.js')).rebellionPage(),
  },
  tools: async () => (await import('./tools/index.js')).tools,
}
