import { stripVTControlCharacters } from 'node:util'
import { UNSHOWN } from './unshown.js'

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
