import type { State } from '../../../state.js'
import { TACTICS } from '../../data/tactics.js'
import { enemyOf } from '../../facts/sides.js'
import { UNIT_RED } from '../../facts/unit-types.js'
import type { Lasting } from '../../state/lasting.js'
import { attack } from '../attack-frame.js'
import {
  BARRAGE,
  CANNOT_BLOCK,
  CRITICAL,
  FREE_RIDE,
  HELD_THIS_ROUND,
  PAIRS,
  SPREAD,
} from '../fields.js'

/** What the tactic cards of the base game do; the same in both theaters. */
export interface TacticEffect {
  /** Played in the own attack; `f` is its frame, `ship` the type of the ship that it is played with. */
  readonly attack?: (s: State, f: number, side: number, ship: number) => void
  /** It is played with an own ship of the system. */
  readonly needsShip?: boolean
  /** Damage that it blocks at most. */
  readonly blocks?: number
  /** It costs another card of its theater. */
  readonly costsCard?: boolean
}

const EFFECTS: Readonly<Record<string, TacticEffect>> = {
  'brilliant-strategy': { attack: (s, f) => attack.draws.set(s, f, 2) },
  'concentrate-fire': { attack: (s, f) => attack.rerolls.set(s, f, 2) },
  'critical-hit': { attack: (s) => add(s, CRITICAL, 1) },
  'take-it-down': { attack: (s) => add(s, PAIRS, 1) },
  onslaught: { attack: (s) => add(s, SPREAD, 1) },
  bombardment: {
    needsShip: true,
    attack: (s, _f, _side, ship) => add(s, BARRAGE, UNIT_RED[ship]),
  },
  'no-escape': { attack: (s, _f, side) => HELD_THIS_ROUND.put(s, enemyOf(side), 1) },
  'escape-plan': { attack: (s, _f, side) => FREE_RIDE.put(s, side, 1) },
  'unstoppable-assault': { attack: (s, _f, side) => CANNOT_BLOCK.put(s, enemyOf(side), 1) },
  'defensive-formation': { blocks: 1 },
  'dig-in': { blocks: 2, costsCard: true },
  outmaneuver: { blocks: 2, costsCard: true },
}

function add(s: State, damage: Lasting, packets: number): void {
  damage.set(s, damage.get(s) + packets)
}

/** By the number of the card. */
export const TACTIC_EFFECTS: readonly TacticEffect[] = TACTICS.map(({ id, theater }) => {
  const effect = EFFECTS[id.slice(theater.length + 1)]
  if (effect === undefined) throw new Error(`the tactic card ${id} does nothing`)
  return effect
})

// What is asked in every attack

/** The cards of each theater that attack, and those that block. */
export const ATTACK_CARDS = cardsThat(({ attack }) => attack !== undefined)
export const BLOCK_CARDS = cardsThat(({ blocks }) => blocks !== undefined)
export const NEEDS_SHIP = flags(({ needsShip }) => needsShip === true)
export const COSTS_CARD = flags(({ costsCard }) => costsCard === true)

function cardsThat(fits: (effect: TacticEffect) => boolean): readonly Uint8Array[] {
  const cards = [...TACTICS.keys()].filter((card) => fits(TACTIC_EFFECTS[card]))
  return ['space', 'ground'].map((theater) =>
    Uint8Array.from(cards.filter((card) => TACTICS[card].theater === theater)),
  )
}

function flags(fits: (effect: TacticEffect) => boolean): Uint8Array {
  return Uint8Array.from(TACTIC_EFFECTS, (effect) => (fits(effect) ? 1 : 0))
}
