import { rebellion } from '../../../engine/rebellion/index.js'
import { contractSuite } from '../../contract/suite.js'

// `dejarik verify --fuzz` looks at every decision of as many games as it is given
contractSuite(rebellion, { seed: 'rebellion', games: 12, every: 23 })
contractSuite(rebellion, { seed: 'first game', games: 6, every: 23, options: { setup: 'first' } })

// Rise of the Empire, with each way of fighting, each list of units and every choice of missions
for (const options of [
  { expansion: 'on' },
  { expansion: 'on', combat: 'base', missions: 'rise' },
  { expansion: 'on', units: 'base', missions: 'base' },
  { expansion: 'on', rebelMissions: 'rise', empireMissions: 'base' },
])
  contractSuite(rebellion, {
    seed: Object.values(options).join(' '),
    games: 4,
    every: 23,
    options,
  })

// Rare moves tell more than they should where nobody looks often enough
for (const seed of ['a', 'b', 'c', 'd'])
  contractSuite(rebellion, { seed, games: 3, every: 2, only: 'moves that look alike' })
