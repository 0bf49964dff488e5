import { alongX, alongY } from '../../../../engine/skirmish/geometry/directions.js'
import { distance } from '../../../../engine/skirmish/geometry/discs.js'
import {
  headingOf,
  isOnTable,
  radiusOf,
  xOf,
  yOf,
} from '../../../../engine/skirmish/state/units.js'
import type { State } from '../../../../engine/state.js'
import { playersOf, slotsOf } from '../table/view.js'

/** Bases no farther apart meet, in hundredths of a millimetre; for texts only. */
const MEETS = 100

/** The unit whose base another one meets that advances so far; -1 where a home card or the edge stops it. */
export function metAfter(s: State, slot: number, length: number): number {
  const x = alongX(xOf(s, slot), headingOf(s, slot), length)
  const y = alongY(yOf(s, slot), headingOf(s, slot), length)
  let [met, least] = [-1, MEETS]
  for (const other of playersOf(s).flatMap((player) => slotsOf(s, player))) {
    if (other === slot || !isOnTable(s, other)) continue
    const gap =
      distance(x, y, xOf(s, other), yOf(s, other)) - radiusOf(s, slot) - radiusOf(s, other)
    if (gap < least) [met, least] = [other, gap]
  }
  return met
}
