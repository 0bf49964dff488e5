import type { State } from '../../state.js'
import { FATAL_CARD_HARM, ownerOfCard } from '../state/home.js'
import { note } from '../state/journal.js'
import { CARD_HARM, HARM, HAS_HARMED, LAST_HIT, SCORE } from '../state/layout.js'
import { isCard, TARGET_CARDS } from '../state/moves.js'
import { fatalHarm, ownerOf, starsOf } from '../state/units.js'

/**
 * Puts damage on a target and scores it for `by` (R39): a point for each up to the fatal amount, and a unit's stars to who
 * makes it fatal. True where this hit has destroyed it; on what is already fatally damaged nothing happens.
 */
export function harm(s: State, target: number, damage: number, by: number): boolean {
  const isHome = isCard(target)
  const at = isHome ? CARD_HARM + target - TARGET_CARDS : HARM + target
  const fatal = isHome ? FATAL_CARD_HARM : fatalHarm(s, target)
  const before = s.bytes[at]
  const points = Math.min(damage, fatal - before)
  if (points <= 0) return false
  s.bytes[at] = before + points
  s.bytes[HAS_HARMED] = 1
  s.words[SCORE + by] += points
  note('harmed', target, damage, s.bytes[at], by)
  if (before + points < fatal) return false
  if (!isHome) s.words[SCORE + by] += starsOf(s, target)
  s.bytes[LAST_HIT + (isHome ? ownerOfCard(target - TARGET_CARDS) : ownerOf(target))] = by + 1
  note('doomed', target, by)
  return true
}
