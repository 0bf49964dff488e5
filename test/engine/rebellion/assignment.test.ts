import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { MISSIONS } from '../../../engine/rebellion/cards/registry.js'
import { leaderNumber } from '../../../engine/rebellion/facts/leader-types.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import { eyes, goOn, goTo, inPool, kindOf, listOf, nextRound, phaseOf, where } from './look.js'
import { allows, at, decider, field, forbids, moves, offers, play, position } from './support.js'

test('A1: the Rebels make all their assignments before the Empire makes any', () => {
  const s = position()
  assert.equal([decider(s), kindOf(s)], ['rebel', 'assign'])
  const one = play(s, 'assign infiltration jan-dodonna')
  assert.equal([decider(one), kindOf(one)], ['rebel', 'assign'])
  forbids(one, 'assign gather-intel')
  const done = play(one, 'done')
  assert.equal([decider(done), kindOf(done)], ['empire', 'assign'])
  const two = play(done, 'assign gather-intel emperor-palpatine')
  assert.is(decider(two), 'empire')
  forbids(two, 'assign sabotage')
  const command = play(two, 'done')
  assert.equal([decider(command), phaseOf(command)], ['rebel', 'command'])
})

test('A2: a mission takes one or two leaders of the pool, and assigning is optional', () => {
  const s = position({ leaders: { hoth: ['mon-mothma'] } })
  const on = (card: string) => offers(s, `assign ${card}`).map((text) => text.split(' ').slice(2))
  // Three leaders in the pool: three alone, three pairs
  assert.equal(
    on('build-alliance')
      .map((leaders) => leaders.length)
      .sort(),
    [1, 1, 1, 2, 2, 2],
  )
  for (const leaders of on('build-alliance')) assert.not.ok(leaders.includes('mon-mothma'))
  allows(s, 'done')
  assert.is(decider(play(s, 'done')), 'empire')
  // A leader on a mission is not available for another one
  const one = play(s, 'assign build-alliance jan-dodonna princess-leia')
  assert.equal(offers(one, 'assign sabotage'), ['assign sabotage general-rieekan'])
  assert.equal(inPool(one).slice(0, 1), ['general-rieekan'])
})

test('A3: too few icons forbid the reveal and not the assignment, and the card comes back', () => {
  const start = position({
    hands: { rebel: { missions: ['seek-yoda', 'covert-operation'] } },
    units: { alderaan: { stormtrooper: 1 } },
  })
  // Infiltration needs 1 intel: Rieekan has none; Covert Operation needs 3: Dodonna has 2
  const s = play(
    start,
    'assign infiltration general-rieekan',
    'assign covert-operation jan-dodonna',
    'done',
    'done',
  )
  forbids(s, 'reveal')
  allows(s, 'pass', 'activate princess-leia hoth')
  assert.is(listOf(s, 'hands.rebel.missions').length, 1)
  const later = nextRound(s)
  assert.ok(listOf(later, 'hands.rebel.missions').includes('covert-operation'))
  assert.is(where(later, 'jan-dodonna'), 'pool')
  assert.equal(listOf(later, 'discards.missions'), [])
  // With a second leader the icons are enough
  const pair = play(start, 'assign covert-operation jan-dodonna princess-leia', 'done', 'done')
  allows(pair, 'reveal covert-operation alderaan')
})

test('A3: leaders placed by an ability are held to the skill too', () => {
  const s = play(
    position({ hands: { rebel: { actions: ['our-most-desperate-hour'] } } }),
    'play our-most-desperate-hour princess-leia',
    'choose hidden-fleet',
    'decline',
    'done',
    'done',
  )
  // Leia has no logistics
  forbids(s, 'reveal')
  assert.is(where(s, 'princess-leia'), 'mission')
})

test('A4: an assigned card is out of the hand and unseen, its leaders are not', () => {
  const s = play(
    position({ hands: { rebel: { missions: ['hidden-fleet'] } } }),
    'assign hidden-fleet mon-mothma',
  )
  assert.equal(listOf(s, 'hands.rebel.missions'), [])
  assert.is(eyes(s, 0).missionHandSize(0), 4)
  const seen = eyes(rebellion.observe(s, 1), 1)
  assert.ok(seen.hasStack(0, 0))
  assert.is(seen.stackCard(0, 0), -1)
  assert.is(seen.stackLeaders(0, 0), 1 << leaderNumber('mon-mothma'))
  const own = eyes(rebellion.observe(s, 0), 0)
  assert.is(MISSIONS[own.stackCard(0, 0)]?.id, 'hidden-fleet')
})

test('A5: an Assignment card takes the place of an assignment, in the own part, with a leader of the pool', () => {
  const hands = { rebel: { actions: ['rebel-planning'] }, empire: { actions: ['local-rumors'] } }
  const units = { alderaan: { stormtrooper: 1 } }
  const s = position({ hands, units, leaders: { pool: ['colonel-yularen'] } })
  allows(s, 'play rebel-planning jan-dodonna')
  forbids(s, 'play local-rumors')
  const busy = play(s, 'assign infiltration jan-dodonna')
  forbids(busy, 'play rebel-planning')
  const played = play(s, 'play rebel-planning jan-dodonna')
  assert.equal([decider(played), kindOf(played)], ['rebel', 'assign'])
  allows(played, 'assign infiltration princess-leia')
  forbids(played, 'play rebel-planning')
  // Cards of another timing wait for their moment
  const others = position({
    turn: 'empire',
    hands: { empire: { actions: ['ready-for-action', 'good-intel', 'blindside'] } },
    leaders: { pool: ['admiral-piett', 'colonel-yularen', 'boba-fett'] },
  })
  forbids(others, 'play')
  const empire = play(played, 'done')
  allows(empire, 'play local-rumors colonel-yularen')
  forbids(play(empire, 'done'), 'play')
})

