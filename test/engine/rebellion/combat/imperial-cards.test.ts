import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { EMPIRE, REBEL } from '../../../../engine/rebellion/facts/sides.js'
import { observe } from '../../../../engine/rebellion/knowledge/observe.js'
import { cloneState } from '../../../../engine/state.js'
import { allows, at, decider, field, forbids, moves, offers, play } from '../support.js'
import { type Duel, diceAre, FIELD, fight, hand, toTheEnd, until } from './duel.js'
import { FIGHTERS, needs } from './start-cards.js'

/** The Imperial Start of Combat cards. */

test('according-to-my-design Z3: needs the Emperor there', () => {
  needs('according-to-my-design', 'emperor-palpatine', 'empire')
})

test('according-to-my-design C29 C9: in round 1 the Rebels roll 1 red and 2 black dice fewer in each battle', () => {
  const rows: [Record<string, number>, number, number][] = [
    // Dice rolled in the space battle and in the ground battle of round 1
    [{ 'x-wing': 3, 'y-wing': 2, 'rebel-trooper': 3 }, 2, 1],
    [{ 'x-wing': 1, 'rebel-trooper': 2, airspeeder: 1 }, 0, 1],
    // Reductions before the limit: 7 black dice less 2 are 5
    [{ 'x-wing': 7, 'y-wing': 7, 'rebel-trooper': 8 }, 10, 5],
    [{ 'x-wing': 6, 'y-wing': 1, 'rebel-trooper': 6 }, 4, 4],
  ]
  for (const [rebel, space, ground] of rows) {
    const s = fight({
      by: 'empire',
      leader: 'emperor-palpatine',
      rebel,
      empire: { 'star-destroyer': 1, 'at-at': 1 },
      empireActions: ['according-to-my-design'],
      space: ['space-critical-hit', 'space-critical-hit', 'space-no-escape'],
      ground: ['ground-critical-hit', 'ground-critical-hit'],
      dice: '-'.repeat(40),
    })
    const played = play(s, 'play according-to-my-design')
    // The Empire stops at its cards; 3 dice of its own each time
    diceAre(played, 37)
    const onGround = play(played, 'done')
    diceAre(onGround, 37 - space - 3)
    const retreat = until(play(onGround, 'done'), 'retreat')
    diceAre(retreat, 37 - space - 3 - ground)
  }
})

test('according-to-my-design C29: the second round is whole again, and the Empire rolls all', () => {
  const s = fight({
    by: 'empire',
    leader: 'emperor-palpatine',
    rebel: { 'x-wing': 3 },
    empire: { 'star-destroyer': 1 },
    empireActions: ['according-to-my-design'],
    space: ['space-critical-hit', 'space-critical-hit', 'space-no-escape'],
    dice: '--- - --- ---',
  })
  const one = until(play(s, 'play according-to-my-design'), 'retreat')
  diceAre(one, 6)
  diceAre(until(play(one, 'decline'), 'retreat'), 0)
  // Unplayed, the Rebels roll three at once
  diceAre(until(play(s, 'decline'), 'retreat'), 4)
})

test('more-dangerous-than-you-realize Z3: needs General Tagge there', () => {
  needs('more-dangerous-than-you-realize', 'general-tagge', 'empire')
})

test('more-dangerous-than-you-realize: three cards of one theater on top of the usual ones', () => {
  const s = fight({
    ...FIGHTERS,
    by: 'empire',
    leader: 'general-tagge',
    empireActions: ['more-dangerous-than-you-realize'],
    space: ['space-critical-hit', 'space-no-escape', 'space-onslaught', 'space-outmaneuver'],
    ground: ['ground-critical-hit', 'ground-onslaught', 'ground-escape-plan', 'ground-dig-in'],
    dice: 's s',
  })
  const choosing = play(s, 'play more-dangerous-than-you-realize')
  assert.equal(moves(choosing).sort(), ['choose ground', 'choose space'])
  assert.equal(hand(play(choosing, 'choose space'), 'empire'), [
    'space-critical-hit',
    'space-no-escape',
    'space-onslaught',
    'space-outmaneuver',
  ])
  // Contested or not
  assert.equal(hand(play(choosing, 'choose ground'), 'empire'), [
    'space-critical-hit',
    'ground-critical-hit',
    'ground-escape-plan',
    'ground-onslaught',
  ])
  assert.equal(hand(play(s, 'decline'), 'empire'), ['space-critical-hit'])
  assert.equal(hand(play(choosing, 'choose space'), 'rebel'), [])
})

test('fully-operational Z3: needs Moff Jerjerrod there', () => {
  const duel = { rebel: { 'x-wing': 2 }, empire: { 'death-star': 1 } }
  const s = fight({
    ...duel,
    by: 'empire',
    leader: 'moff-jerjerrod',
    empireActions: ['fully-operational'],
  })
  allows(s, 'play fully-operational')
  const without = fight({
    ...duel,
    by: 'empire',
    leader: 'darth-vader',
    pool: ['moff-jerjerrod'],
    empireActions: ['fully-operational'],
    dice: '-'.repeat(20),
    there: ['princess-leia'],
  })
  forbids(without, 'play fully-operational')
})

