import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { allows, at, decider, field, forbids, moves, offers, play } from '../support.js'
import { before, diceAre, FIELD, fight, hand, onTo, toTheEnd, until } from './duel.js'

const FLEETS = { rebel: { 'x-wing': 1 }, empire: { 'tie-fighter': 1 } }
const CARD = 'play space-critical-hit'

test('M7 M21 C34: an activation leads to a combat where both sides share a theater, moved or not', () => {
  const rows: [Record<string, number>, Record<string, number>, boolean][] = [
    [{ 'x-wing': 1 }, { 'tie-fighter': 1 }, true],
    [{ 'rebel-trooper': 1 }, { stormtrooper: 1 }, true],
    [{ 'ion-cannon': 1 }, { stormtrooper: 1 }, true],
    [{ 'rebel-transport': 1 }, { 'tie-fighter': 1 }, true],
    [{ 'x-wing': 1 }, { stormtrooper: 1 }, false],
    [{ 'rebel-trooper': 1 }, { 'star-destroyer': 1 }, false],
    [{ 'x-wing': 1 }, {}, false],
    [{}, { 'tie-fighter': 1 }, false],
  ]
  for (const [rebel, empire, expected] of rows) {
    const s = fight({
      rebel,
      empire,
      pool: ['darth-vader'],
      leaders: { [FIELD]: ['luke-skywalker'] },
    })
    // In a combat the other side is asked for a leader; else his turn has come
    assert.is(offers(s, 'add').length > 0, expected, `${Object.keys({ ...rebel, ...empire })}`)
    assert.is(offers(s, 'pass').length > 0, !expected)
  }
})

test('C34: leaders alone make no combat', () => {
  const s = fight({ rebel: { 'x-wing': 1 }, there: ['darth-vader'], pool: ['general-tagge'] })
  allows(s, 'pass')
  forbids(s, 'add')
})

test('C1: whoever caused the combat attacks first, whoever held the system', () => {
  for (const by of ['rebel', 'empire'] as const) {
    const dice = by === 'rebel' ? 'h-' : '-h'
    const more = { loyalty: { rebel: [FIELD] } }
    const s = toTheEnd(fight({ ...FLEETS, by, dice, more }))
    // The X-wing rolls the hit either way
    assert.is(at(s, FIELD, 'x-wing'), 1, by)
    assert.is(at(s, FIELD, 'tie-fighter'), 0, by)
    diceAre(s, 0)
  }
})

test('C2: the other side without a leader of tactic values may add any one of its pool', () => {
  const s = fight({ ...FLEETS, pool: ['darth-vader', 'boba-fett'], dice: 'hh' })
  assert.is(decider(s), 'empire')
  assert.equal(moves(s).sort(), ['add boba-fett', 'add darth-vader', 'decline'])
  const added = play(s, 'add boba-fett')
  assert.equal(field(added, `leaders.${FIELD}`), ['princess-leia', 'boba-fett'])
  // One leader, not two
  assert.equal(offers(added, 'add'), [])
  assert.equal(field(play(s, 'decline'), `leaders.${FIELD}`), ['princess-leia'])
})

test('C2 C3: a leader with tactic values there forbids it, one without does not, nor does a captive', () => {
  const rows: [string[], Record<string, unknown>, boolean][] = [
    [['darth-vader'], {}, false],
    [['janus-greejatus'], {}, true],
    [['boba-fett', 'janus-greejatus'], {}, true],
    [['boba-fett', 'darth-vader'], {}, false],
  ]
  for (const [there, more, expected] of rows) {
    const s = fight({ ...FLEETS, there, more, pool: ['general-tagge'], dice: 'hh' })
    assert.is(offers(s, 'add').length > 0, expected, there.join())
  }
  const captive = fight({
    ...FLEETS,
    by: 'empire',
    there: ['han-solo'],
    pool: ['jan-dodonna'],
    more: { rings: { captured: 'han-solo' } },
    dice: '--',
  })
  allows(captive, 'add jan-dodonna')
  const lured = fight({
    ...FLEETS,
    by: 'rebel',
    there: ['han-solo'],
    pool: ['general-tagge'],
    more: { rings: { 'dark-side': 'han-solo' } },
    dice: 'hh',
  })
  assert.equal(offers(lured, 'add'), [])
})

