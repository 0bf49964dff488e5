import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { State } from '../../../../engine/state.js'
import { goOn, goTo, kindOf } from '../look.js'
import { at, decider, diceLeft, field, forbids, moves, offers, play } from '../support.js'
import { withBaseCombat } from './support.js'

/** Structures, Shield Bunkers and Interdictors, with the tactic cards of the base game. */

type Fields = Readonly<Record<string, unknown>>

/** A combat that begins, with this side as its current player. */
function combat(system: string, units: Fields, more: Fields = {}, side = 'rebel'): State {
  return withBaseCombat({
    units: { [system]: units },
    stack: [
      { step: 'command-phase' },
      { step: 'pending-combats', side },
      { step: 'combat', side, system },
    ],
    ...more,
  })
}

function blanks(count: number): string[] {
  return Array.from({ length: count }, () => 'blank')
}

/** Plays quietly until the combat is over or another round has begun. */
function roundAfter(s: State): State {
  return goOn(s, (now) => field(now, 'combat') === undefined || field(now, 'combat.round') === 2)
}

// Structures alone

test('E42: structures that are alone are lost at the end of a round in which they rolled no die', () => {
  const s = combat(
    'naboo',
    { 'shield-generator': 1, 'ion-cannon': 1, stormtrooper: 1 },
    { dice: blanks(9) },
  )
  const after = roundAfter(s)
  assert.equal([at(after, 'naboo', 'shield-generator'), at(after, 'naboo', 'ion-cannon')], [0, 0])
})

/** Darth Vader could leave with his ship: that is asked in every round. */
const VADER = {
  units: { 'assault-carrier': 1 },
  more: { leaders: { naboo: ['darth-vader'] } },
}

test('E42: a turret that rolls keeps all structures of its side, and another round follows', () => {
  const s = combat(
    'naboo',
    { 'golan-arms-turret': 1, 'shield-generator': 1, stormtrooper: 1, ...VADER.units },
    { ...VADER.more, dice: blanks(9) },
  )
  const after = roundAfter(s)
  assert.is(field(after, 'combat.round'), 2)
  assert.equal(
    [at(after, 'naboo', 'golan-arms-turret'), at(after, 'naboo', 'shield-generator')],
    [1, 1],
  )
})

test('E42: a Shield Bunker alone among Rebel ground units is lost too', () => {
  const after = roundAfter(
    combat('naboo', { 'shield-bunker': 1, 'rebel-trooper': 2 }, { dice: blanks(9) }),
  )
  assert.is(at(after, 'naboo', 'shield-bunker'), 0)
  assert.is(at(after, 'naboo', 'rebel-trooper'), 2)
})

test('E42: both sides are judged on the same board: lone structures of both are lost together', () => {
  const after = roundAfter(combat('naboo', { 'shield-bunker': 1, 'shield-generator': 1 }))
  assert.equal(
    [at(after, 'naboo', 'shield-bunker'), at(after, 'naboo', 'shield-generator')],
    [0, 0],
  )
})

test('E31: who rolled no die for whatever reason does not keep his structures', () => {
  const units = { 'rebel-trooper': 1, 'shield-generator': 1, stormtrooper: 1, ...VADER.units }
  const trooper = (prefer: string): State =>
    goOn(
      combat(
        'naboo',
        units,
        {
          leaders: { naboo: ['darth-vader', 'emperor-palpatine'] },
          hands: { empire: { actions: ['according-to-my-design'] } },
          dice: ['direct-hit', ...blanks(9)],
        },
        'empire',
      ),
      (now) => field(now, 'combat') === undefined || field(now, 'combat.round') === 2,
      [prefer, 'hit rebel-trooper'],
    )
  // The trooper falls; it has rolled its die, or a card has taken it away
  const rolled = trooper('decline')
  assert.equal(
    [at(rolled, 'naboo', 'rebel-trooper'), at(rolled, 'naboo', 'shield-generator')],
    [0, 1],
  )
  const silent = trooper('play according-to-my-design')
  assert.equal(
    [at(silent, 'naboo', 'rebel-trooper'), at(silent, 'naboo', 'shield-generator')],
    [0, 0],
  )
})

