import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { factoriesFor, levelsFor } from '../../../agents/registry.js'
import { GAME_NAMES } from '../../../engine/games.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import { shortOptionsOf } from '../../../play/games.js'
import { playOut } from '../../../play/live-game.js'
import { readSaved } from '../../../play/shell/saved-game.js'
import { verbUnderTest } from './verb.js'

const { run, file, folder } = verbUnderTest('play', test.after)

const FIRST = ['--level', 'scripted', '--seed', 'verb']

/** Plays a line and answers what was kept. */
function kept(...args: string[]) {
  const path = join(folder, 'kept.json')
  rmSync(path, { force: true })
  const { status, stderr } = run([...FIRST, ...args, '--save', path], '1\n')
  assert.is(status, 0, stderr)
  return readSaved(readFileSync(path, 'utf8'))
}

test('options of the rules are given as everywhere, or in short', () => {
  for (const args of [
    ['--option', 'setup=first'],
    ['--setup', 'first'],
    ['-g', 'rebellion', '--setup', 'first'],
  ]) {
    const { record, table } = kept(...args)
    assert.equal(record.options, { setup: 'first' })
    assert.equal(table.people, [0])
  }
})

test('an edition is named, and its options go before it', () => {
  const { options } = kept('--edition', 'rise', '--missions', 'base', '--combat', 'base').record
  assert.equal(options, { expansion: 'on', missions: 'base', combat: 'base' })
  const { status, stderr } = run(['--edition', 'rices'], '')
  assert.is(status, 2)
  assert.match(stderr, /rebellion has no "rices"; did you mean "rise"\?/)
  assert.match(run(['--units', 'base'], '').stderr, /units: "base" needs expansion=on/)
  assert.match(
    run(['--help'], '').stdout,
    /--edition rise +Rise of the Empire[\s\S]*--missions choose/,
  )
})

test('what the help lists of an edition works, and a game of teams is begun so', () => {
  const help = run(['--help'], '').stdout
  const listed = help.slice(help.indexOf('Editions:')).matchAll(/^ +--(?!edition)(\S+) \S+ /gm)
  const names = new Set([...listed].map(([, name = '']) => name))
  assert.ok(names.has('players') && names.has('secrets'), [...names].join())
  assert.equal(
    [...names].filter((name) => !shortOptionsOf('rebellion').has(name)),
    [],
  )
  const { record, table } = kept('--edition', 'rise', '--players', '4', '--as', 'rebel-general')
  assert.equal(record.options, { expansion: 'on', players: '4' })
  assert.equal(table.people, [3])
})

test('a short form goes with the game that knows it', () => {
  assert.match(oneLine(run(['--help'], '').stdout), /battle=BATTLE, with --game skirmish/)
  const { stderr, status } = run(['--battle', 'x'], '')
  assert.is(status, 2)
  assert.match(stderr, /--battle: rebellion has no such option; it goes with --game skirmish/)
})

test('a person sits where he says, and so do several', () => {
  assert.equal(kept('--as', 'empire').table.people, [1])
  assert.equal(kept('--as', 'rebel', '--as', 'empire').table.people, [0, 1])
})

const { hash: _, result: __, ...record } = playOut(rebellion, {}, 'verb', ['random', 'random'])
const begun = { ...record, moves: record.moves.slice(0, 60) }

/** Games that other versions and the page have kept. */
const SAVED: readonly (readonly [string, object, number, string])[] = [
  ['an earlier terminal', { side: 0, level: 'scripted', tookBack: false }, 0, 'scripted'],
  ['an earlier page', { page: { side: 1, level: 'cadet', takeBack: false } }, 1, 'cadet'],
  ['the page', { table: { people: [1], level: 'cadet', tookBack: false, round: 2 } }, 1, 'cadet'],
]

for (const [who, beside, seat, level] of SAVED)
  test(`a game that ${who} has kept goes on`, () => {
    const path = file('saved.json', { ...begun, ...beside })
    const { status, stderr } = run(['--load', path], 'log 5\nquit\n')
    assert.is(status, 0, stderr)
    const again = readSaved(readFileSync(path, 'utf8'))
    assert.equal(again.record.moves.slice(0, 60), begun.moves)
    assert.equal([again.table.people, again.table.level], [[seat], level])
  })

const KNOWN = [
  ...factoriesFor('rebellion').map(({ name }) => name),
  ...Object.keys(levelsFor('rebellion')),
]

