import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { GAME_NAMES } from '../../../engine/games.js'
import { packRecord } from '../../../engine/packed-record.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import { type GameRecord, recordOf } from '../../../engine/record.js'
import { playByChance } from '../../transcripts/games.js'
import { verbUnderTest } from './verb.js'

const { run, file } = verbUnderTest('replay', test.after)

const replay = (...args: string[]) => run(args)

function aRecord(seed: string): GameRecord {
  const moves: number[] = []
  const last = playByChance(rebellion, {}, seed, (_, move) => moves.push(move))
  return recordOf(rebellion, {}, seed, moves, last)
}

const record = aRecord('told')

test('a record is told from the setup to who won', () => {
  const { stdout, status } = replay(file('game.json', JSON.stringify(record)))
  assert.is(status, 0)
  assert.match(stdout, /^Star Wars: Rebellion, seed told, \d+ moves\n\nSETUP\n/)
  assert.match(stdout, /\nROUND 1: reputation 14, 13 apart\nAssignment\n/)
  assert.match(stdout, /\n {2}THE (REBELS WIN|EMPIRE WINS): /)
})

test('a packed record is told like one of text', () => {
  const text = replay(file('game.json', JSON.stringify(record))).stdout
  assert.is(replay(file('game.bin', packRecord(record))).stdout, text)
})

test('one side is told what it knew', () => {
  const path = file('game.json', JSON.stringify(record))
  assert.match(replay(path, '--as', 'rebel').stdout, /The Rebels hide their base on /)
  assert.match(replay(path, '--as', 'empire').stdout, /The Rebels hide their base\.\n/)
})

test('a game that a person still plays is told as he knows it, and the other side when asked for', () => {
  const { result: _, hash: _hash, ...begun } = { ...record, moves: record.moves.slice(0, 60) }
  const path = file('begun.json', JSON.stringify({ ...begun, players: ['cadet', 'person'] }))
  assert.match(replay(path).stdout, /The Rebels hide their base\.\n/)
  assert.match(replay(path, '--as', 'all').stdout, /The Rebels hide their base on /)
  const first = file('first.json', JSON.stringify({ ...begun, moves: record.moves.slice(0, 1) }))
  assert.match(replay(first).stdout, /^Star Wars: Rebellion, seed told, 1 move\n/)
})

test('a game that several people still play is told to nobody who does not say whose eyes', () => {
  const { result: _result, hash: _hash, ...begun } = record
  const path = file('several.json', JSON.stringify({ ...begun, players: ['person', 'person'] }))
  const { status, stdout, stderr } = replay(path)
  assert.is(status, 2)
  assert.is(stdout, '')
  assert.match(stderr, /still played by several people: --as rebel tells/)
  assert.is(replay(path, '--as', 'all').status, 0)
})

/** Who gave a game up as its file says it, what is told of it, and which side that is. */
const GIVEN_UP: readonly (readonly [string[], object, RegExp, string | null])[] = [
  [['person', 'cadet'], {}, /The Rebels resigned here\. THE EMPIRE WINS\.$/, 'rebel'],
  [['cadet', 'person'], {}, /The Empire resigned here\. THE REBELS WIN\.$/, 'empire'],
  [
    ['person', 'person'],
    { resignedBy: 1 },
    /The Empire resigned here\. THE REBELS WIN\.$/,
    'empire',
  ],
  [['person', 'person'], {}, /was given up here; its file does not say by which side\.$/, null],
]

test('a game that was given up is told to all, and ends with who gave it up and who won', () => {
  const { result: _result, hash: _hash, ...begun } = { ...record, moves: record.moves.slice(0, 60) }
  for (const [players, by, ending, side] of GIVEN_UP) {
    const path = file('given-up.json', { ...begun, players, table: { resigned: true, ...by } })
    const { stdout, stderr } = replay(path)
    assert.is(stderr, '')
    assert.match(stdout, /The Rebels hide their base on /)
    assert.match(stdout.trimEnd(), ending)
    assert.not.match(stdout, /The record ends here/)
    const last = replay(path, '--json').stdout.trimEnd().split('\n').at(-1) ?? ''
    assert.equal(JSON.parse(last), { result: null, resigned: side })
  }
})

