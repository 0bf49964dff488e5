import { InputError } from '../../../../engine/input-error.js'
import { placeName } from '../words/names.js'
import { meantInstead, placeMeant, unitMeant } from './typed-names.js'

/** `all -1st`, `3 tie 2 at-st rodia`: numbers of units and a place, as a line has them. */

export interface UnitGroups {
  /** Everything that can be taken. */
  readonly all: boolean
  /** How many of each type; what is left out of everything. */
  readonly wanted: ReadonlyMap<number, number>
  readonly without: ReadonlyMap<number, number>
  /** The place that was named; null without one. */
  readonly place: number | null
}

/** Words that only make a line read better. */
const FILLERS = new Set(['from', 'to', 'at', 'and', 'the'])

/** Reads words that name units of these types and one of these places; an InputError names the word that is none. */
export function groupsIn(
  words: readonly string[],
  types: readonly number[],
  places: readonly number[],
): UnitGroups {
  const wanted = new Map<number, number>()
  const without = new Map<number, number>()
  let all = false
  let place: number | null = null
  let count: number | null = null
  let isLess = false
  for (const word of words.flatMap(apart)) {
    // Behind a number "at" is the beginning of a unit
    if (count === null && FILLERS.has(word)) continue
    if (word === 'all') all = true
    else if (word === '-') isLess = true
    else if (/^\d+$/.test(word)) {
      nothingCounted(count)
      count = Number(word)
    } else {
      const found = placeMeant(word, places)
      const type = unitMeant(word, types)
      if (type !== null && (found === null || count !== null || isCode(word))) {
        const list = isLess ? without : wanted
        list.set(type, (list.get(type) ?? 0) + (count ?? 1))
        count = null
        isLess = false
      } else if (found !== null && place !== null && found !== place)
        throw new InputError(`one place in a line: ${placeName(place)} or ${placeName(found)}`)
      else if (found !== null) place = found
      else
        throw new InputError(
          `"${word}" is no unit${places.length === 0 ? '' : ' or place'} here${meantInstead(word, types, places)}`,
        )
    }
  }
  nothingCounted(count)
  return { all, wanted, without, place }
}

/** A number stands for what is named next, and nothing was. */
function nothingCounted(count: number | null): void {
  if (count !== null) throw new InputError(`${count} of what? Name a unit behind the number`)
}

function isCode(word: string): boolean {
  return word.length === 2
}

/** `-1st` as `-`, `1`, `st`; `2tie` as `2`, `tie`. */
function apart(word: string): string[] {
  const [, less = '', number = '', name = ''] = /^(-?)(\d*)(.*)$/.exec(word) ?? []
  return [less, number, name].filter((part) => part !== '')
}
