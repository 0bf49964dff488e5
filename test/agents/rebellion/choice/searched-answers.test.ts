import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Agent } from '../../../../agents/agent.js'
import { MOST_MOVES, NOBODY } from '../../../../engine/game.js'
import { rebellion } from '../../../../engine/rebellion/index.js'
import { cloneState, type State } from '../../../../engine/state.js'
import { agentOf, choiceAt } from '../../playing.js'

const PICK = rebellion.kinds.indexOf('pick')
const GAMES = 2
const MOST_ANSWERS = 4

/** Questions of cards that scripted games meet, with few answers. */
function questions(): State[] {
  const list = new Int32Array(MOST_MOVES)
  const found: State[] = []
  for (let number = 0; number < GAMES; number++) {
    const seed = `questions ${number}`
    const agents = [0, 1].map((player) => agentOf(rebellion, 'scripted', player, seed))
    const state = rebellion.start({}, seed)
    for (let player = rebellion.actor(state); player !== NOBODY; player = rebellion.actor(state)) {
      const count = rebellion.moves(state, list)
      if (rebellion.kind(state) === PICK && count <= MOST_ANSWERS) found.push(cloneState(state))
      rebellion.advance(state, choiceAt(rebellion, agents[player] as Agent, state))
    }
  }
  return found
}

test('what a card asks for is searched among all answers, or left to the rules where one wants that', () => {
  const all = questions()
  assert.ok(all.length >= 12, `${all.length} questions`)
  const list = new Int32Array(MOST_MOVES)
  let ties = 0
  for (const state of all.slice(0, 12)) {
    const player = rebellion.actor(state)
    const searching = agentOf(rebellion, 'mcts:100', player, 'asked')
    choiceAt(rebellion, searching, state)
    const account = searching.account?.()
    assert.ok((account?.iterations ?? 0) > 0)
    assert.is(account?.candidates.length, rebellion.moves(state, list))
    const ruled = agentOf(rebellion, 'mcts:100,answers=script', player, 'asked')
    const rules = agentOf(rebellion, 'scripted', player, 'asked')
    const chosen = choiceAt(rebellion, ruled, state)
    assert.is(ruled.account?.()?.iterations ?? 0, 0)
    if (chosen !== choiceAt(rebellion, rules, state)) ties++
  }
  // Answers that the rules think worth the same are drawn, each by his own dice.
  assert.ok(ties <= 3, `${ties} others`)
})

test.run()
