import type { Player } from '../../../../engine/game.js'
import { InputError } from '../../../../engine/input-error.js'
import { RebellionView } from '../../../../engine/rebellion/knowledge/view.js'
import { argA, OPPOSE, verbOf } from '../../../../engine/rebellion/state/moves.js'
import { GameLog } from '../../../../engine/rebellion/text/log.js'
import { show } from '../../../../engine/rebellion/text/show.js'
import type { State } from '../../../../engine/state.js'
import type { GameWords, Look } from '../../../terminal/game-words.js'
import {
  findSystem,
  handLines,
  leaderLines,
  opposingOdds,
  queueLines,
  systemLines,
  trackLines,
  unitLines,
} from './details.js'

/** What the terminal says of Rebellion beside the texts of its moves. */
export const words: GameWords = {
  usualSeat: 'rebel',
  tellsEnd: true,
  victories: { rebel: 'THE REBELS WIN.', empire: 'THE EMPIRE WINS.' },
  draw: (state, reader, ascii) => show(state, reader, { ascii }),
  looks: {
    system: { about: 'one system: system kashyyyk', lines: lookAtSystem },
    hand: look('your cards and what they do', handLines),
    leaders: look('all leaders, their skills and tactic values', leaderLines),
    units: look('what the codes of units mean', unitLines),
    queue: look('both build queues', queueLines),
    track: look('time, reputation, and what the coming spaces bring', trackLines),
  },
  note: (state, seat, move) =>
    verbOf(move) === OPPOSE ? opposingOdds(viewOf(state, seat), argA(move)) : '',
  orders: eitherLeaderFirst,
  drawnBefore: ['assign'],
  colours: [
    { words: /\b(The Rebels|Rebels)\b/g, colour: 'yellow' },
    { words: /\b(The Empire|Empire)\b/g, colour: 'cyan' },
  ],
  log: (reader) => new GameLog(reader),
}

function viewOf(state: State, seat: Player): RebellionView {
  return new RebellionView(seat).bind(state)
}

function look(about: string, lines: (view: RebellionView) => readonly string[]): Look {
  return { about, lines: (state, seat) => lines(viewOf(state, seat)) }
}

function lookAtSystem(state: State, seat: Player, words: string): readonly string[] {
  const place = findSystem(words)
  if (place < 0) throw new InputError(`no system "${words}"`)
  return systemLines(viewOf(state, seat), place)
}

/** The two leaders of an assignment may come in either order. */
function eitherLeaderFirst(words: readonly string[]): readonly (readonly string[])[] {
  const [verb = '', card = '', first = '', second = ''] = words
  return verb === 'assign' && words.length >= 4 ? [[verb, card, second, first]] : []
}
