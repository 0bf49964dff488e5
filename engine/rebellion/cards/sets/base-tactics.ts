import type { State } from '../../../state.js'
import { attack } from '../../combat/attack-frame.js'
import {
  BARRAGE,
  CANNOT_BLOCK,
  CRITICAL,
  FREE_RIDE,
  HELD_THIS_ROUND,
  PAIRS,
  SPREAD,
} from '../../combat/fields.js'
import { enemyOf, GROUND, SPACE } from '../../facts/sides.js'
import { UNIT_RED } from '../../facts/unit-types.js'
import type { Lasting } from '../../state/lasting.js'
import type { TacticCard } from '../registry.js'

/** The shared tactic cards of the base game. */

/** What the cards of a name have in common, whatever their theater. */
type Kind = Omit<TacticCard, 'number' | 'set' | 'id' | 'theater' | 'copies'>

const BRILLIANT_STRATEGY: Kind = {
  name: 'Brilliant Strategy',
  about: 'Draw 2 tactic cards of either kind.',
  cost: 1,
  attack: (s, f) => attack.draws.set(s, f, 2),
}

const CONCENTRATE_FIRE: Kind = {
  name: 'Concentrate Fire',
  about: 'Reroll up to 2 of your dice.',
  cost: 0,
  attack: (s, f) => attack.rerolls.set(s, f, 2),
}

const CRITICAL_HIT: Kind = {
  name: 'Critical Hit',
  about: '1 damage to any unit here.',
  cost: 0,
  attack: (s) => add(s, CRITICAL, 1),
}

const TAKE_IT_DOWN: Kind = {
  name: 'Take It Down',
  about: '2 damage to one unit.',
  cost: 1,
  attack: (s) => add(s, PAIRS, 1),
}

const ONSLAUGHT: Kind = {
  name: 'Onslaught',
  about: '1 damage each to 2 different units.',
  cost: 1,
  attack: (s) => add(s, SPREAD, 1),
}

const BOMBARDMENT: Kind = {
  name: 'Bombardment',
  about: 'Damage equal to the red dice of one of your ships.',
  cost: 1,
  needsShip: true,
  attack: (s, _f, _side, ship) => add(s, BARRAGE, UNIT_RED[ship]),
}

const NO_ESCAPE: Kind = {
  name: 'No Escape',
  about: 'They cannot retreat this round.',
  cost: 0,
  attack: (s, _f, side) => HELD_THIS_ROUND.put(s, enemyOf(side), 1),
}

const ESCAPE_PLAN: Kind = {
  name: 'Escape Plan',
  about: 'Your retreat needs no transport this round.',
  cost: 1,
  attack: (s, _f, side) => FREE_RIDE.put(s, side, 1),
}

const UNSTOPPABLE_ASSAULT: Kind = {
  name: 'Unstoppable Assault',
  about: 'They cannot block in this battle this round.',
  cost: 1,
  attack: (s, _f, side) => CANNOT_BLOCK.put(s, enemyOf(side), 1),
}

const DEFENSIVE_FORMATION: Kind = {
  name: 'Defensive Formation',
  about: 'Cancel 1 damage.',
  cost: 0,
  blocks: 1,
}

const DIG_IN: Kind = {
  name: 'Dig In',
  about: 'Discard another card of this kind: cancel up to 2 damage.',
  cost: 0,
  blocks: 2,
  costsCard: true,
}

const OUTMANEUVER: Kind = {
  name: 'Outmaneuver',
  about: 'Discard another card of this kind: cancel up to 2 damage.',
  cost: 0,
  blocks: 2,
  costsCard: true,
}

function add(s: State, damage: Lasting, packets: number): void {
  damage.set(s, damage.get(s) + packets)
}

const space = { set: 'base-combat', theater: SPACE } as const
const ground = { set: 'base-combat', theater: GROUND } as const

export const BASE_TACTICS: readonly TacticCard[] = [
  { ...space, number: 0, id: 'space-brilliant-strategy', copies: 1, ...BRILLIANT_STRATEGY },
  { ...space, number: 1, id: 'space-concentrate-fire', copies: 2, ...CONCENTRATE_FIRE },
  { ...space, number: 2, id: 'space-critical-hit', copies: 2, ...CRITICAL_HIT },
  { ...space, number: 3, id: 'space-defensive-formation', copies: 3, ...DEFENSIVE_FORMATION },
  { ...space, number: 4, id: 'space-no-escape', copies: 1, ...NO_ESCAPE },
  { ...space, number: 5, id: 'space-onslaught', copies: 1, ...ONSLAUGHT },
  { ...space, number: 6, id: 'space-outmaneuver', copies: 2, ...OUTMANEUVER },
  { ...space, number: 7, id: 'space-take-it-down', copies: 2, ...TAKE_IT_DOWN },
  { ...space, number: 8, id: 'space-unstoppable-assault', copies: 1, ...UNSTOPPABLE_ASSAULT },
  { ...ground, number: 9, id: 'ground-bombardment', copies: 1, ...BOMBARDMENT },
  { ...ground, number: 10, id: 'ground-brilliant-strategy', copies: 1, ...BRILLIANT_STRATEGY },
  { ...ground, number: 11, id: 'ground-concentrate-fire', copies: 2, ...CONCENTRATE_FIRE },
  { ...ground, number: 12, id: 'ground-critical-hit', copies: 2, ...CRITICAL_HIT },
  { ...ground, number: 13, id: 'ground-defensive-formation', copies: 3, ...DEFENSIVE_FORMATION },
  { ...ground, number: 14, id: 'ground-dig-in', copies: 2, ...DIG_IN },
  { ...ground, number: 15, id: 'ground-escape-plan', copies: 1, ...ESCAPE_PLAN },
  { ...ground, number: 16, id: 'ground-onslaught', copies: 1, ...ONSLAUGHT },
  { ...ground, number: 17, id: 'ground-take-it-down', copies: 1, ...TAKE_IT_DOWN },
  { ...ground, number: 18, id: 'ground-unstoppable-assault', copies: 1, ...UNSTOPPABLE_ASSAULT },
]
