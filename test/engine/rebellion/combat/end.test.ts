import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { allows, at, decider, field, moves, offers, play } from '../support.js'
import { type Duel, diceAre, FIELD, fight, onTo, toTheEnd, until } from './duel.js'

type Units = Record<string, number>

// Structures (C20)

test('C20: structures left alone against ground units are lost at the end of the round', () => {
  const rows: [Units, Units, string, Units][] = [
    // Alone from the beginning: one round is fought
    [{ 'ion-cannon': 1, 'shield-generator': 2 }, { stormtrooper: 1 }, '-', {}],
    // The last trooper falls: the generator goes in the same round
    [{ 'rebel-trooper': 1, 'shield-generator': 1 }, { stormtrooper: 1 }, 'h -', {}],
    // Both sides lose their last mobile unit: the structure stays
    [{ 'rebel-trooper': 1, 'ion-cannon': 1 }, { stormtrooper: 1 }, 'h h', { 'ion-cannon': 1 }],
  ]
  for (const [rebel, empire, dice, left] of rows) {
    const s = toTheEnd(fight({ by: 'empire', rebel, empire, dice }))
    for (const unit of ['rebel-trooper', 'ion-cannon', 'shield-generator'])
      assert.is(at(s, FIELD, unit), left[unit] ?? 0, `${dice} ${unit}`)
    diceAre(s, 0)
  }
})

test('C20: while another Rebel ground unit stands, and without Imperial ground units, they stay', () => {
  const s = fight({
    by: 'empire',
    rebel: { 'rebel-trooper': 1, 'ion-cannon': 1 },
    empire: { stormtrooper: 1 },
    dice: '- - s',
  })
  // Round 2: the Empire has rolled its special
  allows(s, 'draw black')
  diceAre(s, 0)
  assert.equal([at(s, FIELD, 'ion-cannon'), at(s, FIELD, 'rebel-trooper')], [1, 1])
  const ships = fight({
    by: 'empire',
    rebel: { 'x-wing': 1, 'ion-cannon': 1 },
    empire: { 'tie-fighter': 1 },
    dice: 'h h',
  })
  assert.is(at(toTheEnd(ships), FIELD, 'ion-cannon'), 1)
})

test('C20 C6: it is looked at after the retreat step', () => {
  const duel: Duel = {
    rebel: { 'rebel-transport': 1, 'rebel-trooper': 2, 'shield-generator': 1 },
    empire: { 'at-at': 1 },
    ground: ['ground-dig-in', 'ground-onslaught'],
    dice: '-- ---',
  }
  const retreat = until(fight(duel), 'retreat')
  assert.is(at(retreat, FIELD, 'shield-generator'), 1)
  const away = play(retreat, 'retreat princess-leia geonosis', 'take 2 rebel-trooper')
  assert.is(at(away, FIELD, 'shield-generator'), 0)
  const some = play(retreat, 'retreat princess-leia geonosis', 'take 1 rebel-trooper', 'done')
  assert.is(at(some, FIELD, 'shield-generator'), 1)
})

// Going on and ending

test('C21: a combat goes on as long as one theater is shared, even with a unit nobody can hurt', () => {
  const s = fight({
    rebel: { 'mon-calamari-cruiser': 1 },
    empire: { 'death-star': 1 },
    dice: `${'-'.repeat(35)}`,
  })
  let at2 = s
  for (let round = 1; round <= 5; round++) {
    at2 = until(at2, 'retreat')
    diceAre(at2, 35 - 7 * round)
    if (round < 5) at2 = play(at2, 'decline')
  }
  assert.equal([at(at2, FIELD, 'mon-calamari-cruiser'), at(at2, FIELD, 'death-star')], [1, 1])
})

test('C21 C7: the ground battle goes on when space is decided, and the other way round', () => {
  const s = fight({
    rebel: { 'x-wing': 1, 'rebel-trooper': 1 },
    empire: { 'tie-fighter': 1, stormtrooper: 1 },
    dice: 'h - - -  h -',
  })
  const after = onTo(s, 'decline')
  assert.equal([at(after, FIELD, 'tie-fighter'), at(after, FIELD, 'stormtrooper')], [0, 0])
  diceAre(after, 0)
  allows(after, 'pass')
})

// Silenced Death Star (C22)

const SILENCED: Duel = {
  rebel: { 'mon-calamari-cruiser': 1, 'x-wing': 1, 'ion-cannon': 2 },
  empire: { 'death-star': 1 },
  dice: '---- ----',
}

test('C22 13.3: a Death Star under two Ion Cannons rolls nothing, and drives the Rebel ships away', () => {
  const s = fight(SILENCED)
  // The ordinary retreat first
  allows(s, 'decline', 'retreat princess-leia geonosis')
  diceAre(s, 4)
  const forced = play(s, 'decline')
  assert.is(decider(forced), 'rebel')
  assert.equal(moves(forced), ['retreat princess-leia tatooine', 'retreat princess-leia geonosis'])
  const gone = play(forced, 'retreat princess-leia geonosis')
  assert.equal(
    [at(gone, 'geonosis', 'mon-calamari-cruiser'), at(gone, 'geonosis', 'x-wing')],
    [1, 1],
  )
  assert.equal([at(gone, FIELD, 'ion-cannon'), at(gone, FIELD, 'death-star')], [2, 1])
  allows(gone, 'pass')
  const willing = play(s, 'retreat princess-leia tatooine')
  assert.is(at(willing, 'tatooine', 'x-wing'), 1)
})

