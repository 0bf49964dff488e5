import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { State } from '../../../../engine/state.js'
import { allows, at, decider, field, forbids, moves, offers, play } from '../support.js'
import {
  type Duel,
  diceAre,
  FIELD,
  fight,
  hand,
  neverOffers,
  onTo,
  roundEnd,
  until,
} from './duel.js'

/** One theater's units: all but the small ones roll a red and a black die at least. */
interface Theater {
  readonly name: 'space' | 'ground'
  readonly other: 'space' | 'ground'
  /** Rebel, red health 2, a red and a black die. */
  readonly own: string
  /** Rebel, black health 1. */
  readonly ownSmall: string
  readonly big: string
  /** Imperial, red health 2, a red and a black die. */
  readonly middle: string
  readonly small: string
}

const SPACE: Theater = {
  name: 'space',
  other: 'ground',
  own: 'corellian-corvette',
  ownSmall: 'x-wing',
  big: 'star-destroyer',
  middle: 'assault-carrier',
  small: 'tie-fighter',
}
const GROUND: Theater = {
  name: 'ground',
  other: 'space',
  own: 'airspeeder',
  ownSmall: 'rebel-trooper',
  big: 'at-at',
  middle: 'at-st',
  small: 'stormtrooper',
}

/** A battle in one theater in which the Rebels drew these cards, then the Empire those. */
function battle(t: Theater, cards: readonly string[], duel: Duel): State {
  // A ship makes a retreat possible, so that rounds of a ground battle have an end to wait for
  const rebel = t === GROUND ? { 'rebel-transport': 1, ...duel.rebel } : duel.rebel
  const drawn = cards.map((card) => `${t.name}-${card}`)
  return fight({ leader: 'han-solo', [t.name]: drawn, ...duel, ...(rebel && { rebel }) })
}

const INERT = ['outmaneuver', 'dig-in']
function inert(t: Theater): string {
  return INERT[t === SPACE ? 0 : 1] ?? ''
}

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

// Blocking

function defensiveFormation(t: Theater): void {
  const s = battle(t, ['critical-hit', 'critical-hit', 'defensive-formation', 'take-it-down'], {
    rebel: { [t.own]: 1, [t.ownSmall]: 1 },
    empire: { [t.middle]: 1, [t.small]: 1 },
    there: ['colonel-yularen'],
    dice: 'h-h s--',
  })
  const card = `play ${t.name}-defensive-formation`
  const blocking = play(s, 'done')
  // The red hit on the middle unit, the black one on the small one: both were forced
  assert.equal([decider(blocking), moves(blocking)], ['empire', ['done', card]])
  const chosen = play(blocking, card)
  assert.equal(moves(chosen).sort(), [`block ${t.middle} hit-1`, `block ${t.small} hit-1`].sort())
  const saved = roundEnd(play(chosen, `block ${t.small} hit-1`))
  assert.equal([at(saved, FIELD, t.small), at(saved, FIELD, t.middle)], [1, 1])
  const lost = roundEnd(play(chosen, `block ${t.middle} hit-1`))
  assert.equal([at(lost, FIELD, t.small), at(lost, FIELD, t.middle)], [0, 1])
  assert.equal(field(chosen, 'discards.tactics'), [`${t.name}-defensive-formation`])
  // It is no combat action
  const own = play(blocking, 'done')
  allows(own, 'done', `play ${t.name}-take-it-down red`)
  forbids(own, card)
}

test('space-defensive-formation C14 C15: one damage just assigned is taken away', () => {
  defensiveFormation(SPACE)
})

test('ground-defensive-formation C14 C15: one damage just assigned is taken away', () => {
  defensiveFormation(GROUND)
})

