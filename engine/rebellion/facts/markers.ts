import { MARKERS } from '../data/markers.js'
import { EMPIRE, REBEL } from './sides.js'

/** The facts of the target markers as typed arrays. */

export const MARKER_COUNT = MARKERS.length
export const MARKER_IDS: readonly string[] = MARKERS.map((marker) => marker.id)
export const MARKER_REMOVED_BY = Uint8Array.from(MARKERS, (m) =>
  m.removedBy === 'rebel' ? REBEL : EMPIRE,
)
export const MARKER_REPUTATION = Uint8Array.from(MARKERS, (m) => m.reputation)

export const RAID_OUTPOSTS = markerNumber('raid-outposts')
export const REBEL_CELL = markerNumber('rebel-cell')
export const SHOW_NO_FEAR = markerNumber('show-no-fear')
export const SECURE_THE_PLANS = markerNumber('secure-the-plans')

function markerNumber(id: string): number {
  const n = MARKER_IDS.indexOf(id)
  if (n < 0) throw new Error(`no target marker ${id}`)
  return n
}
