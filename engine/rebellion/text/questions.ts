import { MOST_MOVES } from '../../game.js'
import type { State } from '../../state.js'
import { declarationOf, topFrame } from '../course/steps.js'
import { legalMoves } from '../course/turn.js'
import { FRAME_COUNT } from '../state/layout.js'
import { argA, PLAY_ACTION, USE_RING, verbOf } from '../state/moves.js'
import { actionName, ringName } from './words.js'

/** What is asked of the one who decides. */

/** The question that the position waits for; empty when the game is over. */
export function question(s: State): string {
  if (s.bytes[FRAME_COUNT] === 0) return ''
  const f = topFrame(s)
  const asked = declarationOf(s, f).question
  if (asked === undefined) return windowQuestion(s)
  return typeof asked === 'string' ? asked : asked(s, f)
}

/** At a window the cards and rings that may answer are the question. */
function windowQuestion(s: State): string {
  const moves = new Int32Array(MOST_MOVES)
  const names = new Set<string>()
  for (const move of moves.subarray(0, legalMoves(s, moves))) {
    if (verbOf(move) === PLAY_ACTION) names.add(`play ${actionName(argA(move))}`)
    if (verbOf(move) === USE_RING) names.add(`use the ${ringName(argA(move))} ring`)
  }
  return `${[...names].join(' or ')}?`
}
