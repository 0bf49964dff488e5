import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { holds } from '../../../../play/shell/lesson/goal.js'
import { fits } from '../../../../play/shell/lesson/pattern.js'

const FITTING: readonly (readonly [pattern: string, text: string, fits: boolean])[] = [
  ['pass', 'pass', true],
  ['pass', 'bypass', false],
  ['activate * naboo', 'activate darth-vader naboo', true],
  ['activate * naboo', 'activate darth-vader mon-calamari', false],
  ['activate * naboo|hoth', 'activate darth-vader hoth', true],
  ['activate a|b naboo', 'activate c naboo', false],
  ['assign x *', 'assign x leia rieekan', true],
  ['assign x *', 'assign x', false],
  ['hit *', 'hit at-st hit-1', true],
  ['a.c', 'abc', false],
  ['*', 'anything at all', true],
]

test('a pattern fits what its words, stars and alternatives say', () => {
  for (const [pattern, text, expected] of FITTING)
    assert.is(fits(pattern, text), expected, `${pattern} / ${text}`)
})

const POSITION = {
  time: 3,
  base: { system: 'hoth', revealed: true },
  loyalty: { empire: ['naboo'] },
  units: { naboo: { stormtrooper: 2, 'at-st': 1 } },
}

const HOLDING: readonly (readonly [condition: string, holds: boolean])[] = [
  ['units.naboo.stormtrooper >= 2', true],
  ['units.naboo.stormtrooper + units.naboo.at-st >= 3', true],
  ['units.naboo.stormtrooper + units.hoth.at-st >= 3', false],
  ['units.hoth.at-at = 0', true],
  ['time <= 2', false],
  ['loyalty.empire has naboo', true],
  ['loyalty.rebel has naboo', false],
  ['base.revealed is true', true],
  ['combat is false', true],
  ['base.system is yavin', false],
]

test('a condition reads the position', () => {
  for (const [condition, expected] of HOLDING)
    assert.is(holds(condition, POSITION), expected, condition)
})

test('a condition that says nothing is a fault', () => {
  assert.throws(() => holds('naboo', POSITION), /says nothing/)
})

test.run()
