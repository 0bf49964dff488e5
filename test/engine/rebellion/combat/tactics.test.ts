import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { allows, at, field, forbids, moves, offers, play } from '../support.js'
import { diceAre, FIELD, fight, hand, onTo, roundEnd, until } from './duel.js'
import { battle, GROUND, inert, SPACE, type Theater } from './theaters.js'

/** Tactic cards that draw, reroll and deal damage. */

// Draws

function brilliantStrategy(t: Theater): void {
  const s = battle(t, ['brilliant-strategy', inert(t), 'critical-hit', 'no-escape'], {
    rebel: { [t.own]: 1 },
    empire: { [t.big]: 1 },
    dice: 's- ---',
    [t.other]: [`${t.other}-onslaught`, `${t.other}-take-it-down`],
    [t.name]: [`${t.name}-brilliant-strategy`, `${t.name}-${inert(t)}`, `${t.name}-critical-hit`],
  })
  const card = `play ${t.name}-brilliant-strategy`
  assert.equal(offers(s, card), [`${card} red`])
  const drawing = play(s, `${card} red`)
  assert.equal(moves(drawing), ['draw space', 'draw ground'])
  // The special is spent
  forbids(play(drawing, 'draw space', 'draw space'), 'draw red')
  for (const [first, second] of [
    [t.name, t.other],
    [t.other, t.name],
  ])
    assert.equal(hand(play(drawing, `draw ${first}`, `draw ${second}`), 'rebel'), [
      ...[`${SPACE === t ? 'space-critical-hit' : 'space-onslaught'}`],
      ...(t === SPACE ? ['space-outmaneuver'] : []),
      ...(t === SPACE ? ['ground-onslaught'] : ['ground-critical-hit', 'ground-dig-in']),
    ])
  assert.equal(
    hand(play(drawing, `draw ${t.other}`, `draw ${t.other}`), 'rebel'),
    t === SPACE
      ? ['space-outmaneuver', 'ground-onslaught', 'ground-take-it-down']
      : ['space-onslaught', 'space-take-it-down', 'ground-dig-in'],
  )
  // Two and no more
  forbids(play(drawing, 'draw space', 'draw ground'), 'draw')
  assert.equal(field(drawing, 'discards.tactics'), [`${t.name}-brilliant-strategy`])
}

test('space-brilliant-strategy: a special buys two cards from either deck', () => {
  brilliantStrategy(SPACE)
})

test('ground-brilliant-strategy: a special buys two cards from either deck', () => {
  brilliantStrategy(GROUND)
})

// Rerolls

function concentrateFire(t: Theater): void {
  const duel = { rebel: { [t.own]: 1 }, empire: { [t.big]: 1, [t.small]: 1 } }
  const s = battle(t, ['concentrate-fire', inert(t)], { ...duel, dice: '-- hh ----' })
  const card = `play ${t.name}-concentrate-fire`
  // It costs nothing
  assert.equal(moves(s), ['done', card])
  const choosing = play(s, card)
  assert.equal(moves(choosing), ['done', 'reroll red blank', 'reroll black blank'])
  const one = play(choosing, 'reroll black blank')
  // Both are rerolled together: the first waits
  diceAre(one, 6)
  assert.equal(moves(one), ['done', 'reroll red blank'])
  // The red hit goes to the big unit, the black one to the small one
  const both = roundEnd(play(one, 'reroll red blank'))
  assert.equal([at(both, FIELD, t.small), at(both, FIELD, t.big)], [0, 1])
  diceAre(both, 0)
  // One only: the red die stays blank
  const single = roundEnd(play(one, 'done'))
  assert.equal([at(single, FIELD, t.small), at(single, FIELD, t.big)], [0, 1])
  diceAre(single, 1)
  const none = roundEnd(play(choosing, 'done'))
  assert.is(at(none, FIELD, t.small), 1)
  diceAre(none, 2)
}

test('space-concentrate-fire: up to two dice are rerolled together', () => concentrateFire(SPACE))

test('ground-concentrate-fire: up to two dice are rerolled together', () => concentrateFire(GROUND))

test('C37 C10: a die may be rerolled again by another card, any face, but not when it is spent', () => {
  const s = battle(SPACE, ['concentrate-fire', 'concentrate-fire', 'onslaught'], {
    rebel: { 'corellian-corvette': 1 },
    empire: { 'star-destroyer': 1 },
    dice: 'hs - s -',
  })
  const again = play(s, 'play space-concentrate-fire', 'reroll red hit', 'done')
  const twice = play(again, 'play space-concentrate-fire')
  assert.equal(moves(twice), ['done', 'reroll red blank', 'reroll black special'])
  // A reroll may make a special that can be spent at once
  const special = play(twice, 'reroll red blank', 'done')
  allows(special, 'draw red', 'draw black')
  assert.equal(moves(play(special, 'draw red')).includes('draw red'), false)
  // A spent die is gone and cannot be rerolled
  const spent = play(s, 'draw black', 'play space-concentrate-fire')
  assert.equal(moves(spent), ['done', 'reroll red hit'])
})

