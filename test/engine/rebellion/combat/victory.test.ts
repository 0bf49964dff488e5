import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { allows, at, decider, field, forbids, moves, offers, play } from '../support.js'
import { before, type Duel, diceAre, FIELD, fight, toTheEnd, until } from './duel.js'

/** Who wins which battle, what follows at once, and the end of the game in a combat. */

// Who won which battle

const DREAD: Duel = {
  leader: 'han-solo',
  there: ['darth-vader'],
  objectives: ['return-of-the-jedi-3', 'liberation-2'],
  space: [
    'space-outmaneuver',
    'space-no-escape',
    'space-outmaneuver',
    'space-onslaught',
    'space-take-it-down',
  ],
  ground: [
    'ground-dig-in',
    'ground-escape-plan',
    'ground-dig-in',
    'ground-onslaught',
    'ground-take-it-down',
  ],
}

function scores(duel: Duel): string[] {
  let s = fight({ ...DREAD, ...duel })
  for (let legal = moves(s); !legal.includes('pass'); legal = moves(s)) {
    const due = offers(s, 'score')
    if (due.length > 0) return due.map((text) => text.slice(6))
    s = play(s, legal.includes('done') ? 'done' : 'decline')
  }
  return []
}

test('C23: the theaters are won one by one', () => {
  // Space is lost, the ground is won: Liberation counts, and Vader was there on the ground
  const ground = { rebel: { 'x-wing': 1, 'rebel-trooper': 1 } }
  assert.equal(
    scores({ ...ground, empire: { 'tie-fighter': 1, stormtrooper: 1 }, dice: '- h h -' }),
    ['liberation-2', 'return-of-the-jedi-3'],
  )
  // Space is won, the ground is lost
  assert.equal(
    scores({ ...ground, empire: { 'tie-fighter': 1, stormtrooper: 1 }, dice: 'h - - h' }),
    ['return-of-the-jedi-3'],
  )
  // Both are lost
  assert.equal(
    scores({ ...ground, empire: { 'tie-fighter': 1, stormtrooper: 1 }, dice: '- h - h' }),
    [],
  )
})

test('C23: what stands in the other theater does not matter', () => {
  assert.equal(
    scores({
      rebel: { 'rebel-trooper': 1 },
      empire: { 'star-destroyer': 2, stormtrooper: 1 },
      dice: 'h -',
    }),
    ['liberation-2', 'return-of-the-jedi-3'],
  )
})

test('C24: when the last units of both sides go together nobody won', () => {
  const units = { rebel: { 'rebel-trooper': 1 }, empire: { stormtrooper: 1 } }
  assert.equal(scores({ ...units, dice: 'h h' }), [])
  assert.equal(scores({ ...units, dice: 'h -' }), ['liberation-2', 'return-of-the-jedi-3'])
})

test('C35: where the enemy had nobody when the combat began there was nothing to win', () => {
  // Rebel ships above, a lost battle below: no battle of theirs was won in space
  assert.equal(
    scores({
      rebel: { 'x-wing': 2, 'rebel-trooper': 1 },
      empire: { stormtrooper: 1 },
      dice: '- h',
    }),
    [],
  )
})

test('C36 C23: units gone before any battle leave no battle to win', () => {
  const s = fight({
    by: 'empire',
    rebel: { 'x-wing': 1, 'rebel-trooper': 1 },
    empire: { 'death-star': 1, stormtrooper: 1 },
    empireActions: ['fully-operational'],
    dice: '- - s',
  })
  const after = play(s, 'play fully-operational')
  // The ground battle goes on; space was not won by anybody
  assert.equal([decider(after), at(after, FIELD, 'x-wing')], ['empire', 0])
  diceAre(after, 0)
  assert.is(field(after, 'signal'), undefined)
  const shot = fight({
    by: 'empire',
    rebel: { 'x-wing': 1, 'rebel-trooper': 1 },
    empire: { 'tie-fighter': 1, stormtrooper: 1 },
    dice: 'h - - - s',
  })
  assert.equal(field(shot, 'signal'), ['battle-won'])
})

// What follows at once

test('L6 C18: the subjugation ends, and a captive is rescued, when the last Imperial unit has gone', () => {
  const s = toTheEnd(
    fight({
      rebel: { 'rebel-trooper': 1 },
      empire: { stormtrooper: 1 },
      there: ['chewbacca'],
      more: { rings: { captured: 'chewbacca' }, loyalty: { rebel: [FIELD] } },
      dice: 'h -',
    }),
  )
  assert.is(field(s, 'rings'), undefined)
  assert.equal(field(s, 'leaders.rebel-base'), ['chewbacca'])
  const held = toTheEnd(
    fight({
      rebel: { 'rebel-trooper': 1 },
      empire: { stormtrooper: 1, 'tie-fighter': 1 },
      there: ['chewbacca'],
      more: { rings: { captured: 'chewbacca' } },
      dice: 'h -',
    }),
  )
  assert.equal(field(held, 'rings'), { captured: 'chewbacca' })
})

// The end of the game in a combat

const LAST_STAND: Duel = {
  by: 'empire',
  rebel: { 'rebel-trooper': 1 },
  empire: { stormtrooper: 2 },
  there: ['jan-dodonna'],
  // Somebody to go on with when the combat does not end the game
  pool: ['general-tagge'],
  more: { base: { system: FIELD, revealed: true } },
}

