/** Sorts of events that are told apart; others that fall together share their luck in turn. */
const SORTS = 4096

/**
 * Deals luck by what it is for: the n-th event of a sort has the same dice and the same strays in all playouts of a world,
 * whatever else happened before it. So candidates that are compared in common worlds differ by merit more than by luck:
 * one generator for all would roll anew from the first event on that only some of them meet.
 */
export class Luck {
  private world = 0
  private readonly counts = new Uint16Array(SORTS)
  private readonly met = new Uint16Array(SORTS)
  private metCount = 0

  /** A playout begins in the world of this number. */
  begin(world: number): void {
    this.world = mixed(Math.imul(world, 0x2545f491))
    for (let i = 0; i < this.metCount; i++) this.counts[this.met[i] as number] = 0
    this.metCount = 0
  }

  /** A seed for the next event of a sort. */
  next(sort: number): number {
    const cell = Math.imul(sort, 0x9e3779b1) >>> 20
    const count = this.counts[cell] as number
    if (count === 0) this.met[this.metCount++] = cell
    this.counts[cell] = count + 1
    return mixed(this.world ^ mixed(Math.imul(sort + 1, 0x9e3779b1) + count))
  }
}

/** Bits of a number that depend on all of its bits. */
function mixed(number: number): number {
  const half = Math.imul(number ^ (number >>> 15), 0x2c1b3c6d)
  const most = Math.imul(half ^ (half >>> 12), 0x297a2d39)
  return most ^ (most >>> 15)
}
