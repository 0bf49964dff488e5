/**
 * The memory of a game: one flat buffer, read as bytes and as 32-bit words.
 * Whatever a game has to remember lies in it, so a copy is one memory copy
 * and two equal buffers are the same state.
 */
export class State {
  bytes: Uint8Array
  words: Int32Array

  constructor(size: number) {
    const buffer = new ArrayBuffer((size + 7) & ~7)
    this.bytes = new Uint8Array(buffer)
    this.words = new Int32Array(buffer)
  }
}

/** Gives a state another size and keeps what fits in it: what options leave out of a game need not be copied with it. */
export function resizeState(state: State, size: number): void {
  const other = new State(size)
  other.words.set(state.words.subarray(0, other.words.length))
  state.bytes = other.bytes
  state.words = other.words
}

/** A fresh copy. Search copies into pooled states with `copyState` instead. */
export function cloneState(state: State): State {
  const copy = new State(state.bytes.length)
  copy.words.set(state.words)
  return copy
}

/** Makes `to` equal to `from`, a state of the same game; one of a pool takes its size the first time. */
export function copyState(from: State, to: State): void {
  if (to.words.length !== from.words.length) resizeState(to, from.bytes.length)
  to.words.set(from.words)
}

/** The same from bytes that have come from elsewhere. */
export function fillState(from: ArrayLike<number>, to: State): void {
  if (to.bytes.length !== from.length) resizeState(to, from.length)
  to.bytes.set(from)
}

export function equalStates(a: State, b: State): boolean {
  if (a.words.length !== b.words.length) return false
  for (let i = 0; i < a.words.length; i++) if (a.words[i] !== b.words[i]) return false
  return true
}

/** 32-bit hash of the whole buffer. */
export function hashState(state: State): number {
  const words = state.words
  let hash = 0x9e3779b9 | 0
  for (let i = 0; i < words.length; i++) {
    hash = Math.imul(hash ^ (words[i] as number), 0x85ebca6b)
    hash = (hash << 13) | (hash >>> 19)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0xc2b2ae35)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** Hands out named places of a buffer one after the other. Words must be asked for before bytes. */
export class Layout {
  private next = 0
  private readonly places: { name: string; offset: number; length: number; unit: 1 | 4 }[] = []

  /** Index of the first of `length` words. */
  words(name: string, length = 1): number {
    if (this.next % 4 !== 0) throw new Error(`layout: words "${name}" asked for after bytes`)
    this.places.push({ name, offset: this.next, length, unit: 4 })
    const index = this.next / 4
    this.next += length * 4
    return index
  }

  /** Offset of the first of `length` bytes. */
  bytes(name: string, length = 1): number {
    this.places.push({ name, offset: this.next, length, unit: 1 })
    const offset = this.next
    this.next += length
    return offset
  }

  /** Leaves bytes unused up to the next whole word. */
  align(): void {
    this.pad('unused', 4)
  }

  /** What is asked for from here on only larger states have; the size of those without. Words may be asked for again. */
  cut(): number {
    this.pad('cut', 8)
    return this.next
  }

  private pad(name: string, to: number): void {
    const missing = (to - (this.next % to)) % to
    if (missing > 0) this.bytes(name, missing)
  }

  /** Bytes used so far, rounded up to whole words. */
  get size(): number {
    return (this.next + 7) & ~7
  }

  /** The table of places, for documents and for tests that look at differences. */
  get table(): readonly { name: string; offset: number; length: number; unit: 1 | 4 }[] {
    return this.places
  }
}
