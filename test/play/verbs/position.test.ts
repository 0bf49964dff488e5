import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { verbUnderTest } from './verb.js'

const { run, file } = verbUnderTest('position', test.after)

const alliance = file('alliance.json', {
  game: 'rebellion',
  base: { system: 'hoth' },
  units: { corellia: { 'star-destroyer': 1 } },
  assigned: [{ mission: 'build-alliance', leaders: ['mon-mothma'] }],
  phase: 'command',
  dice: ['hit', 'blank', 'special', 'hit', 'blank', 'blank'],
})

test('a new game is printed as a position that can be read again', () => {
  const { stdout, status } = run(['new', '--seed', 's', '--option', 'setup=first'])
  assert.is(status, 0)
  const position = JSON.parse(stdout)
  assert.is(position.game, 'rebellion')
  assert.equal(position.options, { setup: 'first' })
  assert.match(run(['moves', '-'], stdout).stdout, /^# rebel decides: .*\nhide /)
  assert.is(run(['new', '--seed', 's', '--option', 'setup=first']).stdout, stdout)
})

test('moves are listed as text, or with their fields', () => {
  const lines = run(['moves', alliance]).stdout.trim().split('\n')
  assert.ok(lines.includes('pass'))
  assert.ok(lines.includes('reveal build-alliance alderaan'))
  const { player, kind, moves } = JSON.parse(run(['moves', alliance, '--json']).stdout)
  assert.is(player, 'rebel')
  assert.is(kind, 'command')
  assert.is(moves.length, lines.filter((line) => !line.startsWith('#')).length)
  const reveal = moves.find(
    (move: { text: string }) => move.text === 'reveal build-alliance alderaan',
  )
  assert.is(reveal.verb, 'reveal')
  assert.is(reveal.mission, 'build-alliance')
  assert.is(reveal.place, 'alderaan')
})

test('moves are played, and told with --log', () => {
  const texts = ['reveal build-alliance alderaan', 'oppose emperor-palpatine']
  const after = JSON.parse(run(['play', alliance, ...texts]).stdout)
  assert.equal(after.loyalty, { rebel: ['alderaan'] })
  assert.is(after.dice, undefined)
  const log = run(['play', alliance, ...texts, '--log'])
  assert.match(log.stdout, /Build Alliance succeeds\.\nAlderaan becomes loyal to the Rebels\.\n/)
})

test('the first illegal move is named', () => {
  const { stdout, stderr, status } = run(['play', alliance, 'reveal build-alliance alderan'])
  assert.is(stdout, '')
  assert.is(status, 1)
  assert.is(
    stderr,
    'dejarik: move 1: "reveal build-alliance alderan" is not a legal move: "alderan" does not fit; did you mean "alderaan"?\n',
  )
})

test('a position is drawn as a side sees it', () => {
  const all = run(['show', alliance]).stdout
  assert.match(all, /Hoth/)
  assert.not.equal(run(['show', alliance, '--as', 'empire']).stdout, all)
  const seen = JSON.parse(run(['show', alliance, '--as', 'empire', '--json']).stdout)
  assert.is(seen.observer, 'empire')
  assert.is(seen.base, undefined)
  assert.equal(seen.assigned, [{ mission: '?', leaders: ['mon-mothma'] }])
})

test('a byte order mark before the JSON is passed over', () => {
  const { stdout, status } = run(
    ['moves', '-'],
    '\ufeff{"game":"rebellion","base":{"system":"hoth"}}',
  )
  assert.is(status, 0)
  assert.match(stdout, /^# rebel decides/)
})

test('without moves a position is printed as it stands when loaded, and loading is told', () => {
  const combat = file('combat.json', {
    game: 'rebellion',
    base: { system: 'hoth' },
    units: { naboo: { 'x-wing': 1, 'tie-fighter': 1 } },
    stack: [
      { step: 'command-phase' },
      { step: 'pending-combats', side: 'rebel' },
      { step: 'combat', side: 'rebel', system: 'naboo' },
    ],
  })
  const { stdout, stderr, status } = run(['play', combat])
  assert.is(status, 0)
  assert.is(stderr, '')
  assert.is(JSON.parse(stdout).stack.at(-1).step, 'add-leader')
  assert.is(run(['play', combat, '--log']).stdout, 'Combat at Naboo.\n')
  assert.match(run(['play', combat, 'add mon-mothma', '--log']).stdout, /^Combat at Naboo\.\n.*Mon/)
})

test('who decides what comes first, after a #', () => {
  const lines = run(['moves', alliance]).stdout.split('\n')
  assert.is(lines[0], '# rebel decides: activate a system, reveal a mission, or pass')
  const { question } = JSON.parse(run(['moves', alliance, '--json']).stdout)
  assert.is(question, 'activate a system, reveal a mission, or pass')
})

test('a game that is over says who has won and why, and has no moves', () => {
  const over = file('over.json', {
    game: 'rebellion',
    result: { winner: 'empire', reason: 'base-taken' },
  })
  assert.is(run(['moves', over]).stdout, '# the game is over: empire won (base-taken)\n')
  assert.equal(JSON.parse(run(['moves', over, '--json']).stdout), {
    player: null,
    kind: null,
    question: null,
    winners: ['empire'],
    reason: 'base-taken',
    moves: [],
  })
})

test('loaded dice that do not fit the moves are told beside the output', () => {
  const texts = ['reveal build-alliance alderaan', 'decline']
  const position = run(['play', alliance, ...texts])
  assert.is(
    position.stderr,
    'dice: 6 of 6 loaded faces were not used: hit, blank, special, hit, blank, blank\n',
  )
  assert.is(position.status, 0)
  assert.equal(JSON.parse(position.stdout).loyalty, { rebel: ['alderaan'] })
  assert.not.match(run(['play', alliance, ...texts, '--log']).stdout, /dice:/)
  assert.is(run(['play', alliance]).stderr, '')
})

test('sampled worlds are positions, each on a line, the same for the same seed', () => {
  const args = ['sample', alliance, '--as', 'empire', '--count', '3', '--seed', 'x']
  const { stdout } = run(args)
  const worlds = stdout.trim().split('\n')
  assert.is(worlds.length, 3)
  for (const world of worlds) assert.is(run(['moves', '-'], world).status, 0)
  assert.is(run(args).stdout, stdout)
})

test('the tree of moves is counted depth by depth', () => {
  const { stdout } = run(['perft', alliance, '--depth', '2'])
  assert.match(stdout, /^1 \d+\n2 \d+\n$/)
  const { depth, counts } = JSON.parse(run(['perft', alliance, '--depth', '2', '--json']).stdout)
  assert.is(depth, 2)
  assert.is(stdout, `1 ${counts[0]}\n2 ${counts[1]}\n`)
})

/** What is wrong, the line on stderr (its file apart) and the exit code. */
const WRONG: readonly (readonly [string[], string, string, number])[] = [
  [['moves', '-'], '', 'standard input: is empty; a position is an object of JSON', 1],
  [
    ['moves', '-'],
    '[]',
    'standard input: a position is an object with "game" and what differs from the usual',
    1,
  ],
  [['moves', '-'], '{}', 'standard input: game: missing; give it as "rebellion"', 1],
  [
    ['moves', '-'],
    '{"game":"rebelion"}',
    'standard input: unknown game "rebelion"; did you mean "rebellion"?',
    1,
  ],
  [
    ['moves', '-'],
    '{"game":"rebellion","units":{"coruscant":{"tie":1}}}',
    'standard input: units.coruscant: unknown unit "tie"; did you mean "tie-fighter"?',
    1,
  ],
  [
    ['show', '-', '--as', 'rebbel'],
    '{"game":"rebellion","base":{"system":"hoth"}}',
    '--as: unknown reader "rebbel"; did you mean "rebel"?',
    2,
  ],
  [['perft', '-', '--depth', 'x'], '', '--depth: "x" is not a whole number from 1 to 12', 2],
  [
    ['sample', '-', '--as', 'empire', '--count', '0'],
    '',
    '--count: "0" is not a whole number from 1 to 1000000',
    2,
  ],
  [['new', '--option', 'setup'], '', '--option: "setup" is not of the form name=value', 2],
  [['moves', '-'], '{"game":"__proto__"}', 'standard input: unknown game "__proto__"; known: ', 1],
  [['moves', '-'], '{"game":{"a":1}}', 'standard input: game: expected the name of a game, as ', 1],
  [
    ['moves', '-'],
    `{"game":"rebellion","base":${'['.repeat(5000)}${']'.repeat(5000)}}`,
    'standard input: is nested deeper than any position (32)',
    1,
  ],
  [
    ['moves', '-'],
    `{"game":"rebellion","seed":"${'x'.repeat(1_000_001)}"}`,
    'standard input: has 1000031 characters; a position has a few thousand',
    1,
  ],
  [['moves', 'test'], '', 'test: is a folder, no file', 1],
  [
    ['sample', '-', '--as', 'rebel'],
    '{"game":"rebellion","base":{"system":"hoth"},"result":{"winner":"rebel","reason":"reputation"}}',
    'the game is over: there are no other worlds to sample',
    1,
  ],
  [['new', '--game', 'chess'], '', '--game: unknown game "chess"; known: ', 2],
  [
    ['moves', '-'],
    '{"game":"rebellion","base":{"system":"hoth"},"units":{"naboo":{"x-wing":2},"naboo":{}}}',
    'standard input: units.naboo: is given twice; make one of the two',
    1,
  ],
  [['play'], '', 'missing required argument \'file\'; see "dejarik --help"', 2],
  [['nwe'], '', 'unknown command \'nwe\'; did you mean "new"?', 2],
]

for (const [args, input, line, code] of WRONG)
  test(`position ${args.join(' ')} with ${input === '' ? 'nothing' : input} is one line and exit code ${code}`, () => {
    const { stdout, stderr, status } = run(args, input)
    assert.is(stdout, '')
    assert.ok(stderr.startsWith(`dejarik: ${line}`), stderr)
    assert.is(stderr.split('\n').length, 2)
    assert.is(status, code)
  })

test('a text cut short is one line that names the file', () => {
  const path = file('cut.json', '{"game":"rebel')
  const { stderr, status } = run(['show', path])
  assert.is(status, 1)
  assert.ok(stderr.startsWith(`dejarik: ${path}: no JSON, or cut short (`), stderr)
})

test.run()
