import { InputError, suggestion } from '../../../../engine/input-error.js'
import { UNITS } from '../../../../engine/rebellion/data/units.js'
import { systemId } from '../../../../engine/rebellion/text/names.js'
import { placeName, unitName } from '../words/names.js'

/** Units and places as they are typed: by code, by name, by any beginning of a part of it, or by what is in it. */

/** The unit type among these that a word means; null when it means none, an InputError when it means several. */
export function unitMeant(word: string, types: readonly number[]): number | null {
  const coded = types.find((type) => UNITS[type]?.code.toLowerCase() === word)
  if (coded !== undefined) return coded
  const plain = word.length > SHORTEST ? word.replace(/s$/, '') : word
  const found = named(types, (type) => UNITS[type]?.id ?? '', plain)
  if (found.length > 1) throw new InputError(`"${word}" may be ${found.map(unitName).join(' or ')}`)
  return found[0] ?? null
}

const SHORTEST = 3

/** The place among these that a word means; null when it means none. */
export function placeMeant(word: string, places: readonly number[]): number | null {
  const exact = places.find((place) => systemId(place) === word)
  if (exact !== undefined) return exact
  const found = named(places, systemId, word)
  if (found.length > 1)
    throw new InputError(`"${word}" may be ${found.map(placeName).join(' or ')}`)
  return found[0] ?? null
}

/** Those with a part of their name that begins so; where there are none, those with it anywhere: speeder. */
function named(all: readonly number[], idOf: (one: number) => string, word: string): number[] {
  if (word === '') return []
  const begun = all.filter((one) => `-${idOf(one)}`.includes(`-${word}`))
  const isLong = word.length >= SHORTEST
  return begun.length > 0 || !isLong ? begun : all.filter((one) => idOf(one).includes(word))
}

/** What a word could have been, for a complaint about it. */
export function meantInstead(
  word: string,
  types: readonly number[],
  places: readonly number[],
): string {
  const ids = [...types.map((type) => UNITS[type]?.id ?? ''), ...places.map(systemId)]
  const near = suggestion(word, ids)
  if (near !== '') return near
  const codes = types.map((type) => UNITS[type]?.code.toLowerCase() ?? '')
  const there = places.length === 0 ? '' : `; places ${places.map(systemId).join(', ')}`
  return `; units are ${codes.join(', ')}${there}`
}
