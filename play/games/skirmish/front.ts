import type { GameFront } from '../../game-front.js'

/** What the miniatures game brings to its people. */
export const skirmishFront: GameFront = {
  shortOptions: ['players', 'battle'],
  lessons: async () => (await import('./lessons/index.js')).SKIRMISH_TUTORIALS,
  players: async () => (await import('../../../agents/skirmish/index.js')).skirmishPlayers,
  terminal: async () => (await import('./terminal/index.js')).words,
  page: {
    title: 'Skirmish',
    about: 'Miniatures for 2 to 4, an hour',
    load: async () => (await import('./page/index.js')).skirmishPage(),
  },
}