test('C2 M2: a side that has passed still adds a leader', () => {
  const s = fight({ ...FLEETS, pool: ['darth-vader'], more: { passed: ['empire'] } })
  allows(s, 'add darth-vader')
})

test('C2 C38: the current player without a leader adds one first, then the other side', () => {
  const s = play(
    before({
      system: 'hoth',
      ...FLEETS,
      pool: ['jan-dodonna', 'darth-vader', 'mon-mothma'],
      dice: 'hh',
    }),
    'reveal-base',
  )
  assert.is(decider(s), 'rebel')
  allows(s, 'decline', 'add jan-dodonna', 'add mon-mothma', 'add princess-leia')
  const second = play(s, 'add mon-mothma')
  assert.is(decider(second), 'empire')
  assert.equal(moves(second).sort(), ['add darth-vader', 'decline'])
  // Declining closes the step for good
  assert.is(decider(play(s, 'decline')), 'empire')
})

test('C4 Z3: start-of-combat cards come after the leaders were added and before tactic cards', () => {
  const s = fight({
    ...FLEETS,
    leader: 'admiral-ackbar',
    pool: ['admiral-piett'],
    rebelActions: ['its-a-trap', 'target-the-star-destroyers'],
    empireActions: ['keep-them-from-escaping', 'good-intel'],
    space: ['space-critical-hit', 'space-critical-hit', 'space-no-escape'],
  })
  // First the leaders
  assert.equal(moves(s).sort(), ['add admiral-piett', 'decline'])
  const cards = play(s, 'add admiral-piett')
  // Wedge Antilles is not here, so his card is not offered
  assert.equal([decider(cards), moves(cards).sort()], ['rebel', ['decline', 'play its-a-trap']])
  assert.equal(hand(cards, 'rebel'), [])
  const second = play(cards, 'decline')
  assert.equal(
    [decider(second), moves(second).sort()],
    ['empire', ['decline', 'play keep-them-from-escaping']],
  )
  assert.equal(hand(second, 'rebel'), [])
  const drawn = play(second, 'decline')
  assert.equal(hand(drawn, 'rebel'), [
    'space-critical-hit',
    'space-critical-hit',
    'space-no-escape',
  ])
  assert.equal(field(drawn, 'usedActions'), undefined)
})

test('C4: several start-of-combat cards, one after the other', () => {
  const s = fight({
    ...FLEETS,
    leader: 'admiral-ackbar',
    rebelActions: ['its-a-trap', 'point-blank-assault'],
  })
  const one = play(s, 'play point-blank-assault')
  assert.equal(moves(one).sort(), ['decline', 'play its-a-trap'])
  assert.equal(field(play(one, 'play its-a-trap'), 'usedActions'), [
    'its-a-trap',
    'point-blank-assault',
  ])
})

test('C5: cards by the best value of each theater, from two leaders if need be', () => {
  const s = until(
    fight({
      rebel: { 'x-wing': 1, 'rebel-trooper': 1 },
      empire: { 'tie-fighter': 1, stormtrooper: 1 },
      leader: 'admiral-ackbar',
      there: ['general-madine', 'grand-moff-tarkin'],
      space: [
        'space-critical-hit',
        'space-no-escape',
        'space-onslaught',
        'space-take-it-down',
        'space-critical-hit',
      ],
      ground: ['ground-critical-hit', 'ground-onslaught', 'ground-escape-plan', 'ground-dig-in'],
    }),
    CARD,
  )
  assert.equal(hand(s, 'rebel'), [
    'space-critical-hit',
    'space-no-escape',
    'space-onslaught',
    'ground-critical-hit',
    'ground-escape-plan',
    'ground-onslaught',
  ])
  // Tarkin: 2 and 1, drawn after the current player
  assert.equal(hand(s, 'empire'), ['space-critical-hit', 'space-take-it-down', 'ground-dig-in'])
})

