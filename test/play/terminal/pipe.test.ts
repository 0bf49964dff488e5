import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { Random } from '../../../engine/random.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import { checkRecord, verify } from '../../../engine/record.js'

const CLI = join(import.meta.dirname, 'cli.js')
let folder = ''
test.before(() => {
  folder = mkdtempSync(join(tmpdir(), 'dejarik-play-'))
})
test.after(() => rmSync(folder, { recursive: true, force: true }))

/** Types these lines into a game and answers what it printed. */
function typed(lines: readonly string[], ...args: readonly string[]) {
  return spawnSync(process.execPath, [CLI, 'play', '--level', 'scripted', ...args], {
    input: `${lines.join('\n')}\n`,
    encoding: 'utf8',
    cwd: folder,
  })
}

interface Event {
  readonly event: string
  readonly moves?: readonly string[]
  readonly file?: string
}

/** Plays a whole game by choosing at random among what is offered; answers the saved file. */
async function playThrough(side: string, seed: string): Promise<string> {
  const args = [CLI, 'play', '--as', side, '--seed', seed, '--level', 'scripted', '--json']
  const game: ChildProcessWithoutNullStreams = spawn(process.execPath, args, { cwd: folder })
  const random = new Random(seed)
  let file = ''
  for await (const line of createInterface({ input: game.stdout })) {
    const event = JSON.parse(line) as Event
    if (event.event === 'saved') file = event.file ?? ''
    if (event.event === 'decision' && event.moves !== undefined)
      game.stdin.write(`${event.moves[random.below(event.moves.length)]}\n`)
  }
  if (game.exitCode === null) await once(game, 'exit')
  assert.is(game.exitCode, 0)
  return join(folder, file)
}

for (const { name: side } of rebellion.seats({}))
  test(`a script plays a whole game as ${side}, and the record verifies`, async () => {
    const saved = JSON.parse(
      readFileSync(await playThrough(side, `pipe ${side}`), 'utf8'),
    ) as unknown
    const record = checkRecord(saved)
    assert.ok(record.result !== undefined)
    verify(rebellion, record)
  })

test('the end of the input keeps the game, and it goes on from there', () => {
  const first = typed(
    ['hide geonosis', 'assign sabotage leia'],
    '--as',
    'rebel',
    '--setup',
    'first',
    '--seed',
    'kept',
  )
  assert.is(first.status, 0, first.stderr)
  assert.match(first.stdout, /Go on with: dejarik play --load games\/kept\.json/)
  const again = typed(['moves'], '--load', 'games/kept.json')
  assert.is(again.status, 0, again.stderr)
  assert.not.match(again.stdout, /assign sabotage/)
  assert.match(again.stdout, /assign infiltration jan-dodonna/)
})

test('beginnings of words, numbers and full texts all mean moves', () => {
  const said = typed(
    ['hide geo', 'assign sab rieekan', 'done'],
    '--as',
    'rebel',
    '--setup',
    'first',
  )
  assert.is(said.status, 0, said.stdout)
  assert.match(said.stdout, /General Rieekan to Sabotage/)
})

test('a move that is none ends a script with its line', () => {
  const said = typed(
    ['hide geonosis', 'assign sabotage vader'],
    '--as',
    'rebel',
    '--setup',
    'first',
  )
  assert.is(said.status, 1)
  assert.match(said.stdout, /line 2/)
  assert.match(said.stdout, /vader/)
})

test('a choice that showed nothing is undone, one that drew cards is not', () => {
  const said = typed(
    [
      'hide geonosis',
      'assign sabotage rieekan',
      'undo',
      'assign sabotage leia',
      'undo',
      'undo',
      'quit',
    ],
    '--as',
    'rebel',
    '--setup',
    'first',
  )
  assert.is(said.status, 0, said.stdout)
  assert.match(said.stdout, /take-back\s+goes\s+there/)
})

test('damaged saves are refused by name and nothing is lost', () => {
  const good = typed(
    ['hide geonosis', 'save good.json', 'quit'],
    '--as',
    'rebel',
    '--setup',
    'first',
  )
  assert.is(good.status, 0, good.stderr)
  for (const [name, content] of [
    ['cut.json', readFileSync(join(folder, 'good.json'), 'utf8').slice(0, 100)],
    ['other.json', '{"game":"chess","seed":"x","moves":[]}'],
    ['illegal.json', '{"game":"rebellion","seed":"x","options":{},"moves":[1,2,3]}'],
  ] as const) {
    const path = join(folder, name)
    spawnSync(process.execPath, [
      '-e',
      `require('fs').writeFileSync(${JSON.stringify(path)}, ${JSON.stringify(content)})`,
    ])
    const said = typed([], '--load', name, '--as', 'rebel')
    assert.is(said.status, 1, name)
    assert.match(said.stderr, new RegExp(name))
    assert.is(said.stderr.trim().split('\n').length, 1)
    assert.is(readFileSync(path, 'utf8'), content)
  }
})

