import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { allows, at, decider, diceLeft, field, forbids, moves, offers, play } from '../support.js'
import {
  diceAre,
  FIELD,
  fight,
  hand,
  neverOffers,
  onTo,
  roundEnd,
  toTheEnd,
  until,
} from './duel.js'

type Units = Record<string, number>

/** Dice that the Rebels (first) and the Empire roll in the first attacks of a space battle. */
function rolls(rebel: Units, empire: Units): [number, number] {
  // Specials stop the combat after each roll: there is something to draw
  const dice = 's'.repeat(30)
  const s = fight({ rebel, empire, dice })
  const first = 30 - diceLeft(s)
  return [first, diceLeft(s) - diceLeft(play(s, 'done'))]
}

test('C8: all units of the theater roll together, at most 5 red and 5 black dice', () => {
  const rows: [Units, Units, number, number][] = [
    [{ 'x-wing': 1 }, { 'tie-fighter': 1 }, 1, 1],
    [{ 'x-wing': 2, 'y-wing': 3 }, { 'star-destroyer': 1 }, 5, 3],
    [{ 'x-wing': 6, 'y-wing': 1 }, { 'tie-fighter': 7 }, 6, 5],
    [{ 'y-wing': 8 }, { 'super-star-destroyer': 1 }, 5, 5],
    [{ 'mon-calamari-cruiser': 3, 'x-wing': 4 }, { 'super-star-destroyer': 2 }, 10, 9],
    [{ 'corellian-corvette': 2, 'rebel-transport': 2 }, { 'assault-carrier': 3 }, 4, 6],
    [{ 'mon-calamari-cruiser': 1 }, { 'death-star': 1 }, 3, 4],
    [{ 'mon-calamari-cruiser': 1 }, { 'death-star': 2 }, 3, 5],
  ]
  for (const [rebel, empire, first, second] of rows)
    assert.equal(rolls(rebel, empire), [first, second], JSON.stringify([rebel, empire]))
})

test('C8: ground units roll on the ground only', () => {
  const rows: [Units, Units, number, number][] = [
    [{ 'rebel-trooper': 1 }, { stormtrooper: 1 }, 1, 1],
    [{ 'rebel-trooper': 2, airspeeder: 2 }, { 'at-st': 1, 'at-at': 1 }, 6, 5],
    [{ 'rebel-trooper': 7, 'shield-generator': 1 }, { 'at-at': 3 }, 5, 8],
    [{ 'rebel-trooper': 1, 'ion-cannon': 2, 'x-wing': 4 }, { stormtrooper: 9 }, 1, 5],
  ]
  for (const [rebel, empire, first, second] of rows)
    assert.equal(rolls(rebel, empire), [first, second], JSON.stringify([rebel, empire]))
})

test('C9 13.2: each Ion Cannon takes two red dice from the whole pool, before the limit', () => {
  const rows: [number, Units, number][] = [
    // 6 + 2 red dice, less 2, are still 5
    [1, { 'star-destroyer': 3, 'assault-carrier': 2 }, 10],
    [2, { 'star-destroyer': 3, 'assault-carrier': 2 }, 9],
    [3, { 'star-destroyer': 3, 'assault-carrier': 2 }, 7],
    [1, { 'star-destroyer': 1 }, 1],
    [2, { 'star-destroyer': 1 }, 1],
    [1, { 'assault-carrier': 1 }, 1],
    [3, { 'tie-fighter': 2 }, 2],
    [1, { 'death-star': 1 }, 2],
  ]
  for (const [cannons, empire, expected] of rows)
    assert.equal(rolls({ 'y-wing': 1, 'ion-cannon': cannons }, empire)[1], expected, `${cannons}`)
})

test('C9: an Ion Cannon works against ships, not on the ground', () => {
  assert.equal(rolls({ 'rebel-trooper': 1, 'ion-cannon': 2 }, { 'at-at': 1 }), [1, 3])
})

test('C10: a special buys a card of the theater, once for each die', () => {
  const s = fight({
    rebel: { 'y-wing': 2, 'x-wing': 1 },
    empire: { 'star-destroyer': 1 },
    space: ['space-outmaneuver', 'space-no-escape', 'space-critical-hit', 'space-onslaught'],
    dice: 'sss ---',
  })
  assert.equal(moves(s), ['done', 'draw red', 'draw black'])
  const one = play(s, 'draw black')
  assert.equal(hand(one, 'rebel'), ['space-no-escape', 'space-outmaneuver'])
  assert.equal(moves(one).sort(), ['done', 'draw red', 'play space-no-escape'])
  // In any order, one at a time: play the card that was drawn, then draw again
  const two = play(one, 'play space-no-escape', 'draw red', 'draw red')
  assert.equal(hand(two, 'rebel'), ['space-critical-hit', 'space-onslaught', 'space-outmaneuver'])
  // The Onslaught has no special left to pay with
  assert.equal(moves(two), ['done', 'play space-critical-hit'])
  assert.equal(hand(two, 'empire'), [])
})

