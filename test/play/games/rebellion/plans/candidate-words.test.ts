import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Position } from '../../../../../engine/game.js'
import { rebellion } from '../../../../../engine/rebellion/index.js'
import { candidateWords } from '../../../../../play/games/rebellion/plans/candidate-words.js'

/** What a computer considered, in the words of questions. */

const STATE = rebellion.fromPosition({
  game: 'rebellion',
  base: { system: 'hoth' },
  phase: 'command',
  turn: 'empire',
  leaders: { pool: ['grand-moff-tarkin', 'mon-mothma'] },
  units: { kashyyyk: { 'star-destroyer': 1, 'tie-fighter': 3, stormtrooper: 2 } },
} as Position)
const SEEN = rebellion.observe(STATE, rebellion.actor(STATE))

test('an activation is named as its question names it, with how units are moved', () => {
  assert.is(
    candidateWords('activate grand-moff-tarkin mandalore, with all', SEEN),
    'Send Tarkin to Mandalore, with all units',
  )
  assert.is(
    candidateWords('activate grand-moff-tarkin mandalore, by the rules', SEEN),
    'Send Tarkin to Mandalore',
  )
})

test('what is no move has the names of things', () => {
  assert.is(candidateWords('look for darth-vader', SEEN), 'Look for Darth Vader')
})

test.run()
