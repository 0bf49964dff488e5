import { SYSTEMS } from '../../../engine/rebellion/data/systems.js'
import { BASE_SPACE } from '../../../engine/rebellion/map.js'

/** Places that a sentence of the log names, so that it can light them up. */
export function placesIn(text: string): Set<number> {
  const found = new Set<number>()
  SYSTEMS.forEach((system, n) => {
    if (text.includes(system.name)) found.add(n)
  })
  if (text.includes('Rebel Base space')) found.add(BASE_SPACE)
  return found
}
