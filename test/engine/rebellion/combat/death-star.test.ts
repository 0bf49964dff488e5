import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { allows, at, decider, field, forbids, moves, offers, play } from '../support.js'
import { type Duel, diceAre, fight, neverOffers, onTo, roundEnd, until } from './duel.js'

/** The Death Star, its building site, and Death Star Plans. */

const SITE = 'death-star-under-construction'
const HERE = 'endor'
const TRY = 'score death-star-plans-2'

const RAID: Duel = {
  system: HERE,
  rebel: { 'y-wing': 1 },
  empire: { 'death-star': 1 },
  objectives: ['death-star-plans-2'],
}

test('death-star-plans-2 C30 C32: a direct hit on one of three dice destroys the Death Star', () => {
  for (const dice of ['d--', '-d-', 'hsd', 'ddd']) {
    const s = fight({ ...RAID, dice: `- ---- ${dice}` })
    // After both attacks of the space battle
    assert.equal([decider(s), moves(s)], ['rebel', ['decline', TRY]])
    diceAre(s, 3)
    const hit = play(s, TRY)
    assert.equal([at(hit, HERE, 'death-star'), at(hit, HERE, 'y-wing')], [0, 1], dice)
    assert.is(field(hit, 'reputation'), 10)
    assert.equal(field(hit, 'playedObjectives'), ['death-star-plans-2'])
    diceAre(hit, 0)
  }
})

test('death-star-plans-3: the same for the card of stage III', () => {
  const s = fight({ ...RAID, objectives: ['death-star-plans-3'], dice: '- ---- d--' })
  assert.equal(moves(s), ['decline', 'score death-star-plans-3'])
  const hit = play(s, 'score death-star-plans-3')
  assert.equal([at(hit, HERE, 'death-star'), field(hit, 'reputation')], [0, 10])
  assert.equal(field(hit, 'playedObjectives'), ['death-star-plans-3'])
})

test('death-star-plans-3 C31 C32: hits and specials do nothing; the card stays in hand, seen', () => {
  const s = fight({ ...RAID, objectives: ['death-star-plans-3'], dice: '- ---- hs- - ---- -d-' })
  const missed = play(s, 'score death-star-plans-3')
  assert.equal([at(missed, HERE, 'death-star'), field(missed, 'reputation')], [1, 12])
  assert.equal(field(missed, 'hands.rebel.objectives'), ['death-star-plans-3'])
  assert.equal(field(missed, 'shown.objectives'), ['death-star-plans-3'])
  // It may be tried again in the next round
  forbids(missed, 'score')
  const again = until(missed, 'score')
  diceAre(again, 3)
  const hit = play(again, 'score death-star-plans-3')
  assert.equal([at(hit, HERE, 'death-star'), field(hit, 'reputation')], [0, 10])
})

test('death-star-plans-2 O1: declining keeps it, hidden', () => {
  const s = fight({ ...RAID, dice: '- ---- ' })
  const kept = play(s, 'decline')
  assert.equal(
    [field(kept, 'hands.rebel.objectives'), field(kept, 'shown')],
    [['death-star-plans-2'], undefined],
  )
  forbids(kept, 'score')
})

test('death-star-plans-2 C30: only with a fighter left, a station there, and a space battle fought', () => {
  const rows: [string, Partial<Duel>, boolean][] = [
    ['no fighter', { rebel: { 'corellian-corvette': 1, 'mon-calamari-cruiser': 1 } }, false],
    ['a fighter beside others', { rebel: { 'x-wing': 1, 'corellian-corvette': 1 } }, true],
    ['no station', { empire: { 'star-destroyer': 1 } }, false],
    ['a building site', { empire: { [SITE]: 1, 'star-destroyer': 1 } }, true],
    ['a card of another kind', { objectives: ['major-victory-3'] }, false],
  ]
  for (const [why, duel, expected] of rows) {
    const s = fight({ ...RAID, dice: '-'.repeat(40), ...duel })
    // Whoever is not asked for the Plans is asked for a retreat
    assert.is(offers(s, 'score').length > 0, expected, why)
    assert.is(offers(s, 'retreat').length > 0, !expected, why)
  }
  // Fallen in this very space battle: black hits of a TIE Fighter
  const fallen = fight({
    ...RAID,
    rebel: { 'x-wing': 1, 'corellian-corvette': 1 },
    empire: { 'death-star': 1, 'tie-fighter': 1 },
    dice: '--- ---- h',
  })
  assert.equal([offers(fallen, 'score'), at(fallen, HERE, 'x-wing')], [[], 0])
  assert.ok(offers(fallen, 'retreat').length > 0)
})

