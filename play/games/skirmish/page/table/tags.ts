import { covering, type Pixels } from './boxes.js'
import type { FireLine } from './fire-look.js'

/** Where bubbles stand that say something of a target: beside it, upon neither it nor anything else where there is room. */

export interface Tag {
  /** Its middle. */
  readonly x: number
  readonly y: number
}

/** What a bubble speaks of, as it is drawn. */
export interface Spoken {
  readonly x: number
  readonly y: number
  readonly r: number
}

export interface Tags {
  readonly chances: ReadonlyMap<FireLine, Tag>
  /** By target: how many orders are given to fire at it. */
  readonly counts: ReadonlyMap<number, Tag & { readonly shots: number }>
  readonly boxes: readonly Pixels[]
}

export const CHANCE_SIZE = { width: 98, height: 20 }
export const COUNT_SIZE = { width: 26, height: 18 }
/** Room for a nose between a disc and its bubble. */
const GAP = 9

interface Size {
  readonly width: number
  readonly height: number
}

/** Bubbles for all lines that tell chances, and for targets of several orders; none for who is out of view. */
export function tagsOf(
  lines: readonly FireLine[],
  find: (target: number) => Spoken | null,
  taken: readonly Pixels[],
  paper: Size,
): Tags {
  const boxes: Pixels[] = []
  const spokenOf = (target: number): Spoken | null => {
    const found = find(target)
    return found !== null && isInView(found, paper) ? found : null
  }
  const put = (at: Spoken, size: Size): Tag => {
    const { tag, box } = beside(at, size, [...taken, ...boxes], paper)
    boxes.push(box)
    return tag
  }
  const chances = new Map<FireLine, Tag>()
  for (const line of lines) {
    const at = line.hit === undefined ? null : spokenOf(line.to)
    if (at !== null) chances.set(line, put(at, CHANCE_SIZE))
  }
  const counts = new Map<number, Tag & { readonly shots: number }>()
  for (const [target, shots] of ordersAt(lines)) {
    const at = shots < 2 ? null : spokenOf(target)
    if (at !== null) counts.set(target, { ...put(at, COUNT_SIZE), shots })
  }
  return { chances, counts, boxes }
}

function isInView({ x, y }: Spoken, { width, height }: Size): boolean {
  return x >= 0 && x <= width && y >= 0 && y <= height
}

function ordersAt(lines: readonly FireLine[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const { to, isOrder } of lines)
    if (isOrder === true) counts.set(to, (counts.get(to) ?? 0) + 1)
  return counts
}

const ASIDE: readonly (readonly [number, number])[] = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  [0.8, -0.8],
  [-0.8, -0.8],
  [0.8, 0.8],
  [-0.8, 0.8],
  [1, -1.6],
  [-1, -1.6],
  [1, 1.6],
  [-1, 1.6],
]

/** The place beside it that lies least upon what is there. */
function beside(
  { x, y, r }: Spoken,
  { width, height }: Size,
  taken: readonly Pixels[],
  paper: Size,
): { tag: Tag; box: Pixels } {
  const places = ASIDE.map(([across, down]) => {
    const tag = {
      x: x + across * (r + GAP + width / 2),
      y: y + down * (r + GAP + height / 2),
    }
    const box = around(tag, width, height)
    return { tag, box, worth: -covering(box, taken) - outside(box, paper) }
  })
  return places.reduce((best, place) => (place.worth > best.worth ? place : best))
}

function around({ x, y }: Tag, width: number, height: number): Pixels {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 }
}

/** Beyond the edge it is not seen at all. */
function outside({ left, right, top, bottom }: Pixels, { width, height }: Size): number {
  const beyond = [-left, -top, right - width, bottom - height]
  return beyond.reduce((sum, by) => sum + 100 * Math.max(0, by), 0)
}