test('E43: structures are never moved: no ability offers one', () => {
  const s = withBaseCombat({
    phase: 'command',
    turn: 'empire',
    units: { naboo: { 'shield-bunker': 1, stormtrooper: 1, 'assault-carrier': 1 } },
    leaders: { pool: ['darth-vader'] },
  })
  const moving = play(s, 'activate darth-vader dagobah')
  assert.ok(offers(moving, 'move').length > 0)
  assert.not.ok(moves(moving).some((text) => text.includes('shield-bunker')))
})

// The Shield Bunker

test('E38: beside a Shield Bunker a Death Star under construction is dealt no damage', () => {
  const units = { 'death-star-under-construction': 1, 'tie-fighter': 1, 'x-wing': 3 }
  const fields = {
    dice: ['direct-hit', 'direct-hit', 'direct-hit', 'blank'],
    leaders: { dagobah: ['general-rieekan'] },
    queues: { empire: { 2: { 'death-star': 1 } } },
  }
  const struck = (more: Fields): State =>
    goOn(combat('dagobah', { ...units, ...more }, fields), (now) => kindOf(now) === 'retreat', [
      'hit death-star-under-construction',
    ])
  assert.equal(field(struck({}), 'combat.damage'), { 'death-star-under-construction': [3] })
  const shielded = struck({ 'shield-bunker': 1 })
  assert.is(field(shielded, 'combat.damage'), undefined)
  assert.is(at(shielded, 'dagobah', 'tie-fighter'), 0)
})

test('E38: Death Star Plans are not tried where a Shield Bunker stands', () => {
  const fields = {
    hands: { rebel: { objectives: ['death-star-plans-2'] } },
    leaders: { dagobah: ['general-rieekan'] },
    dice: blanks(20),
  }
  const asked = (units: Fields): string =>
    kindOf(
      goOn(combat('dagobah', units, fields), (now) =>
        ['objective', 'retreat'].includes(kindOf(now)),
      ),
    )
  const units = { 'x-wing': 2, 'death-star': 1 }
  assert.is(asked(units), 'objective')
  assert.is(asked({ ...units, 'shield-bunker': 1 }), 'retreat')
})

test('E38: shielded, a lone Death Star under construction stays; the Rebels leave if they can', () => {
  const units = { 'death-star-under-construction': 1, 'shield-bunker': 1, 'x-wing': 2 }
  const more = { queues: { empire: { 2: { 'death-star': 1 } } } }
  const stuck = goOn(combat('dagobah', units, more), (now) => field(now, 'combat') === undefined)
  assert.equal(
    [at(stuck, 'dagobah', 'death-star-under-construction'), at(stuck, 'dagobah', 'x-wing')],
    [1, 2],
  )
  const led = combat('dagobah', units, { ...more, leaders: { dagobah: ['general-rieekan'] } })
  const forced = goOn(
    led,
    (now) =>
      field(now, 'combat') === undefined ||
      (kindOf(now) === 'retreat' && offers(now, 'decline').length === 0),
  )
  assert.is(kindOf(forced), 'retreat')
  assert.is(decider(forced), 'rebel')
})

test('E38: it protects only while it stands: without it the site alone is destroyed, and the queue with it', () => {
  const s = combat(
    'dagobah',
    { 'death-star-under-construction': 1, 'shield-bunker': 1, 'x-wing': 2, 'rebel-trooper': 1 },
    { queues: { empire: { 2: { 'death-star': 1 } } } },
  )
  const after = goOn(s, (now) => field(now, 'combat') === undefined)
  assert.is(at(after, 'dagobah', 'death-star-under-construction'), 0)
  assert.is(field(after, 'queues'), undefined)
})

// Deployment

const DEPLOYING = { phase: 'refresh', time: 1 }

function deploying(fields: Fields): State {
  return goTo(withBaseCombat({ ...DEPLOYING, ...fields }), 'empire', 'deploy')
}

