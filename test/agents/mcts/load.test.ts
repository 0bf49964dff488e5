import { Worker } from 'node:worker_threads'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Agent } from '../../../agents/agent.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import { agentOf, choiceAt } from '../playing.js'

const BURNERS = 3
const DECISIONS = 120

test('the same game under load: what is chosen does not depend on how fast it goes', async () => {
  const play = (): number => {
    const agents = ['mcts:iterations=6', 'mcts:iterations=6,searches=2,mast=on'].map(
      (spec, player) => agentOf(rebellion, spec, player, 'load'),
    )
    const state = rebellion.start({}, 'load')
    for (let made = 0; made < DECISIONS; made++)
      rebellion.advance(state, choiceAt(rebellion, agents[rebellion.actor(state)] as Agent, state))
    return rebellion.hash(state)
  }
  const quiet = play()
  const burners = Array.from({ length: BURNERS }, () => new Worker('for (;;);', { eval: true }))
  try {
    assert.is(play(), quiet)
  } finally {
    await Promise.all(burners.map((one) => one.terminate()))
  }
})

test.run()
