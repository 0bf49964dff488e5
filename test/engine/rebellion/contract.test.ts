import { rebellion } from '../../../engine/rebellion/index.js'
import { contractSuite } from '../../contract/suite.js'

contractSuite(rebellion, { seed: 'rebellion', games: 12, every: 7 })
contractSuite(rebellion, { seed: 'first game', games: 6, every: 7, options: { setup: 'first' } })
