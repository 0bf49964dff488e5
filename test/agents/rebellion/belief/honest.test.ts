import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Agent, NO_LIMIT } from '../../../../agents/agent.js'
import { MOST_MOVES } from '../../../../engine/game.js'
import { Random } from '../../../../engine/random.js'
import { EMPIRE } from '../../../../engine/rebellion/facts/sides.js'
import { rebellion } from '../../../../engine/rebellion/index.js'
import type { State } from '../../../../engine/state.js'
import { agentLeakTest } from '../../../contract/leaks.js'
import { agentOf } from '../../playing.js'
import { watchGames } from '../scripted-games.js'

const SPECS = ['prior', 'behaviour', 'uniform'].map((name) => `mcts:iterations=6,belief=${name}`)

for (const spec of SPECS)
  test(`${spec} chooses alike in worlds that look alike`, () => {
    agentLeakTest(rebellion, (player) => agentOf(rebellion, spec, player, 'belief'), {
      decisions: 10,
      seed: `honest ${spec}`,
    })
  })

/** A world that looks the same to the Empire, with another base, another hand and other dice. */
function twinOf(state: State, random: Random): State {
  return rebellion.sample(rebellion.observe(state, EMPIRE), random)
}

test('what was noticed in one world and in its twins leads to the same choices', () => {
  const random = new Random('noticed twins')
  const list = new Int32Array(MOST_MOVES)
  for (const spec of [...SPECS, 'scripted']) {
    const make = (): Agent => agentOf(rebellion, spec, EMPIRE, 'history')
    const agents: Agent[] = [make(), make()]
    let compared = 0
    const compare = (state: State): void => {
      if (rebellion.actor(state) !== EMPIRE) return
      const count = rebellion.moves(state, list)
      const [one, other] = [state, twinOf(state, random)].map((world, i) =>
        agents[i]?.choose(rebellion.observe(world, EMPIRE), { list, count }, NO_LIMIT),
      )
      assert.is(other, one, `${spec} knew more than it saw`)
      compared++
    }
    watchGames('history', 4, {
      begin() {
        for (let i = 0; i < agents.length; i++) agents[i] = make()
      },
      notice(observation) {
        agents[0]?.notice?.(observation)
        agents[1]?.notice?.(rebellion.observe(rebellion.sample(observation, random), EMPIRE))
      },
      round() {},
      decision: compare,
    })
    assert.ok(compared > 6, `${compared} choices compared`)
  }
})

test.run()