// Damage

function criticalHit(t: Theater): void {
  const s = battle(t, ['critical-hit', inert(t)], {
    rebel: { [t.own]: 1 },
    empire: { [t.big]: 1, [t.small]: 1 },
    dice: '-- ----',
  })
  assert.equal(moves(s), ['done', `play ${t.name}-critical-hit`])
  const hitting = until(play(s, `play ${t.name}-critical-hit`), 'hit')
  // Whatever the colour of its health
  assert.equal(moves(hitting).sort(), [`hit ${t.big}`, `hit ${t.small}`].sort())
  const small = roundEnd(play(hitting, `hit ${t.small}`))
  assert.equal([at(small, FIELD, t.small), at(small, FIELD, t.big)], [0, 1])
  const big = roundEnd(play(hitting, `hit ${t.big}`))
  assert.equal([at(big, FIELD, t.small), at(big, FIELD, t.big)], [1, 1])
  // Not played, nothing happens
  const none = roundEnd(play(s, 'done'))
  assert.equal([at(none, FIELD, t.small), at(none, FIELD, t.big)], [1, 1])
}

test('space-critical-hit: one damage of any colour for nothing', () => criticalHit(SPACE))

test('ground-critical-hit: one damage of any colour for nothing', () => criticalHit(GROUND))

function takeItDown(t: Theater): void {
  const s = battle(t, ['take-it-down', inert(t)], {
    rebel: { [t.own]: 1 },
    empire: { [t.middle]: 2, [t.small]: 1 },
    dice: '-s -----',
  })
  const card = `play ${t.name}-take-it-down`
  assert.equal(offers(s, card), [`${card} black`])
  const hitting = until(play(s, `${card} black`), 'hit')
  assert.equal(moves(hitting).sort(), [`hit ${t.middle}`, `hit ${t.small}`].sort())
  // Both points on one unit
  const middle = roundEnd(play(hitting, `hit ${t.middle}`))
  assert.equal([at(middle, FIELD, t.middle), at(middle, FIELD, t.small)], [1, 1])
  const small = roundEnd(play(hitting, `hit ${t.small}`))
  assert.equal([at(small, FIELD, t.middle), at(small, FIELD, t.small)], [2, 0])
  // Without a special it cannot be paid
  const poor = battle(t, ['take-it-down', 'critical-hit'], {
    rebel: { [t.own]: 1 },
    empire: { [t.middle]: 1 },
    dice: 'h- --',
  })
  assert.equal(moves(poor), ['done', `play ${t.name}-critical-hit`])
}

test('space-take-it-down C16: a special puts two damage on one unit', () => takeItDown(SPACE))

test('ground-take-it-down C16: a special puts two damage on one unit', () => takeItDown(GROUND))

function onslaught(t: Theater): void {
  const s = battle(t, ['onslaught', inert(t)], {
    rebel: { [t.own]: 1 },
    empire: { [t.big]: 1, [t.small]: 2 },
    dice: 's- -----',
  })
  const card = `play ${t.name}-onslaught`
  assert.equal(offers(s, card), [`${card} red`])
  const first = until(play(s, `${card} red`), 'hit')
  assert.equal(moves(first).sort(), [`hit ${t.big}`, `hit ${t.small}`].sort())
  // The second one is another unit, and may be left out
  const second = play(first, `hit ${t.small}`)
  assert.equal(moves(second).sort(), ['done', `hit ${t.big}`, `hit ${t.small}`].sort())
  const two = roundEnd(play(second, `hit ${t.small}`))
  assert.equal([at(two, FIELD, t.small), at(two, FIELD, t.big)], [0, 1])
  const one = roundEnd(play(second, 'done'))
  assert.equal([at(one, FIELD, t.small), at(one, FIELD, t.big)], [1, 1])
  assert.equal(moves(play(first, `hit ${t.big}`)).sort(), ['done', `hit ${t.small}`])
  // A single unit is hit once
  const lone = battle(t, ['onslaught', inert(t)], {
    rebel: { [t.own]: 1 },
    empire: { [t.middle]: 1 },
    dice: 's- --',
  })
  assert.is(at(roundEnd(play(lone, `${card} red`)), FIELD, t.middle), 1)
}

test('space-onslaught C16: a special puts one damage each on two units', () => onslaught(SPACE))

test('ground-onslaught C16: a special puts one damage each on two units', () => onslaught(GROUND))

