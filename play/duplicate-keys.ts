/**
 * JSON.parse keeps the last of two members with the same key and says nothing. This looks for them
 * in a text that JSON.parse has accepted: the path of the first key given twice, or null.
 */
export function duplicateKey(text: string): string | null {
  const open: Level[] = []
  for (const [token] of text.matchAll(TOKENS)) {
    const level = open.at(-1)
    switch (token) {
      case '{':
        open.push({ keys: new Set(), at: '', isKey: true })
        break
      case '[':
        open.push({ keys: null, at: 0, isKey: false })
        break
      case '}':
      case ']':
        open.pop()
        break
      case ',':
        if (level?.keys === null) level.at = Number(level.at) + 1
        else if (level !== undefined) level.isKey = true
        break
      default:
        // A string: a key where one is due, else a value
        if (level?.isKey !== true) break
        level.isKey = false
        level.at = String(JSON.parse(token))
        if (level.keys?.has(level.at) === true) return pathOf(open)
        level.keys?.add(level.at)
    }
  }
  return null
}

/** Strings, and what opens, parts and closes; everything else is passed over. */
const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\],]/g

/** An object or a list that is not closed yet. */
interface Level {
  /** Keys so far; null in a list. */
  readonly keys: Set<string> | null
  /** The key or the index at hand. */
  at: string | number
  /** The next string is a key. */
  isKey: boolean
}

function pathOf(open: readonly Level[]): string {
  return open
    .map(({ at }, i) => (typeof at === 'number' ? `[${at}]` : i === 0 ? at : `.${at}`))
    .join('')
}
