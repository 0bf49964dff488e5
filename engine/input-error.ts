/** Bad input from outside: where it is, what was found, what would be right, in one line. */
export class InputError extends Error {
  override readonly name = 'InputError'
}

/** ` ; did you mean "x"?` for the nearest of the known words, or nothing when none is near. */
export function suggestion(word: string, known: Iterable<string>): string {
  let best = ''
  let bestDistance = Math.max(2, Math.floor(word.length / 3)) + 1
  for (const candidate of known) {
    const distance =
      candidate.startsWith(word) && word.length > 2 ? 1 : editDistance(word, candidate)
    if (distance < bestDistance) {
      bestDistance = distance
      best = candidate
    }
  }
  return best === '' ? '' : `; did you mean "${best}"?`
}

/** Optimal string alignment: insertions, deletions, replacements and swaps of neighbours cost 1. */
function editDistance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 8) return 99
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let cost = Math.min(
        (previous[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (previous[j - 1] as number) + same,
      )
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] as number) + 1)
      row.push(cost)
    }
    before = previous
    previous = row
  }
  return previous[b.length] as number
}