test('C22: ships that cannot retreat are destroyed', () => {
  const rows: Partial<Duel>[] = [
    // Nowhere to go
    { units: { geonosis: { stormtrooper: 1 }, tatooine: { 'tie-fighter': 1 } } },
    // Nobody to lead them
    { by: 'empire' },
  ]
  for (const row of rows) {
    const s = toTheEnd(fight({ ...SILENCED, ...row }))
    assert.equal([at(s, FIELD, 'mon-calamari-cruiser'), at(s, FIELD, 'x-wing')], [0, 0])
    assert.is(at(s, FIELD, 'ion-cannon'), 2)
    diceAre(s, 4)
  }
})

test('C22 T12: ships that may not retreat are destroyed as well', () => {
  const s = fight({
    ...SILENCED,
    there: ['admiral-piett'],
    empireActions: ['keep-them-from-escaping'],
    space: ['space-outmaneuver', 'space-onslaught', 'space-take-it-down', 'space-take-it-down'],
  })
  const held = play(s, 'play keep-them-from-escaping')
  assert.equal([at(held, FIELD, 'mon-calamari-cruiser'), at(held, FIELD, 'x-wing')], [0, 0])
  allows(held, 'pass')
})

test('C22: not with one cannon, other Imperial ships, ground units, or plans tried in that round', () => {
  const rows: [string, Partial<Duel>][] = [
    ['one cannon', { rebel: { 'mon-calamari-cruiser': 1, 'ion-cannon': 1 } }],
    ['an escort', { empire: { 'death-star': 1, 'assault-carrier': 1 } }],
    [
      'ground units',
      {
        rebel: { 'mon-calamari-cruiser': 1, 'ion-cannon': 2, 'rebel-trooper': 2 },
        empire: { 'death-star': 1, stormtrooper: 1 },
      },
    ],
  ]
  for (const [why, row] of rows) {
    const s = until(fight({ ...SILENCED, ...row, dice: '-'.repeat(40) }), 'retreat')
    const next = play(s, 'decline')
    // Not forced: declining is possible again, in round 2
    assert.ok(moves(until(next, 'retreat')).includes('decline'), why)
    assert.is(at(next, FIELD, 'mon-calamari-cruiser'), 1, why)
  }
  const plans = until(
    fight({ ...SILENCED, objectives: ['death-star-plans-2'], dice: `${'-'.repeat(40)}` }),
    'score',
  )
  const tried = play(plans, 'score death-star-plans-2', 'decline')
  allows(tried, 'decline', 'score death-star-plans-2')
  assert.is(at(tried, FIELD, 'mon-calamari-cruiser'), 1)
  // Kept in hand, they do not help
  assert.equal(offers(play(plans, 'decline', 'decline'), 'decline'), [])
})

// The building site (C40)

const SITE = 'death-star-under-construction'

test('C40 D11 D13: a building site alone against ships is lost, with the Death Star on the queue', () => {
  const s = fight({
    system: 'endor',
    rebel: { 'x-wing': 1 },
    empire: { [SITE]: 1, 'tie-fighter': 1 },
    objectives: ['regional-support-1'],
    more: { queues: { empire: { 2: { 'death-star': 1, 'star-destroyer': 1 } } } },
    dice: 'h -',
  })
  // The only TIE Fighter falls (the black hit may also go to the site)
  const after = toTheEnd(play(s, 'hit tie-fighter'))
  assert.equal([at(after, 'endor', SITE), at(after, 'endor', 'x-wing')], [0, 1])
  assert.equal(field(after, 'queues'), { empire: { 2: { 'star-destroyer': 1 } } })
  assert.is(field(after, 'reputation'), 12)
})

test('C40: not beside other Imperial ships, not without Rebel ships, not for ground units', () => {
  const escorted = fight({
    system: 'endor',
    rebel: { 'y-wing': 1 },
    empire: { [SITE]: 1, 'star-destroyer': 1 },
    dice: '- ---',
  })
  assert.is(at(play(escorted, 'decline'), 'endor', SITE), 1)
  const left = fight({
    system: 'endor',
    rebel: { 'y-wing': 1 },
    empire: { [SITE]: 1, stormtrooper: 1 },
    dice: '-',
  })
  const gone = play(left, 'retreat princess-leia bespin')
  assert.equal([at(gone, 'endor', SITE), at(gone, 'bespin', 'y-wing')], [1, 1])
  const stays = play(left, 'decline')
  assert.equal([at(stays, 'endor', SITE), at(stays, 'endor', 'stormtrooper')], [0, 1])
})

