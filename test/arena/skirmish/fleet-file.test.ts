import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { parseEntrant } from '../../../arena/plan/line-up.js'
import { fleetSetting } from '../../../arena/skirmish/fleet-file.js'
import { InputError } from '../../../engine/input-error.js'

const folder = mkdtempSync(join(tmpdir(), 'fleets-'))
test.after(() => rmSync(folder, { recursive: true }))

function fileWith(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const WINGS = '{ "table": ["x-wing", "x-wing", "falcon"], "reserve": { "y-wing": 3 } }'

test('a fleet in a file becomes an option of the agent', () => {
  const path = fileWith('wings.json', WINGS)
  const { agent, spec } = parseEntrant(`mcts:100@${path}`, 'skirmish')
  assert.is(spec, 'mcts:100,fleet=x-wing.x-wing.falcon/3*y-wing')
  assert.is(agent, 'mcts-100-wings')
  assert.is(parseEntrant(`alice=scripted@${path}`, 'skirmish').agent, 'alice')
  assert.is(
    parseEntrant(`scripted@${path}`, 'skirmish').spec,
    'scripted:fleet=x-wing.x-wing.falcon/3*y-wing',
  )
})

test('what is wrong with it is said with the name of the file', () => {
  for (const [text, words] of [
    ['{}', 'table: missing'],
    ['[]', 'an object'],
    ['{ "table": ["xwing"] }', 'did you mean "x-wing"'],
    ['{ "table": { "x-wing": 0 } }', 'table.x-wing: 0'],
    ['{ "table": [], "ships": [] }', 'unknown field "ships"'],
  ] as const) {
    const path = fileWith('wrong.json', text)
    assert.throws(
      () => parseEntrant(`scripted@${path}`, 'skirmish'),
      (error: unknown) =>
        error instanceof InputError &&
        error.message.startsWith(path) &&
        error.message.includes(words),
      words,
    )
  }
})

test('a file that is none, or for an agent or a game without such files, is refused in words', () => {
  for (const [spec, game, words] of [
    [
      `scripted@${join(folder, 'nowhere.json')}`,
      'skirmish',
      /nowhere\.json: there is no such file$/,
    ],
    [
      `scripted@${fileWith('broken.json', '{')}`,
      'skirmish',
      /broken\.json: no JSON, or cut short \(/,
    ],
    [`scripted@${folder}`, 'skirmish', /is a folder, no file$/],
    [
      `random@${fileWith('wings.json', WINGS)}`,
      'skirmish',
      /^agent "random@.*: no file can be given to random$/,
    ],
    [
      `scripted@${fileWith('wings.json', WINGS)}`,
      'duel',
      /^agent "scripted@.*: no file can be given/,
    ],
  ] as const)
    assert.throws(
      () => parseEntrant(spec, game),
      (error: unknown) => error instanceof InputError && words.test(error.message),
      spec,
    )
})

test('a file may begin with the mark of its editor', () => {
  const path = fileWith('marked.json', `\ufeff${WINGS}`)
  assert.is(
    parseEntrant(`scripted@${path}`, 'skirmish').spec,
    'scripted:fleet=x-wing.x-wing.falcon/3*y-wing',
  )
})

test('both ways to write a fleet mean the same', () => {
  assert.is(fleetSetting({ table: { falcon: 1 } }), 'fleet=falcon/')
  assert.is(fleetSetting({ table: ['falcon'] }), 'fleet=falcon/')
})

test.run()
