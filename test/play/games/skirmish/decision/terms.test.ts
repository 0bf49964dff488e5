import { test } from 'uvu'
import * as assert from 'uvu/assert'
import {
  attackTerms,
  defenseTerms,
  type Term,
} from '../../../../../play/games/skirmish/decision/terms.js'
import { at, battle, FAR_NORTH } from '../../../../engine/skirmish/support.js'

/** What a shot adds and must meet, term by term, as it is drawn below the table. */

const words = (terms: readonly Term[]): string =>
  terms.map(({ name, value }) => `${name} ${value}`).join(', ')

test('every change of a shot has a name, and what changes nothing is left out', () => {
  const south = [at('x-wing', 600, 400), at('at-at', 700, 400), at('corvette', 800, 400)]
  const north = [at('tie-fighter', 600, 480, 270), at('scout-bikes', 700, 480, 270), FAR_NORTH]
  const s = battle(south, north)
  const [xWing, walker, corvette, tie, bikes] = [0, 1, 2, 30, 31]
  assert.is(words(attackTerms(s, xWing, tie)), 'Attack 2')
  assert.is(words(attackTerms(s, xWing, bikes)), 'Attack 2, space at ground -1')
  assert.is(words(attackTerms(s, walker, tie)), 'Attack 1, ground at space -2')
  assert.is(words(defenseTerms(s, xWing, bikes)), 'Defense 8')
  assert.is(words(defenseTerms(s, corvette, bikes)), 'Defense 8, Recon 1')
})

test.run()
