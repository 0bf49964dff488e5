import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { FLEETS } from '../../../../../agents/skirmish/data/fleets.js'
import { skirmish } from '../../../../../engine/skirmish/index.js'
import { FINISH_FLEET, moveOf } from '../../../../../engine/skirmish/state/moves.js'
import { isOnTable, xOf } from '../../../../../engine/skirmish/state/units.js'
import {
  filedFleet,
  fleetView,
  readyMoves,
  unfitting,
} from '../../../../../play/games/skirmish/decision/fleet.js'
import { LINE_UPS, linedUp } from '../../../../../play/games/skirmish/decision/line-up.js'
import {
  ordersIn,
  ordersText,
  withOrder,
} from '../../../../../play/games/skirmish/decision/orders.js'
import { Trial } from '../../../../../play/games/skirmish/decision/trial.js'
import { slotsOf } from '../../../../../play/games/skirmish/table/view.js'
import { Session } from '../../../../../play/shell/session.js'

/** What is done at once for many units, and drafts that are kept. */

const SOME_FLEETS = ['cruiser-and-wings', 'swarm', 'walkers']

function placing(id: string, battle: string, players = '2'): Session {
  const session = new Session(skirmish, { battle, players }, 'line', [0])
  const fleet = FLEETS.find((one) => one.id === id)
  if (fleet === undefined) throw new Error(id)
  for (const move of [...readyMoves(fleet), moveOf(FINISH_FLEET)])
    if (session.kind === 'fleet' && session.legal.includes(move)) session.play(move)
  while (!session.isMine || session.kind !== 'place') session.play(session.legal[0] as number)
  return session
}

test('each line-up places all units of a fleet legally', () => {
  // One of many small units, one of few large ones, one of both
  for (const { id: fleet, battles } of FLEETS.filter(({ id }) => SOME_FLEETS.includes(id)))
    for (const { id } of LINE_UPS) {
      const session = placing(fleet, battles[0] as string)
      const trial = linedUp(Trial.of(session.observation), id)
      assert.not.ok(trial.isOpen, `${fleet}, ${id}: somebody is left`)
      for (const move of trial.moves) session.play(move)
      assert.not.ok(session.isMine && session.kind === 'place', `${fleet}, ${id}`)
    }
})

test('a left wing stands left of a right wing, and the biggest in the middle of a line', () => {
  const start = Trial.of(placing('cruiser-and-wings', 'mixed').observation)
  const middles = LINE_UPS.map(({ id }) => {
    const { state } = linedUp(start, id)
    const units = slotsOf(state, 0).filter((slot) => isOnTable(state, slot))
    return units.reduce((sum, slot) => sum + xOf(state, slot), 0) / units.length
  })
  const [wide = 0, left = 0, right = 0, big = 0] = middles
  assert.ok(left < wide - 2000 && right > wide + 2000, middles.join(' '))
  assert.ok(Math.abs(big - wide) < 2000, middles.join(' '))
})

test('a fleet that is kept is the same fleet, and what may not fight in a battle is left out', () => {
  const start = Trial.of(new Session(skirmish, { battle: 'free' }, 'kept', [0]).observation)
  for (const fleet of FLEETS) {
    const built = Trial.of(start.state, readyMoves(fleet))
    const again = Trial.of(start.state, readyMoves(filedFleet(fleetView(built))))
    assert.equal(filedFleet(fleetView(again)), filedFleet(fleetView(built)))
  }
  const space = Trial.of(new Session(skirmish, { battle: 'space' }, 'kept', [0]).observation)
  const mixed = readyMoves({ table: 'x-wing at-at tie-bomber', reserve: 'wookiees' })
  assert.equal(unfitting(space.state, mixed), [1, 3])
})

test('orders are read back as they were drafted', () => {
  const fireAt = (target: number): number => moveOf(23, target, 0)
  let orders = withOrder(new Map(), 3, false, fireAt(60))
  orders = withOrder(orders, 3, true, fireAt(121))
  orders = withOrder(orders, 5, true, moveOf(22))
  assert.equal(ordersIn(ordersText(orders)), orders)
  assert.equal(ordersIn([fireAt(60)]), new Map())
})

test.run()