test('space-onslaught C16: the second target is another unit, also among those hit already', () => {
  const s = battle(SPACE, ['onslaught', 'outmaneuver'], {
    rebel: { 'corellian-corvette': 1, 'y-wing': 1 },
    empire: { 'assault-carrier': 2 },
    dice: 'hs- ----',
  })
  // A hit of the dice lies on one carrier; the first half of the card may go on top of it
  const first = until(play(s, 'play space-onslaught red'), 'hit')
  assert.equal(moves(first).sort(), ['hit assault-carrier', 'hit assault-carrier hit-1'])
  const same = play(first, 'hit assault-carrier hit-1')
  assert.equal(moves(same).sort(), ['done', 'hit assault-carrier'])
  const after = roundEnd(play(same, 'hit assault-carrier'))
  assert.is(at(after, FIELD, 'assault-carrier'), 1)
  // Both carriers hit once: the second half doubles up on the other one
  const spread = play(first, 'hit assault-carrier')
  assert.equal(moves(spread).sort(), ['done', 'hit assault-carrier hit-1'])
  assert.is(at(roundEnd(play(spread, 'done')), FIELD, 'assault-carrier'), 2)
  const doubled = roundEnd(play(spread, 'hit assault-carrier hit-1'))
  assert.is(at(doubled, FIELD, 'assault-carrier'), 1)
})

test('ground-bombardment: damage equal to the red dice of an own ship there', () => {
  const rows: [string, number][] = [
    ['mon-calamari-cruiser', 2],
    ['corellian-corvette', 1],
    ['y-wing', 1],
    ['x-wing', 0],
    ['rebel-transport', 0],
  ]
  for (const [ship, points] of rows) {
    const s = fight({
      rebel: { airspeeder: 1, 'rebel-trooper': 1, [ship]: 1 },
      empire: { 'at-at': 1, 'at-st': 1 },
      ground: ['ground-bombardment'],
      dice: 's-- -----',
    })
    const card = `play ground-bombardment red ${ship}`
    assert.equal(offers(s, 'play'), [card])
    let after = play(s, card)
    let hits = 0
    for (; offers(after, 'hit').length > 0; hits++)
      after = play(after, offers(after, 'hit')[0] ?? '')
    assert.is(hits, points, ship)
  }
})

test('ground-bombardment: split as the attacker likes, any colour, from the ship he picks', () => {
  const s = fight({
    rebel: { airspeeder: 1, 'mon-calamari-cruiser': 1, 'corellian-corvette': 1 },
    empire: { 'at-st': 1, stormtrooper: 1 },
    ground: ['ground-bombardment'],
    dice: '-s ---',
  })
  const card = 'play ground-bombardment black'
  assert.equal(offers(s, card).sort(), [
    `${card} corellian-corvette`,
    `${card} mon-calamari-cruiser`,
  ])
  const two = until(play(s, `${card} mon-calamari-cruiser`), 'hit')
  assert.equal(moves(two).sort(), ['hit at-st', 'hit stormtrooper'])
  const split = roundEnd(play(two, 'hit at-st', 'hit stormtrooper'))
  assert.equal([at(split, FIELD, 'at-st'), at(split, FIELD, 'stormtrooper')], [1, 0])
  const one = roundEnd(play(two, 'hit at-st', 'hit at-st hit-1'))
  assert.equal([at(one, FIELD, 'at-st'), at(one, FIELD, 'stormtrooper')], [0, 1])
  const small = roundEnd(onTo(s, `${card} corellian-corvette`, 'hit at-st'))
  assert.equal([at(small, FIELD, 'at-st'), at(small, FIELD, 'stormtrooper')], [1, 1])
})

test('ground-bombardment: not without an own ship left there; a Death Star will do', () => {
  const none = fight({
    rebel: { airspeeder: 1 },
    empire: { stormtrooper: 2, 'star-destroyer': 1 },
    ground: ['ground-bombardment'],
    dice: 'ss --',
  })
  allows(none, 'draw red')
  forbids(none, 'play')
  // The X-wing falls in the space battle of the same round
  const gone = fight({
    rebel: { airspeeder: 1, 'x-wing': 1 },
    empire: { stormtrooper: 2, 'star-destroyer': 1 },
    ground: ['ground-bombardment'],
    dice: '- --h ss --',
  })
  assert.is(at(gone, FIELD, 'x-wing'), 0)
  allows(gone, 'draw red')
  forbids(gone, 'play')
  const star = fight({
    by: 'empire',
    rebel: { 'rebel-trooper': 3, airspeeder: 1 },
    empire: { stormtrooper: 1, 'death-star': 1 },
    ground: ['ground-bombardment'],
    dice: 's ----- s',
  })
  const hits = until(play(star, 'play ground-bombardment black death-star'), 'hit')
  const trooper = 'hit rebel-trooper'
  const after = play(hits, trooper, trooper, trooper, 'hit airspeeder')
  allows(after, 'draw black')
  diceAre(after, 0)
  assert.equal([at(after, FIELD, 'rebel-trooper'), at(after, FIELD, 'airspeeder')], [0, 1])
})

test.run()
