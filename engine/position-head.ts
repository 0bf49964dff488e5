import { checkEdition } from './edition.js'
import { isObject, type JsonField } from './json-field.js'
import { seedWordsFromText } from './random.js'
import type { State } from './state.js'

/** What the position files of all games have in common: whose they are, who knows them, and their dice. */

/** What dice come of where a position does not say. */
export const DEFAULT_SEED = 'position'

/** The fields of a position of this game, of the edition that is played here. */
export function headOf<Field extends JsonField, Key extends string>(
  root: Field,
  game: string,
  edition: number,
  fields: readonly Key[],
): (key: Key | 'game' | 'edition') => Field {
  if (!isObject(root.value)) root.fail(`expected an object with "game": "${game}"`)
  const of = root.object(['game', 'edition', ...fields])
  if (of('game').value !== game) of('game').fail(`missing or another game; give "${game}"`)
  // What a person types is of the present edition
  if (of('edition').isGiven)
    checkEdition('position', of('edition').count(1, Number.MAX_SAFE_INTEGER), edition)
  return of
}

/** Fields that nobody could know who only saw the game. */
export function refuseDice(...fields: readonly JsonField[]): void {
  for (const field of fields)
    if (field.isGiven) field.fail('nobody knows the dice to come; leave it out')
}

/** Fields that only what one player knows has. */
export function refuseObserver(...fields: readonly JsonField[]): void {
  for (const field of fields)
    if (field.isGiven)
      field.fail(
        'this is what one player knows, not a position; sample a world from it, or read the position it came from',
      )
}

/** The generator at `at`: its words as they are written, or from the seed. */
export function readGenerator(s: State, at: number, seed: JsonField, random: JsonField): void {
  seedWordsFromText(s.words, at, seed.isGiven ? seed.text() : DEFAULT_SEED)
  if (!random.isGiven) return
  const items = random.items()
  if (items.length !== 4) random.fail('expected 4 numbers')
  items.forEach((item, i) => {
    s.words[at + i] = item.count(-0x80000000, 0x7fffffff)
  })
}
