import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { sprtOf, statisticsOf, typedResults } from '../../../arena/statistics/calculator.js'
import { InputError } from '../../../engine/input-error.js'
import { measured } from '../../../play/verbs/elo.js'
import { sprtText } from '../../../play/verbs/sprt.js'

test('won, drawn and lost games are judged by themselves, five numbers as pairs', () => {
  // 60 of 100 points: 400 log10(0.6 / 0.4) = 70.4 Elo; 0.6 ± 1.96 · √(0.215 / 100) is 50.9 to 69.1 %
  assert.ok(Math.abs(statisticsOf(typedResults([55, 10, 35])).elo - 70.44) < 0.01)
  // The same pairs that always split say nothing new, however many
  const split = statisticsOf(typedResults([0, 0, 500, 0, 0]))
  assert.is(split.elo, 0)
  assert.ok(split.high < 0.51)
  assert.throws(
    () => typedResults([1, 2]),
    (error: unknown) => error instanceof InputError,
  )
  assert.throws(
    () => typedResults([0, 0, 0]),
    (error: unknown) => error instanceof InputError,
  )
})

test('a sequential test decides for the stronger, for the equal, or not yet', () => {
  const plan = { elo0: 0, elo1: 20, alpha: 0.05, beta: 0.05 }
  assert.is(sprtOf(typedResults([900, 0, 700]), plan).decision, 'H1')
  assert.is(sprtOf(typedResults([900, 0, 1000]), plan).decision, 'H0')
  assert.is(sprtOf(typedResults([9, 0, 7]), plan).decision, null)
})

test('both are told in words', () => {
  assert.is(
    measured(['55', '10', '35'], {}),
    'score  60.0 % (95 %: 50.9 % to 69.1 %)\nElo    +70.4 (95 %: +6.3 to +139.7)\nstronger with a likelihood of 98.4 %',
  )
  const given = { elo0: '0', elo1: '20', alpha: '0.05', beta: '0.05' }
  assert.match(sprtText(['900', '0', '700'], given), /H1 above 2.94\): H1 is accepted: 20 Elo$/)
  assert.throws(() => sprtText(['1', '0', '0'], { ...given, elo0: '30' }), /--elo0: must be below/)
  assert.throws(() => sprtText(['1', '0', '0'], { ...given, alpha: '1' }), /between 0 and 0.5/)
})

test.run()
