/** How events are told: what is one beat, what moves, how long it stands. */

export interface Treatment {
  /** Neighbouring events of one group make one beat. */
  readonly group: string
  /** How long something moves, in ms. */
  readonly motionMs: number
  /** How long it stands, in parts of the pace. */
  readonly weight: number
  /** It changes what is drawn on the board; dice and comparisons only foretell it. */
  readonly changes: boolean
}

const TRAVEL_MS = 450
const DICE_MS = 500
const CARD_MS = 250

function treatment(group: string, more: Partial<Treatment> = {}): Treatment {
  return { group, motionMs: 0, weight: 1, changes: true, ...more }
}

/** Events of these kinds are told with the one before them. */
export const ATTACHED: ReadonlySet<string> = new Set([
  'subjugated',
  'subjugation-over',
  'candidates',
  'assignment-over',
  'ring-lost',
  'reshuffled',
  'queue-advanced',
])

const ROUND = treatment('round', { weight: 0.7, changes: false })
const OUTCOME = treatment('outcome', { weight: 1.2, changes: false })
const CARD = treatment('card', { motionMs: CARD_MS, changes: false })
const DRAWN = treatment('draw')

const TREATMENTS: Readonly<Record<string, Treatment>> = {
  turn: treatment('turn', { weight: 0, changes: false }),
  phase: treatment('phase', { weight: 0.7 }),
  assigned: treatment('assign', { weight: 0.7 }),
  activated: treatment('activate', { motionMs: CARD_MS }),
  'units-moved': treatment('travel', { motionMs: TRAVEL_MS }),
  retreated: treatment('retreat', { changes: false }),
  deployed: treatment('deploy'),
  'units-queued': treatment('queue'),
  'units-gained': treatment('gain'),
  'units-destroyed': treatment('losses', { motionMs: CARD_MS }),
  'drew-mission': DRAWN,
  'drew-project': DRAWN,
  'drew-probe': DRAWN,
  'drew-objective': DRAWN,
  'drew-action': DRAWN,
  'drew-tactic': treatment('draw-tactic', { weight: 0.6, changes: false }),
  'mission-revealed': treatment('reveal', { motionMs: CARD_MS, weight: 1.2, changes: false }),
  'action-used': CARD,
  'tactic-played': CARD,
  'ring-used': CARD,
  'die-set': CARD,
  dice: treatment('dice', { motionMs: DICE_MS, changes: false }),
  'special-spent': treatment('draw-tactic', { weight: 0.6, changes: false }),
  'set-aside': treatment('reroll', { weight: 0.5, changes: false }),
  damage: treatment('damage', { weight: 0.9, changes: false }),
  blocked: treatment('blocked', { weight: 0.8, changes: false }),
  successes: OUTCOME,
  'mission-outcome': OUTCOME,
  combat: treatment('combat', { changes: false }),
  'combat-round': ROUND,
  battle: ROUND,
  'battle-won': treatment('won', { changes: false }),
  'combat-over': treatment('over', { weight: 1.6, changes: false }),
}

const USUAL = treatment('effect')

export function treatmentOf(kind: string): Treatment {
  return TREATMENTS[kind] ?? USUAL
}

/** What a person has just chosen to happen need not be told to him. */
export const CHOSEN: ReadonlySet<string> = new Set([
  'turn',
  'choice',
  'assigned',
  'assignment-over',
  'activated',
  'units-moved',
  'subjugated',
  'subjugation-over',
  'candidates',
  'deployed',
  'units-queued',
  'units-gained',
  'passed',
  'base-hidden',
  'damage',
  'blocked',
  'tactic-played',
  'action-used',
  'special-spent',
  'set-aside',
  'die-set',
  'ring-used',
  'discarded',
  'kept-action',
  'camp',
])

/** What is told at Calm even when the pace is faster: it befalls leaders and cards of the person's own. */
export const BEFALLS: ReadonlySet<string> = new Set([
  'captured',
  'rescued',
  'detained',
  'lured',
  'eliminated',
  'ring',
  'ring-lost',
  'discarded',
  'lost-probe',
  'base-revealed',
])

/** An act of many small moves is one beat: the next move may still belong to it. */
export const SMALL_MOVES: ReadonlySet<string> = new Set([
  'assigned',
  'activated',
  'units-moved',
  'subjugated',
  'subjugation-over',
  'candidates',
  'deployed',
  'units-queued',
  'units-gained',
  'damage',
])
