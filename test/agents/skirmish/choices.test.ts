import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { FIRST_SHOT, hasTarget, rangeOf } from '../../../engine/skirmish/fire/shots.js'
import { sees } from '../../../engine/skirmish/fire/sight.js'
import { skirmish } from '../../../engine/skirmish/index.js'
import { firstSlot } from '../../../engine/skirmish/state/units.js'
import type { State } from '../../../engine/state.js'
import { at, battle, FAR_SOUTH, fire } from '../../engine/skirmish/support.js'
import { agentOf, choiceAt } from '../playing.js'

const NO_TARGET = -1
const ENEMY = firstSlot(1)

/** The state when the first player's first unit has acted, as an agent likes it. */
function acted(spec: string, state: State): State {
  const player = skirmish.actor(state)
  const agent = agentOf(skirmish, spec, player, 'choices')
  const s = skirmish.apply(state, choiceAt(skirmish, agent, state))
  while (['turn', 'advance'].includes(skirmish.kinds[skirmish.kind(s)] ?? ''))
    skirmish.advance(s, choiceAt(skirmish, agent, s))
  return s
}

for (const spec of ['scripted', 'mcts:60']) {
  test(`${spec}: a fighter flies to where it sees and is not seen`, () => {
    const bomber = at('tie-bomber', 600, 620, 270, { status: ['handled'] })
    const state = battle([at('x-wing', 600, 450, 90)], [bomber])
    const s = acted(spec, state)
    assert.ok(hasTarget(s, 0, FIRST_SHOT, NO_TARGET), 'it sees nobody')
    assert.not(sees(s, ENEMY, 0, rangeOf(s, ENEMY, FIRST_SHOT), false), 'it is seen')
  })

  test(`${spec}: who is out of reach comes nearer`, () => {
    const state = battle([at('x-wing', 600, 200, 90)], [at('tie-fighter', 600, 900, 270)])
    const view = skirmish.view(0)
    const before = view.bind(state).y(0)
    const s = acted(spec, state)
    assert.ok(view.bind(s).y(0) > before)
  })
}

test('fire is spread where one shot is as good as sure, and joined where it is not', () => {
  const state = fire(
    [at('baron-fel', 580, 500, 90), at('wedge-antilles', 620, 500, 90), FAR_SOUTH],
    [at('tie-fighter', 585, 580, 270), at('tie-fighter', 615, 580, 270)],
  )
  const agent = agentOf(skirmish, 'scripted', 0, 'fire')
  const named = new Set<string>()
  let s = state
  while (skirmish.actor(s) === 0 && skirmish.kinds[skirmish.kind(s)] === 'target') {
    const move = choiceAt(skirmish, agent, s)
    named.add(skirmish.describe(s, move))
    s = skirmish.apply(s, move)
  }
  assert.is(named.size, 2, [...named].join(', '))
})

test.run()
