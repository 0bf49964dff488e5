import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { EVENTS } from '../../../engine/duel/data/events.js'
import { duel } from '../../../engine/duel/index.js'
import type { State } from '../../../engine/state.js'
import { after, expectSide, field, movesWith, type SideText, seenBy, struggle } from './support.js'

/** The Rebels win `event` with 4 against 3, both strategies without effect. */
function won(event: string, rebel: SideText = {}, empire: SideText = {}, changes = {}): State {
  const s = struggle(
    { play: ['recon-4'], strategy: 'direct-assault', ...rebel },
    { play: ['recon-3'], strategy: 'direct-assault', ...empire },
    { event, ...changes },
  )
  return after(s, 'pass', 'pass')
}

const PLAIN = EVENTS.filter(({ effect }) => effect === undefined)
for (const { id, objective, capacity, victoryPoints, influence } of PLAIN)
  test(`${id}: objective ${objective}, ${capacity} cards, ${victoryPoints} points, ${influence} influence and no effect`, () => {
    const view = duel.view(0).bind(struggle({}, {}, { event: id }))
    assert.is(view.room(0), capacity - 1)
    const s = won(id)
    assert.is(duel.view(0).bind(s).points(0), victoryPoints)
    expectSide(s, 'rebel', { influence: 2 + influence })
    expectSide(s, 'empire', { influence: 2 })
    assert.is(field(s, 'round'), 2)
  })

test('the events: 42 points, and points and influence of each add up to 3', () => {
  assert.is(EVENTS.length, 24)
  assert.is(
    EVENTS.reduce((sum, { victoryPoints }) => sum + victoryPoints, 0),
    42,
  )
  for (const { victoryPoints, influence } of EVENTS) assert.is(victoryPoints + influence, 3)
  for (const { objective, capacity } of EVENTS)
    assert.ok(objective > capacity && objective <= 5 * capacity)
})

for (const id of ['acquire-the-death-star-plans', 'destroy-the-shield-generator'])
  test(`${id}: the loser loses 2 influence, or all there is`, () => {
    expectSide(won(id, {}, { influence: 3 }), 'empire', { influence: 1 })
    expectSide(won(id, {}, { influence: 1 }), 'empire', { influence: 0 })
  })

for (const [id, card, move] of [
  ['attack-on-echo-base', 'diplomacy-2', 'use diplomacy-2 diplomacy-2'],
  ['battle-of-endor', 'force-2', 'use force-2 enemy-recon-3'],
  ['most-desperate-hour', 'military-2', 'use military-2 enemy-recon-3'],
  ['evacuation-of-echo-base', 'recon-2', 'use recon-2 own-deck'],
] as const)
  test(`${id} blocks a power: the card may still be exhausted`, () => {
    const free = struggle({ play: [card] }, { play: ['recon-3'] })
    assert.ok(movesWith(free, 'use').includes(move))
    const s = struggle({ play: [card] }, { play: ['recon-3'] }, { event: id })
    assert.equal(movesWith(s, 'use'), [`use ${card}`])
    expectSide(after(s, `use ${card}`), 'rebel', { exhausted: [card] })
  })

test('duel-on-cloud-city blocks all characters but Luke Skywalker and Darth Vader', () => {
  const s = struggle(
    { play: ['yoda', 'lando-calrissian', 'luke-skywalker', 'force-2'] },
    {},
    { event: 'duel-on-cloud-city' },
  )
  assert.equal(movesWith(s, 'use yoda'), ['use yoda'])
  assert.equal(movesWith(s, 'use lando-calrissian'), ['use lando-calrissian'])
  assert.ok(movesWith(s, 'use luke-skywalker').length > 1)
  assert.ok(movesWith(s, 'use force-2').length > 1)
  expectSide(after(s, 'use yoda'), 'rebel', { influence: 2, exhausted: ['yoda'] })
  const empire = struggle(
    {},
    { play: ['darth-vader', 'boba-fett'] },
    { event: 'duel-on-cloud-city', actor: 'empire' },
  )
  assert.equal(movesWith(empire, 'use darth-vader'), ['use darth-vader darth-vader'])
  assert.equal(movesWith(empire, 'use boba-fett'), ['use boba-fett'])
})

test('balance-of-the-force: the winner may look at 3 events and put them back in any order', () => {
  const s = won(
    'balance-of-the-force',
    {},
    {},
    {
      nextEvents: ['battle-of-hoth', 'battle-of-endor', 'fall-of-a-hero'],
      nextEventsKnownTo: ['empire'],
    },
  )
  assert.is(duel.actor(s), 0)
  const looking = after(s, 'look')
  assert.is(movesWith(looking, 'order').length, 6)
  assert.equal(field(duel.observe(looking, 1), 'held'), ['?', '?', '?'])
  const done = after(looking, 'order fall-of-a-hero battle-of-hoth battle-of-endor')
  assert.is(field(done, 'event'), 'fall-of-a-hero')
  assert.equal(field(done, 'nextEvents'), ['battle-of-hoth', 'battle-of-endor'])
  assert.equal(field(duel.observe(done, 0), 'nextEvents'), ['battle-of-hoth', 'battle-of-endor'])
  assert.equal(field(duel.observe(done, 1), 'nextEvents'), ['?', '?'])
  assert.is(field(after(s, 'decline'), 'round'), 2)
})

