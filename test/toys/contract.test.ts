import { contractSuite } from '../contract/suite.js'
import { ChooseDoor } from './choose-door.js'
import { HiddenHands } from './hidden-hands.js'
import { HideAndSeek } from './hide-and-seek.js'
import { KuhnPoker } from './kuhn.js'
import { connectFour, ticTacToe } from './line-game.js'
import { LookFirst } from './look-first.js'
import { partners, threeAlone } from './tricks.js'

contractSuite(new ChooseDoor(), { games: 30, seed: 'doors' })
contractSuite(new HideAndSeek(), { games: 30, seed: 'seek', knowsAll: [0] })
contractSuite(new HiddenHands(), { games: 60, seed: 'hands', worlds: 4 })
contractSuite(new LookFirst(), { games: 30, seed: 'look' })
contractSuite(ticTacToe(), { games: 30, seed: 'rows' })
contractSuite(connectFour(), { games: 20, seed: 'columns' })
contractSuite(new KuhnPoker(), { games: 40, seed: 'cards' })
contractSuite(partners(), { games: 40, seed: 'partners' })
contractSuite(threeAlone(), { games: 40, seed: 'alone' })