test('C5: only for theaters where both sides stand', () => {
  const s = until(
    fight({
      rebel: { 'x-wing': 1, 'rebel-trooper': 1 },
      empire: { 'tie-fighter': 1 },
      leader: 'general-madine',
      space: ['space-critical-hit'],
      ground: ['ground-critical-hit'],
    }),
    CARD,
  )
  assert.equal(hand(s, 'rebel'), ['space-critical-hit'])
})

test('C5 K2: captives and leaders of the other side add nothing; no leader, no cards', () => {
  const s = until(
    fight({
      ...FLEETS,
      by: 'empire',
      leader: 'moff-jerjerrod',
      there: ['han-solo', 'janus-greejatus'],
      more: { rings: { captured: 'han-solo' } },
      space: ['space-critical-hit', 'space-onslaught', 'space-take-it-down'],
    }),
    CARD,
  )
  assert.equal(hand(s, 'empire'), ['space-critical-hit'])
  assert.equal(hand(s, 'rebel'), [])
})

test('C5 K20: a lured leader fights for the Empire', () => {
  const s = until(
    fight({
      ...FLEETS,
      there: ['luke-skywalker'],
      more: { rings: { 'dark-side': 'luke-skywalker' }, jedi: true },
      space: ['space-critical-hit', 'space-onslaught', 'space-take-it-down', 'space-no-escape'],
    }),
    CARD,
  )
  assert.equal(hand(s, 'rebel'), ['space-critical-hit'])
  assert.equal(hand(s, 'empire'), ['space-no-escape', 'space-onslaught', 'space-take-it-down'])
})

test('C26: at the end both hands and all discards go back into two shuffled decks', () => {
  const s = fight({
    ...FLEETS,
    leader: 'admiral-ackbar',
    space: ['space-critical-hit', 'space-no-escape', 'space-onslaught'],
    dice: 'h-',
  })
  const after = toTheEnd(onTo(s, CARD))
  assert.equal([hand(after, 'rebel'), hand(after, 'empire')], [[], []])
  assert.is(field(after, 'discards'), undefined)
  const deck = field(after, 'decks.spaceTactics')
  assert.is(Array.isArray(deck) ? deck.length : 0, 15)
  const top = ['space-critical-hit', 'space-no-escape', 'space-onslaught']
  assert.not.equal(Array.isArray(deck) ? deck.slice(0, 3) : [], top)
})

test('C6 C7: space battle, ground battle, retreat, and then the next round', () => {
  const s = fight({
    rebel: { 'x-wing': 1, 'rebel-trooper': 1 },
    empire: { 'star-destroyer': 1, 'at-at': 1 },
    leader: 'han-solo',
    space: ['space-critical-hit', 'space-no-escape'],
    ground: ['ground-critical-hit', 'ground-critical-hit'],
    dice: '- --- - --- - --- - ---',
  })
  allows(s, CARD)
  forbids(s, 'play ground-critical-hit', 'retreat')
  diceAre(s, 15)
  const ground = play(s, 'done')
  allows(ground, 'play ground-critical-hit')
  forbids(ground, 'play space-critical-hit', 'retreat')
  diceAre(ground, 11)
  const retreat = play(ground, 'done')
  assert.is(offers(retreat, 'retreat').length, 2)
  diceAre(retreat, 8)
  const next = play(retreat, 'decline')
  allows(next, CARD)
  diceAre(next, 7)
  assert.is(at(next, FIELD, 'x-wing') + at(next, FIELD, 'at-at'), 2)
})

test('C7: a theater with units of one side only has no battle', () => {
  const s = toTheEnd(
    fight({
      rebel: { 'x-wing': 1, 'rebel-trooper': 2 },
      empire: { 'tie-fighter': 1 },
      dice: 'h- hh',
    }),
  )
  diceAre(s, 2)
  assert.is(at(s, FIELD, 'rebel-trooper'), 2)
})

test.run()
