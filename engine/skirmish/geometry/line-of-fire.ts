import { TOLERANCE } from './measures.js'
import { isSegmentNear } from './segment.js'

/** The base around O stands in a line of fire P → Q: the line enters it by more than the tolerance (R20). */
export function blocksLine(
  ox: number,
  oy: number,
  radius: number,
  px: number,
  py: number,
  qx: number,
  qy: number,
): boolean {
  return isSegmentNear(px, py, qx, qy, ox, oy, radius - TOLERANCE)
}
