import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { rebellion } from '../../../engine/rebellion/index.js'
import { playByChance } from '../../transcripts/games.js'
import { Referee } from './referee.js'

const GAMES = 60

test(`a bystander with the rulebook finds nothing to say about ${GAMES} games`, () => {
  for (let n = 0; n < GAMES; n++) {
    const setup = n % 4 === 0 ? 'first' : 'standard'
    const referee = new Referee(`${setup} setup, seed watched-${n}`)
    playByChance(rebellion, { setup }, `watched-${n}`, (state, move) => referee.watch(state, move))
    assert.equal(referee.complaints, [])
  }
})

test.run()
