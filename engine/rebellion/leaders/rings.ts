import type { State } from '../../state.js'
import { YODA } from '../facts/leader-types.js'
import { rollOfColour } from '../missions/dice.js'
import { YODA_USED } from '../rounds/lasting-effects.js'
import { note } from '../state/journal.js'
import { placeOf, wearerOf } from './leaders.js'

/** What rings do. */

/** True when the wearer of a ring is in the system. */
export function isWornAt(s: State, ring: number, system: number): boolean {
  const wearer = wearerOf(s, ring)
  return wearer !== 255 && placeOf(s, wearer) === system
}

/** The Master Yoda ring may be used once a round where its wearer is. */
export function yodaReady(s: State, system: number): boolean {
  return !YODA_USED.isOn(s) && isWornAt(s, YODA, system)
}

/** Rolls again a die of a colour that shows a face, of four counts at `at`. */
export function rerollByYoda(s: State, at: number, face: number, colour: number): void {
  YODA_USED.set(s, 1)
  s.bytes[at + face]--
  s.bytes[at + rollOfColour(s, colour)]++
  note('ring-used', YODA, face)
}
