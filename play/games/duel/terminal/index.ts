import type { GameWords } from '../../../terminal/game-words.js'
import { duelActs } from '../acts/rules.js'

/** What the terminal says of Empire vs. Rebellion beside the texts of its moves. */
export const words: GameWords = {
  usualSeat: 'rebel',
  tellsEnd: true,
  victories: { rebel: 'THE REBELS WIN.', empire: 'THE EMPIRE WINS.' },
  acts: duelActs,
}
