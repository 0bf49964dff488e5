/** What of the table is seen: a point of it in the middle, and how large a millimetre is. */

export interface Look {
  readonly x: number
  readonly y: number
  /** Pixels of a millimetre. */
  readonly scale: number
}

export interface Box {
  readonly left: number
  readonly right: number
  readonly low: number
  readonly high: number
}

const LEAST = 0.25
const MOST = 4
const NARROW = 520
const LOW = 420
/** The height that buttons at the foot of the picture take. */
export const FOOT = 50
/** The view that is offered first is no nearer. */
const MOST_FITTED = 1.75

export class Viewport {
  /** Null shows all units. */
  private look: Look | null = null
  private drawn: Look | null = null
  width = 0
  height = 0
  /** A pointer holds something that stands on the table. */
  isHolding = false

  constructor(private readonly changed: () => void) {}

  resize(width: number, height: number): void {
    if (width === this.width && height === this.height) return
    this.width = width
    this.height = height
    this.changed()
  }

  /** What is seen; all of `box` until somebody looks elsewhere. */
  seen(box: Box): Look {
    this.drawn = this.look ?? this.fitted(box)
    return this.drawn
  }

  /** The middle of a box is in sight. */
  shows({ left, right, low, high }: Box): boolean {
    if (this.drawn === null) return true
    const { x, y, scale } = this.drawn
    const across = Math.abs((left + right) / 2 - x) * scale
    const up = Math.abs((low + high) / 2 - y) * scale
    return across < this.width / 2 && up < this.height / 2
  }

  /** About the middle of what is drawn. */
  zoomBy(by: number): void {
    if (this.drawn !== null) this.zoom(this.drawn, by)
  }

  private fitted({ left, right, low, high }: Box): Look {
    // What stands along the foot of the picture lies over none of it
    const foot = this.isNarrow ? 0 : FOOT
    const fitting = Math.min(
      this.width / (right - left),
      (this.height - foot) / (high - low),
      MOST_FITTED,
    )
    const scale = Math.max(LEAST, Number.isFinite(fitting) && fitting > 0 ? fitting : 1)
    return { x: (left + right) / 2, y: (low + high) / 2 - foot / (2 * scale), scale }
  }

  show(look: Look | null): void {
    this.look = look
    this.changed()
  }

  /** Too small for all of a battle: it shows what is about the unit that is due. */
  get isNarrow(): boolean {
    return this.width < NARROW || this.height < LOW
  }

  /** There is room for a map of all in a corner. */
  get hasRoomForMap(): boolean {
    return this.width >= NARROW
  }

  showBox(box: Box): void {
    this.show(this.fitted(box))
  }

  /** Nearer or farther, with the point below the pointer where it is. */
  zoom(from: Look, by: number, atX = this.width / 2, atY = this.height / 2): void {
    const scale = Math.max(LEAST, Math.min(MOST, from.scale * by))
    const x = from.x + (atX - this.width / 2) * (1 / from.scale - 1 / scale)
    const y = from.y - (atY - this.height / 2) * (1 / from.scale - 1 / scale)
    this.show({ x, y, scale })
  }
}
