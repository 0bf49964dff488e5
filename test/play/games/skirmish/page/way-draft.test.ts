import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { xOf, yOf } from '../../../../../engine/skirmish/state/units.js'
import { begun } from '../../../../../play/games/skirmish/decision/act.js'
import { enemiesOf } from '../../../../../play/games/skirmish/decision/sight.js'
import { Trial } from '../../../../../play/games/skirmish/decision/trial.js'
import { lay } from '../../../../../play/games/skirmish/decision/way.js'
import { WayDraft } from '../../../../../play/games/skirmish/page/way-draft.js'
import { at, battle, FAR_NORTH } from '../../../../engine/skirmish/support.js'

/** The way in hand: what it shows, and whether the marked button goes on with it or goes there. */

const SPOT = { x: 62_000, y: 46_000 }

function drafting(unit = 'x-wing') {
  const start = begun(Trial.of(battle([at(unit, 600, 300)], [FAR_NORTH])), 'act')
  const told = { changed: 0, followed: 0 }
  const way = new WayDraft(
    () => start,
    () => told.changed++,
    () => told.followed++,
  )
  const away = (): number => {
    const { state } = way.shown.reduce(lay, start)
    return Math.hypot(xOf(state, start.slot) - SPOT.x, yOf(state, start.slot) - SPOT.y)
  }
  return { way, start, told, away }
}

test('the ghost follows the pointer until something is chosen, and goes back behind the edge', () => {
  const { way, told, away } = drafting()
  assert.ok(away() > 5000)
  way.follow(SPOT)
  assert.ok(away() < 300, `${away()} from the pointer`)
  assert.ok(way.isPlanned)
  assert.is(way.isBegun, false, 'nothing is chosen by looking')
  way.follow(null)
  assert.ok(away() > 5000)
  assert.is(way.isPlanned, false)
  assert.equal(told, { changed: 0, followed: 2 })
  way.set({ turn: 15 })
  way.follow(SPOT)
  assert.is(way.segment.turn, 15)
  assert.ok(away() > 5000, 'a way that is begun stays')
})

test('a press on the ghost that follows the pointer lays the way there, and on no other ghost', () => {
  const { way, away } = drafting()
  way.settle(SPOT)
  assert.is(way.isBegun, false, 'no ghost has followed')
  way.follow(SPOT)
  way.settle(SPOT)
  assert.ok(way.isBegun)
  way.follow(null)
  assert.ok(away() < 300, 'the way stays when the pointer leaves the table')
})

test('dial and length tell the way that is shown, and change that one', () => {
  const { way } = drafting()
  way.follow(SPOT)
  const count = way.shown.length
  assert.equal(way.segment, way.shown[count - 1])
  assert.is.not(way.segment.length, Number.POSITIVE_INFINITY)
  const first = way.shown[0]
  way.set({ turn: 10 })
  assert.is(way.segments.length, count)
  assert.equal(way.segments[0], count === 1 ? way.segment : first)
})

test('a way that was pointed out is planned, one that is laid by keys goes on', () => {
  const { way, start } = drafting()
  way.plan(SPOT)
  assert.ok(way.isPlanned)
  way.set({ turn: 30 })
  assert.is(way.isPlanned, false)
  way.goTo(SPOT)
  assert.ok(way.isPlanned)
  way.letGo()
  assert.is(way.isPlanned, false)
  way.aimAt(enemiesOf(start.state, 0)[0] ?? -1)
  assert.ok(way.isPlanned, 'it aims at an enemy')
})

test('a joint is dragged, and the way still leads where it led; its nose turns with what is left', () => {
  const { way, away } = drafting()
  way.plan(SPOT)
  const [first] = way.segments
  way.bend(0, { x: 57_000, y: 35_000 })
  assert.ok((way.segments[0]?.turn ?? 0) > (first?.turn ?? 0), 'to the left of before')
  assert.ok(away() < 300, `${away()} from the place`)
  const count = way.segments.length
  way.face({ x: 90_000, y: 46_000 })
  way.face({ x: 62_000, y: 90_000 })
  assert.is(way.segments.length, count + 1, 'one turn at the end, however often it is dragged')
  assert.is(way.segment.length, 0)
  assert.ok(away() < 300)
})

test.run()
