import { stripVTControlCharacters } from 'node:util'

/** Words of other people's programs, as they may stand in a table, on a terminal and in a file. */

const LONGEST_LINE = 200

/** One line without control characters or escape sequences. */
export function foreignLine(text: string, most = LONGEST_LINE): string {
  // Of an endless text only the beginning is gone through
  const line = foreignText(text.slice(0, 4 * most))
    .replace(/\s+/g, ' ')
    .trim()
  return line.length > most ? `${line.slice(0, most - 1)}…` : line
}

/** The same with its line breaks. */
export function foreignText(text: string): string {
  return stripVTControlCharacters(text).replace(UNSHOWN, '')
}

/** Control and direction characters other than tab and line feed. */
const UNSHOWN = /(?![\t\n])[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
