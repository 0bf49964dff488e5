import { spawnSync } from 'node:child_process'
import { test } from 'uvu'
import * as assert from 'uvu/assert'

function runTests(part: string) {
  const args = ['scripts/test.mjs', part]
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  return { status, lines: stdout.trimEnd().split('\n') }
}

test('a part of the tests is run alone and counted in the last line', () => {
  const { status, lines } = runTests('engine/input-error')
  assert.match(lines.at(-1)!, /^[1-9]\d* passed, 0 failed$/)
  assert.is(status, 0)
})

test('a part that matches nothing has failed', () => {
  const { status, lines } = runTests('no/such/part')
  assert.equal(lines, ['FAIL  no test file has no/such/part in its path', '0 passed, 1 failed'])
  assert.is(status, 1)
})

test.run()
