import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { HOLD, moveOf } from '../../../../../engine/skirmish/state/moves.js'
import { ownerOf } from '../../../../../engine/skirmish/state/units.js'
import type { State } from '../../../../../engine/state.js'
import { ruthlessOf } from '../../../../../play/games/skirmish/decision/orders.js'
import { Naming } from '../../../../../play/games/skirmish/page/naming.js'
import { at, FAR_NORTH, fire, kind, type Unit } from '../../../../engine/skirmish/support.js'

/** What the marked button does while targets are named. */

const ENEMY = at('tie-fighter', 600, 480, 270)

function naming(...south: readonly Unit[]): Naming {
  const s: State = fire(south, [ENEMY, FAR_NORTH])
  assert.is(kind(s), 'target')
  const one: Naming = new Naming(
    () => s,
    () => one.stale(),
  )
  return one
}

test('with one shooter there is nobody to go on to, named or not', () => {
  const one = naming(at('x-wing', 600, 400))
  assert.is(one.shooters.length, 1)
  assert.is(one.goesOn, false)
  one.name(one.shooter?.slot ?? -1, false, moveOf(HOLD))
  assert.is(one.goesOn, false)
})

test('with two shooters it goes on until the other one is named', () => {
  const two = naming(at('x-wing', 590, 400), at('x-wing', 640, 400))
  assert.is(two.shooters.length, 2)
  assert.is(two.goesOn, true)
  const first = two.shooter?.slot ?? -1
  two.name(first, false, moveOf(HOLD))
  assert.is(two.goesOn, true)
  two.next()
  assert.is.not(two.shooter?.slot, first)
  assert.is(two.goesOn, false)
})

test('a ruthless unit that sees somebody is told beside those that are asked', () => {
  const south = [at('x-wing', 590, 400), at('green-leader', 640, 400)]
  const s = fire(south, [ENEMY, FAR_NORTH])
  const [slot = -1, ...others] = ruthlessOf(s)
  assert.is(ownerOf(slot), ownerOf(naming(...south).shooter?.slot ?? -1))
  assert.equal(others, [])
  assert.not.ok(naming(...south).shooters.some((one) => one.slot === slot))
  assert.equal(ruthlessOf(fire(south.slice(0, 1), [ENEMY, FAR_NORTH])), [])
})

test.run()
