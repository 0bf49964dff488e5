import { suite } from 'uvu'
import { rebellion } from '../../../engine/rebellion/index.js'
import { contractSuite, contractTests } from '../../contract/suite.js'

contractSuite(rebellion, { seed: 'rebellion', games: 12, every: 7 })
contractSuite(rebellion, { seed: 'first game', games: 6, every: 7, options: { setup: 'first' } })

// Rare moves tell more than they should where nobody looks often enough
const masks = suite('masks of moves')
for (const seed of ['a', 'b', 'c', 'd'])
  for (const test of contractTests(rebellion, { seed, games: 6, every: 2 }))
    if (test.name.startsWith('moves that look alike')) masks(`${seed}: ${test.name}`, test.run)
masks.run()
