import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Duel, fight } from '../../../engine/rebellion/combat/duel.js'
import { battle, inert, SPACE } from '../../../engine/rebellion/combat/theaters.js'
import { play } from '../../../engine/rebellion/support.js'
import { positionOf } from '../positions.js'
import { chosen } from './chosen.js'

/** What the scripted player makes of dice and cards in a combat of the base game. */

/** The first answer of Rebels who hold Concentrate Fire. */
function rolled(dice: string, empire: Duel['empire']): string {
  const duel = { rebel: { [SPACE.own]: 1 }, ...(empire && { empire }), dice }
  return chosen(battle(SPACE, ['concentrate-fire', inert(SPACE)], duel)).join()
}

test('concentrate-fire is kept while every die is of use', () => {
  // A red and a black hit: a Star Destroyer has red health alone
  const both = { [SPACE.big]: 1, [SPACE.small]: 1 }
  assert.is(rolled('hh ----', both), 'done')
  assert.is(rolled('hh ----', { [SPACE.big]: 1 }), 'play space-concentrate-fire')
  assert.is(rolled('h- ----', both), 'play space-concentrate-fire')
  assert.is(rolled('dd ----', { [SPACE.big]: 1 }), 'done')
})

test('a hit that nobody there can take is rolled again, and no other', () => {
  const duel = { rebel: { [SPACE.own]: 1 }, empire: { [SPACE.big]: 1 }, dice: 'hh ----' }
  const s = play(
    battle(SPACE, ['concentrate-fire', inert(SPACE)], duel),
    'play space-concentrate-fire',
  )
  assert.equal(chosen(s), ['reroll black hit'])
  assert.equal(chosen(play(s, 'reroll black hit')), ['done'])
})

test('damage goes where all that is left to deal finishes most', () => {
  // Two red hits: the Assault Carrier falls, the Star Destroyer would not
  const empire = { [SPACE.big]: 1, [SPACE.middle]: 1, [SPACE.small]: 1 }
  const s = battle(SPACE, [inert(SPACE), inert(SPACE)], {
    rebel: { [SPACE.own]: 2 },
    empire,
    dice: 'hh -- ---- ---',
  })
  assert.equal(chosen(s), [`hit ${SPACE.middle}`])
  assert.equal(chosen(play(s, `hit ${SPACE.middle}`)), [`hit ${SPACE.middle} hit-1`])
})

test('take-it-down: two damage for who has two health', () => {
  const duel = { rebel: { [SPACE.own]: 1 }, empire: { [SPACE.middle]: 1, [SPACE.small]: 2 } }
  const s = play(
    battle(SPACE, ['take-it-down', inert(SPACE)], { ...duel, dice: 's- ---- --' }),
    'play space-take-it-down red',
  )
  assert.equal(chosen(s), [`hit ${SPACE.middle}`])
})

test('kill-the-destroyer-110: a card and two direct hits finish the Star Destroyer, not three fighters', () => {
  let s = positionOf('kill-the-destroyer-110')
  const hits: string[] = []
  for (let i = 0; i < 4; i++) {
    const [move = ''] = chosen(s)
    hits.push(move)
    s = play(s, move)
  }
  assert.equal(hits.slice(1), [
    'hit star-destroyer',
    'hit star-destroyer hit-1',
    'hit star-destroyer hit-2',
  ])
})

test('no-escape is for who is stronger', () => {
  const first = (rebel: Duel['rebel'], empire: Duel['empire']): string => {
    const duel = { ...(rebel && { rebel }), ...(empire && { empire }), dice: 'hh hh hh --' }
    return chosen(battle(SPACE, ['no-escape', inert(SPACE)], duel)).join()
  }
  assert.is(first({ [SPACE.own]: 2 }, { [SPACE.small]: 1 }), 'play space-no-escape')
  assert.is(first({ [SPACE.own]: 1 }, { [SPACE.big]: 2 }), 'done')
})

/** What the Empire does at the start of a combat with a card in hand. */
function begun(card: string, leader: string, rebel: Duel['rebel'], empire: Duel['empire']): string {
  const forces = { ...(rebel && { rebel }), ...(empire && { empire }) }
  const s = fight({ ...forces, by: 'empire', leader, empireActions: [card] })
  return chosen(s).join()
}

test('according-to-my-design, good-intel: kept where the combat is decided', () => {
  const fleet = { 'star-destroyer': 2 }
  const equal = { 'corellian-corvette': 2 }
  const design = ['according-to-my-design', 'emperor-palpatine'] as const
  assert.is(begun(...design, { 'rebel-transport': 1 }, fleet), 'decline')
  assert.is(begun(...design, equal, { 'assault-carrier': 2 }), 'play according-to-my-design')
  const intel = ['good-intel', 'soontir-fel'] as const
  assert.is(begun(...intel, { 'x-wing': 1 }, fleet), 'decline')
  assert.is(begun(...intel, equal, { 'assault-carrier': 1, 'tie-fighter': 2 }), 'play good-intel')
})

test('keep-them-from-escaping: for who wins alone', () => {
  const card = ['keep-them-from-escaping', 'admiral-piett'] as const
  assert.is(
    begun(...card, { 'x-wing': 2 }, { 'star-destroyer': 2 }),
    'play keep-them-from-escaping',
  )
  assert.is(begun(...card, { 'mon-calamari-cruiser': 2 }, { 'tie-fighter': 1 }), 'decline')
})

test('fully-operational: always', () => {
  const forces = [{ 'x-wing': 1 }, { 'death-star': 1, 'star-destroyer': 2 }] as const
  assert.is(begun('fully-operational', 'moff-jerjerrod', ...forces), 'play fully-operational')
})

test.run()
