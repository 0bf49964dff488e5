import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Agent } from '../../../agents/agent.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import { agentOf, choiceAt } from '../playing.js'

const SPEC = 'mcts:iterations=100'
const DECISIONS = 150
const COMPARED = 1

test('an agent that has played on from the beginning searches like one that has just come', () => {
  const make = (player: number): Agent => agentOf(rebellion, SPEC, player, 'fresh')
  const agents = [0, 1].map(make)
  const state = rebellion.start({}, 'fresh')
  let searches = 0
  for (let made = 0; made < DECISIONS; made++) {
    const player = rebellion.actor(state)
    const agent = agents[player] as Agent
    const move = choiceAt(rebellion, agent, state)
    const account = agent.account?.() ?? null
    if (account !== null && account.iterations > 0 && ++searches % COMPARED === 0) {
      const newcomer = make(player)
      choiceAt(rebellion, newcomer, state)
      assert.equal(newcomer.account?.(), account)
    }
    rebellion.advance(state, move)
  }
  assert.ok(searches > 10, `${searches} searches`)
})

test.run()
