import { pbkdf2Sync } from 'node:crypto'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { isLock, lockFor, opens } from '../../../play/shell/code-lock.js'

test('a lock is the standard hash of its code and a salt of its own', () => {
  for (const code of ['0000', '1234', '9876']) {
    const lock = lockFor(code)
    assert.ok(isLock(lock))
    const [salt = '', hash] = lock.split('.')
    const standard = pbkdf2Sync(code, Buffer.from(salt, 'hex'), 10_000, 32, 'sha256')
    assert.is(hash, standard.toString('hex'))
    assert.is.not(lockFor(code), lock)
  }
})

test('only its code opens a lock', () => {
  const lock = lockFor('0417')
  assert.ok(opens('0417', lock))
  for (const other of ['0418', '', '417', '04170', '٠٤١٧', lock])
    assert.not.ok(opens(other, lock), other)
})

test('what is no lock is known', () => {
  for (const found of ['', '1234', null, 5, `${'0'.repeat(32)}.${'0'.repeat(63)}`, {}])
    assert.not.ok(isLock(found), String(found))
})

test.run()
