import { readFileSync } from 'node:fs'
import { CommanderError } from 'commander'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { InputError } from '../../engine/input-error.js'
import { explain, UsageError } from '../../play/errors.js'

test('bad input has failed, bad usage is wrong usage, each in one line', () => {
  assert.equal(explain(new InputError('units.coruscant[2]: unknown unit "tie"')), {
    line: 'units.coruscant[2]: unknown unit "tie"',
    exitCode: 1,
  })
  assert.equal(explain(new UsageError('--count: "x" is not a number;\n  for example 3')), {
    line: '--count: "x" is not a number; for example 3',
    exitCode: 2,
  })
})

test('a complaint about something endless ends', () => {
  const { line } = explain(new InputError(`unknown game "${'x'.repeat(200_000)}"`))
  assert.is(line.length, 1000)
  assert.ok(line.endsWith('…'))
})

test('what commander has printed is not said twice', () => {
  const shown = new CommanderError(0, 'commander.helpDisplayed', '(outputHelp)')
  assert.equal(explain(shown), { line: '', exitCode: 0 })
  assert.equal(explain(new CommanderError(1, 'commander.help', '(outputHelp)')), {
    line: '',
    exitCode: 2,
  })
})

test('a file that is not there is named without a code', () => {
  try {
    readFileSync('no-such-file.json')
  } catch (error) {
    const line = `no such file or directory, open 'no-such-file.json'`
    assert.equal(explain(error), { line, exitCode: 1 })
    return
  }
  assert.unreachable()
})

test('a bug is told with its place, and without the rest of its stack', () => {
  const { line, exitCode } = explain(new TypeError('no\nsuch thing'))
  assert.match(line, /^internal error: no such thing \(.*\.test\.(?:js|ts):\d+:\d+\)$/)
  assert.is(exitCode, 1)
  assert.is(explain('thrown text').line, 'internal error: thrown text')
  assert.is(explain(undefined).line, 'internal error: undefined')
})

test.run()