test('O25 C30: one card a round, though both are in hand; the other in the next', () => {
  const s = fight({
    ...RAID,
    objectives: ['death-star-plans-2', 'death-star-plans-3'],
    dice: '- ---- hhh - ---- d--',
  })
  assert.equal(moves(s), ['decline', TRY, 'score death-star-plans-3'])
  const missed = play(s, TRY)
  forbids(missed, 'score')
  allows(missed, 'decline', 'retreat princess-leia bespin')
  const second = until(missed, 'score')
  assert.equal(moves(second), ['decline', TRY, 'score death-star-plans-3'])
  const hit = play(second, 'score death-star-plans-3')
  assert.equal(field(hit, 'hands.rebel.objectives'), ['death-star-plans-2'])
  assert.is(field(hit, 'reputation'), 10)
})

test('13.13 D1: of two stations the Plans destroy one', () => {
  const s = fight({
    ...RAID,
    rebel: { 'x-wing': 1 },
    empire: { 'death-star': 2 },
    dice: '- ----- dd-  - ---- ',
    objectives: ['death-star-plans-2', 'death-star-plans-3'],
  })
  const hit = until(play(s, TRY), 'retreat')
  assert.is(at(hit, HERE, 'death-star'), 1)
  // O2: that was the one objective of this combat
  const next = play(hit, 'decline')
  neverOffers(next, 'score')
  const later = roundEnd(next)
  assert.equal([at(later, HERE, 'death-star'), field(later, 'reputation')], [1, 10])
  diceAre(later, 0)
})

test('D2 D11: the building site and the Death Star on the queue go together; the Rebels choose', () => {
  const s = fight({
    ...RAID,
    empire: { [SITE]: 1, 'star-destroyer': 1 },
    more: { queues: { empire: { 3: { 'death-star': 1 } } } },
    dice: '- --- d--',
  })
  const hit = play(s, TRY)
  assert.equal([at(hit, HERE, SITE), at(hit, HERE, 'star-destroyer')], [0, 1])
  assert.equal([field(hit, 'queues'), field(hit, 'reputation')], [undefined, 10])
  const both = fight({
    ...RAID,
    empire: { [SITE]: 1, 'death-star': 1 },
    dice: '- ---- d--',
  })
  const choosing = play(both, TRY)
  assert.equal(moves(choosing), [`destroy death-star ${HERE}`, `destroy ${SITE} ${HERE}`])
  const site = play(choosing, `destroy ${SITE} ${HERE}`)
  assert.equal([at(site, HERE, SITE), at(site, HERE, 'death-star')], [0, 1])
})

test('death-star-plans-2 D17 K7 T15 C23: in ruins the station takes all with it that it carried, and the battle is won', () => {
  const s = fight({
    ...RAID,
    rebel: { 'y-wing': 2 },
    empire: { 'death-star': 1, 'tie-fighter': 4 },
    there: ['han-solo'],
    more: { destroyed: [HERE], rings: { captured: 'han-solo' } },
    dice: '-- -------- d--',
  })
  const hit = play(s, TRY)
  assert.equal(field(hit, `units.${HERE}`), { 'y-wing': 2 })
  assert.equal([field(hit, 'rings'), field(hit, 'combat')], [undefined, undefined])
  assert.equal(field(hit, 'signal'), ['battle-won'])
  forbids(hit, 'retreat')
})

test('death-star-plans-2 D17: with another carrier left the Empire chooses what goes', () => {
  const s = fight({
    ...RAID,
    rebel: { 'y-wing': 2 },
    empire: { 'death-star': 1, 'assault-carrier': 1, 'tie-fighter': 4, stormtrooper: 2 },
    more: { destroyed: [HERE] },
    dice: '-- --------- d--',
  })
  const hit = play(s, TRY)
  assert.is(decider(hit), 'empire')
  assert.equal(moves(hit).sort(), [`destroy stormtrooper ${HERE}`, `destroy tie-fighter ${HERE}`])
})

