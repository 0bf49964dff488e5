import { duel } from '../../../engine/duel/index.js'
import { contractSuite } from '../../contract/suite.js'

contractSuite(duel, { seed: 'duel', games: 24, every: 5 })
contractSuite(duel, { seed: 'first struggle', games: 20, options: { tutorial: 'on' } })

// Rare moves tell more than they should where nobody looks often enough
for (const seed of ['a', 'b', 'c', 'd', 'e', 'f'])
  contractSuite(duel, { seed, games: 16, every: 2, only: 'moves that look alike' })
