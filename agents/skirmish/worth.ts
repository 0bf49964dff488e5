import { CARDS_OF_A_BASE } from '../../engine/skirmish/facts/tables.js'
import {
  cardHarm,
  FATAL_CARD_HARM,
  liesThere,
  ownerOfCard,
} from '../../engine/skirmish/state/home.js'
import { isCard, TARGET_CARDS } from '../../engine/skirmish/state/moves.js'
import { fatalHarm, harmOf, starsOf } from '../../engine/skirmish/state/units.js'
import type { State } from '../../engine/state.js'

/** What damage is worth to who does it, in stars of units. */

/** Of a unit's stars, for damage that leaves it standing: shared out over what it can take. */
const WOUND_PART = 0.4
/** A point of damage at a home base: the nearer its end, the more. */
const CARD_WORTH = { least: 0.5, end: 5 }

/** Damage that a target still takes until it is destroyed. */
export function lifeOf(s: State, target: number): number {
  return isCard(target)
    ? FATAL_CARD_HARM - cardHarm(s, target - TARGET_CARDS)
    : fatalHarm(s, target) - harmOf(s, target)
}

/** What it is worth to do `harm` to a target that has so much life left. */
export function harmWorth(s: State, target: number, life: number, harm: number): number {
  if (isCard(target)) return Math.min(life, harm) * cardWorth(s, ownerOfCard(target - TARGET_CARDS))
  const stars = starsOf(s, target)
  return harm >= life ? stars : (stars * WOUND_PART * harm) / life
}

/** Damage that a player's home base still takes. */
export function baseLife(s: State, player: number): number {
  let life = 0
  const first = player * CARDS_OF_A_BASE
  for (let card = first; card < first + CARDS_OF_A_BASE; card++)
    if (liesThere(s, card)) life += Math.max(0, FATAL_CARD_HARM - cardHarm(s, card))
  return life
}

function cardWorth(s: State, player: number): number {
  return CARD_WORTH.least + CARD_WORTH.end / (1 + baseLife(s, player))
}
