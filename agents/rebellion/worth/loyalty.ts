import { ADJACENT, CORUSCANT } from '../../../engine/rebellion/facts/map.js'
import { EMPIRE } from '../../../engine/rebellion/facts/sides.js'
import { Facts } from '../facts/facts.js'

/** Loyalty gained: what the system builds more for the Empire, and less for the Rebels. */
export function imperialLoyalty(facts: Facts, system: number, markers: number): number {
  const bit = 1 << system
  if ((facts.populous & ~facts.loyalEmpire & bit) === 0) return 0
  const worth = Facts.iconsWorth[system] as number
  const builds = Math.max(1, Math.min(4, facts.gap / 3))
  if ((facts.loyalRebel & bit) !== 0) {
    // The first marker only takes the Rebels' away.
    const taken = (facts.subjugated & bit) !== 0 ? 1.5 : 1 + worth * builds * 0.7
    return markers >= 2 ? taken + worth * builds * 0.8 : taken
  }
  const gained =
    (facts.subjugated & bit) !== 0 ? worth - (Facts.leftIconWorth[system] as number) : worth
  let sum = (1 + gained * builds * 0.8) * facts.rules.empireLoyalty
  // Loyalty in the base's own system gives it away: a candidate is searched by it.
  if (facts.isOpenQuestion(system)) sum += 1 + 18 / facts.candidateCount
  return sum
}

/** Loyalty gained for the Rebels: builds to come, the way to the objectives that count loyal systems. */
export function rebelLoyalty(facts: Facts, system: number, markers: number): number {
  const bit = 1 << system
  if ((facts.populous & ~facts.loyalRebel & bit) === 0 || system === CORUSCANT) return 0
  const worth = Facts.iconsWorth[system] as number
  const builds = Math.max(1, Math.min(4, facts.gap / 3))
  const towardsObjectives = 1.6 * facts.rules.rebelLoyalty
  if ((facts.loyalEmpire & bit) !== 0) {
    const taken = 1 + worth * builds * 0.7 * facts.rules.rebelLoyalty
    return markers >= 2 ? taken + worth * builds * 0.5 + towardsObjectives : taken
  }
  // On a subjugated world the marker builds nothing until the troops leave.
  if ((facts.subjugated & bit) !== 0) return 1.2 + worth * 0.4
  let sum = towardsObjectives + worth * builds * 0.8 * facts.rules.rebelLoyalty
  // Loyalty where Imperial troops stand next door is soon subjugated.
  if (((ADJACENT[system] as number) & (facts.grounded[EMPIRE] as number)) !== 0) sum *= 0.75
  return sum
}
