import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { SECOND_SHOT } from '../../../../../engine/skirmish/fire/shots.js'
import { sumsOf } from '../../../../../play/games/skirmish/decision/adding.js'
import { chanceOf, enemiesOf } from '../../../../../play/games/skirmish/decision/sight.js'
import { slotsOf } from '../../../../../play/games/skirmish/table/view.js'
import { at, battle, FAR_NORTH } from '../../../../engine/skirmish/support.js'

/** What several shots at one target come to together. */

test('two shots miss together as often as each of them misses', () => {
  const s = battle(
    [at('x-wing', 600, 500), at('x-wing', 640, 500)],
    [at('tie-fighter', 620, 560, 270), FAR_NORTH],
  )
  const [first = 0, second = 0] = slotsOf(s, 0)
  const [target = 0] = enemiesOf(s, 0)
  const shots = [first, second].map((slot) => ({ slot, target, shot: 0 }))
  const { hit, kill } = chanceOf(s, first, target, 0)
  assert.is(hit, kill, 'one hit destroys it')
  const [sum] = sumsOf(s, shots)
  assert.is(sum?.shots, 2)
  assert.ok(Math.abs((sum?.chance ?? 0) - (1 - (1 - hit) ** 2)) < 1e-9)
  assert.is(sumsOf(s, shots.slice(1))[0]?.shots, 1)
})

test('damage adds up over shots, and a second shot does one less', () => {
  const s = battle([at('mon-calamari', 600, 500)], [at('y-wing', 600, 580, 270), FAR_NORTH])
  const [slot = 0] = slotsOf(s, 0)
  const [target = 0] = enemiesOf(s, 0)
  const { hit, kill } = chanceOf(s, slot, target, 0)
  assert.is(kill, 0, 'three damage of four')
  const both = [
    { slot, target, shot: 0 },
    { slot, target, shot: SECOND_SHOT },
  ]
  const second = chanceOf(s, slot, target, SECOND_SHOT)
  assert.ok(Math.abs((sumsOf(s, both)[0]?.chance ?? 0) - hit * second.hit) < 1e-9)
})

test.run()
