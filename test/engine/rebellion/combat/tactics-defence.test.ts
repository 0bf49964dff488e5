import { test } from 'uvu'
import * as assert from 'uvu/assert'
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
import { battle, GROUND, inert, SPACE, type Theater } from './theaters.js'

/** Tactic cards that block, forbid blocking, and concern retreats. */

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
