/** `41 s`, `12 min`, `2 h 22 min`, `3 d 4 h`: short enough for a line. */
export function durationText(seconds: number): string {
  if (seconds < 10) return `${Number(seconds.toFixed(1))} s`
  if (seconds < 90) return `${Math.round(seconds)} s`
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 48) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`
  return `${Math.floor(hours / 24)} d ${hours % 24} h`
}

/** A time of a decision: `0.9 µs`, `148 ms`, `5.0 s`. */
export function decisionText(ms: number): string {
  if (ms < 0.00995) return `${(ms * 1000).toFixed(1)} µs`
  if (ms < 0.9995) return `${Math.round(ms * 1000)} µs`
  if (ms < 9.95) return `${ms.toFixed(1)} ms`
  if (ms < 999.5) return `${Math.round(ms)} ms`
  return `${(ms / 1000).toFixed(1)} s`
}
