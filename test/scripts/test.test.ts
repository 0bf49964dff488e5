import { spawnSync } from 'node:child_process'
import { test } from 'uvu'
import * as assert from 'uvu/assert'

function runTests(part: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/test.mjs', part], {
    encoding: 'utf8',
  })
  return { status, last: stdout.trimEnd().split('\n').at(-1), stderr }
}

test('a part of the tests is run alone and counted in the last line', () => {
  const { status, last } = runTests('engine/input-error')
  assert.match(last!, /^[1-9]\d* passed, 0 failed$/)
  assert.is(status, 0)
})

test('a part that matches nothing has failed', () => {
  const { status, last, stderr } = runTests('no/such/part')
  assert.equal(
    [status, last, stderr],
    [1, '0 passed, 1 failed', 'FAIL  no test file has no/such/part in its path\n'],
  )
})

test.run()
