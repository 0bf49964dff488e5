import type { Random } from '../../../engine/random.js'
import { declaredSteps } from '../../../engine/rebellion/course/steps.js'
import {
  ACTION_IDS,
  LEADER_IDS,
  MISSION_IDS,
  OBJECTIVE_IDS,
  PLACE_IDS,
  TACTIC_IDS,
  UNIT_IDS,
} from '../../../engine/rebellion/position/ids.js'

/** Changes to a JSON value anywhere inside it, as a careless or hostile hand would make them. */

type Holder = Record<string, unknown> | unknown[]

interface Place {
  readonly holder: Holder
  readonly key: string
}

/** A copy of the value with one change. */
export function mutated(value: unknown, random: Random): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(value))
  const places: Place[] = []
  collect(copy, places, 0)
  const place = places[random.below(places.length)]
  if (place === undefined) return copy
  change(place, places, random)
  return copy
}

/** All places; what is half done counts more, the many places of decks and pieces less. */
function collect(value: unknown, places: Place[], depth: number): void {
  if (!isHolder(value)) return
  for (const key of Object.keys(value)) {
    const inside: Place[] = [{ holder: value, key }]
    collect(Reflect.get(value, key), inside, depth + 1)
    const times = depth === 0 && DELICATE.has(key) ? 4 : 1
    const step = depth === 0 && COMMON.has(key) ? 8 : 1
    for (let i = 0; i < times; i++) places.push(...inside.filter((_, n) => n % step === 0))
  }
}

const DELICATE = new Set(['stack', 'situation', 'combat', 'leaders', 'rings', 'assigned', 'round'])
const COMMON = new Set(['decks', 'units', 'hands', 'candidates', 'ruledOut'])

function isHolder(value: unknown): value is Holder {
  return typeof value === 'object' && value !== null
}

function change({ holder, key }: Place, places: readonly Place[], random: Random): void {
  const other = places[random.below(places.length)] as Place
  switch (random.below(11)) {
    case 0:
      if (Array.isArray(holder)) holder.splice(Number(key), 1)
      else Reflect.deleteProperty(holder, key)
      return
    case 1:
      Reflect.set(holder, key, anyValue(random))
      return
    case 2:
      // A value from elsewhere in the position
      Reflect.set(holder, key, copyOf(Reflect.get(other.holder, other.key)))
      return
    case 3:
      if (Array.isArray(holder)) holder.push(copyOf(holder[Number(key)]))
      else Reflect.set(holder, other.key, copyOf(Reflect.get(holder, key)))
      return
    case 4:
      if (Array.isArray(holder)) holder.splice(random.below(holder.length + 1), 0, anyValue(random))
      else Reflect.set(holder, anyId(random), Reflect.get(holder, key))
      return
    case 5: {
      const value = Reflect.get(holder, key)
      Reflect.set(
        holder,
        key,
        typeof value === 'number' ? value + 1 - 2 * random.below(2) : anyId(random),
      )
      return
    }
    case 6:
    case 7:
    case 8:
    case 9:
      alike(holder, key, random)
      return
    default: {
      const value = Reflect.get(holder, key)
      if (typeof value === 'boolean') Reflect.set(holder, key, !value)
      else if (Array.isArray(value)) value.reverse()
      else Reflect.set(holder, key, anyId(random))
    }
  }
}

/** Something of the same sort in its place: another system, another unit, another number. */
function alike(holder: Holder, key: string, random: Random): void {
  const value = Reflect.get(holder, key)
  if (typeof value === 'string') Reflect.set(holder, key, likeId(value, random))
  else if (typeof value === 'number') Reflect.set(holder, key, random.below(12))
  else if (typeof value === 'boolean') Reflect.set(holder, key, !value)
  else if (!Array.isArray(holder)) {
    Reflect.deleteProperty(holder, key)
    Reflect.set(holder, likeId(key, random), value)
  }
}

function copyOf(value: unknown): unknown {
  return value === undefined ? null : JSON.parse(JSON.stringify(value))
}

const STAGES = declaredSteps().flatMap(({ stages, frame }) => [
  ...(stages === undefined ? [] : [stages]),
  ...Object.values(frame ?? {}).flatMap(({ sort }) =>
    Array.isArray(sort) ? [sort.map(String)] : [],
  ),
])

const SORTS: readonly (readonly string[])[] = [
  ['rebel', 'empire'],
  ['space', 'ground'],
  ['hit', 'direct-hit', 'special', 'blank'],
  ['setup', 'assignment', 'command', 'refresh'],
  [...ACTION_IDS.keys()],
  [...LEADER_IDS.keys(), 'luke-skywalker', 'obi-wan-kenobi'],
  [...MISSION_IDS.keys()],
  [...OBJECTIVE_IDS.keys()],
  [...PLACE_IDS.keys(), 'pool', 'reserve', 'eliminated'],
  [...TACTIC_IDS.keys()],
  [...UNIT_IDS.keys()],
  declaredSteps().map(({ name }) => name),
  ...STAGES.filter((words) => Number.isNaN(Number(words[0]))),
]

const WORDS: readonly string[] = [...SORTS.flat(), '__proto__']

/** Another id of the same sort as this one. */
function likeId(id: string, random: Random): string {
  const sort = SORTS.find((words) => words.includes(id))
  return sort === undefined ? anyId(random) : (sort[random.below(sort.length)] as string)
}

function anyId(random: Random): string {
  return WORDS[random.below(WORDS.length)] as string
}

function anyValue(random: Random): unknown {
  const values = [
    0,
    1,
    2,
    3,
    7,
    40,
    255,
    -1,
    1.5,
    1e9,
    null,
    true,
    false,
    '',
    [],
    {},
    anyId(random),
  ]
  return values[random.below(values.length)]
}
