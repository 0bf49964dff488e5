import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { PlainBrains } from '../../../agents/brains.js'
import { sideNumbers } from '../../../engine/seats.js'
import { partners, threeAlone } from '../../toys/tricks.js'
import { agentOf, playGame } from '../playing.js'

/** Any number of seats on any sides: every general agent plays them, and who searches wins more than his share. */

const GAMES = 120

/** What a side gets on average when its seats are played by `spec` and the others at random. */
function shareOf(make: typeof partners, spec: string): number {
  const game = make()
  const sides = sideNumbers(game.seats({}))
  const sideCount = Math.max(...sides) + 1
  let total = 0
  for (let number = 0; number < GAMES; number++) {
    const own = number % sideCount
    const seed = `${spec} ${number}`
    const agents = sides.map((side, seat) =>
      agentOf(game, side === own ? spec : 'random', seat, seed),
    )
    const outcome = game.outcome(playGame(game, agents, seed).final)
    total += outcome?.utility[sides.indexOf(own)] ?? 0
  }
  return total / GAMES
}

for (const spec of ['mcts:60', 'mcts:60,trees=1', 'mcts:60,mast=on', 'flatmc:60']) {
  test(`${spec}: partners together win more than half`, () => {
    const share = shareOf(partners, spec)
    assert.ok(share > 0.58, `${share} of ${GAMES} games`)
  })
  test(`${spec}: alone against two it wins more than a third`, () => {
    const share = shareOf(threeAlone, spec)
    assert.ok(share > 0.38, `${share} of ${GAMES} games`)
  })
}

test('brains that know nothing give every side the same chance', () => {
  const chances = new Float64Array(3)
  const game = threeAlone()
  new PlainBrains(game).values(game.start({}, 'even'), chances)
  assert.equal([...chances], [1 / 3, 1 / 3, 1 / 3])
})

test.run()
