import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { covering } from '../../../../../play/games/skirmish/page/table/boxes.js'
import type { FireLook } from '../../../../../play/games/skirmish/page/table/fire-look.js'
import { discBox } from '../../../../../play/games/skirmish/page/table/labels.js'
import { layoutOf } from '../../../../../play/games/skirmish/page/table/layout.js'
import { paperOf } from '../../../../../play/games/skirmish/page/table/place.js'
import { Viewport } from '../../../../../play/games/skirmish/page/table/viewport.js'
import { tableOf } from '../../../../../play/games/skirmish/table/table.js'
import { at, battle } from '../../../../engine/skirmish/support.js'

/** Where names and bubbles stand on a crowded table. */

const TARGET = 31
/** Between others on all sides, all of them larger. */
const MELEE = tableOf(
  battle(
    [at('x-wing', 600, 400), at('mon-calamari', 600, 620)],
    [
      at('at-at', 540, 520),
      at('tie-fighter', 600, 500, 270),
      at('at-at', 660, 500),
      at('at-at', 600, 445),
      at('at-at', 600, 565),
    ],
  ),
  0,
)
const view = new Viewport(() => {})
view.resize(800, 700)
const PAPER = paperOf(view, { x: 600, y: 480, scale: 0.6 })

function fireAt(target: number): FireLook {
  const line = { from: 0, to: target, class: 'chosen', hit: 0.5, kill: 0.5, isOrder: true } as const
  return { arcs: [], lines: [line, { ...line, from: 1 }], marks: new Map([[target, 'lit']]) }
}

const NOTHING: FireLook = { arcs: [], lines: [], marks: new Map() }

test('a target is named before units that have no part in it', () => {
  const named = (fire: FireLook): boolean =>
    layoutOf({ table: MELEE, paper: PAPER, fire }).names.has(TARGET)
  assert.is(named(NOTHING), false, 'the melee leaves no room for it')
  assert.is(named(fireAt(TARGET)), true)
})

test('bubbles of a target lie neither upon it nor upon each other', () => {
  const { tags, radii } = layoutOf({ table: MELEE, paper: PAPER, fire: fireAt(0) })
  assert.is(tags.boxes.length, 3, 'two chances and how many orders')
  const unit = MELEE.units.find(({ slot }) => slot === 0)
  if (unit === undefined) throw new Error('no unit')
  const disc = discBox(unit, PAPER, radii.get(0) ?? 0)
  tags.boxes.forEach((box, i) => {
    assert.is(covering(box, [disc]), 0)
    assert.is(covering(box, tags.boxes.slice(i + 1)), 0)
  })
})

test('who is out of view has no bubble', () => {
  const paper = paperOf(view, { x: 600, y: 2000, scale: 1 })
  assert.equal(layoutOf({ table: MELEE, paper, fire: fireAt(0) }).tags.boxes, [])
})

test.run()
