import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { allows, at, decider, field, forbids, moves, offers, play } from '../support.js'
import { type Duel, diceAre, FIELD, fight, hand, roundEnd, until } from './duel.js'

const CARD = 'play one-in-a-million'
const FACES = ['hit', 'direct-hit', 'special', 'blank']

const ATTACK: Duel = {
  rebel: { 'y-wing': 2, 'x-wing': 1 },
  empire: { 'star-destroyer': 1, 'tie-fighter': 2 },
  leader: 'wedge-antilles',
  rebelActions: ['one-in-a-million'],
  space: ['space-outmaneuver', 'space-onslaught', 'space-take-it-down', 'space-no-escape'],
}

test('one-in-a-million X30: up to two of the dice are set, the others are rolled', () => {
  const s = fight({ ...ATTACK, dice: '- ----- ---' })
  assert.equal([decider(s), moves(s)], ['rebel', ['decline', CARD]])
  diceAre(s, 9)
  const setting = play(s, CARD)
  assert.equal(field(setting, 'usedActions'), ['one-in-a-million'])
  assert.equal(
    moves(setting),
    ['red', 'black'].flatMap((colour) => FACES.map((face) => `set ${colour} ${face}`)),
  )
  // One black die is all there is
  const one = play(setting, 'set black hit')
  assert.equal(moves(one), ['done', ...FACES.map((face) => `set red ${face}`)])
  // Two set, one rolled: the black hit kills a TIE Fighter, the direct hit is to be assigned
  const two = play(one, 'set red direct-hit')
  assert.equal(moves(two).sort(), [
    'hit star-destroyer',
    'hit tie-fighter',
    'hit tie-fighter hit-1',
  ])
  diceAre(two, 8)
  const after = roundEnd(play(two, 'hit tie-fighter'))
  assert.equal([at(after, FIELD, 'tie-fighter'), at(after, FIELD, 'star-destroyer')], [0, 1])
})

test('one-in-a-million: one die only, and a special that is set can be spent', () => {
  const s = fight({ ...ATTACK, dice: '-- ----- ---' })
  const one = play(s, CARD, 'set red special', 'done')
  diceAre(one, 8)
  allows(one, 'draw red', 'play space-onslaught red', 'play space-take-it-down red')
  forbids(one, 'draw black')
  assert.equal(hand(play(one, 'draw red'), 'rebel'), [
    'space-no-escape',
    'space-onslaught',
    'space-outmaneuver',
    'space-take-it-down',
  ])
})

test('one-in-a-million: declined, it may be used at the next roll, but only once in the game', () => {
  const s = fight({
    ...ATTACK,
    rebel: { 'x-wing': 1, 'rebel-trooper': 1 },
    empire: { 'tie-fighter': 1, stormtrooper: 1 },
    ground: ['ground-dig-in'],
    dice: '- -  - - -',
  })
  const declined = until(play(s, 'decline'), CARD)
  // The ground battle
  diceAre(declined, 3)
  const used = play(declined, CARD, 'set black hit')
  assert.is(at(until(used, 'retreat'), FIELD, 'stormtrooper'), 0)
  const later = until(play(s, CARD, 'set black hit'), 'pass')
  assert.is(JSON.stringify(field(later, 'usedActions')), '["one-in-a-million"]')
})

test('one-in-a-million Z3: only where Luke or Wedge is, uncaptured, and the Rebels roll', () => {
  const rows: [Partial<Duel>, boolean][] = [
    [{}, true],
    [{ leader: 'luke-skywalker' }, true],
    [{ leader: 'luke-skywalker', more: { jedi: true } }, true],
    [{ leader: 'han-solo' }, false],
    [{ leader: 'han-solo', leaders: { coruscant: ['wedge-antilles'] } }, false],
    [
      {
        leader: 'han-solo',
        there: ['wedge-antilles'],
        more: { rings: { captured: 'wedge-antilles' } },
      },
      false,
    ],
    [{ rebelActions: [] }, false],
    // Without a die there is nothing to set
    [{ rebel: { 'rebel-transport': 1 } }, false],
  ]
  for (const [duel, expected] of rows) {
    const s = fight({ ...ATTACK, ...duel, dice: 'sss'.repeat(5) })
    assert.is(offers(s, CARD).length > 0, expected, JSON.stringify(duel))
  }
})

test('one-in-a-million: not for the dice of the Empire', () => {
  const s = fight({
    ...ATTACK,
    by: 'empire',
    leader: 'moff-jerjerrod',
    there: ['wedge-antilles'],
    dice: '--s-- ---',
  })
  // The Empire has rolled; the Rebels were not asked before
  assert.is(decider(s), 'empire')
  diceAre(s, 3)
  const rebels = until(s, CARD)
  assert.is(decider(rebels), 'rebel')
})

test('one-in-a-million C9: dice set come out of the dice that are left after reductions', () => {
  const s = fight({
    ...ATTACK,
    by: 'empire',
    leader: 'emperor-palpatine',
    there: ['wedge-antilles'],
    rebel: { 'x-wing': 2, 'y-wing': 2 },
    empire: { 'star-destroyer': 1 },
    empireActions: ['according-to-my-design'],
    space: ['space-outmaneuver', 'space-onslaught', 'space-take-it-down', 'space-no-escape'],
    dice: '--- -',
  })
  // 2 red and 2 black dice less 1 and 2: one red die
  const setting = play(until(play(s, 'play according-to-my-design'), CARD), CARD)
  assert.equal(
    moves(setting),
    FACES.map((face) => `set red ${face}`),
  )
  const after = play(setting, 'set red hit')
  forbids(after, 'set')
  diceAre(after, 1)
})

// The Master Yoda ring in a combat

const RING: Duel = {
  rebel: { 'y-wing': 1, 'x-wing': 1 },
  empire: { 'star-destroyer': 1, 'tie-fighter': 1 },
  leader: 'luke-skywalker',
  more: { rings: { 'master-yoda': 'luke-skywalker' }, jedi: true },
  space: ['space-outmaneuver', 'space-onslaught', 'space-take-it-down'],
}

test('X31 C37: the Master Yoda ring rerolls one die of any face, once in a round of the game', () => {
  const s = fight({ ...RING, dice: 'h-  h ----  ' })
  assert.equal(moves(s), ['done', 'use master-yoda hit', 'use master-yoda blank black'])
  // The blank black die becomes a hit
  const used = play(s, 'use master-yoda blank black')
  const after = roundEnd(used)
  assert.equal([at(after, FIELD, 'tie-fighter'), field(after, 'round.yodaUsed')], [0, true])
  diceAre(after, 0)
  const kept = until(play(s, 'done'), 'use master-yoda')
  // Declining has not used it up: round 2
  assert.is(field(kept, 'round.yodaUsed'), undefined)
  const spent = fight({
    ...RING,
    more: { ...RING.more, round: { yodaUsed: true } },
    dice: '-- ----',
  })
  assert.is(offers(spent, 'use').length, 0)
})

test('X31: only in the wearer’s own system, and only Rebel dice', () => {
  const away = fight({
    ...RING,
    leader: 'han-solo',
    leaders: { coruscant: ['luke-skywalker'] },
    dice: '-- ----',
  })
  forbids(away, 'use')
  assert.ok(offers(away, 'retreat').length > 0)
  const empire = fight({
    ...RING,
    by: 'empire',
    leader: 'general-tagge',
    there: ['luke-skywalker'],
    dice: '---- s- h',
  })
  assert.is(decider(empire), 'rebel')
  diceAre(roundEnd(play(empire, 'use master-yoda special')), 0)
})

test.run()
