/** Boxes on the picture, in pixels. */

/** A part of the picture. */
export interface Pixels {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** How much of what is there lies below a box, in square pixels. */
export function covering(box: Pixels, taken: readonly Pixels[]): number {
  return taken.reduce((sum, other) => {
    const across = Math.min(box.right, other.right) - Math.max(box.left, other.left)
    const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top)
    return across > 0 && down > 0 ? sum + across * down : sum
  }, 0)
}
