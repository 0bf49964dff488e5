import { nextBelow } from '../../random.js'
import type { State } from '../../state.js'
import { LOADED, LOADED_COUNT, RANDOM, SIGNAL } from './layout.js'

/** A die: the next one that a position has loaded, or chance. */
export function rollDie(s: State): number {
  const face = s.bytes[LOADED_COUNT] > 0 ? nextLoaded(s) : 1 + nextBelow(s.words, RANDOM, 6)
  s.bytes[SIGNAL] = (s.bytes[SIGNAL] * 7 + face) & 255
  return face
}

function nextLoaded(s: State): number {
  const face = s.bytes[LOADED]
  const count = --s.bytes[LOADED_COUNT]
  s.bytes.copyWithin(LOADED, LOADED + 1, LOADED + 1 + count)
  s.bytes[LOADED + count] = 0
  return face
}
