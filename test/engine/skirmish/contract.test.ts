import { skirmish } from '../../../engine/skirmish/index.js'
import { contractSuite } from '../../contract/suite.js'

contractSuite(skirmish, { seed: 'two', games: 3, every: 41 })
contractSuite(skirmish, {
  seed: 'three',
  games: 2,
  every: 31,
  options: { players: '3', battle: 'free' },
})
contractSuite(skirmish, {
  seed: 'four',
  games: 2,
  every: 37,
  options: { players: '4', battle: 'space' },
})
contractSuite(skirmish, {
  seed: 'all options',
  games: 2,
  every: 43,
  options: {
    battle: 'ground',
    combatCard: 'on',
    flyover: 'on',
    piratesSegments: 'on',
    edition3: 'on',
    strikePenalty: 'on',
    copyLimit: 'off',
    table: 'small',
  },
})
