import type { State } from '../../state.js'
import { isContested } from '../board/board.js'
import { removeHeldMarkers } from '../board/markers.js'
import { clearOrigins } from '../board/movement.js'
import { pushCombat } from '../combat/combat.js'
import { below, sideOf } from '../course/frame.js'
import { defineStep, pop, push } from '../course/steps.js'
import { lowestBit } from '../facts/map.js'
import { EMPIRE, GROUND, REBEL, SPACE } from '../facts/sides.js'
import { PENDING_COMBATS } from '../state/layout.js'
import { argA, CHOOSE_PLACE, move1 } from '../state/moves.js'

/**
 * Combats that a turn, a mission or a card has caused, once all of its steps are done (X40, C39);
 * with several the current player picks the order. Where nobody shares a theater there is none.
 */
export function pushPendingCombats(s: State, side: number): void {
  push(s, PENDING, side)
}

const PENDING = defineStep({
  number: 22,
  name: 'pending-combats',
  kind: 'pick',
  on: [
    { step: 'command-phase' },
    { step: 'command-turn', side: REBEL, fields: { revealed: 1 } },
    // A card of the Empire at the start of its turn
    { step: 'command-turn', side: EMPIRE, belowSide: EMPIRE },
    { step: 'assign', when: (s, f) => sideOf(s, f) === sideOf(s, below(f)) },
    { step: 'end-of-command', side: REBEL },
  ],
  question: 'which combat is fought first?',
  run(s) {
    for (let rest = s.words[PENDING_COMBATS]; rest !== 0; rest &= rest - 1) {
      const system = lowestBit(rest)
      if (!isContested(s, system, SPACE) && !isContested(s, system, GROUND))
        s.words[PENDING_COMBATS] &= ~(1 << system)
    }
    if (s.words[PENDING_COMBATS] !== 0) return true
    pop(s)
    clearOrigins(s)
    removeHeldMarkers(s)
    return false
  },
  moves(s, _f, out) {
    let n = 0
    for (let rest = s.words[PENDING_COMBATS]; rest !== 0; rest &= rest - 1)
      out[n++] = move1(CHOOSE_PLACE, lowestBit(rest))
    return n
  },
  play(s, f, move) {
    pushCombat(s, sideOf(s, f), argA(move))
  },
})