test('hand, system, leaders, units, hint, why, log and help answer', () => {
  const said = typed(
    [
      'hide geonosis',
      'hand',
      'system mon',
      'leaders',
      'units',
      'queue',
      'track',
      'hint',
      'why',
      'log 5',
      '?',
      'board',
      'quit',
    ],
    '--as',
    'rebel',
    '--setup',
    'first',
  )
  assert.is(said.status, 0, said.stderr)
  for (const expected of [
    /Sabotage {2}S1 {2}attempt/,
    /Mon Calamari: neutral, the base|Mon Calamari: neutral/,
    /Mon Mothma/,
    /SD {3}Star Destroyer/,
    /take-back/,
  ])
    assert.match(said.stdout, expected)
  for (const line of said.stdout.split('\n')) assert.ok(line.length <= 80, `wider than 80: ${line}`)
})

test('a game is kept before every question, so that a killed program loses nothing', async () => {
  const args = [
    CLI,
    'play',
    '--level',
    'scripted',
    '--setup',
    'first',
    '--seed',
    'killed',
    '--json',
  ]
  const game = spawn(process.execPath, args, { cwd: folder })
  let asked = 0
  for await (const line of createInterface({ input: game.stdout })) {
    const { event, moves } = JSON.parse(line) as Event
    if (event !== 'decision') continue
    if (++asked === 3) break
    game.stdin.write(`${moves?.[0]}\n`)
  }
  // What was asked is kept just after it was announced
  game.stdin.write('hint\n')
  await once(game.stdout, 'data')
  game.kill('SIGKILL')
  const { moves } = checkRecord(JSON.parse(readFileSync(join(folder, 'games/killed.json'), 'utf8')))
  assert.ok(moves.length >= 2, `${moves.length} moves`)
})

test('a game for which no file is named takes the place of no other', () => {
  const begun = () => typed(['hide ilum'], '--setup', 'first', '--seed', 'twice').stdout
  assert.match(begun(), /games\/twice\.json/)
  assert.match(begun(), /games\/twice-2\.json/)
})

test('the log tells the turn that is under way, too', () => {
  const { stdout } = typed(['hide ilum', 'log all'], '--setup', 'first', '--seed', 'log')
  assert.match(stdout, /ROUND 1: .*\nAssignment\n/)
})

test('the log tells the last acts, a sentence each, under their round and phase', () => {
  const { stdout } = typed(['hide ilum', 'done', 'log 9'], '--setup', 'first', '--seed', 'log')
  assert.match(stdout, /Set-up\n {2}The Rebels hide their base on Ilum\./)
  assert.match(stdout, /Round 1, Assignment Phase\n {2}The Rebels assign no missions\./)
})

test('a game begins from a position, and the position file stays as it is', () => {
  const position = spawnSync(process.execPath, [CLI, 'position', 'new', '--seed', 'begun'], {
    encoding: 'utf8',
  }).stdout
  writeFileSync(join(folder, 'begun.json'), position)
  const said = typed(['coruscant', 'back', 'all coruscant'], '--load', 'begun.json')
  assert.is(said.status, 0, said.stderr)
  assert.match(said.stdout, /> place 1 death-star coruscant/) // the Empire places first
  assert.match(said.stdout, /Go on with: dejarik play --load games\/begun\.json/)
  assert.is(readFileSync(join(folder, 'begun.json'), 'utf8'), position)
  const again = typed(['moves'], '--load', 'games/begun.json')
  assert.is(again.status, 0, again.stderr)
  assert.match(again.stdout, /place 1 star-destroyer coruscant/)
})

test('a file of many games says what it is', () => {
  writeFileSync(join(folder, 'games.jsonl'), '{"game":"rebellion"}\n{"game":"rebellion"}\n')
  const { stderr, status } = typed([], '--load', 'games.jsonl')
  assert.is(status, 1)
  assert.match(stderr, /games\.jsonl: holds 2 games of a tournament, one a line; "dejarik replay/)
})

test('nobody sits in a seat twice', () => {
  const { stderr, status } = typed([], '--as', 'rebel', '--as', 'rebel')
  assert.equal([stderr, status], ['dejarik: --as rebel: is given twice\n', 2])
})

test.run()