test('A6: of two leaders on a card its player takes the one he likes', () => {
  const s = position({
    turn: 'empire',
    hands: { empire: { actions: ['proceeding-as-planned'] } },
    leaders: { pool: ['admiral-ozzel', 'moff-jerjerrod'] },
  })
  assert.equal(offers(s, 'play'), [
    'play proceeding-as-planned admiral-ozzel',
    'play proceeding-as-planned moff-jerjerrod',
  ])
  const after = play(
    s,
    'play proceeding-as-planned moff-jerjerrod',
    'choose oversee-project',
    'decline',
  )
  assert.equal([where(after, 'moff-jerjerrod'), where(after, 'admiral-ozzel')], ['mission', 'pool'])
})

test('A7: a leader placed in the Assignment Phase holds units and is used up, others stay in the pool', () => {
  const s = position({
    hands: { rebel: { actions: ['start-the-evacuation'] } },
    units: { 'rebel-base': { 'x-wing': 2 }, yavin: { 'y-wing': 1 } },
  })
  const placed = play(s, 'play start-the-evacuation general-rieekan', 'choose yavin', 'done')
  forbids(
    placed,
    'assign sabotage general-rieekan',
    'assign sabotage princess-leia general-rieekan',
  )
  const command = play(placed, 'done', 'done')
  forbids(command, 'activate general-rieekan')
  allows(command, 'activate jan-dodonna felucia', 'activate princess-leia felucia')
  // Yavin's fighter is held, so nothing can move to Felucia: the movement asks nothing
  const moved = play(command, 'activate jan-dodonna felucia')
  assert.is(at(moved, 'yavin', 'y-wing'), 1)
  assert.is.not(kindOf(moved), 'move-group')
  assert.is(where(moved, 'general-rieekan'), 'yavin')
})

test('A8, A12: a mission searched for lies assigned, never in hand, and takes a second leader', () => {
  const s = position({ hands: { rebel: { actions: ['our-most-desperate-hour'] } } })
  const found = play(s, 'play our-most-desperate-hour princess-leia', 'choose daring-rescue')
  assert.equal(listOf(found, 'hands.rebel.missions'), [])
  allows(found, 'decline', 'choose jan-dodonna', 'choose mon-mothma')
  forbids(found, 'choose princess-leia', 'choose darth-vader')
  const two = play(found, 'choose jan-dodonna')
  assert.equal([where(two, 'jan-dodonna'), where(two, 'princess-leia')], ['mission', 'mission'])
  assert.is(kindOf(two), 'assign')
  assert.equal(listOf(nextRound(two), 'hands.rebel.missions').includes('daring-rescue'), true)
})

test('A11: two copies of a mission lie assigned at once and the owner says which he reveals', () => {
  const s = play(
    position({
      hands: { rebel: { missions: ['hidden-fleet', 'hidden-fleet'] } },
      units: { 'rebel-base': { 'x-wing': 1 } },
      leaders: { pool: ['admiral-ackbar'] },
    }),
    'assign hidden-fleet mon-mothma',
    'assign hidden-fleet admiral-ackbar',
    'done',
    'done',
  )
  allows(
    s,
    'reveal hidden-fleet yavin by mon-mothma',
    'reveal hidden-fleet yavin by admiral-ackbar',
  )
  const one = play(s, 'reveal hidden-fleet yavin by admiral-ackbar')
  assert.equal([where(one, 'admiral-ackbar'), where(one, 'mon-mothma')], ['yavin', 'mission'])
})

test('A12: Contingency Plan puts one leader on a mission in the Command Phase and no second one', () => {
  const s = position({
    phase: 'command',
    assigned: [{ mission: 'contingency-plan', leaders: ['general-rieekan', 'mon-mothma'] }],
  })
  const open = play(s, 'reveal contingency-plan')
  assert.ok(moves(open).length > 0)
  for (const text of offers(open, 'assign')) assert.is(text.split(' ').length, 3, text)
  const after = play(open, 'assign build-alliance mon-mothma')
  // Nobody is asked for a second leader: it is the Empire's turn
  assert.equal([decider(after), kindOf(after)], ['empire', 'command'])
})

test('A13: a card used outside missions and combats needs its leaders nowhere on the board', () => {
  const s = position({
    phase: 'refresh',
    leaders: { pool: ['chewbacca'], reserve: ['han-solo'] },
    decks: { rebelActions: ['the-millennium-falcon', 'ambush'] },
  })
  const recruit = goTo(s, 'rebel', 'recruit')
  // Chewbacca stands nowhere on the board, Han Solo is not even in play yet
  const kept = play(recruit, 'keep the-millennium-falcon')
  const done = goOn(kept, (now) => kindOf(now) !== 'pick')
  assert.is(field(done, 'rings.millennium-falcon'), 'chewbacca')
})

test.run()