test('C40: only where the site itself is', () => {
  const s = fight({
    rebel: { 'rebel-transport': 1, 'rebel-trooper': 1 },
    empire: { stormtrooper: 2 },
    units: { endor: { [SITE]: 1 } },
    more: { queues: { empire: { 2: { 'death-star': 1 } } } },
    dice: 'h - - -',
  })
  const next = play(until(s, 'retreat'), 'decline')
  assert.equal([at(next, 'endor', SITE), at(next, FIELD, 'stormtrooper')], [1, 1])
  assert.equal(field(next, 'queues'), { empire: { 2: { 'death-star': 1 } } })
})

test('C40 O9: its 4 health count for Major Victory, at the end of the round', () => {
  const s = fight({
    system: 'endor',
    rebel: { 'x-wing': 1 },
    empire: { [SITE]: 1 },
    objectives: ['major-victory-3'],
    dice: '-',
  })
  // Not before the retreat
  allows(s, 'retreat princess-leia bespin')
  const due = play(s, 'decline')
  assert.equal(moves(due), ['decline', 'score major-victory-3'])
  assert.is(at(due, 'endor', SITE), 0)
  assert.is(field(play(due, 'score major-victory-3'), 'reputation'), 11)
})

// Destroyed systems

test('D6: in a destroyed system ships fight and ground units do not', () => {
  const duel: Duel = {
    rebel: { 'rebel-transport': 1, 'x-wing': 1, 'rebel-trooper': 2 },
    empire: { 'assault-carrier': 1, stormtrooper: 3 },
    more: { destroyed: [FIELD] },
    dice: '- --',
  }
  const s = fight(duel)
  allows(s, 'retreat princess-leia geonosis')
  diceAre(s, 0)
  assert.equal([at(s, FIELD, 'rebel-trooper'), at(s, FIELD, 'stormtrooper')], [2, 3])
})

test('D17 T13 O9: units beyond the carriers left are lost, by their owner’s choice, in that combat', () => {
  const s = fight({
    rebel: { 'mon-calamari-cruiser': 2, 'y-wing': 1 },
    empire: { 'assault-carrier': 2, 'tie-fighter': 4, 'at-at': 2, 'at-st': 2 },
    objectives: ['crippling-blow-1', 'major-victory-3'],
    more: { destroyed: [FIELD] },
    dice: 'dd--- -- -- ------',
  })
  const hits = play(s, 'hit assault-carrier', 'hit assault-carrier hit-1')
  // One carrier is left, room for four of eight
  assert.is(decider(hits), 'empire')
  assert.equal(moves(hits).sort(), [
    `destroy at-at ${FIELD}`,
    `destroy at-st ${FIELD}`,
    `destroy tie-fighter ${FIELD}`,
  ])
  const troops = play(
    hits,
    `destroy at-at ${FIELD}`,
    `destroy at-at ${FIELD}`,
    `destroy at-st ${FIELD}`,
    `destroy at-st ${FIELD}`,
  )
  assert.equal(
    ['at-at', 'at-st', 'tie-fighter', 'assault-carrier'].map((unit) => at(troops, FIELD, unit)),
    [0, 0, 4, 1],
  )
  // Ten health on the ground, two of the carrier in space
  assert.equal(moves(troops), ['decline', 'score crippling-blow-1'])
  const fighters = play(hits, ...Array<string>(4).fill(`destroy tie-fighter ${FIELD}`))
  assert.equal(moves(fighters), ['decline', 'score major-victory-3'])
})

test('D17 fully-operational: a carrier destroyed before the battle leaves its troops behind', () => {
  const s = fight({
    by: 'empire',
    rebel: { 'rebel-transport': 1, 'x-wing': 1, 'rebel-trooper': 3 },
    empire: { 'death-star': 1 },
    empireActions: ['fully-operational'],
    more: { destroyed: [FIELD] },
    dice: 's---',
  })
  const choosing = play(s, 'play fully-operational')
  const carrier = play(choosing, `destroy rebel-transport ${FIELD}`)
  assert.equal([at(carrier, FIELD, 'rebel-trooper'), at(carrier, FIELD, 'x-wing')], [0, 1])
  const fighter = play(choosing, `destroy x-wing ${FIELD}`)
  assert.equal([at(fighter, FIELD, 'rebel-trooper'), at(fighter, FIELD, 'x-wing')], [3, 0])
})

test('D17 D15: after a retreat too; the Death Star carries like any ship', () => {
  const s = fight({
    rebel: { 'rebel-transport': 1, 'x-wing': 1, 'rebel-trooper': 3 },
    empire: { 'death-star': 1, stormtrooper: 8 },
    more: { destroyed: [FIELD] },
    dice: '- ----',
  })
  const away = play(s, 'retreat princess-leia geonosis', 'take 1 rebel-trooper', 'done')
  assert.equal([at(away, 'geonosis', 'rebel-trooper'), at(away, FIELD, 'rebel-trooper')], [1, 0])
  assert.is(at(away, FIELD, 'stormtrooper'), 8)
})

test.run()
