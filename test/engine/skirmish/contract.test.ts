import { skirmish } from '../../../engine/skirmish/index.js'
import { contractSuite } from '../../contract/suite.js'

const ALL_OPTIONS = {
  battle: 'ground',
  combatCard: 'on',
  flyover: 'on',
  piratesSegments: 'on',
  edition3: 'on',
  strikePenalty: 'on',
  copyLimit: 'off',
  table: 'small',
}

contractSuite(skirmish, { seed: 'two', games: 3, every: 23 })
contractSuite(skirmish, {
  seed: 'three',
  games: 2,
  every: 23,
  options: { players: '3', battle: 'free' },
})
contractSuite(skirmish, {
  seed: 'four',
  games: 2,
  every: 41,
  options: { players: '4', battle: 'space' },
})
contractSuite(skirmish, { seed: 'all options', games: 2, every: 43, options: ALL_OPTIONS })
