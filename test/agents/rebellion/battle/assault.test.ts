import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { Assault } from '../../../../agents/rebellion/battle/assault.js'
import { Delivery } from '../../../../agents/rebellion/battle/delivery.js'
import { Facts } from '../../../../agents/rebellion/facts/facts.js'
import { systemNumber } from '../../../../engine/rebellion/facts/map.js'
import { EMPIRE } from '../../../../engine/rebellion/facts/sides.js'
import { rebellion } from '../../../../engine/rebellion/index.js'
import { RebellionView } from '../../../../engine/rebellion/knowledge/view.js'

type Units = Readonly<Record<string, number>>

/** One place is left for the base, with these units in the base space and these Imperial ones next door. */
function chanceOf(garrison: Units, fleet: Units): number {
  const path = join(process.cwd(), 'test', 'agents', 'positions', 'take-the-last-place.json')
  const position = JSON.parse(readFileSync(path, 'utf8'))
  position.units['rebel-base'] = garrison
  position.units.sullust = fleet
  const view = new RebellionView(EMPIRE).bind(rebellion.fromPosition(position))
  const facts = new Facts().read(view)
  const delivery = new Delivery().reach(facts, EMPIRE, PLACE, false, true)
  return new Assault().chance(facts, delivery, PLACE, 1)
}

const PLACE = systemNumber('cato-neimoidia')
const ARMY = { 'star-destroyer': 2, stormtrooper: 4, 'at-at': 2 }

test('a strong army takes a weak garrison', () => {
  assert.ok(chanceOf({ 'rebel-trooper': 2 }, ARMY) > 0.9)
})

test('a fleet holds the base as well as troops do (N2)', () => {
  const ashore = chanceOf({ 'rebel-trooper': 2 }, ARMY)
  const held = chanceOf({ 'rebel-trooper': 2, 'mon-calamari-cruiser': 3, 'x-wing': 4 }, ARMY)
  assert.ok(held < 0.5 * ashore, `${held} against ${ashore}`)
})

test('without troops nobody clears the ground, and with nobody there the ground is clear', () => {
  assert.is(chanceOf({ 'rebel-trooper': 1 }, { 'star-destroyer': 3 }), 0)
  assert.is(chanceOf({}, ARMY), 1)
})

test.run()