test('C10: an empty deck is renewed from the discard pile of its theater', () => {
  const others = [
    ...Array(3).fill('space-defensive-formation'),
    ...Array(2).fill('space-take-it-down'),
    ...Array(2).fill('space-concentrate-fire'),
    'space-brilliant-strategy',
    'space-no-escape',
    'space-unstoppable-assault',
    'space-outmaneuver',
    'space-onslaught',
  ]
  const s = fight({
    rebel: { 'y-wing': 3 },
    empire: { 'star-destroyer': 1 },
    space: ['space-outmaneuver', 'space-critical-hit', 'space-critical-hit'],
    more: { discards: { tactics: [...others, 'ground-onslaught'] } },
    dice: 'sss ---',
  })
  const two = play(s, 'draw red', 'draw red')
  assert.is(field(two, 'decks.spaceTactics'), undefined)
  const three = play(two, 'draw red')
  const deck = field(three, 'decks.spaceTactics')
  assert.is(Array.isArray(deck) ? deck.length : 0, others.length - 1)
  assert.equal(field(three, 'discards.tactics'), ['ground-onslaught'])
})

test('C8 C10: an attack is made without dice too, with the cards in hand', () => {
  const s = fight({
    rebel: { 'rebel-transport': 1 },
    empire: { 'tie-fighter': 1 },
    space: ['space-critical-hit'],
    dice: '- ',
  })
  assert.equal(moves(s), ['done', 'play space-critical-hit'])
  const after = toTheEnd(play(s, 'play space-critical-hit'))
  assert.equal([at(after, FIELD, 'tie-fighter'), at(after, FIELD, 'rebel-transport')], [0, 1])
  diceAre(after, 0)
})

// Assigning

test('C12: a hit needs the colour of its die, a direct hit any health', () => {
  const units = {
    rebel: { 'y-wing': 1, 'x-wing': 1 },
    empire: { 'star-destroyer': 1, 'tie-fighter': 1 },
  }
  const rows: [string, number][] = [
    // Red and black die: the black hit only kills the fighter, the red one only scratches the ship
    ['h-', 1],
    ['-h', 0],
    ['hh', 0],
    ['--', 1],
    ['s-', 1],
  ]
  for (const [dice, fighters] of rows) {
    const s = fight({ ...units, dice: `${dice} ----` })
    const after = roundEnd(s)
    assert.is(at(after, FIELD, 'tie-fighter'), fighters, dice)
    assert.is(at(after, FIELD, 'star-destroyer'), 1, dice)
  }
  for (const dice of ['d-', '-d']) {
    const s = fight({ ...units, dice: `${dice} ----` })
    assert.equal(moves(s).sort(), ['hit star-destroyer', 'hit tie-fighter'])
    assert.is(at(roundEnd(play(s, 'hit tie-fighter')), FIELD, 'tie-fighter'), 0)
    assert.is(at(roundEnd(play(s, 'hit star-destroyer')), FIELD, 'tie-fighter'), 1)
  }
})

test('C12 D1: a Death Star is never hit, with hits, direct hits or cards', () => {
  const s = fight({
    rebel: { 'y-wing': 3, 'x-wing': 3 },
    empire: { 'death-star': 1 },
    space: ['space-critical-hit'],
    dice: 'hhd hhd ----',
  })
  const after = play(s, 'play space-critical-hit')
  assert.equal([offers(after, 'hit'), at(after, FIELD, 'death-star')], [[], 1])
  assert.is(decider(after), 'rebel')
  forbids(after, 'hit')
  allows(after, 'decline')
})

test('C12: the building site has black health', () => {
  const rows: [string, Units, number][] = [
    ['hhhh', { 'y-wing': 4 }, 1],
    ['hhhh', { 'x-wing': 4 }, 0],
    ['hhh-', { 'x-wing': 4 }, 1],
    ['dddd', { 'y-wing': 4 }, 0],
  ]
  for (const [dice, rebel, sites] of rows) {
    const s = fight({
      system: 'endor',
      rebel,
      empire: { 'death-star-under-construction': 1, 'star-destroyer': 1 },
      dice: `${dice} ---`,
    })
    let after = s
    while (offers(after, 'hit death-star-under-construction').length > 0)
      after = play(after, offers(after, 'hit death-star-under-construction')[0] ?? '')
    assert.is(at(roundEnd(after), 'endor', 'death-star-under-construction'), sites, dice)
  }
})

