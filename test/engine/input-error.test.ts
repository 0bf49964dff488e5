import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { InputError, suggestion } from '../../engine/input-error.js'

const KNOWN = ['tie-fighter', 'star-destroyer', 'assault-carrier', 'at-at', 'at-st']

/** What was written, what is suggested; nothing where nothing is near. */
const WRITTEN: readonly (readonly [word: string, nearest: string])[] = [
  ['tie-figther', 'tie-fighter'], // two letters swapped
  ['tiefighter', 'tie-fighter'], // one left out
  ['tie-fightter', 'tie-fighter'], // one too many
  ['star-destroier', 'star-destroyer'], // one wrong
  ['tie', 'tie-fighter'], // the beginning
  ['at-a', 'at-at'], // the nearest of two
  ['at-ss', 'at-st'],
  ['ti', ''], // too short to be a beginning
  ['death-star', ''],
]

test('the nearest known word is suggested', () => {
  for (const [word, nearest] of WRITTEN)
    assert.is(suggestion(word, KNOWN), nearest === '' ? '' : `; did you mean "${nearest}"?`, word)
})

test('nothing is suggested where nothing is known', () => {
  assert.is(suggestion('tie', []), '')
})

test('an input error is an error with its own name', () => {
  const error = new InputError('units: none')
  assert.instance(error, Error)
  assert.is(String(error), 'InputError: units: none')
})

test.run()
