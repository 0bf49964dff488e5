import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { rebellion } from '../../../../engine/rebellion/index.js'
import { HIDE, verbOf } from '../../../../engine/rebellion/state/moves.js'
import { agentOf, choiceAt } from '../../playing.js'

for (const spec of ['scripted', 'mcts:iterations=20'])
  test(`${spec} hides its base where nobody can guess`, () => {
    const SEEDS = 500
    const counts = new Map<number, number>()
    for (let number = 0; number < SEEDS; number++) {
      const seed = `hide ${number}`
      const setters = [0, 1].map((player) => agentOf(rebellion, 'scripted', player, seed))
      const hider = agentOf(rebellion, spec, 0, seed)
      const state = rebellion.start({}, seed)
      for (;;) {
        const player = rebellion.actor(state)
        const setter = setters[player]
        if (setter === undefined) throw new Error('nobody set up')
        const move = choiceAt(rebellion, setter, state)
        if (verbOf(move) === HIDE) break
        rebellion.advance(state, move)
      }
      const chosen = choiceAt(rebellion, hider, state)
      counts.set(chosen, (counts.get(chosen) ?? 0) + 1)
    }
    let entropy = 0
    for (const count of counts.values()) entropy -= (count / SEEDS) * Math.log(count / SEEDS)
    assert.ok(entropy >= 2.5, `entropy ${entropy.toFixed(2)} nats`)
    const favourite = Math.max(...counts.values()) / SEEDS
    assert.ok(
      favourite <= 0.2,
      `the favourite is chosen in ${(100 * favourite).toFixed(0)} % of the games`,
    )
  })

test.run()