function places(s: State, unit: string): string[] {
  return offers(s, `deploy ${unit}`)
    .map((text) => text.split(' ')[2] ?? '')
    .sort()
}

const BUNKERS = { queues: { empire: { 1: { 'shield-bunker': 2, stormtrooper: 3 } } } }

test('E39: a Shield Bunker also goes where Imperial ground units are and no Rebel unit, but for sabotage', () => {
  const s = deploying({
    ...BUNKERS,
    loyalty: { rebel: ['kashyyyk', 'naboo'] },
    sabotage: ['rodia'],
    units: {
      dagobah: { stormtrooper: 1 },
      ilum: { stormtrooper: 1, 'x-wing': 1 },
      yavin: { 'tie-fighter': 1, 'star-destroyer': 1 },
      rodia: { stormtrooper: 1 },
      kashyyyk: { stormtrooper: 1 },
    },
  })
  assert.equal(places(s, 'shield-bunker'), ['coruscant', 'dagobah', 'kashyyyk'])
  assert.equal(places(s, 'stormtrooper'), ['coruscant', 'kashyyyk'])
})

test('E40: where a Shield Bunker stands in a remote system units are deployed, two at most, not when it has just come', () => {
  const s = deploying({
    queues: { empire: { 1: { 'shield-bunker': 1, stormtrooper: 3 } } },
    units: {
      dagobah: { stormtrooper: 1 },
      yavin: { 'shield-bunker': 1 },
      ilum: { 'shield-bunker': 1, 'x-wing': 1 },
    },
  })
  assert.equal(places(s, 'stormtrooper'), ['coruscant', 'yavin'])
  const built = play(s, 'deploy shield-bunker dagobah')
  assert.equal(places(built, 'stormtrooper'), ['coruscant', 'yavin'])
  const full = play(built, 'deploy stormtrooper yavin', 'deploy stormtrooper yavin')
  assert.equal(places(full, 'stormtrooper'), ['coruscant'])
})

test('E40: a Death Star counts toward the limit of 2', () => {
  const s = deploying({
    queues: { empire: { 1: { 'death-star': 1, stormtrooper: 3 } } },
    units: { yavin: { 'shield-bunker': 1, 'death-star-under-construction': 1 } },
  })
  const one = play(s, 'deploy death-star yavin', 'deploy stormtrooper yavin')
  assert.equal(places(one, 'stormtrooper'), ['coruscant'])
  assert.equal(
    [at(one, 'yavin', 'death-star'), at(one, 'yavin', 'death-star-under-construction')],
    [1, 0],
  )
})

// The Interdictor

test('E41: beside an Interdictor the Rebels cannot retreat, and may again when the last one is gone', () => {
  const fields = {
    leaders: { dagobah: ['general-rieekan'] },
    // A card that asks in every round
    decks: { spaceTactics: ['space-critical-hit', 'space-critical-hit'] },
    dice: blanks(20),
  }
  const asked = (units: Fields): string =>
    decider(
      goOn(
        combat('dagobah', units, fields),
        (now) =>
          field(now, 'combat') === undefined ||
          kindOf(now) === 'retreat' ||
          field(now, 'combat.round') === 2,
      ),
    )
  const units = { 'mon-calamari-cruiser': 1, 'star-destroyer': 1 }
  assert.is(asked(units), 'rebel')
  const held = goOn(
    combat('dagobah', { ...units, interdictor: 1 }, fields),
    (now) => kindOf(now) === 'retreat' || field(now, 'combat.round') === 2,
  )
  assert.is(field(held, 'combat.round'), 2, 'the next round begins without a retreat')
})

test('E16: no resource icon builds an Interdictor', () => {
  const s = goTo(
    withBaseCombat({ phase: 'refresh', time: 1, loyalty: { empire: ['corellia', 'mygeeto'] } }),
    'empire',
    'build',
  )
  const each = play(s, 'build-each')
  for (let now = each; kindOf(now) === 'build'; now = play(now, 'decline'))
    forbids(now, 'build interdictor', 'gain interdictor')
  assert.is(diceLeft(each), 0)
})

test.run()