test('fully-operational C27 D2: needs a Death Star, finished or not, and a Rebel ship', () => {
  const rows: [Record<string, number>, Record<string, number>, boolean][] = [
    [{ 'x-wing': 1 }, { 'death-star': 1 }, true],
    [{ 'x-wing': 1 }, { 'death-star-under-construction': 1 }, true],
    [{ 'x-wing': 1 }, { 'star-destroyer': 1 }, false],
    [{ 'rebel-trooper': 1 }, { 'death-star': 1, stormtrooper: 1 }, false],
  ]
  for (const [rebel, empire, expected] of rows) {
    const s = fight({
      by: 'empire',
      system: 'endor',
      rebel,
      empire,
      empireActions: ['fully-operational'],
      dice: 's----',
    })
    assert.is(offers(s, 'play fully-operational').length > 0, expected, JSON.stringify(empire))
  }
})

test('fully-operational: one Rebel ship of choice is destroyed before it rolls', () => {
  const s = fight({
    by: 'empire',
    rebel: { 'mon-calamari-cruiser': 1, 'x-wing': 2, 'rebel-trooper': 1 },
    empire: { 'death-star': 1 },
    empireActions: ['fully-operational'],
    dice: '----',
  })
  const choosing = play(s, 'play fully-operational')
  assert.equal(moves(choosing).sort(), [
    `destroy mon-calamari-cruiser ${FIELD}`,
    `destroy x-wing ${FIELD}`,
  ])
  const cruiser = play(choosing, `destroy mon-calamari-cruiser ${FIELD}`)
  assert.equal([at(cruiser, FIELD, 'mon-calamari-cruiser'), at(cruiser, FIELD, 'x-wing')], [0, 2])
  const wing = play(choosing, `destroy x-wing ${FIELD}`)
  assert.equal([at(wing, FIELD, 'mon-calamari-cruiser'), at(wing, FIELD, 'x-wing')], [1, 1])
})

test('fully-operational C36: with the last ship gone there is no battle, and nobody wins one', () => {
  const s = fight({
    by: 'empire',
    rebel: { 'x-wing': 1, 'rebel-trooper': 1 },
    empire: { 'death-star': 1 },
    empireActions: ['fully-operational'],
    dice: 'hhhh h',
  })
  const after = play(s, 'play fully-operational')
  assert.equal([at(after, FIELD, 'x-wing'), at(after, FIELD, 'rebel-trooper')], [0, 1])
  diceAre(after, 5)
  // The combat is over; the hands were never drawn
  allows(after, 'pass')
  assert.equal(hand(after, 'empire'), [])
})

test('good-intel Z3: needs Colonel Yularen or Soontir Fel there', () => {
  needs('good-intel', 'colonel-yularen', 'empire')
  needs('good-intel', 'soontir-fel', 'empire')
})

test('good-intel C28: the Empire sees the Rebel tactic cards for the whole combat', () => {
  const s = fight({
    rebel: { 'y-wing': 1 },
    empire: { 'star-destroyer': 1 },
    there: ['soontir-fel'],
    empireActions: ['good-intel'],
    space: ['space-critical-hit', 'space-onslaught', 'space-no-escape', 'space-outmaneuver'],
    dice: 's ---',
  })
  const open = play(s, 'play good-intel')
  const closed = play(s, 'decline')
  const seen = (state: typeof s, side: number): unknown =>
    hand(observe(state, side, cloneState(state)), side === EMPIRE ? 'rebel' : 'empire')
  assert.equal(hand(open, 'rebel'), ['space-critical-hit'])
  assert.equal(seen(open, EMPIRE), ['space-critical-hit'])
  assert.equal(seen(closed, EMPIRE), [])
  // Cards that come later too, and never the other way round
  assert.equal(seen(play(open, 'draw red'), EMPIRE), ['space-critical-hit', 'space-outmaneuver'])
  assert.equal(hand(open, 'empire'), ['space-no-escape', 'space-onslaught'])
  assert.equal(seen(open, REBEL), [])
})

test('keep-them-from-escaping Z3: needs Admiral Piett there', () => {
  needs('keep-them-from-escaping', 'admiral-piett', 'empire')
})

test('keep-them-from-escaping T12: the Rebels never retreat from this combat; transports die', () => {
  const duel: Duel = {
    rebel: { 'corellian-corvette': 1 },
    empire: { 'star-destroyer': 1 },
    there: ['admiral-piett'],
    empireActions: ['keep-them-from-escaping'],
    space: [
      'space-outmaneuver',
      'space-outmaneuver',
      'space-onslaught',
      'space-brilliant-strategy',
    ],
    dice: '-- --- -- --- -- ---',
  }
  const held = play(fight(duel), 'play keep-them-from-escaping')
  // Only the Empire is asked, in round 1 and in round 2
  const one = until(held, 'retreat')
  assert.is(decider(one), 'empire')
  const two = until(play(one, 'decline'), 'retreat')
  assert.equal([decider(two), offers(two, 'retreat princess-leia')], ['empire', []])
  diceAre(two, 5)
  assert.is(decider(until(play(fight(duel), 'decline'), 'retreat')), 'rebel')
  const transports = fight({ ...duel, rebel: { 'rebel-transport': 2 }, dice: '---' })
  const lost = toTheEnd(play(transports, 'play keep-them-from-escaping'))
  assert.is(at(lost, FIELD, 'rebel-transport'), 0)
})

