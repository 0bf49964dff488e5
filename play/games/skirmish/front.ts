import type { GameFront } from '../../game-front.js'

/** What the miniatures game brings to its people. */
export const skirmishFront: GameFront = {
  shortOptions: ['players', 'battle'],
  terminal: async () => (await import('./terminal/index.js')).words,
}
