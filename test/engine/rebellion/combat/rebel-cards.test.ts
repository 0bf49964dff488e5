import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { allows, at, decider, field, forbids, moves, offers, play } from '../support.js'
import { type Duel, diceAre, FIELD, fight, neverOffers, onTo, roundEnd, until } from './duel.js'
import { FIGHTERS, needs } from './start-cards.js'

/** The Rebel Start of Combat cards. */

test('its-a-trap Z3: needs Admiral Ackbar there', () => {
  needs('its-a-trap', 'admiral-ackbar', 'rebel')
})

test('its-a-trap: no Imperial space tactic card in round 1, neither attacking nor blocking', () => {
  const duel: Duel = {
    rebel: { 'corellian-corvette': 2 },
    empire: { 'star-destroyer': 1, stormtrooper: 1 },
    leader: 'admiral-ackbar',
    there: ['colonel-yularen'],
    rebelActions: ['its-a-trap'],
    space: [
      'space-outmaneuver',
      'space-outmaneuver',
      'space-unstoppable-assault',
      'space-critical-hit',
      'space-defensive-formation',
    ],
    dice: 'hh-- s--   ---- s--',
  }
  const trap = play(fight(duel), 'play its-a-trap')
  // The hits are not blocked; at its own attack the Empire may draw, but not play
  assert.equal([decider(trap), moves(trap)], ['empire', ['done', 'draw red']])
  // Round 2: everything goes
  const later = until(play(until(trap, 'retreat'), 'decline'), 'draw red')
  assert.equal([decider(later), offers(later, 'play')], ['empire', ['play space-critical-hit']])
  // Unplayed, blocking and playing are possible at once
  const free = play(fight(duel), 'decline')
  allows(until(free, 'play space-def'), 'play space-defensive-formation')
})

test('its-a-trap: ground tactic cards stay playable', () => {
  const s = fight({
    rebel: { 'x-wing': 1, 'rebel-trooper': 1 },
    empire: { 'star-destroyer': 1, stormtrooper: 1 },
    leader: 'admiral-ackbar',
    there: ['general-tagge'],
    rebelActions: ['its-a-trap'],
    space: ['space-outmaneuver', 'space-outmaneuver', 'space-onslaught', 'space-critical-hit'],
    ground: ['ground-dig-in', 'ground-critical-hit'],
    dice: '- --- - -',
  })
  const trap = play(s, 'play its-a-trap')
  assert.is(decider(trap), 'empire')
  allows(trap, 'play ground-critical-hit')
  diceAre(trap, 0)
})

test('point-blank-assault Z3: needs Admiral Ackbar or General Madine there', () => {
  needs('point-blank-assault', 'admiral-ackbar', 'rebel')
  needs('point-blank-assault', 'general-madine', 'rebel')
})

test('point-blank-assault: all units have one health less, at least 1, on both sides', () => {
  const rows: [Record<string, number>, Record<string, number>, string, string, number, number][] = [
    // One red hit each way: ships of two health die
    [{ 'corellian-corvette': 1 }, { 'assault-carrier': 1 }, 'h-', 'h-', 0, 0],
    [{ 'corellian-corvette': 1 }, { 'assault-carrier': 1 }, 'h-', '--', 1, 0],
    [{ 'corellian-corvette': 1 }, { 'assault-carrier': 1 }, '--', 'h-', 0, 1],
    // Fighters keep their one health: no hit, no loss
    [{ 'x-wing': 1 }, { 'tie-fighter': 1 }, '-', '-', 1, 1],
    [{ 'x-wing': 1 }, { 'tie-fighter': 1 }, 'h', '-', 1, 0],
  ]
  for (const [rebel, empire, first, second, rebels, imperials] of rows) {
    const s = fight({
      rebel,
      empire,
      leader: 'general-madine',
      rebelActions: ['point-blank-assault'],
      dice: `${first} ${second}`,
    })
    const after = roundEnd(play(s, 'play point-blank-assault'))
    assert.is(at(after, FIELD, Object.keys(rebel)[0] ?? ''), rebels, first + second)
    assert.is(at(after, FIELD, Object.keys(empire)[0] ?? ''), imperials, first + second)
  }
  const at2 = fight({
    rebel: { 'rebel-trooper': 2, 'rebel-transport': 1 },
    empire: { 'at-at': 1 },
    leader: 'general-madine',
    rebelActions: ['point-blank-assault'],
    ground: ['ground-dig-in', 'ground-onslaught', 'ground-take-it-down'],
    dice: 'dd ---',
  })
  // Three health less one
  assert.is(at(roundEnd(play(at2, 'play point-blank-assault')), FIELD, 'at-at'), 0)
  assert.is(at(roundEnd(play(at2, 'decline')), FIELD, 'at-at'), 1)
})

