import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { headingOf, xOf, yOf } from '../../../../../engine/skirmish/state/units.js'
import type { State } from '../../../../../engine/state.js'
import { begun } from '../../../../../play/games/skirmish/decision/act.js'
import { plansAt, plansTo } from '../../../../../play/games/skirmish/decision/plans.js'
import { enemiesOf, shotsOf } from '../../../../../play/games/skirmish/decision/sight.js'
import { Trial } from '../../../../../play/games/skirmish/decision/trial.js'
import { lay, segmentsTo } from '../../../../../play/games/skirmish/decision/way.js'
import { at, battle, FAR_NORTH } from '../../../../engine/skirmish/support.js'

/** Ways to one place that arrive with different headings. */

const moving = (s: State): Trial => begun(Trial.of(s), 'act')
const endOf = (trial: Trial, segments: Parameters<typeof lay>[1][]): Trial =>
  segments.reduce(lay, trial)

test('up to three ways lead to the same place with other headings, the shortest first', () => {
  const trial = moving(
    battle([at('y-wing', 600, 300)], [at('tie-fighter', 500, 480, 270), FAR_NORTH]),
  )
  const spot = { x: 62_000, y: 38_000 }
  const plans = plansTo(trial, spot)
  assert.ok(plans.length > 1 && plans.length <= 3, `${plans.length} ways`)
  assert.equal(plans[0]?.segments, segmentsTo(trial, spot))
  const ends = plans.map(({ segments }) => endOf(trial, [...segments]))
  const { slot } = trial
  for (const { state } of ends)
    assert.ok(Math.hypot(xOf(state, slot) - spot.x, yOf(state, slot) - spot.y) < 600)
  const headings = new Set(ends.map(({ state }) => headingOf(state, slot)))
  assert.is(headings.size, plans.length)
})

test('ways that end with the enemy in arc and range come first, and from behind before others', () => {
  const s = battle([at('x-wing', 600, 300)], [at('tie-fighter', 640, 420, 270), FAR_NORTH])
  const trial = moving(s)
  const [enemy = -1] = enemiesOf(s, 0)
  for (const plans of [plansTo(trial, { x: 58_000, y: 45_000 }, enemy), plansAt(trial, enemy)]) {
    const [best] = plans
    assert.is(best?.aim, 'sees')
    const { state } = endOf(trial, [...(best?.segments ?? [])])
    assert.ok(shotsOf(state, trial.slot).some(({ target }) => target === enemy))
  }
  assert.is(plansAt(trial, enemy)[0]?.seenBy, 0)
})

test.run()
