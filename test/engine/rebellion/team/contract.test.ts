import { rebellion } from '../../../../engine/rebellion/index.js'
import { contractSuite } from '../../../contract/suite.js'

// Whole games of teams, with and without the expansion
for (const options of [
  { players: '4' },
  { players: '3' },
  { players: '4', expansion: 'on' },
  { players: '3', expansion: 'on', missions: 'rise' },
  { players: '4', secrets: 'own' },
  { players: '3', secrets: 'own', expansion: 'on' },
])
  contractSuite(rebellion, {
    seed: Object.values(options).join(' '),
    games: 2,
    every: 29,
    worlds: 1,
    options,
  })