test('ready-for-action: the shown leader joins from the pool, whoever is there, and goes back', () => {
  const s = fight({
    rebel: { 'x-wing': 1 },
    empire: { 'tie-fighter': 1 },
    there: ['darth-vader'],
    pool: ['admiral-piett', 'general-veers', 'general-tagge'],
    empireActions: ['ready-for-action'],
    space: ['space-outmaneuver', 'space-critical-hit', 'space-onslaught', 'space-no-escape'],
    dice: 'h h',
  })
  // Vader is there, so nobody is added; Tagge is not on the card
  assert.equal(moves(s).sort(), [
    'decline',
    'play ready-for-action admiral-piett',
    'play ready-for-action general-veers',
  ])
  const joined = play(s, 'play ready-for-action admiral-piett')
  assert.equal(field(joined, `leaders.${FIELD}`), ['princess-leia', 'darth-vader', 'admiral-piett'])
  // His 3 beats Vader's 2
  assert.equal(hand(joined, 'empire'), ['space-critical-hit', 'space-no-escape', 'space-onslaught'])
  const after = toTheEnd(joined)
  assert.equal(field(after, `leaders.${FIELD}`), ['princess-leia', 'darth-vader'])
  assert.equal(field(after, 'leaders.pool'), ['admiral-piett', 'general-veers'])
  assert.is(at(after, FIELD, 'x-wing') + at(after, FIELD, 'tie-fighter'), 0)
})

test('ready-for-action: only from the pool, and he leads no retreat', () => {
  const away = fight({
    ...FIGHTERS,
    there: ['admiral-piett'],
    leaders: { coruscant: ['general-veers'] },
    empireActions: ['ready-for-action'],
    space: ['space-outmaneuver', 'space-onslaught', 'space-take-it-down', 'space-take-it-down'],
    dice: 'h-',
  })
  forbids(away, 'play ready-for-action')
  allows(away, 'pass')
  const s = fight({
    rebel: { 'corellian-corvette': 1 },
    empire: { 'star-destroyer': 1 },
    pool: ['general-veers', 'darth-vader'],
    empireActions: ['ready-for-action'],
    dice: '-- --- -- --- -- ---',
  })
  const alone = play(s, 'decline', 'play ready-for-action general-veers')
  const rebels = until(alone, 'retreat')
  const next = until(play(rebels, 'decline'), 'retreat')
  assert.equal([decider(rebels), decider(next)], ['rebel', 'rebel'])
  const both = until(play(s, 'add darth-vader', 'play ready-for-action general-veers'), 'retreat')
  const empire = play(both, 'decline')
  assert.is(decider(empire), 'empire')
  forbids(empire, 'retreat general-veers')
  assert.is(offers(empire, 'retreat darth-vader').length, 2)
  // Vader leaves with the ship; Veers goes back to the pool all the same
  const gone = play(empire, 'retreat darth-vader geonosis')
  assert.equal(field(gone, `leaders.${FIELD}`), ['princess-leia'])
  assert.equal(field(gone, 'leaders.pool'), ['general-veers'])
})

test('target-the-generator C27: needs General Veers and a structure, and destroys one', () => {
  const rows: [string[], Record<string, number>, boolean][] = [
    [['general-veers'], { 'ion-cannon': 1, 'shield-generator': 1, 'rebel-trooper': 1 }, true],
    [['general-veers'], { 'rebel-trooper': 2 }, false],
    [['darth-vader'], { 'ion-cannon': 1, 'rebel-trooper': 1 }, false],
  ]
  for (const [there, rebel, expected] of rows) {
    const s = fight({
      rebel,
      empire: { stormtrooper: 1 },
      there,
      empireActions: ['target-the-generator'],
      ground: ['ground-dig-in', 'ground-dig-in', 'ground-take-it-down', 'ground-onslaught'],
      dice: '--s-----',
    })
    assert.is(offers(s, 'play target-the-generator').length > 0, expected, there.join())
    if (!expected) continue
    const choosing = play(s, 'play target-the-generator')
    assert.equal(moves(choosing).sort(), [
      `destroy ion-cannon ${FIELD}`,
      `destroy shield-generator ${FIELD}`,
    ])
    const after = play(choosing, `destroy shield-generator ${FIELD}`)
    const left = ['ion-cannon', 'shield-generator', 'rebel-trooper'].map((u) => at(after, FIELD, u))
    assert.equal(left, [1, 0, 1])
    // The generator draws no card any more
    assert.equal(hand(after, 'rebel'), ['ground-dig-in'])
  }
})

test.run()
