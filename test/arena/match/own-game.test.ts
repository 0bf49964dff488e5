import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { mctsFactory } from '../../../agents/mcts/mcts.js'
import { createAgent } from '../../../agents/spec.js'
import { loadGameFile } from '../../../arena/match/load-game.js'
import { runMatch } from '../../../arena/match/run-match.js'
import { checkRecord, verify } from '../../../engine/record.js'
import { contractTests } from '../../contract/suite.js'
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
  const seat = { game, player: 0, seed: 'made' }
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