function priced(t: Theater, name: string): void {
  const duel: Duel = {
    rebel: { [t.own]: 1, [t.ownSmall]: 1 },
    empire: { [t.middle]: 1, [t.small]: 2 },
    there: ['colonel-yularen'],
    dice: 'h-h ----',
  }
  const s = battle(t, ['critical-hit', 'critical-hit', name, name], duel)
  const card = `play ${t.name}-${name}`
  const blocking = onTo(s, `play ${t.name}-critical-hit`, `hit ${t.middle} hit-1`)
  // The second copy is the price
  assert.equal(moves(blocking), ['done', `${card} ${t.name}-${name}`])
  const points = play(blocking, `${card} ${t.name}-${name}`)
  assert.equal(hand(points, 'empire'), [])
  assert.equal(moves(points).sort(), [`block ${t.middle} hit-2`, `block ${t.small} hit-1`].sort())
  // Two from one unit, or one from each of two, or just one
  const one = play(points, `block ${t.middle} hit-2`)
  allows(one, 'done', `block ${t.middle} hit-1`, `block ${t.small} hit-1`)
  const rows: [string, number, number][] = [
    [`block ${t.middle} hit-1`, 1, 1],
    [`block ${t.small} hit-1`, 1, 2],
    ['done', 1, 1],
  ]
  for (const [move, middle, small] of rows) {
    const after = roundEnd(play(one, move))
    assert.equal([at(after, FIELD, t.middle), at(after, FIELD, t.small)], [middle, small], move)
  }
  const unblocked = roundEnd(play(blocking, 'done'))
  assert.equal([at(unblocked, FIELD, t.middle), at(unblocked, FIELD, t.small)], [0, 1])
  // Another card of the theater pays as well
  const rich = battle(t, ['critical-hit', 'critical-hit', name, 'defensive-formation'], duel)
  allows(play(rich, 'done'), `${card} ${t.name}-defensive-formation`)
  // A card of the other theater does not
  const skirmish = t === SPACE ? ['rebel-trooper', 'stormtrooper'] : ['x-wing', 'tie-fighter']
  const poor = battle(t, ['critical-hit', 'critical-hit', name], {
    ...duel,
    there: ['moff-jerjerrod'],
    rebel: { ...duel.rebel, [skirmish[0] ?? '']: 1 },
    empire: { ...duel.empire, [skirmish[1] ?? '']: 1 },
    [t.other]: ['critical-hit', 'critical-hit', 'take-it-down'].map((id) => `${t.other}-${id}`),
    dice: t === SPACE ? 'h-h ---- - -' : '- - h-h ----',
  })
  assert.equal(hand(poor, 'empire'), [`${t.name}-${name}`, `${t.other}-take-it-down`].sort(bySpace))
  neverOffers(poor, card)
}

function bySpace(a: string, b: string): number {
  return b.localeCompare(a)
}

test('space-outmaneuver 13.6: another space card is the price of two points of damage', () => {
  priced(SPACE, 'outmaneuver')
})

test('ground-dig-in 13.6: another ground card is the price of two points of damage', () => {
  priced(GROUND, 'dig-in')
})

function unstoppable(t: Theater): void {
  const s = battle(t, ['unstoppable-assault', inert(t), 'defensive-formation', 'critical-hit'], {
    rebel: { [t.own]: 1, [t.ownSmall]: 1 },
    empire: { [t.big]: 1 },
    there: ['colonel-yularen'],
    dice: 'hs- --- h--',
  })
  const card = `play ${t.name}-unstoppable-assault`
  const block = `play ${t.name}-defensive-formation`
  assert.equal(offers(s, card), [`${card} black`])
  // Unplayed, the hit can be blocked
  allows(play(s, 'done'), block)
  const played = play(s, `${card} black`)
  // The Empire is at its own attack already
  assert.equal([decider(played), offers(played, block)], ['empire', []])
  allows(played, `play ${t.name}-critical-hit`)
  // In the next round blocking is possible again
  const next = until(played, block)
  assert.is(decider(next), 'empire')
  diceAre(next, 0)
}

test('space-unstoppable-assault: nothing is blocked in this battle step', () => unstoppable(SPACE))

test('ground-unstoppable-assault: nothing is blocked in this battle step', () => {
  unstoppable(GROUND)
})