test('C13: the attacker chooses the targets and may overkill', () => {
  const s = fight({
    rebel: { 'y-wing': 3 },
    empire: { 'assault-carrier': 2, 'star-destroyer': 1 },
    dice: 'hhh -------',
  })
  assert.equal(moves(s).sort(), ['hit assault-carrier', 'hit star-destroyer'])
  const rows: [string[], number][] = [
    [['hit assault-carrier', 'hit assault-carrier hit-1', 'hit star-destroyer'], 1],
    [['hit assault-carrier', 'hit assault-carrier', 'hit star-destroyer'], 2],
    // Three on a ship of two
    [['hit assault-carrier', 'hit assault-carrier hit-1', 'hit assault-carrier hit-2'], 1],
    [['hit star-destroyer', 'hit star-destroyer hit-1', 'hit star-destroyer hit-2'], 2],
  ]
  for (const [hits, carriers] of rows) {
    const after = roundEnd(play(s, ...hits))
    assert.is(at(after, FIELD, 'assault-carrier'), carriers, hits.join())
    assert.is(at(after, FIELD, 'star-destroyer'), 1)
  }
})

test('C13 13.5: every die with a legal target must be assigned, even to a worthless one', () => {
  const s = fight({
    by: 'empire',
    rebel: { 'rebel-transport': 1, 'corellian-corvette': 1 },
    empire: { 'star-destroyer': 1 },
    dice: 'hh- --',
  })
  assert.equal(moves(s).sort(), ['hit corellian-corvette', 'hit rebel-transport'])
  forbids(s, 'done')
  const one = play(s, 'hit rebel-transport')
  forbids(one, 'done', 'decline')
})

test('C14 C15 13.4: damage of cards is blocked like that of dice, earlier damage never', () => {
  const s = fight({
    leader: 'han-solo',
    rebel: { 'corellian-corvette': 1 },
    empire: { 'assault-carrier': 1 },
    there: ['colonel-yularen'],
    space: [
      'space-critical-hit',
      'space-outmaneuver',
      'space-defensive-formation',
      'space-outmaneuver',
    ],
    dice: '-- -- h- --',
  })
  const blocking = play(s, 'play space-critical-hit')
  allows(blocking, 'play space-defensive-formation', 'done')
  const saved = play(blocking, 'play space-defensive-formation')
  assert.is(at(until(play(saved, 'decline'), 'retreat'), FIELD, 'assault-carrier'), 1)
  // Not blocked in round 1: in round 2 only the new hit may be taken away, and that saves the ship
  const later = until(play(blocking, 'done'), 'play space-defensive-formation')
  diceAre(later, 2)
  const after = roundEnd(play(later, 'play space-defensive-formation'))
  assert.is(at(after, FIELD, 'assault-carrier'), 1)
  assert.is(at(roundEnd(play(later, 'done')), FIELD, 'assault-carrier'), 0)
})

test('C15: without assigned damage there is nothing to block', () => {
  const s = fight({
    rebel: { 'x-wing': 1 },
    empire: { 'tie-fighter': 1 },
    there: ['moff-jerjerrod'],
    space: ['space-outmaneuver', 'space-defensive-formation'],
    dice: '- -',
  })
  neverOffers(s, 'play space-defensive-formation')
})

test('C15: only the side that was attacked blocks', () => {
  const s = fight({
    rebel: { 'x-wing': 1 },
    empire: { 'tie-fighter': 1 },
    space: ['space-defensive-formation'],
    dice: 'h -',
  })
  neverOffers(s, 'play')
  assert.is(at(toTheEnd(s), FIELD, 'tie-fighter'), 0)
})

// Damage and doom

test('C18 13.1: a doomed unit still attacks in its battle step, and all leave together', () => {
  const s = toTheEnd(
    fight({ rebel: { 'x-wing': 1 }, empire: { 'tie-fighter': 1 }, dice: 'h h', objectives: [] }),
  )
  assert.equal([at(s, FIELD, 'x-wing'), at(s, FIELD, 'tie-fighter')], [0, 0])
  diceAre(s, 0)
  const ground = toTheEnd(
    fight({ rebel: { airspeeder: 1 }, empire: { 'at-st': 1 }, dice: 'dd dh' }),
  )
  assert.equal([at(ground, FIELD, 'airspeeder'), at(ground, FIELD, 'at-st')], [1, 0])
  const both = toTheEnd(fight({ rebel: { airspeeder: 1 }, empire: { 'at-st': 1 }, dice: 'dd dd' }))
  assert.equal([at(both, FIELD, 'airspeeder'), at(both, FIELD, 'at-st')], [0, 0])
})

