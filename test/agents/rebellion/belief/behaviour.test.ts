import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { Behaviour } from '../../../../agents/rebellion/belief/behaviour.js'
import { ADJACENT, lowestBit, systemNumber } from '../../../../engine/rebellion/facts/map.js'
import { EMPIRE } from '../../../../engine/rebellion/facts/sides.js'
import { rebellion } from '../../../../engine/rebellion/index.js'
import { RebellionView } from '../../../../engine/rebellion/knowledge/view.js'
import { position } from '../../../engine/rebellion/support.js'

/** Troops that can be lifted stand in Rodia for a round in which nothing is heard of the Rebels. */
function quietRound(belief: Behaviour): RebellionView {
  const view = new RebellionView(EMPIRE)
  const units = { rodia: { stormtrooper: 2, 'assault-carrier': 1 } }
  const leaders = { pool: ['mon-mothma', 'general-rieekan', 'grand-moff-tarkin'] }
  for (const phase of ['assignment', 'command', 'assignment']) {
    const state = position({ phase, units, leaders })
    belief.notice(view.bind(rebellion.observe(state, EMPIRE)))
  }
  return view
}

test('who stays with troops next door has no base there', () => {
  const belief = new Behaviour()
  const view = quietRound(belief)
  const near = (ADJACENT[systemNumber('rodia')] as number) & view.candidates
  const far = view.candidates & ~near
  assert.ok(near !== 0 && far !== 0)
  const chance = (systems: number): number => belief.likelihood[lowestBit(systems)] as number
  assert.ok(chance(near) < 0.5 * chance(far), `${chance(near)} against ${chance(far)}`)
  assert.ok(chance(near) > chance(far) / 9, 'one decision may not say so much')
})

test('a new base makes it forget', () => {
  const belief = new Behaviour()
  quietRound(belief)
  belief.forget()
  for (const likelihood of belief.likelihood) assert.is(likelihood, 1)
})

test.run()
