import { SYSTEMS } from '../../../../../engine/rebellion/data/systems.js'
import { BASE_SPACE } from '../../../../../engine/rebellion/facts/map.js'

export interface Travel {
  readonly from: number
  readonly to: number
  readonly count: number
}

/** The journey that a sentence tells: `Malastare to Bothawui: Star Destroyer, 2 TIE Fighters.` */
export function travelIn(text: string): Travel | null {
  const found = /^(.+?) to (.+?): (.+)\.$/.exec(text)
  if (found === null) return null
  const [, start = '', end = '', units = ''] = found
  const [from] = placesIn(start)
  const [to] = placesIn(end)
  if (from === undefined || to === undefined) return null
  const counts = units.split(', ').map((unit) => Number.parseInt(unit, 10) || 1)
  return { from, to, count: counts.reduce((sum, n) => sum + n, 0) }
}

/** Places that a sentence of the log names, so that it can light them up. */
export function placesIn(text: string): Set<number> {
  const found = new Set<number>()
  SYSTEMS.forEach((system, n) => {
    if (text.includes(system.name)) found.add(n)
  })
  if (text.includes('Rebel Base space')) found.add(BASE_SPACE)
  return found
}
