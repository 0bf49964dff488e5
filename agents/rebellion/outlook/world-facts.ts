import { LEADERS } from '../../../engine/rebellion/data/leaders.js'
import { SYSTEMS } from '../../../engine/rebellion/data/systems.js'
import { countBits, lowestBit, PLACE_COUNT } from '../../../engine/rebellion/facts/map.js'
import { EMPIRE, REBEL, SIDE_IDS } from '../../../engine/rebellion/facts/sides.js'
import { UNIT_HEALTH, UNITS_OF } from '../../../engine/rebellion/facts/unit-types.js'
import type { RebellionView } from '../../../engine/rebellion/knowledge/view.js'

/**
 * What of a world people would name when they compare two courses of the game: `loyal SIDE SYSTEM`, `subjugated SYSTEM`,
 * `captured LEADER`, `revealed`, and numbers: `candidates`, `gap`, `strength SIDE`.
 */
export function worldFacts(rebel: RebellionView, empire: RebellionView): Record<string, number> {
  const facts: Record<string, number> = {
    candidates: empire.isRevealed ? 0 : countBits(empire.candidates),
    gap: rebel.reputation - rebel.time,
  }
  if (empire.isRevealed) facts.revealed = 1
  for (const side of [REBEL, EMPIRE]) {
    facts[`strength ${SIDE_IDS[side]}`] = strengthOf(side === REBEL ? rebel : empire, side)
    for (const system of systemsIn(rebel.loyal(side)))
      facts[`loyal ${SIDE_IDS[side]} ${system}`] = 1
  }
  for (const system of systemsIn(rebel.subjugated)) facts[`subjugated ${system}`] = 1
  for (let rest = rebel.captives; rest !== 0; rest &= rest - 1)
    facts[`captured ${LEADERS[lowestBit(rest)]?.id}`] = 1
  return facts
}

function systemsIn(mask: number): string[] {
  const found: string[] = []
  for (let rest = mask; rest !== 0; rest &= rest - 1) found.push(SYSTEMS[lowestBit(rest)]?.id ?? '')
  return found
}

/** Health of all units on the board. */
function strengthOf(view: RebellionView, side: number): number {
  let sum = 0
  for (let place = 0; place < PLACE_COUNT; place++)
    for (const type of UNITS_OF[side] ?? [])
      sum += view.units(place, type) * (UNIT_HEALTH[type] as number)
  return sum
}
