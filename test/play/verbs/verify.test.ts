import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { packRecord } from '../../../engine/packed-record.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import { recordOf } from '../../../engine/record.js'
import { playByChance } from '../../transcripts/games.js'
import { verbUnderTest } from './verb.js'

const { run: runWith, file } = verbUnderTest('verify', test.after)

const run = (...args: string[]) => runWith(args)

const moves: number[] = []
const last = playByChance(rebellion, {}, 'verified', (_, move) => moves.push(move))
const record = recordOf(rebellion, {}, 'verified', moves, last)

test('records that are what they say are verified', () => {
  const one = file('one.json', JSON.stringify(record))
  const packed = file('one.bin', packRecord(record))
  const many = file('games.jsonl', `${JSON.stringify(record)}\n${JSON.stringify(record)}\n`)
  assert.equal(run(one, packed, many), { stdout: '4 games verified\n', stderr: '', status: 0 })
  assert.equal(JSON.parse(run(one, many, '--json').stdout), { files: 2, games: 3 })
})

/** Tampered records and what is said of them. */
const WRONG: readonly (readonly [string, object, RegExp])[] = [
  ['another move', { moves: moves.with(20, 12345) }, /moves\[20\]: 12345 is not a legal move here/],
  ['moves too many', { moves: [...moves, 0] }, /moves\[\d+\]: the game is over before this move/],
  ['another hash', { hash: 1 }, /hash: 1 is claimed, the game ends with \d+/],
  [
    'another winner',
    { result: { utility: [0, 0], reason: record.result?.reason } },
    /result.utility: 0,0 is claimed/,
  ],
  ['another seed', { seed: 'other' }, /: /],
]

for (const [what, change, complaint] of WRONG)
  test(`a record with ${what} is refused`, () => {
    const path = file('wrong.json', JSON.stringify({ ...record, ...change }))
    const { stdout, stderr, status } = run(path)
    assert.is(stdout, '')
    assert.is(status, 1)
    assert.ok(stderr.startsWith(`dejarik: ${path}: `), stderr)
    assert.match(stderr, complaint)
    assert.is(stderr.split('\n').length, 2)
  })

test('random games are checked after every decision', () => {
  const { stdout, status } = run('--fuzz', '3', '--seed', 'test', '--coverage')
  assert.is(status, 0)
  assert.match(stdout, /missions \(revealed, resolved\):\n {2}\S+ +\d+ +\d+/)
  assert.match(stdout, /\nunits \(built, destroyed\):\n {2}x-wing +\d+ +\d+/)
  assert.match(stdout, /\n\d+ of \d+ met; never: \S/)
  assert.match(stdout, /\n {2}(rebel|empire) by (reputation|base-taken|base-destroyed) +\d+\n/)
  assert.match(stdout, /\n3 games, \d+ decisions checked\n$/)
})

test('random games may be kept to some options of the rules', () => {
  const found = run('--fuzz', '2', '--seed', 'test', '--option', 'setup=first', '--json')
  assert.is(found.status, 0, found.stderr)
  assert.is(JSON.parse(found.stdout).games, 2)
})

test('wrong usage is one line and exit code 2', () => {
  for (const [args, line] of [
    [[], 'a file of recorded games is needed, or --fuzz N'],
    [['--fuzz', 'x'], '--fuzz: "x" is not a whole number from 1 to 10000000'],
    [['--fuzz', '1', 'file'], '--fuzz plays games of its own; leave the files out'],
    [['--rules', 'rebellion', 'file'], '--rules is called --game now'],
    [['--option', 'setup=first', 'file'], '--option belongs to --fuzz'],
    [['--coverage', 'file'], '--coverage belongs to --fuzz'],
  ] as const)
    assert.equal(run(...args), { stdout: '', stderr: `dejarik: ${line}\n`, status: 2 })
})

test.run()