/** What the terminal wraps. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}

/** What was typed, what is answered. */
const WRONG: readonly (readonly [readonly string[], string])[] = [
  [['--game', 'chess'], `--game: unknown game "chess"; known: ${GAME_NAMES.join(', ')}`],
  [['--as', 'rebels'], '--as: unknown seat "rebels"; did you mean "rebel"?'],
  [
    ['--option', '__proto__=1'],
    '--option: unknown option "__proto__"; rebellion has setup, expansion, units, missions, rebelMissions, empireMissions, combat, players, secrets',
  ],
  [['--setup', 'frist'], '--setup: "frist" is none of standard, first'],
  [['--option', 'setup=frist'], '--option: setup: "frist" is none of standard, first'],
  [['--setup', 'first', '--option', 'setup=first'], '--option: "setup" is given twice'],
  [
    ['--edition', 'rise', '--option', 'expansion=off'],
    '--option expansion=off: --edition rise has expansion=on',
  ],
  [
    ['--edition', 'rise', '--missions', 'base', '--rebelMissions', 'rise'],
    '--missions base and --rebelMissions rise are two answers to one question, "Mission sets"; one of them is enough',
  ],
  [
    ['--level', 'oficer'],
    `--level: agent "oficer": unknown agent "oficer"; did you mean "officer"? (known: ${KNOWN.join(', ')}, exec:)`,
  ],
  [
    ['--load', file('plain.json', begun)],
    `${join(folder, 'plain.json')} does not say who you are; add --as rebel or --as empire`,
  ],
  [['--save', ''], '--save: names no file'],
  [
    ['--load', join(folder, 'plain.json'), '--as', 'rebel', '--game', 'duel'],
    `--game duel: ${join(folder, 'plain.json')} is a game of rebellion`,
  ],
  [
    ['--load', join(folder, 'plain.json'), '--as', 'rebel', '--setup', 'first'],
    `--setup: goes with a new game; ${join(folder, 'plain.json')} has its own`,
  ],
]

test('a saved game with a seat that is none is refused', () => {
  const path = file('seven.json', { ...begun, table: { people: [7], level: 'easy' } })
  assert.equal(run(['--load', path]), {
    stdout: '',
    stderr: `dejarik: ${path}: table.people: there is no seat 7; the last is 1\n`,
    status: 1,
  })
})

test('what is wrong with the options of a file is said with the file', () => {
  for (const [options, line] of [
    [{ expansion: 'maybe' }, 'option expansion: "maybe" is none of off, on'],
    [{ foo: 'bar' }, 'unknown option "foo"'],
  ] as const) {
    const path = file('options.json', { ...begun, options, table: { people: [0] } })
    assert.equal(run(['--load', path]), {
      stdout: '',
      stderr: `dejarik: ${path}: ${line}\n`,
      status: 1,
    })
  }
})

test('a level in a file that nobody knows is said with the file, and with what helps', () => {
  const path = file('zod.json', { ...begun, table: { people: [1], level: 'zod' } })
  const { stderr, status } = run(['--load', path])
  assert.is(status, 1)
  assert.ok(stderr.startsWith(`dejarik: ${path}: table.level: agent "zod": unknown agent "zod"`))
  assert.match(stderr, /; --level goes on with another\n$/)
  assert.is(run(['--load', path, '--level', 'scripted'], 'quit\n').status, 0)
})

test('a saved game is not gone on with from the other side', () => {
  const text = JSON.stringify({ ...begun, table: { people: [1], level: 'cadet' } })
  const path = file('other.json', JSON.parse(text))
  const { status, stderr } = run(['--load', path, '--as', 'rebel'])
  assert.is(status, 2)
  assert.match(stderr, /is played as empire; "dejarik replay" shows it with other eyes/)
  assert.is(readFileSync(path, 'utf8').includes('"people":[1]'), true)
})

test('a game that cannot be written where it is said goes on', () => {
  const path = join(file('a-file', 'no folder'), 'a.json')
  const { stdout, status } = run([...FIRST, '--setup', 'first'], `save ${path}\nhide ilum\n`)
  assert.is(status, 0)
  assert.match(stdout, /not saved: E(NOTDIR|EXIST)/)
  assert.match(stdout, /hide their base on Ilum/)
})

