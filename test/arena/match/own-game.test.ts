import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { mctsFactory } from '../../../agents/mcts/mcts.js'
import { createAgent } from '../../../agents/spec.js'
import { contractTests } from '../../../arena/contract/contract.js'
import { loadGameFile } from '../../../arena/match/load-game.js'
import { runMatch } from '../../../arena/match/run-match.js'
import { checkRecord, verify } from '../../../engine/record.js'
import { temporaryFolder } from '../kit/arena-kit.js'

const CLI = join(import.meta.dirname, 'cli.js')
const EXAMPLE = './arena/examples/liars-dice.ts'

function dejarik(args: readonly string[], input = '') {
  return spawnSync(process.execPath, [CLI, ...args], { encoding: 'utf8', input })
}

test('the game of the example holds the contract', async () => {
  const game = await loadGameFile(EXAMPLE)
  for (const { name, run } of contractTests(game, { games: 30, seed: 'example' }))
    try {
      run()
    } catch (error) {
      throw new Error(`${name}: ${(error as Error).message}`)
    }
})

test('a match of a library: the same plan, the same games, and the stronger one wins', async () => {
  const game = await loadGameFile(EXAMPLE)
  const plan = { game, agents: ['mcts:60', 'random'], games: 40, seed: 'match' }
  const told: number[] = []
  const result = await runMatch({ ...plan, onGame: ({ number }) => told.push(number) })
  assert.is(told.length, 40)
  assert.is(
    result.points.reduce((a, b) => a + b),
    40,
  )
  assert.ok((result.points[0] ?? 0) > 24, String(result.points))
  assert.ok((result.statistics?.score ?? 0) > 0.6)
  for (const { record } of result.games)
    verify(game, checkRecord(JSON.parse(JSON.stringify(record))))
  assert.equal((await runMatch(plan)).games, result.games)
  assert.is(result.games[0]?.record.seed, result.games[1]?.record.seed)
  const refused = await runMatch({ ...plan, agents: ['random'] }).catch((error: Error) => error)
  assert.match(String(refused), /liars-dice has 2 sides, but 1 are given/)
})

test('agents are made of specs and factories, with settings that are checked', async () => {
  const game = await loadGameFile(EXAMPLE)
  const seat = { game, options: {}, player: 0, seed: 'made' }
  for (const of of ['mcts:20', mctsFactory] as const)
    assert.type(createAgent(of, seat, { iterations: 10, c: 0.8 }).choose, 'function')
  for (const [settings, message] of [
    [{ iteratoins: 5 }, /unknown option "iteratoins"; did you mean "iterations"\?/],
    [{ iterations: 0 }, /iterations: 0 is out of range; it goes from 1/],
    [{ iterations: 1.5 }, /iterations: 1.5 is not a whole number/],
    [{ halving: 'maybe' }, /halving: "maybe" is not one of on, off/],
    [{ halving: 1 }, /halving: 1 is not a word/],
    [{ c: Number.NaN }, /c: NaN is not a number/],
  ] as const)
    assert.throws(() => createAgent('mcts', seat, settings), message)
  assert.throws(() => createAgent('exec:python3 x.py', seat), /is no agent of ours/)
})

test('--game takes a file: in the arena, in verify, in replay and at the terminal', () => {
  const folder = temporaryFolder()
  const out = join(folder, 'run')
  const agents = ['--agents', 'mcts:30', 'random', '--games', '10']
  const played = dejarik(['arena', '--game', EXAMPLE, ...agents, '--out', out])
  assert.is(played.status, 0, played.stderr)
  const summary = JSON.parse(readFileSync(join(out, 'summary.json'), 'utf8'))
  assert.is(summary.run.game, 'liars-dice')
  assert.match(summary.run.command, /--game \.\/arena\/examples\/liars-dice\.ts/)
  assert.is(dejarik(['arena', '--resume', out, '--games', '12']).status, 0)
  const records = join(out, 'games.jsonl')
  assert.match(dejarik(['verify', '--game', EXAMPLE, records]).stdout, /^12 games verified/)
  assert.match(dejarik(['verify', '--game', EXAMPLE, '--fuzz', '20']).stdout, /^20 games/)
  const told = dejarik(['replay', '--game', EXAMPLE, records, '--number', '1']).stdout
  assert.match(told, /The dice show \d and \d: (first|second) wins/)
  const game = dejarik(
    ['play', '--game', EXAMPLE, '--as', 'first', '--level', 'easy', '--seed', 'x'],
    'one 3\ncall\ncall\n',
  )
  assert.match(game.stdout, /one 3/)
})

test('a run does not go on with another file of its game', () => {
  const folder = temporaryFolder()
  const [file, out] = [join(folder, 'dice.ts'), join(folder, 'run')]
  const text = readFileSync(EXAMPLE, 'utf8')
  writeFileSync(file, text)
  const begun = dejarik([
    'arena',
    '--game',
    file,
    '--agents',
    'random',
    'random',
    '--games',
    '2',
    '--out',
    out,
  ])
  assert.is(begun.status, 0, begun.stderr)
  writeFileSync(file, `${text}\n// Other rules\n`)
  const { status, stderr } = dejarik(['arena', '--resume', out, '--games', '4'])
  assert.is.not(status, 0)
  assert.match(stderr, /game .*dice\.ts is another file than when the tournament began/)
  writeFileSync(file, text)
  assert.is(dejarik(['arena', '--resume', out, '--games', '4']).status, 0)
})

test('other programs ask about the game of a file, and our agents play it as bots', () => {
  const asked = [
    { id: 1, ask: 'new', game: 'liars-dice', seed: 'x', as: 'root' },
    { id: 2, ask: 'best', state: 'root', agent: 'mcts:30', seed: 's' },
    { id: 3, ask: 'playout', state: 'root', count: 20, seed: 'p' },
  ]
  const lines = asked.map((question) => JSON.stringify(question)).join('\n')
  const { stdout, stderr } = dejarik(['engine', '--game', EXAMPLE], `${lines}\n`)
  const answers = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  assert.is(answers.length, 3, stderr)
  for (const { error } of answers) assert.is(error, undefined)
  const bot = `bot=exec:node ${CLI} bot mcts:30 --game ${EXAMPLE}`
  const out = join(temporaryFolder(), 'run')
  const args = ['arena', '--game', EXAMPLE, '--agents', bot, 'random', '--games', '4', '--out', out]
  const played = dejarik(args)
  assert.is(played.status, 0, played.stderr)
  assert.match(readFileSync(join(out, 'summary.json'), 'utf8'), /"forfeits": ?0/)
  const refused = dejarik(['engine', '--game', 'duel'])
  assert.match(refused.stderr, /"duel" is no file; games of the project are known anyway/)
})

test('what is no game is said in one line', () => {
  const folder = temporaryFolder()
  const cases: readonly (readonly [text: string, message: RegExp])[] = [
    ['export const other = 1', /exports no game; see arena\/examples\/liars-dice\.ts/],
    [
      'export const game = { name: "x", title: "X", edition: 1, stateBytes: 8 }',
      /its game has no options/,
    ],
    ['throw new Error("it falls over")', /it falls over/],
  ]
  cases.forEach(([text, message], i) => {
    const file = join(folder, `game-${i}.mjs`)
    writeFileSync(file, text)
    const { status, stderr } = dejarik(['verify', '--game', file, '--fuzz', '1'])
    assert.is.not(status, 0)
    assert.match(stderr, message)
    assert.is(stderr.trim().split('\n').length, 1, stderr)
  })
})

test.run()