test('a game of a tournament is told by its number', () => {
  const lines = [3, 7].map((number) => JSON.stringify({ number, ...aRecord(`game ${number}`) }))
  const path = file('games.jsonl', `${lines.join('\n')}\n`)
  assert.match(replay(path, '--number', '7').stdout, /^Star Wars: Rebellion, seed game 7,/)
  assert.is(
    replay(path).stderr,
    `dejarik: ${path} holds 2 games; choose one with --number, as --number 3\n`,
  )
  assert.is(
    replay(path, '--number', '5').stderr,
    `dejarik: ${path} holds no game 5; its games have the numbers 3 to 7\n`,
  )
})

test('a game can be played here with options of its rules', () => {
  const { stdout } = replay('--random', '--option', 'setup=first', '--seed', 'short')
  assert.match(stdout, /^Star Wars: Rebellion, seed short, setup first,/)
})

test('the old names of options are answered with the new ones', () => {
  for (const [args, line] of [
    [['--random', '--rules', 'rebellion'], '--rules is called --game now'],
    [
      ['games.jsonl', '--game', '7'],
      '--game names the rules; a game of a file is chosen with --number 7',
    ],
    [
      ['--random', '--option', 'setup=frist'],
      '--option: setup: "frist" is none of standard, first',
    ],
    [
      ['--random', '--option', 'set=first'],
      '--option: unknown option "set"; did you mean "setup"?',
    ],
    [
      ['--random', '--game', 'chess'],
      `--game: unknown game "chess"; known: ${GAME_NAMES.join(', ')}`,
    ],
  ] as const) {
    const { stderr, status } = replay(...args)
    assert.is(stderr, `dejarik: ${line}\n`)
    assert.is(status, 2)
  }
})

test('with --json every move is a line', () => {
  const { stdout } = replay(file('game.json', JSON.stringify(record)), '--json', '--as', 'empire')
  const lines = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  assert.is(lines.length, record.moves.length + 2)
  assert.is(lines[0].as, 'empire')
  const hide = lines.find((line) => line.kind === 'base')
  assert.is(hide.move, null)
  assert.is(hide.told[0], 'The Rebels hide their base.')
  assert.is(lines.at(-1).result.reason, record.result?.reason)
})

test('a game can be played at random and told', () => {
  const { stdout, status } = replay('--random', '--seed', 'tuesday')
  assert.is(status, 0)
  assert.match(stdout, /^Star Wars: Rebellion, seed tuesday,/)
  assert.is(replay('--random', '--seed', 'tuesday').stdout, stdout)
})

const whole = JSON.stringify(record)
const WRONG: readonly (readonly [string, string | Uint8Array, RegExp])[] = [
  ['empty', '', /is empty$/],
  ['cut short', whole.slice(0, whole.length / 2), /: this is no JSON, or it is cut short$/],
  ['not an object', '[1, 2]', /: record: these bytes are not a packed record, or it is cut short$/],
  [
    'another game',
    JSON.stringify({ ...record, game: 'chess' }),
    /unknown game "chess"; known: rebellion/,
  ],
  ['no seed', JSON.stringify({ ...record, seed: 7 }), /: seed: a text is needed, not 7$/],
  [
    'an illegal move',
    JSON.stringify({ ...record, moves: [1] }),
    /: moves\[0\]: 1 is not a legal move here$/,
  ],
  [
    'another option',
    JSON.stringify({ ...record, options: { setup: 'frist' } }),
    /: option setup: "frist" is none of standard, first$/,
  ],
  ['a hash that is none', JSON.stringify({ ...record, hash: 1 }), /: hash: 1 is claimed, the game/],
  [
    'an end that is none',
    JSON.stringify({ ...record, hash: undefined, moves: record.moves.slice(0, 9) }),
    /: result: the record claims an end, but the game goes on$/,
  ],
  [
    'a packed one cut short',
    packRecord(record).slice(0, 100),
    /these bytes are not a packed record, or it is cut short$/,
  ],
]

for (const [what, content, complaint] of WRONG)
  test(`a file that is ${what} gets one clear line`, () => {
    const path = file('wrong', content)
    const { stderr, status } = replay(path)
    assert.match(stderr.trimEnd(), complaint)
    assert.ok(stderr.startsWith('dejarik: '))
    assert.is(stderr.trimEnd().split('\n').length, 1)
    assert.is(status, 1)
  })

test('a misspelt reader gets the nearest one', () => {
  const { stderr, status } = replay(file('game.json', whole), '--as', 'rebels')
  assert.is(
    stderr,
    'dejarik: --as: "rebels" is none of all, rebel, empire; did you mean "rebel"?\n',
  )
  assert.is(status, 2)
})

test.run()