test('death-star-plans-2 one-in-a-million: up to two of the three dice are set', () => {
  const s = fight({
    ...RAID,
    leader: 'luke-skywalker',
    rebelActions: ['one-in-a-million'],
    space: ['space-outmaneuver', 'space-onslaught'],
    dice: '- ---- -- ',
  })
  const plans = until(s, 'score')
  const setting = play(plans, TRY, 'play one-in-a-million')
  assert.equal(offers(setting, 'set').length, 4)
  const hit = play(setting, 'set red direct-hit', 'done')
  assert.equal([at(hit, HERE, 'death-star'), field(hit, 'reputation')], [0, 10])
  diceAre(hit, 0)
})

test('death-star-plans-2 X31: the Master Yoda ring rerolls one of them', () => {
  const s = fight({
    ...RAID,
    leader: 'luke-skywalker',
    more: { rings: { 'master-yoda': 'luke-skywalker' }, jedi: true },
    space: ['space-outmaneuver', 'space-onslaught', 'space-take-it-down'],
    dice: '- ---- hs- d',
  })
  const rolled = play(until(s, 'score'), TRY)
  assert.equal(moves(rolled), [
    'done',
    'use master-yoda hit',
    'use master-yoda special',
    'use master-yoda blank',
  ])
  const hit = play(rolled, 'use master-yoda hit')
  assert.equal([at(hit, HERE, 'death-star'), field(hit, 'round.yodaUsed')], [0, true])
  const missed = play(rolled, 'done')
  assert.equal([at(missed, HERE, 'death-star'), field(missed, 'round')], [1, undefined])
})

test('O22 O2: after another objective of the combat the Plans cannot be played', () => {
  const duel: Duel = {
    ...RAID,
    rebel: { 'mon-calamari-cruiser': 2, 'x-wing': 1 },
    empire: { 'death-star': 1, 'star-destroyer': 1 },
    objectives: ['rebel-assault-1', 'death-star-plans-3'],
    dice: 'dddd --- ------ --- ---- ----',
  }
  let s = fight(duel)
  while (offers(s, 'hit').length > 0) s = play(s, offers(s, 'hit')[0] ?? '')
  // The Plans come first, then what the battle has brought
  assert.equal(moves(s), ['decline', 'score death-star-plans-3'])
  const assault = play(s, 'decline')
  assert.equal(moves(assault), ['decline', 'score rebel-assault-1'])
  const scored = play(assault, 'score rebel-assault-1')
  // Round 2: nothing to score any more
  const next = play(roundEnd(scored), 'decline')
  neverOffers(next, 'score')
  const second = roundEnd(next)
  assert.equal(field(second, 'hands.rebel.objectives'), ['death-star-plans-3'])
  assert.is(field(second, 'reputation'), 11)
  // After a miss another objective may still be scored
  const missed = play(s, 'score death-star-plans-3')
  assert.equal(moves(missed), ['decline', 'score rebel-assault-1'])
})

test('D1 D14: a building site never retreats, nor does the fleet beside it', () => {
  const s = fight({
    ...RAID,
    objectives: [],
    there: ['darth-vader'],
    empire: { [SITE]: 1, 'star-destroyer': 1 },
    space: ['space-outmaneuver', 'space-onslaught', 'space-take-it-down'],
    dice: '- --- - ---',
  })
  const next = until(play(s, 'decline'), 'retreat')
  assert.equal([decider(next), offers(next, 'retreat darth-vader')], ['rebel', []])
  diceAre(next, 0)
})

test('D13 D1: shot down without the Plans the site gives no reputation', () => {
  const s = fight({
    ...RAID,
    objectives: ['death-star-plans-2'],
    rebel: { 'x-wing': 5 },
    empire: { [SITE]: 1, 'star-destroyer': 1 },
    dice: 'hhhh- ---',
    more: { queues: { empire: { 1: { 'death-star': 1 } } } },
  })
  const after = onTo(roundEnd(s), 'decline')
  assert.equal([at(after, HERE, SITE), field(after, 'queues')], [0, undefined])
  assert.is(field(after, 'reputation'), 12)
})

test('N8 N7: the Plans that take the last Imperial unit save the base', () => {
  const s = fight({
    ...RAID,
    dice: '- ---- d--',
    more: { base: { system: HERE, revealed: true }, time: 8, reputation: 10 },
  })
  const won = play(s, TRY)
  assert.equal([field(won, 'result.winner'), field(won, 'result.reason')], ['rebel', 'reputation'])
})

test.run()
