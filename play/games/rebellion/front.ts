import { GameLog } from '../../../engine/rebellion/text/log.js'
import type { GameFront } from '../../shell/game-front.js'
import { terminalWords } from './terminal/index.js'

/** What Rebellion brings to its people, the page's screens excepted. */
export const rebellionFront: GameFront = {
  shortOptions: ['setup'],
  usualSeat: 'rebel',
  victories: { rebel: 'THE REBELS WIN.', empire: 'THE EMPIRE WINS.' },
  terminal: terminalWords,
  log: (reader) => new GameLog(reader),
  fuzzCoverage: async () => new (await import('./tools/fuzz-coverage.js')).CardCoverage(),
  bench: async () => (await import('./tools/bench/figures.js')).benchFigures(),
}
