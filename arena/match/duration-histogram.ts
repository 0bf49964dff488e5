/** Decision times from 0.1 µs to over an hour, eight buckets to a doubling: 4 % off at most, and never large. */
const PER_DOUBLING = 8
const SMALLEST_MS = 1e-4
const DURATION_BUCKETS = 36 * PER_DOUBLING

export class DurationHistogram {
  readonly counts = new Float64Array(DURATION_BUCKETS)
  total = 0
  spentMs = 0
  longestMs = 0

  /** A decision, standing for `times` like it. */
  add(ms: number, times = 1): void {
    const bucket = bucketOf(ms)
    this.counts[bucket] = (this.counts[bucket] as number) + times
    this.total += times
    this.spentMs += ms * times
    if (ms > this.longestMs) this.longestMs = ms
  }

  /** Bucket, count, bucket, count …: only those that are not empty. */
  pack(): number[] {
    const packed: number[] = []
    for (let i = 0; i < DURATION_BUCKETS; i++)
      if ((this.counts[i] as number) > 0) packed.push(i, this.counts[i] as number)
    return packed
  }

  addPacked(packed: readonly number[], spentMs: number, longestMs: number): void {
    for (let i = 0; i + 1 < packed.length; i += 2) {
      const bucket = packed[i] as number
      this.counts[bucket] = (this.counts[bucket] as number) + (packed[i + 1] as number)
      this.total += packed[i + 1] as number
    }
    this.spentMs += spentMs
    this.longestMs = Math.max(this.longestMs, longestMs)
  }

  /** Milliseconds that this share of the decisions stayed below. */
  quantile(share: number): number {
    let left = share * this.total
    for (let i = 0; i < DURATION_BUCKETS; i++) {
      left -= this.counts[i] as number
      if (left <= 0) return Math.min(SMALLEST_MS * 2 ** ((i + 0.5) / PER_DOUBLING), this.longestMs)
    }
    return this.longestMs
  }
}

function bucketOf(ms: number): number {
  if (!(ms > SMALLEST_MS)) return 0
  return Math.min(DURATION_BUCKETS - 1, Math.floor(Math.log2(ms / SMALLEST_MS) * PER_DOUBLING))
}
