import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { HideAndSeekBrains } from '../../toys/brains.js'
import { ChooseDoor, LEAVE } from '../../toys/choose-door.js'
import { exploitability, HIDER, HideAndSeek, NODES, SEEKER } from '../../toys/hide-and-seek.js'
import { LOOK, LookFirst } from '../../toys/look-first.js'
import { choiceAt, mctsOf } from '../playing.js'

const SEEDS = 200

for (const options of [
  'iterations=400',
  'iterations=400,trees=1',
  'iterations=400,halving=off',
  'iterations=400,select=tuned,halving=off',
  'iterations=400,backup=maxmc',
  'iterations=400,backup=maxmc,trees=1',
  'iterations=400,minimax=0.3',
  'iterations=400,minimax=0.3,trees=1,halving=off',
  'iterations=400,mast=on',
])
  test(`choose-door: leaves, since it may not plan for a door it does not know (${options})`, () => {
    const game = new ChooseDoor()
    let left = 0
    for (let seed = 0; seed < SEEDS; seed++) {
      const agent = mctsOf(game, options, 0, `door ${seed}`)
      if (choiceAt(game, agent, game.start({}, `door ${seed}`)) === LEAVE) left++
    }
    assert.ok(left >= 0.95 * SEEDS, `left in ${left} of ${SEEDS} seeds`)
  })

for (const options of [
  'iterations=400',
  'iterations=400,trees=1',
  'iterations=400,halving=off',
  'iterations=400,mast=on,minimax=0.3',
])
  test(`look-first: looks, since it does not know what its worlds know (${options})`, () => {
    const game = new LookFirst()
    let looked = 0
    for (let seed = 0; seed < SEEDS; seed++) {
      const agent = mctsOf(game, options, 0, `look ${seed}`)
      if (choiceAt(game, agent, game.start({}, `look ${seed}`)) === LOOK) looked++
    }
    assert.ok(looked >= 0.95 * SEEDS, `looked in ${looked} of ${SEEDS} seeds`)
  })

for (const player of [HIDER, SEEKER])
  test(`hide-and-seek: the ${player === HIDER ? 'hider' : 'seeker'} mixes so that nobody can profit from knowing how`, () => {
    const game = new HideAndSeek()
    const counts = new Array<number>(NODES).fill(0)
    for (let seed = 0; seed < 2 * SEEDS; seed++) {
      const agent = mctsOf(
        game,
        'iterations=2000',
        player,
        `seek ${seed}`,
        () => new HideAndSeekBrains(game),
      )
      const state = game.start({}, `seek ${seed}`)
      if (player === SEEKER) game.advance(state, seed % NODES)
      const move = choiceAt(game, agent, state)
      counts[move] = (counts[move] as number) + 1
    }
    const mix = counts.map((count) => count / (2 * SEEDS))
    const profit = exploitability(player, mix)
    assert.ok(
      profit <= 0.1,
      `exploitable by ${profit.toFixed(3)}: ${mix.map((part) => part.toFixed(2)).join(' ')}`,
    )
  })

test.run()
