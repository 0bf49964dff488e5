import { USUAL_GAME } from '../../engine/games.js'
import { InputError } from '../../engine/input-error.js'
import { isNestedDeeper } from '../../engine/json-depth.js'
import { jsonIn, withoutMark } from '../../engine/json-text.js'
import { duplicateKey } from '../duplicate-keys.js'

/** A position as it is written, with the name of its game; the game itself checks the rest. */
export function positionIn(whole: string): { readonly name: string; readonly position: unknown } {
  if (whole.length > MOST_CHARACTERS)
    throw new InputError(`has ${whole.length} characters; a position has a few thousand`)
  const position = parsed(withoutMark(whole))
  return { name: gameOf(position), position }
}

/** No position of any game comes near it. */
const MOST_CHARACTERS = 1_000_000

function parsed(text: string): unknown {
  if (text.trim() === '') throw new InputError('is empty; a position is an object of JSON')
  const json = jsonIn(text)
  if (isNestedDeeper(json, DEEPEST))
    throw new InputError(`is nested deeper than any position (${DEEPEST})`)
  const twice = duplicateKey(text)
  if (twice !== null) throw new InputError(`${twice || '""'}: is given twice; make one of the two`)
  return json
}

const DEEPEST = 32

function gameOf(json: unknown): string {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new InputError('a position is an object with "game" and what differs from the usual')
  const game: unknown = Reflect.get(json, 'game')
  if (game === undefined) throw new InputError(`game: missing; give it as "${USUAL_GAME}"`)
  if (typeof game !== 'string')
    throw new InputError(`game: expected the name of a game, as "${USUAL_GAME}"`)
  return game
}
