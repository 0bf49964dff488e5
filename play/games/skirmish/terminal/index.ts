import { isPartOfAct, makePart } from '../../../../engine/skirmish/course/course.js'
import { GameLog } from '../../../../engine/skirmish/text/log.js'
import type { LogLine } from '../../../shell/session.js'
import type { GameWords, Sight } from '../../../terminal/game-words.js'
import { SHORTHAND } from './typed.js'

/** A move of a unit and an attack are a line each. */
function toldLines(lines: readonly LogLine[], sight: Sight): string[] {
  const log = new GameLog(sight.seat)
  const told = lines.flatMap(({ event, number }) => log.tell(sight.before(number), event))
  return [...told, ...log.open()]
}

/** What the terminal says of the miniatures game beside the texts of its moves. */
export const words: GameWords = {
  usualSeat: 'south',
  tellsEnd: true,
  called: { south: 'South', west: 'West', north: 'North', east: 'East' },
  shorthand: SHORTHAND,
  acting: {
    isOneAct: isPartOfAct,
    makeWithin: (state, move) => (makePart(state, move) ? 'asks' : 'over'),
  },
  // The table is drawn when somebody acts, not at each part of it
  drawnBefore: ['fleet', 'command', 'act', 'target', 'shooter', 'turn-end', 'reserves'],
  told: toldLines,
  log: (reader) => new GameLog(reader),
}
