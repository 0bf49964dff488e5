import type { NetworkTable } from './network-table.js'

let table: NetworkTable | null = null

/** The network of the expansion: the page loads it for games of the expansion only. */
export function riseTable(): NetworkTable {
  if (table === null) throw new Error('the network of the expansion has not been loaded')
  return table
}

export function addRiseTable(loaded: NetworkTable): void {
  table = loaded
}
