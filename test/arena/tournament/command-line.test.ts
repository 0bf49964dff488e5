import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { rebellionPart } from '../../../arena/rebellion/summary.js'
import type { Summary } from '../../../arena/summary/summary.js'
import { loadGame } from '../../../engine/games.js'
import { checkRecord, verify } from '../../../engine/record.js'
import { records, temporaryFolder, timelessSummary } from '../kit/arena-kit.js'

const CLI = join(import.meta.dirname, 'cli.js')

function dejarik(...args: string[]) {
  return spawnSync(process.execPath, [CLI, ...args], { encoding: 'utf8' })
}

test('a tournament of Rebellion is played, rated, reported and recorded', async () => {
  const folder = join(temporaryFolder(), 'run')
  const args = [
    'arena',
    '--agents',
    'scripted',
    'random',
    '--games',
    '60',
    '--seed',
    'cli',
    '--out',
    folder,
  ]
  const { status, stdout, stderr } = dejarik(...args)
  assert.is(status, 0, stderr)
  assert.is(stderr, '') // quiet when it is not a terminal
  assert.match(stdout, /^scripted is stronger than random/)
  assert.match(stdout, /60 games in .*\n.*report\.html {2}summary\.json {2}games\.jsonl\n$/)
  const summary = JSON.parse(readFileSync(join(folder, 'summary.json'), 'utf8')) as Summary
  assert.is(summary.format, 'dejarik.summary/2')
  assert.is(summary.run.games, 60)
  assert.is(rebellionPart(summary).hunt?.startCandidates, 26)
  assert.ok(summary.counters.length >= 10)
  const game = await loadGame('rebellion')
  for (const line of records(folder).trim().split('\n')) verify(game, checkRecord(JSON.parse(line)))
  assert.match(readFileSync(join(folder, 'report.html'), 'utf8'), /<section id="hunt"/)
})

test('a file says the same as options, and options go before it', () => {
  const folder = temporaryFolder()
  const file = join(folder, 'plan.json')
  writeFileSync(file, JSON.stringify({ agents: ['a=random', 'b=random'], games: 4, seed: 'file' }))
  const out = join(folder, 'out')
  const { status, stdout, stderr } = dejarik('arena', file, '--games', '2', '--out', out, '--json')
  assert.is(status, 0, stderr)
  const summary = JSON.parse(stdout) as Summary
  assert.is(summary.run.games, 2)
  assert.is(summary.run.seed, 'file')
})

test('Ctrl-C finishes the games under way and tells how to go on', async () => {
  const folder = temporaryFolder()
  const [whole, stopped] = [join(folder, 'whole'), join(folder, 'stopped')]
  const plan = ['arena', '--agents', 'scripted', 'b=scripted', '--games', '100', '--seed', 'stop']
  dejarik(...plan, '--out', whole)
  const child = spawn(process.execPath, [CLI, ...plan, '--out', stopped], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const journal = join(stopped, 'journal.bin')
  while (!existsSync(journal) || statSync(journal).size < 3000) await sleep(5)
  child.kill('SIGINT')
  const [code] = (await once(child, 'close')) as [number]
  assert.is(code, 130, said)
  assert.match(said, /Stopping: the games under way are being finished \(Ctrl-C again drops them\)/)
  assert.match(
    said,
    /\d+ of 100 games are in .*stopped\. Go on with:\n {2}dejarik arena --resume .*stopped\n$/,
  )
  const { status, stderr } = dejarik('arena', '--resume', stopped, '--workers', '1')
  assert.is(status, 0, stderr)
  assert.is(timelessSummary(stopped), timelessSummary(whole))
})

test('wrong usage is one line and exit code 2, a failure one line and exit code 1', () => {
  const folder = temporaryFolder()
  for (const [args, code, message] of [
    [['arena'], 2, /^dejarik: --agents: who plays\? For example/],
    [['arena', '--agents', 'random', 'rnadom'], 2, /unknown agent "rnadom"; did you mean "random"/],
    [
      ['arena', '--agents', 'random', 'a=random', '--games', 'ten'],
      2,
      /--games: "ten" is not a whole number/,
    ],
    [
      ['arena', '--agents', 'random', 'a=random', '--option', 'x'],
      2,
      /--option: "x" is not of the form name=value/,
    ],
    [
      ['arena', '--resume', folder, '--seed', 'x'],
      2,
      /--resume goes on with what was begun; seed cannot change it/,
    ],
    [['arena', '--resume', folder], 1, /holds no tournament to resume/],
    [['arena', join(folder, 'missing.json')], 1, /missing\.json: there is no such file/],
    [
      ['arena', '--agents', 'random', 'a=random', '--game', 'chess', '--out', join(folder, 'x')],
      1,
      /unknown game "chess"/,
    ],
    [
      ['arena', '--agents', 'random', 'b=exec:no-such-program', '--out', join(folder, 'x')],
      1,
      /agent b does not start: cannot start "no-such-program"/,
    ],
    [['worker'], 2, /required option '-q, --queue <address>' not specified/],
    [
      ['worker', '--queue', 'redis://127.0.0.1:1'],
      1,
      /no Redis answers at redis:\/\/127\.0\.0\.1:1/,
    ],
  ] as const) {
    const { status, stderr, stdout } = dejarik(...args)
    assert.match(stderr, message)
    assert.is(stderr.trim().split('\n').length, 1, stderr)
    assert.is(status, code, stderr)
    assert.is(stdout, '')
  }
})

test.run()
