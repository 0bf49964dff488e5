import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Reader } from '../../../../engine/game.js'
import { rebellion } from '../../../../engine/rebellion/index.js'
import { equalStates } from '../../../../engine/state.js'
import { at, field, play, position } from '../support.js'

/** What is asked of a position once it is loaded, and what its author is told. */

const BASE = { game: 'rebellion', base: { system: 'hoth' } }

/** It begins while the position is loaded. */
const COMBAT = {
  ...BASE,
  units: { naboo: { 'x-wing': 1, 'tie-fighter': 1 } },
  stack: [
    { step: 'command-phase' },
    { step: 'pending-combats', side: 'rebel' },
    { step: 'combat', side: 'rebel', system: 'naboo' },
  ],
}

function told(json: object, reader: Reader = 'all'): readonly string[] {
  return rebellion.tellLoading?.(json, reader) ?? ['no game tells']
}

test('what loading plays by itself is told', () => {
  assert.equal(told(COMBAT), ['Combat at Naboo.'])
  assert.equal(told(BASE), [])
})

test('the end of a phase comes by itself too, told as far as the reader may know', () => {
  const refresh = {
    ...BASE,
    phase: 'refresh',
    hands: { rebel: { objectives: ['major-victory-3'] } },
    decks: { objectives: ['popular-support-2'] },
  }
  const all = told(refresh).join('\n')
  assert.match(all, /The Rebels draw an objective: Popular Support/)
  assert.not.match(told(refresh, 1).join('\n'), /Popular Support/)
})

test('the question is that of the one who decides, and none when the game is over', () => {
  assert.is(rebellion.question?.(position({ ...COMBAT })), 'add a leader to the combat? (Naboo)')
  const over = position({ result: { winner: 'rebel', reason: 'reputation' } })
  assert.is(rebellion.question?.(over), '')
})

// Loaded dice

const ALLIANCE = {
  ...BASE,
  units: { corellia: { 'star-destroyer': 1 } },
  assigned: [{ mission: 'build-alliance', leaders: ['mon-mothma'] }],
  phase: 'command',
}

/** What is remarked when these moves are made with these dice. */
function remarks(dice: readonly string[], ...texts: string[]): readonly string[] {
  const json = { ...ALLIANCE, dice }
  let state = rebellion.fromPosition(json)
  const moves = texts.map((text) => {
    const move = rebellion.parse(state, text)
    state = rebellion.apply(state, move)
    return move
  })
  return rebellion.remarks?.(json, moves) ?? ['no game remarks']
}

const OPPOSED = ['reveal build-alliance alderaan', 'oppose emperor-palpatine']

test('loaded dice that are left over are named', () => {
  // Mon Mothma rolls 3 dice, Palpatine 3
  const six = Array(6).fill('hit')
  assert.equal(remarks(six, ...OPPOSED), [])
  assert.equal(remarks([...six, 'blank', 'special'], ...OPPOSED), [
    'dice: 2 of 8 loaded faces were not used: blank, special',
  ])
  assert.equal(remarks(['hit'], 'reveal build-alliance alderaan', 'decline'), [
    'dice: 1 of 1 loaded face was not used: hit',
  ])
  const many = remarks(Array(30).fill('hit'), ...OPPOSED)
  assert.equal(many, [
    `dice: 24 of 30 loaded faces were not used: ${Array(12).fill('hit').join(', ')}, …`,
  ])
})

test('dice that are rolled when no loaded one is left are counted', () => {
  assert.equal(remarks(['hit', 'hit'], ...OPPOSED), [
    'dice: 4 dice were rolled at random after the 2 loaded faces; load 6 to fix them all',
  ])
  assert.equal(remarks(Array(5).fill('hit'), ...OPPOSED), [
    'dice: 1 die was rolled at random after the 5 loaded faces; load 6 to fix them all',
  ])
})

test('nothing is remarked without loaded dice, or before a move is made', () => {
  assert.equal(remarks([], ...OPPOSED), [])
  assert.equal(remarks(['hit', 'hit']), [])
})

// What may be written although it says nothing

test('counts of nothing are accepted', () => {
  const s = position({
    units: { naboo: { 'x-wing': 0, 'tie-fighter': 2 }, 'rebel-base': { 'tie-fighter': 0 } },
    queues: { rebel: { 1: { 'x-wing': 0 } } },
  })
  assert.ok(equalStates(s, position({ units: { naboo: { 'tie-fighter': 2 } } })))
  assert.is(at(s, 'naboo', 'x-wing'), 0)
})

test('the pool may be given in full or in part: starting leaders named nowhere are in it', () => {
  const usual = position({ leaders: { pool: ['han-solo'] } })
  for (const pool of [
    ['mon-mothma', 'han-solo'],
    ['han-solo', 'princess-leia', 'general-rieekan', 'jan-dodonna', 'mon-mothma'],
    ['darth-vader', 'emperor-palpatine', 'grand-moff-tarkin', 'general-tagge', 'han-solo'],
  ])
    assert.ok(equalStates(position({ leaders: { pool } }), usual), pool.join(' '))
  assert.equal(field(usual, 'leaders.pool'), ['han-solo'])
})

test('the card of Coruscant may be named in the box, where it always is', () => {
  const s = position({ probes: { box: ['coruscant', 'naboo'] } })
  assert.equal(field(s, 'probes.box'), ['naboo'])
})

test('what is told is what happens when the position is loaded', () => {
  const after = play(rebellion.fromPosition(COMBAT), 'add mon-mothma')
  told(COMBAT)
  assert.ok(equalStates(after, play(rebellion.fromPosition(COMBAT), 'add mon-mothma')))
})

test.run()
