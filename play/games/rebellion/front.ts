import type { GameFront } from '../../game-front.js'

/** What Rebellion brings to its people. */
export const rebellionFront: GameFront = {
  shortOptions: ['setup'],
  lessons: async () => (await import('./lessons/index.js')).REBELLION_TUTORIALS,
  terminal: async () => (await import('./terminal/index.js')).words,
  page: {
    title: 'Rebellion',
    about: 'Board game, 2 hours',
    load: async () => (await import('./page/index.js')).rebellionPage(),
  },
  tools: async () => (await import('./tools/index.js')).tools,
}
