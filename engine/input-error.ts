/** Bad input from outside: where it is, what was found, what would be right, in one line. */
export class InputError extends Error {
  override readonly name = 'InputError'
}

/** ` ; did you mean "x"?` for the nearest of the known words, or nothing when none is near. */
export function suggestion(word: string, known: Iterable<string>): string {
  const near = nearest(plain(word), [...known])
  if (near.length === 0) return ''
  const named = near.map((found) => `"${found}"`)
  const last = named.pop()
  return `; did you mean ${named.length > 0 ? `${named.join(', ')} or ${last}` : last}?`
}

/** Typed with capitals, spaces or underscores it is still the same word. */
function plain(word: string): string {
  return word
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
}

/** More words than this would say nothing. */
const MOST_NAMED = 4

/** One slip or the beginning of a word first, then words that end with it, then more slips. */
function nearest(word: string, known: readonly string[]): string[] {
  let best: string[] = []
  let bestDistance = Math.max(2, Math.floor(word.length / 3)) + 1
  for (const candidate of known) {
    const distance = distanceOf(word, plain(candidate))
    if (distance >= bestDistance) continue
    bestDistance = distance
    best = [candidate]
  }
  if (bestDistance <= 1) return best
  const ends = known.filter((candidate) => hasEnd(word, plain(candidate)))
  return ends.length > 0 && ends.length <= MOST_NAMED ? ends : best
}

function distanceOf(word: string, candidate: string): number {
  if (candidate === word) return 0
  if (candidate.startsWith(word) && word.length > 2) return 1
  // A word written apart, or together, is no slip
  return Math.min(editDistance(word, candidate), editDistance(joined(word), joined(candidate)))
}

function joined(word: string): string {
  return word.replaceAll('-', '')
}

const SHORTEST_END = 4

/** `darth-vader` for `vader` or `lord-vader`, `stormtrooper` for `troopers`, `hoth` for `hoth-system`. */
function hasEnd(word: string, candidate: string): boolean {
  if (candidate.endsWith(`-${word}`) || word.startsWith(`${candidate}-`)) return true
  const last = word.slice(word.lastIndexOf('-') + 1).replace(/s$/, '')
  return last.length >= SHORTEST_END && candidate.endsWith(last)
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
