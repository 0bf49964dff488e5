import type { State } from '../../state.js'
import { REVEAL_STRATEGIES, TURN } from '../course/stage-numbers.js'
import { ask, goTo } from '../course/stages.js'
import { enemyOf } from '../facts/sides.js'
import { holdNothing, refillEmptyDecks, total } from '../state/cards.js'
import { note } from '../state/journal.js'
import { ON_TURN, PASSES, TURNS } from '../state/layout.js'
import { countPosition, forgetPositions } from './repetition.js'

const PASSES_TO_END = 2

export function beginTurn(s: State, side: number): void {
  s.bytes[ON_TURN] = side
  ask(s, TURN, side)
  countPosition(s)
}

/** Who is on turn has done what he chose to do. */
export function endTurn(s: State): void {
  holdNothing(s)
  refillEmptyDecks(s)
  if (s.bytes[PASSES] === 0) note('totals', total(s, 0), total(s, 1))
  s.bytes[TURNS] = Math.min(s.bytes[TURNS] + 1, 255)
  if (s.bytes[PASSES] === PASSES_TO_END) {
    endStruggle(s)
    return
  }
  beginTurn(s, enemyOf(s.bytes[ON_TURN]))
}

function endStruggle(s: State): void {
  note('struggle-over', total(s, 0), total(s, 1))
  forgetPositions(s)
  s.bytes[PASSES] = 0
  s.bytes[TURNS] = 0
  s.bytes[ON_TURN] = 0
  goTo(s, REVEAL_STRATEGIES)
}
