import { ACTIONS, MISSIONS, OBJECTIVES, TACTICS } from '../../../engine/rebellion/cards/registry.js'
import { LEADERS } from '../../../engine/rebellion/data/leaders.js'
import { RINGS } from '../../../engine/rebellion/data/rings.js'
import { SYSTEMS } from '../../../engine/rebellion/data/systems.js'
import { UNITS } from '../../../engine/rebellion/data/units.js'
import { BASE_SPACE } from '../../../engine/rebellion/facts/map.js'
import { SIDE_IDS } from '../../../engine/rebellion/facts/sides.js'
import { BASE_SPACE_ID } from '../../../engine/rebellion/text/names.js'
import { placeName } from '../../../engine/rebellion/text/words.js'

/** The things of the game by the ids that events name them by. */

export type ThingSort =
  | 'mission'
  | 'action'
  | 'objective'
  | 'tactic'
  | 'leader'
  | 'unit'
  | 'ring'
  | 'place'

export interface Thing {
  readonly sort: ThingSort
  readonly number: number
  readonly id: string
  readonly name: string
  /** Whose it is: `rebel`, `empire`, or empty. */
  readonly side: string
}

const things = new Map<string, Thing>()

/** The thing with an id; null for one that is none of the game's. */
export function thingOf(id: string): Thing | null {
  if (things.size === 0) enterAll()
  return things.get(id) ?? null
}

/** The number that is its place on the board. */
export function placeOf(id: string): number {
  return thingOf(id)?.number ?? BASE_SPACE
}

function enterAll(): void {
  enter('ring', RINGS, () => '')
  enter('mission', MISSIONS, ({ side }) => SIDE_IDS[side])
  enter('action', ACTIONS, ({ side }) => SIDE_IDS[side])
  enter('objective', OBJECTIVES, () => 'rebel')
  enter('tactic', TACTICS, ({ side }) => (side === undefined ? '' : (SIDE_IDS[side] ?? '')))
  enter('leader', LEADERS, ({ side }) => side)
  enter('unit', UNITS, ({ side }) => side)
  enter('place', SYSTEMS, () => '')
  const name = placeName(BASE_SPACE)
  things.set(BASE_SPACE_ID, {
    sort: 'place',
    number: BASE_SPACE,
    id: BASE_SPACE_ID,
    name,
    side: 'rebel',
  })
}

function enter<Facts extends { readonly id: string; readonly name: string }>(
  sort: ThingSort,
  table: readonly Facts[],
  sideOf: (facts: Facts) => string | undefined,
): void {
  table.forEach((facts, number) => {
    const { id, name } = facts
    things.set(id, { sort, number, id, name, side: sideOf(facts) ?? '' })
  })
}
