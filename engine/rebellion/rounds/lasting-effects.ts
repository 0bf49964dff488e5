import { LastingBlock } from '../state/lasting.js'
import { LASTING, LASTING_ROOM } from '../state/layout.js'

/** What cards do for a phase or a round; what lasts in a combat stands in combat/fields.ts. */

export const LASTING_EFFECTS = new LastingBlock(
  'lasting effects',
  LASTING,
  LASTING_ROOM,
  'LASTING_ROOM',
)

/** Imperial leaders may not be sent from the pool against missions of this leader. */
export const MISDIRECTION = LASTING_EFFECTS.declare('misdirection', 'command-phase', 'maybe-leader')
/** System where Rebels neither attempt missions nor use action cards (Boba Fett? Where?). */
export const BOBA_BAN = LASTING_EFFECTS.declare('bobaBan', 'command-phase', 'maybe-system')
/** Janus Greejatus does not hold units. */
export const PUBLIC_SUPPORT = LASTING_EFFECTS.declare('publicSupport', 'command-phase', 'flag')
/** The Master Yoda ring has been used. */
export const YODA_USED = LASTING_EFFECTS.declare('yodaUsed', 'round', 'flag')
/** Lando Calrissian's next attempt has 2 more successes (Contingency Plan). */
export const LANDO_BONUS = LASTING_EFFECTS.declare('landoBonus', 'command-phase', 'flag')
/** The Imperial leader who is eliminated when the phase ends (Confrontation). */
export const CONFRONTED = LASTING_EFFECTS.declare('confronted', 'command-phase', 'leader-plus-1')
/** Resolutions of Rapid Mobilization due at the end of the phase, with one and with two leaders. */
export const RAPID = LASTING_EFFECTS.declare(
  'rapidMobilization',
  'round',
  { tally: 2, most: 13 },
  2,
)
