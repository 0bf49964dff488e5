import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { measureArena, USUAL_ARENA_BENCH } from '../../../arena/bench/bench.js'
import { TOY_GAMES } from '../kit/arena-kit.js'

test('the bench plays the same games in three ways and reads memory where it should', async () => {
  const found = await measureArena({
    ...USUAL_ARENA_BENCH,
    games: 20,
    memoryAt: [40, 80],
    game: 'race',
    spec: 'random',
    gamesAddress: TOY_GAMES,
  })
  // How fast it is belongs to the machine.
  for (const rate of [
    found.bareGamesPerSecond,
    found.oneWorkerGamesPerSecond,
    found.twoWorkersGamesPerSecond,
  ])
    assert.ok(rate > 0)
  assert.equal(
    found.memory.map((one) => one.games),
    [40, 80],
  )
  assert.ok(Number.isFinite(found.overhead) && Number.isFinite(found.speedUp))
})

test.run()
