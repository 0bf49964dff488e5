import { rebellion } from '../../../engine/rebellion/index.js'
import { contractSuite } from '../../contract/suite.js'

contractSuite(rebellion, { seed: 'rebellion', games: 12, every: 7 })
contractSuite(rebellion, { seed: 'first game', games: 6, every: 7, options: { setup: 'first' } })

// Rare moves tell more than they should where nobody looks often enough
for (const seed of ['a', 'b', 'c', 'd'])
  contractSuite(rebellion, { seed, games: 6, every: 2, only: 'moves that look alike' })
