import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { InputError } from '../../../engine/input-error.js'
import { isLock, lockFor, opens } from '../../../play/shell/code-lock.js'
import { lockOf, sittersIn } from '../../../play/shell/sitters.js'

test('people and computers of a file are read as they were written', () => {
  const sitters = [{ person: 'Mira', lock: lockFor('0417') }, { level: 'cadet' }, { person: '' }]
  assert.equal(sittersIn(JSON.parse(JSON.stringify(sitters)), [0, 2], 3), sitters)
  assert.is(sittersIn(undefined, [0], 2), null)
})

test('names are of one line and turn nothing around, however somebody has edited them', () => {
  const evil = { person: ' \u202eMira\nthe\r\u2066 \u001bEmpire\u0007\u2028' }
  assert.equal(sittersIn([evil, { level: 'cadet' }], [0], 2)?.[0], { person: 'Mira the Empire' })
})

test('a code that an earlier version left open becomes a lock', () => {
  const sitters = sittersIn([{ person: 'Mira', code: '0417' }, { level: 'cadet' }], [0], 2) ?? []
  const lock = lockOf(sitters, 0)
  assert.ok(isLock(lock) && opens('0417', lock))
  assert.not.match(JSON.stringify(sitters), /"code"|"0417"/)
})

const BROKEN: readonly (readonly [sitters: unknown, told: RegExp])[] = [
  ['none', /^table\.sitters: is no list of who sits in the 2 seats/],
  [null, /^table\.sitters: is no list/],
  [[], /^table\.sitters: is no list/],
  [[{ person: 'Mira' }], /^table\.sitters: is no list/],
  [[{ person: 'Mira' }, null], /^table\.sitters\[1\]: names neither/],
  [[{ person: 5 }, { level: 'cadet' }], /^table\.sitters\[0\]: names neither/],
  [[{ level: 'cadet' }, { level: 'cadet' }], /^table\.sitters\[0\]: is a computer/],
  [[{ person: 'Mira' }, { person: 'Ben' }], /^table\.sitters\[1\]: is a person/],
  [[{ person: 'Mira', code: '12' }, { level: 'cadet' }], /^table\.sitters\[0\]\.code/],
  [[{ person: 'Mira', code: 1234 }, { level: 'cadet' }], /^table\.sitters\[0\]\.code/],
  [[{ person: 'Mira', lock: '1234' }, { level: 'cadet' }], /^table\.sitters\[0\]\.lock/],
  [[{ person: 'Mira', lock: null }, { level: 'cadet' }], /^table\.sitters\[0\]\.lock/],
]

for (const [sitters, told] of BROKEN)
  test(`sitters are refused that are broken: ${JSON.stringify(sitters)}`, () => {
    assert.throws(
      () => sittersIn(sitters, [0], 2),
      (error: unknown) => error instanceof InputError && told.test(error.message),
    )
  })

test.run()
