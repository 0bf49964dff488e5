import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { skirmish } from '../../../../../engine/skirmish/index.js'
import { fleetIn, readyMoves } from '../../../../../play/games/skirmish/decision/fleet.js'
import {
  fleetOffered,
  offeredFleets,
} from '../../../../../play/games/skirmish/page/fleet/wished-fleets.js'

/** Fleets that are wished for before a battle. */

test('only fleets that may fight whole are offered', () => {
  const keys = (options: object): readonly string[] =>
    offeredFleets({ ...options }).map(({ key }) => key)
  assert.ok(keys({ battle: 'space' }).includes('ready swarm'))
  assert.not.ok(keys({ battle: 'ground' }).includes('ready swarm'))
  assert.not.ok(
    keys({ battle: 'space', copyLimit: '2' }).includes('ready swarm'),
    'three of a kind',
  )
  assert.ok(keys({ battle: 'space', copyLimit: 'off' }).includes('ready swarm'))
  assert.is(fleetOffered({ battle: 'ground' }, 'ready swarm'), null)
})

test('the fleet that a player has chosen is read back, to be mirrored', () => {
  const options = { battle: 'space' }
  const fleet = fleetOffered(options, 'ready two-frigates')
  if (fleet === null) throw new Error('it is not offered')
  let s = skirmish.start(options, 'mirror')
  assert.is(fleetIn(skirmish.observe(s, 0), 0), null)
  for (const move of readyMoves(fleet)) s = skirmish.apply(s, move)
  const found = fleetIn(skirmish.observe(s, 0), 0)
  const sorted = (list = ''): readonly string[] => list.split(' ').sort()
  assert.equal(sorted(found?.table), sorted(fleet.table))
  assert.equal(sorted(found?.reserve), sorted(fleet.reserve))
  assert.is(fleetIn(skirmish.observe(s, 1), 0), null, 'nobody else sees it')
})

test.run()
