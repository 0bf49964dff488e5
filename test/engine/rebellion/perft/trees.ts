import { readFileSync } from 'node:fs'

/**
 * Move trees counted from a position of each sort of decision (perft/NAME.json). A change of rules,
 * of what is offered, or of how chance is used changes a count: see that it was meant, then run
 * `dejarik position perft test/engine/rebellion/perft/NAME.json --depth N` for the new ones.
 */
export const TREES: readonly (readonly [name: string, counts: readonly number[]])[] = [
  ['add-leader', [6, 12, 40, 134, 360]],
  ['assignment-empire', [93, 3390]],
  ['assignment-rebel', [55, 1133]],
  ['attack', [3, 6, 12, 24, 68]],
  ['base', [26, 1638, 39000]],
  ['block', [5, 26, 262, 19890]],
  ['build', [4, 16, 32, 207, 1850]],
  ['command-empire', [34, 1702, 9735]],
  ['command-rebel', [97, 257, 4482]],
  ['deploy', [19, 407, 13722]],
  ['discard', [7, 43, 301, 903, 3612]],
  ['movement', [6, 27, 166, 2009, 17934]],
  ['objective', [3, 24, 168, 1008, 5376]],
  ['opposing', [4, 12, 536, 10952]],
  ['pick', [4, 132, 700, 4220, 28636]],
  ['reaction', [4, 20, 120, 1120, 6188]],
  ['recruit', [3, 12, 48, 912, 21216]],
  ['retreat', [8, 41, 154, 515, 2169]],
  ['setup', [6, 108, 1296, 28512]],
  ['start-of-combat', [3, 7, 18, 42, 134]],
]

/** The position of a tree. */
export function rootOf(name: string): unknown {
  return JSON.parse(readFileSync(`test/engine/rebellion/perft/${name}.json`, 'utf8'))
}