test('C18: dice of doomed units count in full', () => {
  const s = fight({
    rebel: { 'x-wing': 5 },
    empire: { 'tie-fighter': 3 },
    dice: 'hhh-- hhh',
  })
  // The first hit of each side falls on one of equal units
  const end = toTheEnd(play(s, 'hit tie-fighter', 'hit tie-fighter', 'hit x-wing', 'hit x-wing'))
  assert.equal([at(end, FIELD, 'x-wing'), at(end, FIELD, 'tie-fighter')], [2, 0])
})

test('C19: damage stays between rounds', () => {
  const s = fight({
    rebel: { 'corellian-corvette': 1 },
    empire: { 'assault-carrier': 1, 'star-destroyer': 1 },
    dice: 'd- ----- h-',
  })
  const second = until(play(s, 'hit assault-carrier'), 'hit')
  assert.equal(moves(second).sort(), ['hit assault-carrier damaged-1', 'hit star-destroyer'])
  const dead = roundEnd(play(second, 'hit assault-carrier damaged-1'))
  assert.equal([at(dead, FIELD, 'assault-carrier'), at(dead, FIELD, 'star-destroyer')], [0, 1])
})

test('C19: damage is gone when the combat ends', () => {
  const s = fight({
    rebel: { 'mon-calamari-cruiser': 1 },
    empire: { 'star-destroyer': 1 },
    pool: ['jan-dodonna', 'general-tagge'],
    units: { geonosis: { 'mon-calamari-cruiser': 1 }, tatooine: { 'x-wing': 1 } },
    dice: 'hh- --- hh- ---',
  })
  const away = onTo(play(s, 'decline'), 'retreat princess-leia tatooine')
  const again = until(
    play(
      onTo(away, 'pass'),
      `activate jan-dodonna ${FIELD}`,
      'move 1 mon-calamari-cruiser geonosis',
      'decline',
    ),
    'retreat',
  )
  // Two old points and two new ones would be its four
  assert.is(at(again, FIELD, 'star-destroyer'), 1)
  diceAre(again, 0)
})

test('C19: damage stays behind when a unit leaves the combat', () => {
  const s = fight({
    rebel: { 'mon-calamari-cruiser': 1 },
    empire: { 'star-destroyer': 1 },
    pool: ['jan-dodonna', 'darth-vader'],
    units: { tatooine: { 'mon-calamari-cruiser': 1 } },
    dice: 'hh- --- hh- ---',
  })
  const away = onTo(play(s, 'add darth-vader'), 'retreat darth-vader geonosis')
  assert.is(at(away, 'geonosis', 'star-destroyer'), 1)
  const again = until(
    play(away, 'activate jan-dodonna geonosis', 'move 1 mon-calamari-cruiser tatooine', 'done'),
    'retreat',
  )
  assert.is(at(again, 'geonosis', 'star-destroyer'), 1)
  diceAre(again, 0)
})

test('13.10 C6: troops fight on the ground though their ships fell in the same round', () => {
  const s = fight({
    rebel: { 'rebel-transport': 1, 'rebel-trooper': 2 },
    empire: { 'star-destroyer': 1, stormtrooper: 1 },
    dice: 'hh- hh -',
  })
  const after = toTheEnd(s)
  assert.is(at(after, FIELD, 'rebel-transport'), 0)
  assert.equal([at(after, FIELD, 'rebel-trooper'), at(after, FIELD, 'stormtrooper')], [2, 0])
  diceAre(after, 0)
})

// Structures that help

test('C6: each Shield Generator draws a ground card at the start of every ground battle', () => {
  const s = fight({
    by: 'empire',
    rebel: { 'rebel-trooper': 1, 'shield-generator': 2 },
    empire: { 'at-at': 1 },
    ground: [
      'ground-dig-in',
      'ground-critical-hit',
      'ground-onslaught',
      'ground-critical-hit',
      'ground-take-it-down',
    ],
    dice: '--- - --- -',
  })
  assert.equal(hand(s, 'rebel'), ['ground-critical-hit', 'ground-onslaught'])
  const next = play(s, 'done')
  assert.equal(hand(next, 'rebel'), [
    'ground-critical-hit',
    'ground-critical-hit',
    'ground-onslaught',
    'ground-take-it-down',
  ])
  diceAre(next, 0)
})

test('C6: a Shield Generator draws nothing where no ground battle is fought', () => {
  const s = fight({
    rebel: { 'y-wing': 1, 'shield-generator': 1 },
    empire: { 'star-destroyer': 1 },
    dice: 's ---',
  })
  assert.equal(hand(roundEnd(play(s, 'done')), 'rebel'), ['space-outmaneuver'])
})

test.run()