test('N1 N2 N3 N6: the last Rebel unit at the revealed base falls: the Empire wins at once', () => {
  const s = toTheEnd(
    fight({ ...LAST_STAND, ground: ['ground-dig-in', 'ground-dig-in'], dice: 'h- -' }),
  )
  assert.equal(field(s, 'result'), { winner: 'empire', reason: 'base-taken' })
  assert.equal([decider(s), moves(s)], ['nobody', []])
  // Dodonna alone did not hold it
  assert.equal(field(s, `leaders.${FIELD}`), ['jan-dodonna', 'moff-jerjerrod'])
})

test('N2: not while a Rebel unit stands there, a structure or ship included, nor while the base is hidden', () => {
  const rows: [Partial<Duel>, boolean][] = [
    [{}, true],
    [{ rebel: { 'rebel-trooper': 1, 'rebel-transport': 1 } }, false],
    [{ units: { 'rebel-base': { 'rebel-trooper': 1 } }, more: {} }, false],
  ]
  for (const [duel, expected] of rows) {
    const s = toTheEnd(fight({ ...LAST_STAND, ...duel, dice: 'h- -' }))
    assert.is(field(s, 'result') !== undefined, expected)
    assert.is(at(s, FIELD, 'rebel-trooper'), 0)
  }
  // The structure counts until the end of the round
  const generator = fight({
    ...LAST_STAND,
    rebel: { 'rebel-trooper': 1, 'shield-generator': 1, 'rebel-transport': 1 },
    ground: ['ground-dig-in', 'ground-dig-in'],
    dice: 'h- -',
  })
  const standing = until(generator, 'retreat')
  assert.equal(
    [at(standing, FIELD, 'shield-generator'), at(standing, FIELD, 'rebel-trooper')],
    [1, 0],
  )
  const fled = play(standing, 'retreat jan-dodonna geonosis')
  assert.equal(field(fled, 'result'), { winner: 'empire', reason: 'base-taken' })
})

test('N2 C24: Imperial units that fall with them do not win', () => {
  const s = toTheEnd(fight({ ...LAST_STAND, empire: { stormtrooper: 1 }, dice: 'h h' }))
  assert.is(field(s, 'result'), undefined)
  allows(s, 'pass')
})

test('N5 N1: an objective that brings the markers together wins in the middle of a combat', () => {
  const s = fight({
    rebel: { 'mon-calamari-cruiser': 2 },
    empire: { 'star-destroyer': 2 },
    objectives: ['rebel-assault-1'],
    more: { time: 5, reputation: 6 },
    dice: 'hhhh-- ------',
  })
  const first = 'hit star-destroyer hit-'
  const due = until(play(s, `${first}1`, `${first}2`, `${first}3`), 'score')
  const won = play(due, 'score rebel-assault-1')
  assert.equal(field(won, 'result'), { winner: 'rebel', reason: 'reputation' })
  assert.equal([decider(won), at(won, FIELD, 'star-destroyer')], ['nobody', 1])
  assert.is(field(play(due, 'decline'), 'result'), undefined)
})

test('N7 N8: an Imperial win in the same step comes before a Rebel objective', () => {
  const duel: Duel = {
    rebel: { 'x-wing': 3 },
    empire: { 'tie-fighter': 5 },
    objectives: ['major-victory-3'],
    more: { base: { system: FIELD, revealed: true }, time: 5, reputation: 6 },
    dice: 'hhh hhh--',
  }
  const kills = ['hit tie-fighter', 'hit tie-fighter']
  const s = play(fight(duel), ...kills, 'hit x-wing', 'hit x-wing')
  assert.equal(field(s, 'result'), { winner: 'empire', reason: 'base-taken' })
  assert.is(field(s, 'reputation'), 6)
  // With one X-wing left the objective wins the game
  const left = play(fight(duel), ...kills, 'hit x-wing', 'hit x-wing hit-1')
  const won = play(until(left, 'score'), 'score major-victory-3')
  assert.equal(field(won, 'result'), { winner: 'rebel', reason: 'reputation' })
})

test('N4 D8: the Superlaser on the base’s system wins, hidden or not', () => {
  const rows: [Record<string, unknown>, boolean][] = [
    [{ base: { system: FIELD } }, true],
    [{ base: { system: FIELD, revealed: true } }, true],
    [{ base: { system: 'hoth' } }, false],
  ]
  for (const [more, expected] of rows) {
    const s = before({
      by: 'empire',
      rebel: { 'x-wing': 1 },
      empire: { 'death-star': 1 },
      leader: 'general-tagge',
      more: {
        ...more,
        assigned: [{ mission: 'superlaser-online', leaders: ['admiral-ozzel'] }],
      },
    })
    const fired = play(s, `reveal superlaser-online ${FIELD}`)
    const result = [field(fired, 'result.winner'), field(fired, 'result.reason')]
    assert.equal(result, expected ? ['empire', 'base-destroyed'] : [undefined, undefined])
    assert.equal(field(fired, 'destroyed'), [FIELD])
    forbids(fired, 'add')
  }
})

test.run()
