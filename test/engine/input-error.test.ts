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
  ['TIE Fighter', 'tie-fighter'], // as it is printed
  ['assault_carrier', 'assault-carrier'],
  ['destroyers', 'star-destroyer'], // the end
  ['imperial-carrier', 'assault-carrier'], // the last word
  ['at-at-walker', 'at-at'], // more than the word
  ['death-star', ''],
]

test('the nearest known word is suggested', () => {
  for (const [word, nearest] of WRITTEN)
    assert.is(suggestion(word, KNOWN), nearest === '' ? '' : `; did you mean "${nearest}"?`, word)
})

test('where several known words end with what was written, all are named', () => {
  const known = ['space-critical-hit', 'ground-critical-hit', 'space-onslaught']
  assert.is(
    suggestion('critical-hit', known),
    '; did you mean "space-critical-hit" or "ground-critical-hit"?',
  )
  const five = ['a-hit', 'b-hit', 'c-hit', 'd-hit', 'e-hit']
  assert.is(suggestion('critical-hit', five), '')
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