test('a folder, and a file that is no saved game, are left as they are', () => {
  const inside = join(folder, 'inside')
  mkdirSync(inside)
  const notes = file('notes.txt', 'bring the plans to Alderaan\n')
  const line = JSON.stringify({ number: 0, players: ['random', 'random'], ...begun })
  const refused = [
    [inside, 'is a folder, no file'],
    ['/', 'is a folder, no file for a game'],
    [notes, 'holds no saved game, and stays as it is; name another file'],
    [file('one-game.jsonl', `${line}\n`), 'holds no saved game, and stays'],
    [file('position.json', { game: 'rebellion' }), 'holds no saved game, and stays'],
  ] as const
  const before = refused.map(([path]) => statSync(path, { throwIfNoEntry: false })?.mtimeMs)
  const there = readdirSync(folder)
  for (const [path, why] of refused) {
    const { stdout, stderr, status } = run([...FIRST, '--save', path], '1\n')
    assert.is(stdout, '')
    assert.ok(stderr.startsWith(`dejarik: ${path}: ${why}`), stderr)
    assert.is.not(status, 0)
  }
  const own = ['--setup', 'first', '--save', file('empty.json', '')]
  const typed = oneLine(run([...FIRST, ...own], `save ${notes}\nhide ilum\n`).stdout)
  assert.match(typed, /not saved: \S+: holds no saved game/)
  assert.match(typed, /Saved: \S+empty\.json/)
  const after = refused.map(([path]) => statSync(path, { throwIfNoEntry: false })?.mtimeMs)
  assert.equal(after, before)
  assert.equal(
    readdirSync(folder)
      .filter((name) => name !== 'empty.json')
      .sort(),
    there.sort(),
  )
})

test('a file that cannot be written, or holds something else, is named before the first move', () => {
  const nowhere = join(file('no-folder', 'no folder'), 'a.json')
  const said = run([...FIRST, '--save', nowhere], '').stdout
  assert.match(oneLine(said.slice(0, said.indexOf('Setup'))), /cannot be kept in .*E(NOTDIR|EXIST)/)
  const other = file('held.json', begun)
  const { stdout, stderr, status } = run([...FIRST, '--seed', 'another', '--save', other], '1\n')
  assert.equal([stdout, status], ['', 1])
  assert.match(stderr, /held\.json: holds another game, which stays; name another file\n$/)
  assert.equal(JSON.parse(readFileSync(other, 'utf8')), begun)
})

test('a position that a game begins from is no place for the game', () => {
  const path = file('begun-from.json', rebellion.toPosition(rebellion.start({}, 'begun from')))
  const before = readFileSync(path, 'utf8')
  const { stderr, status } = run(['--load', path, '--save', path, '--level', 'scripted'], '1\n')
  assert.is(status, 1)
  assert.match(stderr, /begun-from\.json: holds no saved game, and stays as it is/)
  assert.is(readFileSync(path, 'utf8'), before)
})

test('a file that holds more of the same game, or another course of it, stays', () => {
  const same = join(folder, 'same.json')
  const begun = [...FIRST, '--setup', 'first']
  run([...begun, '--save', same], 'hide ilum\n')
  const before = readFileSync(same, 'utf8')
  const anew = run([...begun, '--save', same], 'hide dantooine\n')
  assert.is(anew.status, 1)
  assert.match(anew.stderr, /same\.json: holds more of this game, which stays; go on with --load/)
  const elsewhere = ['--save', join(folder, 'elsewhere.json')]
  const typed = `save ${same}\nhide dantooine\nsave ${same}\n`
  const said = oneLine(run([...begun, ...elsewhere], typed).stdout)
  assert.match(said, /not saved: \S+same\.json: holds more of this game/)
  assert.match(said, /not saved: \S+same\.json: holds (more|another course) of this game/)
  assert.is(readFileSync(same, 'utf8'), before)
})

test('a game takes the place of a file in which it is not as far on', () => {
  const [early, late] = ['early.json', 'late.json'].map((name) => join(folder, name)) as [
    string,
    string,
  ]
  const begun = [...FIRST, '--setup', 'first', '--save', late]
  run(begun, `save ${early}\nhide ilum\n`)
  const count = (): number => JSON.parse(readFileSync(early, 'utf8')).moves.length
  const first = count()
  const said = oneLine(run(['--load', late, '--save', early], '').stdout)
  assert.match(said, /early\.json is there already: your first move replaces it/)
  run(['--load', late], `save ${early}\n`)
  assert.ok(count() > first, 'as far on as the other')
})

test('wrong usage is one line and exit code 2', () => {
  for (const [args, line] of WRONG)
    assert.equal(run(args), { stdout: '', stderr: `dejarik: ${line}\n`, status: 2 })
})

test.run()