test('create-a-diversion and locate-the-rebel-base mark the loser', () => {
  // The draw comes at once, in secret
  const plain = { strategy: 'bureaucracy' } // 4 and 2 would be over 5
  const drawn = won('create-a-diversion', plain, plain)
  assert.is(duel.actor(drawn), 0)
  assert.is(seenBy(drawn, 0, 'empire').strategy, '?')
  const open = won('locate-the-rebel-base')
  expectSide(open, 'empire', { marks: ['open-first'] })
  assert.is(duel.actor(open), 1)
})

test('display-of-power: the winner picks one of the loser’s unused strategies; it is used', () => {
  const s = won('display-of-power', {}, { usedStrategies: ['support'] })
  assert.is(duel.actor(s), 0)
  assert.equal(movesWith(s, 'drop'), ['drop bureaucracy', 'drop deception', 'drop infiltration'])
  expectSide(after(s, 'drop deception'), 'empire', {
    usedStrategies: ['deception', 'direct-assault', 'support'],
  })
})

test('display-of-power: nothing where the loser has none; what is lost last comes back in the clean-up', () => {
  const none = won(
    'display-of-power',
    {},
    { usedStrategies: ['support', 'deception', 'infiltration', 'bureaucracy'] },
  )
  expectSide(none, 'empire', { usedStrategies: undefined })
  const last = won(
    'display-of-power',
    {},
    { usedStrategies: ['support', 'deception', 'infiltration'] },
  )
  // The only choice is made by itself, and all five come back only with the revealed card
  expectSide(last, 'empire', { usedStrategies: undefined })
})

test('fall-of-a-hero: the loser puts a character outside his reserve into it; hidden if it lay face down', () => {
  const reserve = ['ig-88', 'jabba-the-hutt', 'grand-moff-tarkin', 'general-veers']
  const s = won('fall-of-a-hero', {}, { reserve, discard: ['darth-vader'] })
  assert.is(duel.actor(s), 1)
  assert.equal(movesWith(s, 'set-aside'), [
    'set-aside admiral-piett',
    'set-aside boba-fett',
    'set-aside darth-vader',
    'set-aside emperor-palpatine',
  ])
  const open = after(s, 'set-aside darth-vader')
  expectSide(open, 'empire', { shownReserve: ['darth-vader'] })
  assert.equal(seenBy(open, 0, 'empire').reserve, ['darth-vader', '?', '?', '?', '?'])
  const hidden = after(s, 'set-aside boba-fett')
  assert.equal(seenBy(hidden, 0, 'empire').reserve, ['?', '?', '?', '?', '?'])
  const none = won('fall-of-a-hero', {}, { reserve: undefined })
  assert.is(field(none, 'round'), 2)
})

test('negotiate-with-the-hutts: the winner gives up a character', () => {
  const s = won('negotiate-with-the-hutts', { reserve: ['yoda'] })
  assert.is(duel.actor(s), 0)
  assert.is(movesWith(s, 'set-aside').length, 7)
})

for (const id of ['occupation-of-cloud-city', 'rebel-uprising'])
  test(`${id}: the winner may add a character of his reserve in secret`, () => {
    const s = won(id, { reserve: ['yoda'], strategy: 'bureaucracy' }, { strategy: 'bureaucracy' })
    assert.equal(movesWith(s, 'add'), ['add yoda', 'add nobody'])
    expectSide(after(s, 'add yoda'), 'rebel', { reserve: [] })
  })

test('ultimate-power-in-the-universe: the used strategies come back, not the one of this round', () => {
  const s = won('ultimate-power-in-the-universe', { usedStrategies: ['support', 'deception'] })
  expectSide(s, 'rebel', { usedStrategies: ['direct-assault'] })
})

test('events that nobody won come again, in their order, when the others are gone', () => {
  const ids = EVENTS.map(({ id }) => id)
  const last = ids.filter((id) => !['battle-of-hoth', 'heart-of-the-empire'].includes(id))
  const s = won('heart-of-the-empire', {}, {}, { lastEvents: last })
  assert.is(field(s, 'event'), 'battle-of-hoth')
  assert.equal(field(s, 'lastEvents'), last)
  const next = won(
    'heart-of-the-empire',
    {},
    {},
    { lastEvents: ids.filter((id) => id !== 'heart-of-the-empire') },
  )
  assert.is(field(next, 'event'), ids[0])
})

test.run()
