import { NETWORK_RISE } from './evaluation/network-weights-rise.js'
import { addRiseTable } from './evaluation/rise-table.js'

addRiseTable(NETWORK_RISE)

/** What Rebellion brings to the players, all of it at hand. */
export { rebellionPlayers } from './players.js'
