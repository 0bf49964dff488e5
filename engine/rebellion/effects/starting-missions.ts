import type { State } from '../../state.js'
import { assignedCount, assignedLeaders, hasAssigned, next, sideOf } from '../cards/card-step.js'
import { forgetShownMissions } from '../cards/hands.js'
import {
  type Effect,
  FIRST_MISSION,
  LAST_MISSION,
  MISSION_KIND,
  STARTING_CARD,
} from '../cards/registry.js'
import { LANDO } from '../facts/leader-types.js'
import { lowestBit } from '../facts/map.js'
import { assignCard } from '../leaders/stacks.js'
import { LANDO_BONUS, MISSION_HAND, RAPID } from '../state/layout.js'
import { ASSIGN, argA, argB, move3, NONE } from '../state/moves.js'

/** Effects that reach beyond the card itself. */

/** Rapid Mobilization waits for the end of the Command Phase (B7). */
export const mobilizeLater: Effect = {
  run(s, f) {
    s.bytes[RAPID + (assignedCount(s, f) >= 2 ? 1 : 0)]++
  },
}

/** One leader of the card goes straight onto a starting mission of the hand (Contingency Plan). */
export const reassign: Effect = {
  moves(s, f, out) {
    const side = sideOf(s, f)
    let n = 0
    for (let card = FIRST_MISSION[side]; card <= LAST_MISSION[side]; card++) {
      if (MISSION_KIND[card] !== STARTING_CARD || s.bytes[MISSION_HAND + card] === 0) continue
      for (let rest = assignedLeaders(s, f); rest !== 0; rest &= rest - 1)
        out[n++] = move3(ASSIGN, card, lowestBit(rest), NONE)
    }
    return n
  },
  play(s, f, move) {
    const side = sideOf(s, f)
    s.bytes[MISSION_HAND + argA(move)]--
    forgetShownMissions(s, side)
    assignCard(s, side, argA(move), 1 << argB(move))
    next(s, f)
  },
}

/** Lando Calrissian's next attempt this round has 2 more successes, if he was on the card. */
export const landosBonus: Effect = {
  run(s: State, f) {
    if (hasAssigned(s, f, LANDO)) s.bytes[LANDO_BONUS] = 1
  },
}