// Retreat

test('space-no-escape: the enemy cannot retreat this round, but may in the next', () => {
  const duel: Duel = {
    by: 'empire',
    rebel: { 'corellian-corvette': 1 },
    empire: { 'star-destroyer': 1 },
    there: ['jan-dodonna'],
    space: ['space-no-escape', 'space-outmaneuver', 'space-outmaneuver'],
    dice: '--- -- --- --',
  }
  const s = fight(duel)
  assert.equal(moves(s), ['done', 'play space-no-escape'])
  const played = play(s, 'play space-no-escape')
  // The one who plays it may retreat himself
  const own = until(played, 'retreat')
  assert.is(decider(own), 'empire')
  const next = roundEnd(play(own, 'decline'))
  // Round 2: the Rebels were not asked in round 1
  assert.is(decider(next), 'empire')
  diceAre(next, 0)
  const rebels = roundEnd(play(next, 'decline'))
  assert.equal([decider(rebels), offers(rebels, 'retreat jan-dodonna').length], ['rebel', 2])
  // Unplayed, they are asked at once
  const free = play(roundEnd(play(s, 'done')), 'decline')
  assert.equal([decider(free), offers(free, 'retreat').length], ['rebel', 2])
})

test('ground-escape-plan T17: units leave without ships in this round only', () => {
  const duel: Duel = {
    rebel: { 'rebel-trooper': 3, airspeeder: 1, 'shield-generator': 1 },
    empire: { 'at-at': 1 },
    leader: 'general-madine',
    there: [],
    ground: ['ground-escape-plan', 'ground-dig-in', 'ground-critical-hit', 'ground-critical-hit'],
    dice: 's---- --- ----- --- -----',
  }
  const s = fight(duel)
  assert.equal(offers(s, 'play ground-escape-plan'), ['play ground-escape-plan red'])
  // Without it nobody can go: no ship, no retreat
  const next = play(s, 'done')
  allows(next, 'done')
  diceAre(next, 8)
  forbids(next, 'retreat')
  const away = play(
    roundEnd(play(s, 'play ground-escape-plan red')),
    'retreat general-madine geonosis',
  )
  // Declined, it is no use in the next round
  const late = play(until(play(s, 'play ground-escape-plan red'), 'retreat'), 'decline')
  const third = play(late, 'done')
  assert.equal([offers(third, 'retreat'), offers(third, 'play').length], [[], 1])
  // Something must go with the leader; structures never do
  assert.equal(moves(away).sort(), [
    'take 1 airspeeder',
    'take 1 rebel-trooper',
    'take 2 rebel-trooper',
    'take 3 rebel-trooper',
  ])
  const gone = play(away, 'take 2 rebel-trooper', 'take 1 airspeeder')
  allows(gone, 'done', 'take 1 rebel-trooper')
  assert.equal([at(gone, 'geonosis', 'rebel-trooper'), at(gone, 'geonosis', 'airspeeder')], [2, 1])
})

test('C11 13.8: a card of one theater is not played in the other', () => {
  const s = fight({
    rebel: { 'x-wing': 1, 'rebel-trooper': 1 },
    empire: { 'star-destroyer': 1, 'at-at': 1 },
    leader: 'han-solo',
    space: ['space-critical-hit', 'space-take-it-down'],
    ground: ['ground-critical-hit', 'ground-take-it-down'],
    dice: 's --- s ---',
  })
  assert.equal([...new Set(moves(s).map((text) => text.split(' ').slice(0, 2).join(' ')))].sort(), [
    'done',
    'draw black',
    'play space-critical-hit',
    'play space-take-it-down',
  ])
  const ground = play(s, 'done')
  assert.equal(
    [...new Set(moves(ground).map((text) => text.split(' ').slice(0, 2).join(' ')))].sort(),
    ['done', 'draw black', 'play ground-critical-hit', 'play ground-take-it-down'],
  )
})

test.run()
