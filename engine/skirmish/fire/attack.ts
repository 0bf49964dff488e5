import type { State } from '../../state.js'
import { ARMOR, BLASTER, RECON, TORPEDO, TURBOLASER } from '../facts/icons.js'
import { ATTACK, DAMAGE, DEFENSE, STRIKES_AS_GROUND } from '../facts/units.js'
import { ATTACK_BONUS, combatBonus, DAMAGE_BONUS, DEFENSE_BONUS } from '../state/combat-card.js'
import { CARD_DEFENSE, CARD_STARS } from '../state/home.js'
import { STRIKE_PENALTY } from '../state/layout.js'
import { isCard } from '../state/moves.js'
import { hasRule, shortOf } from '../state/rules.js'
import {
  artilleryCount,
  hasIcon,
  isSpace,
  kindAt,
  ownerOf,
  sheetOf,
  starsOf,
} from '../state/units.js'
import { ARTILLERY_SHOT, isAllRound, SECOND_SHOT } from './shots.js'
import { isInRange } from './sight.js'

/** The numbers of an attack (6.3): what is added to the dice, what must be met, and the damage of a hit. */

const SPACE_AT_GROUND = -1
const GROUND_AT_SPACE = -2

/** What a shooter adds to its dice. */
export function attackTotal(s: State, slot: number, target: number): number {
  return (
    ATTACK[sheetOf(s, slot)] +
    combatBonus(s, ownerOf(slot), ATTACK_BONUS) +
    penalty(s, slot, target)
  )
}

/** TIE bombers are ground units when firing or striking. */
function firesFromGround(s: State, slot: number): boolean {
  return !isSpace(s, slot) || STRIKES_AS_GROUND[kindAt(s, slot)] === 1
}

function penalty(s: State, slot: number, target: number): number {
  const fromGround = firesFromGround(s, slot)
  if (isCard(target)) return hasRule(s, STRIKE_PENALTY) && !fromGround ? SPACE_AT_GROUND : 0 // R25
  if (isSpace(s, target)) return fromGround ? GROUND_AT_SPACE : 0
  return fromGround ? 0 : SPACE_AT_GROUND
}

/** Units that Recon tells of: 3 to 5 stars. */
const RECON_STARS = 3

export function defenseOf(s: State, slot: number, target: number): number {
  if (isCard(target)) return CARD_DEFENSE
  const recon = hasIcon(s, target, RECON) && starsOf(s, slot) >= RECON_STARS ? 1 : 0
  return DEFENSE[sheetOf(s, target)] + combatBonus(s, ownerOf(target), DEFENSE_BONUS) + recon
}

/** The damage of a hit, in the order of R28; `sum` is that of the two dice. */
export function damageOf(
  s: State,
  slot: number,
  target: number,
  shot: number,
  sum: number,
): number {
  const stars = starsOf(s, slot)
  const targetStars = isCard(target) ? CARD_STARS : starsOf(s, target)
  let damage =
    shot === ARTILLERY_SHOT
      ? 2 * artilleryCount(s, slot)
      : DAMAGE[sheetOf(s, slot)] + combatBonus(s, ownerOf(slot), DAMAGE_BONUS)
  if (shot === SECOND_SHOT) damage = reduced(damage)
  if (hasIcon(s, slot, BLASTER) && sum % 2 === 1 && isNear(s, slot, target, shot)) damage++
  if (hasIcon(s, slot, TORPEDO) && targetStars > stars) damage++
  if (hasIcon(s, slot, TURBOLASER) && isLargeTarget(s, slot, target, targetStars)) damage++
  if (isCard(target)) return Math.max(1, damage >> 1)
  return hasIcon(s, target, ARMOR) ? reduced(damage) : damage
}

/** One less, but never 0 by that. */
function reduced(damage: number): number {
  return damage > 1 ? damage - 1 : damage
}

function isNear(s: State, slot: number, target: number, shot: number): boolean {
  return isInRange(s, slot, target, shortOf(s), isAllRound(s, slot, shot))
}

/** Of Turbolaser: 4 and 5 stars; for ground units also ground targets of 3, so home cards too. */
function isLargeTarget(s: State, slot: number, target: number, stars: number): boolean {
  if (stars >= 4) return true
  return stars === 3 && firesFromGround(s, slot) && (isCard(target) || !isSpace(s, target))
}
