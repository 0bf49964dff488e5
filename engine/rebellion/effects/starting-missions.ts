import type { State } from '../../state.js'
import { assignedCount, assignedLeaders, hasAssigned, next } from '../cards/card-frame.js'
import { forgetShownMissions } from '../cards/hands.js'
import { startingMissionsOf } from '../cards/of-game.js'
import type { Effect } from '../cards/registry.js'
import { sideOf } from '../course/frame.js'
import { LANDO } from '../facts/leader-types.js'
import { lowestBit } from '../facts/map.js'
import { assignCard } from '../leaders/stacks.js'
import { LANDO_BONUS, RAPID } from '../rounds/lasting-effects.js'
import { missionHandByte } from '../state/layout.js'
import { ASSIGN, argA, argB, move3, NONE } from '../state/moves.js'

/** Effects that reach beyond the card itself. */

/** Rapid Mobilization waits for the end of the Command Phase (B7). */
export const mobilizeLater: Effect = {
  name: 'mobilize-later',
  run(s, f) {
    const kind = assignedCount(s, f) >= 2 ? 1 : 0
    RAPID.put(s, kind, RAPID.of(s, kind) + 1)
  },
}

/** One leader of the card goes straight onto a starting mission of the hand (Contingency Plan). */
export const reassign: Effect = {
  name: 'reassign',
  moves(s, f, out) {
    const side = sideOf(s, f)
    let n = 0
    const cards = startingMissionsOf(s, side)
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i]
      if (s.bytes[missionHandByte(card)] === 0) continue
      for (let rest = assignedLeaders(s, f); rest !== 0; rest &= rest - 1)
        out[n++] = move3(ASSIGN, card, lowestBit(rest), NONE)
    }
    return n
  },
  play(s, f, move) {
    const side = sideOf(s, f)
    s.bytes[missionHandByte(argA(move))]--
    forgetShownMissions(s, side)
    assignCard(s, side, argA(move), 1 << argB(move))
    next(s, f)
  },
}

/** Lando Calrissian's next attempt this round has 2 more successes, if he was on the card. */
export const landosBonus: Effect = {
  name: 'landos-bonus',
  run(s: State, f) {
    if (hasAssigned(s, f, LANDO)) LANDO_BONUS.set(s, 1)
  },
}
