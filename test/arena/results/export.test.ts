import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { Notebook, readNotes } from '../../../arena/match/notebook.js'
import { pairingRows } from '../../../arena/results/export.js'
import type { PairingSummary } from '../../../arena/summary/summary.js'
import { temporaryFolder } from '../kit/arena-kit.js'

const CLI = join(import.meta.dirname, 'cli.js')

function dejarik(...args: string[]) {
  return spawnSync(process.execPath, [CLI, ...args], { encoding: 'utf8' })
}

/** Says what it thinks: that the first seat wins. */
const SURE = `export const agent = { name: 'sure', about: '', options: {}, create: ({ player }) => ({
  choose: (_, moves) => moves.list[0],
  opinion: () => ({ value: player === 0 ? 0.99 : 0.01, visits: 7 }) }) }`

test('a run tells what happens, ends games that all agree on, and is exported', () => {
  const folder = temporaryFolder()
  const bot = join(folder, 'sure.mjs')
  writeFileSync(bot, SURE)
  const run = join(folder, 'run')
  const played = dejarik(
    ...[
      'arena',
      '--game',
      'duel',
      '--agents',
      `a=${bot}`,
      `b=${bot}`,
      '--games',
      '2',
      '--out',
      run,
    ],
    ...['--adjudicate', 'value=.9,moves=3', '--start-time', '60s', '--json-events'],
  )
  assert.is(played.status, 0, played.stderr)
  const events = played.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  assert.equal(
    events.map(({ event }) => event),
    ['begin', 'game', 'game', 'end'],
  )
  assert.is(events[1].ended, 'adjudicated')
  assert.equal(events[1].points, [1, 0])
  assert.is(events[3].state, 'finished')
  const summary = JSON.parse(readFileSync(join(run, 'summary.json'), 'utf8'))
  assert.is(summary.sides.reasons.adjudicated, 2)
  assert.match(summary.run.command, /--adjudicate value=0\.9,moves=3/)
  const report = readFileSync(join(run, 'report.html'), 'utf8')
  assert.match(report, /all agree that one side wins with 90 %/)
  assert.is(dejarik('verify', join(run, 'games.jsonl')).status, 0)

  const exported = dejarik('arena', 'export', run, '--texts')
  assert.is(exported.status, 0, exported.stderr)
  const [head = '', first = ''] = readFileSync(join(run, 'games.csv'), 'utf8').split('\r\n')
  const row = Object.fromEntries(head.split(',').map((name, i) => [name, first.split(',')[i]]))
  assert.is(row.game, '1')
  assert.is(row.ended, 'adjudicated')
  assert.ok(existsSync(join(run, 'pairings.csv')))
  const text = readFileSync(join(run, 'texts/game-2.txt'), 'utf8')
  assert.match(text, /^1\. .*\[99\.0 %, 7 visits/m)
  assert.match(text, /Ended: adjudicated\. Points: .* 1, .* 0\./)
  assert.is(dejarik('arena', 'export', run, '--number', '2').stdout, text)
  const none = dejarik('arena', 'export', run, '--number', '3')
  assert.match(none.stderr, /game 3 has not been played/)
})

test('notes come back as they were taken', () => {
  const book = new Notebook()
  book.note(0, 0, null, 0)
  book.note(3, 1, { value: 0.5, visits: 12 }, 0.4)
  book.note(4, 0, null, 17.2)
  book.note(9, 0, { value: 1, visits: 0 }, 2)
  assert.equal(book.thinkers, [1, 0])
  assert.equal(
    [...readNotes(book.opinions, book.moments)],
    [
      [3, { value: 0.5, visits: 12, ms: null }],
      [9, { value: 1, visits: 0, ms: 2 }],
      [4, { value: null, visits: 0, ms: 17 }],
    ],
  )
})

test('tables are safe for spreadsheets', () => {
  const one = { a: '=1+1', b: 'say "x", y', games: 2, won: 1, score: 0.5, elo: null }
  const [, row] = [...pairingRows([one as unknown as PairingSummary])]
  assert.match(row ?? '', /^'=1\+1,"say ""x"", y",2,1,0\.5,/)
})

test.run()