test('target-the-star-destroyers Z3: needs Wedge Antilles there', () => {
  needs('target-the-star-destroyers', 'wedge-antilles', 'rebel')
})

test('target-the-star-destroyers C17: up to two black hits of each space attack may count as red', () => {
  const s = fight({
    rebel: { 'x-wing': 4, 'rebel-trooper': 1 },
    empire: { 'star-destroyer': 1, 'tie-fighter': 1, 'at-at': 1 },
    leader: 'wedge-antilles',
    rebelActions: ['target-the-star-destroyers'],
    space: ['space-outmaneuver', 'space-onslaught', 'space-no-escape'],
    dice: 'hhh- ----  h ---   hh-- ----',
  })
  const plain = until(play(s, 'decline'), 'retreat')
  // Only the TIE Fighter can be hit, three times
  assert.is(at(plain, FIELD, 'tie-fighter'), 0)
  const one = until(play(s, 'play target-the-star-destroyers'), 'hit')
  assert.equal(moves(one).sort(), ['hit star-destroyer', 'hit tie-fighter'])
  const two = play(one, 'hit star-destroyer')
  assert.equal(moves(two).sort(), ['hit star-destroyer hit-1', 'hit tie-fighter'])
  // The third black hit is black again: it falls on the fighter. The ground hit is lost on the AT-AT
  const third = roundEnd(play(two, 'hit star-destroyer hit-1'))
  assert.equal(
    [
      at(third, FIELD, 'tie-fighter'),
      at(third, FIELD, 'star-destroyer'),
      at(third, FIELD, 'at-at'),
    ],
    [0, 1, 1],
  )
  // Round 2: two more, four in all
  const second = roundEnd(play(third, 'decline'))
  assert.equal([at(second, FIELD, 'star-destroyer'), at(second, FIELD, 'at-at')], [0, 1])
})

test('target-the-star-destroyers C17: all of them may stay black', () => {
  const s = fight({
    rebel: { 'x-wing': 2 },
    empire: { 'star-destroyer': 1, 'tie-fighter': 2 },
    leader: 'wedge-antilles',
    rebelActions: ['target-the-star-destroyers'],
    space: ['space-outmaneuver', 'space-onslaught', 'space-no-escape'],
    dice: 'hh -----',
  })
  const first = until(play(s, 'play target-the-star-destroyers'), 'hit')
  const after = roundEnd(play(first, 'hit tie-fighter', 'hit tie-fighter'))
  assert.is(at(after, FIELD, 'tie-fighter'), 0)
})

test('Z3 K2 C4: a captured leader uses no card', () => {
  const s = fight({
    ...FIGHTERS,
    by: 'empire',
    there: ['admiral-ackbar'],
    rebelActions: ['its-a-trap', 'point-blank-assault'],
    more: { rings: { captured: 'admiral-ackbar' } },
    dice: '-h',
  })
  neverOffers(s, 'play')
  assert.is(field(onTo(s, 'pass'), 'usedActions'), undefined)
})

test('Z13 C4: no Rebel card where Boba Fett has banned them', () => {
  const s = fight({
    ...FIGHTERS,
    leader: 'admiral-ackbar',
    rebelActions: ['its-a-trap'],
    more: { round: { bobaBan: FIELD } },
    dice: 'h-',
    space: ['space-outmaneuver', 'space-no-escape', 'space-onslaught'],
  })
  forbids(s, 'play its-a-trap')
})

test.run()
