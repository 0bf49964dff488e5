import type { Shorthand } from '../../../terminal/game-words.js'
import { readMoves } from '../words/typed.js'

/** Lines that say a whole act: `x-wing-2 left 30 S right 15 S`, `card-2 front at 40 heading 90`. */
export const SHORTHAND: Shorthand = {
  about: () => [
    'A whole move goes in one line: x-wing-2 left 30 S right 15 S stop. Ahead need not be said.',
  ],
  read: readMoves,
}
