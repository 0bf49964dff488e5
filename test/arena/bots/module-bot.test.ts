import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { ForfeitReason } from '../../../arena/match/game-task.js'
import { records, resume, start, temporaryFolder } from '../kit/arena-kit.js'
import { hostileModule, runs } from '../kit/processes.js'

test('the example bot in TypeScript plays, and plays the same again', async () => {
  const plan = {
    agents: ['random', 'keen=./arena/examples/keen-bot.ts'],
    game: 'race',
    games: 20,
    startTime: '30s',
  }
  const [one, two] = [temporaryFolder(), temporaryFolder()]
  const { summary } = await start(one, plan)
  await start(two, plan)
  assert.is(summary.forfeits.games, 0)
  assert.is(records(one), records(two))
  // Whoever never rests beats whoever rests a third of the time.
  assert.is(summary.agents[0]?.agent, 'keen')
})

const WAYS: readonly (readonly [how: string, reason: ForfeitReason, detail: RegExp])[] = [
  ['throws', 'crash', /^Error: the module fell over \(hostile-module\.ts:\d+\)$/],
  ['throws-escapes', 'crash', /^Error: gone \(/],
  ['throws-long', 'crash', /^Error: x{50,}/],
  ['throws-later', 'crash', /^Error: too late \(hostile-module\.ts:\d+\)$/],
  ['says-pass', 'illegal-move', /^answered "pass", no move$/],
  ['throws-nothing', 'crash', /threw what has no text/],
  ['stackless', 'crash', /^Error: the stack is a number$/],
  ['notices-badly', 'crash', /did not like what it saw/],
  ['exits', 'crash', /exit code 5/],
  ['loops', 'no-move-in-time', /no answer within 300 ms/],
  ['illegal', 'illegal-move', /answered move 12345/],
  ['says-null', 'garbage', /answered "null"/],
  ['says-error', 'garbage', /answered "\{/],
  ['says-more', 'garbage', /answered question 1, was asked \d+/],
  ['floods', 'flood', /wrote more than/],
]

test('whatever a module does, only its game is lost', async () => {
  const folder = temporaryFolder()
  const { summary } = await start(join(folder, 'run'), {
    agents: ['random', ...WAYS.map(([how]) => `${how}=${hostileModule(folder, how)}`)],
    game: 'race',
    games: 2,
    format: 'gauntlet',
    moveTime: '300ms',
    startTime: '30s',
  })
  for (const [how, reason, detail] of WAYS) {
    const forfeits = summary.forfeits.list.filter((one) => one.agent === how)
    assert.is(forfeits.length, 2, `${how}: ${JSON.stringify(summary.forfeits.byAgent)}`)
    for (const one of forfeits) {
      assert.is(one.reason, reason, `${how}: ${one.detail}`)
      assert.match(one.detail, detail)
    }
  }
})

test('what a module starts ends with it, and its name cannot colour a terminal', async () => {
  const folder = temporaryFolder()
  const pids = join(folder, 'pids')
  process.env.DEJARIK_TEST_PIDS = pids
  const run = join(folder, 'run')
  await start(run, {
    agents: [
      `children=${hostileModule(folder, 'leaves-children')}`,
      `escapes=${hostileModule(folder, 'escapes')}`,
    ],
    game: 'race',
    games: 2,
    startTime: '30s',
  })
  const started = readFileSync(pids, 'utf8').trim().split('\n').map(Number)
  assert.ok(started.length >= 2)
  for (let wait = 0; wait < 600 && started.some(runs); wait++) await sleep(100)
  for (const pid of started) assert.not.ok(runs(pid), `process ${pid} still runs`)
  assert.match(readFileSync(join(run, 'summary.json'), 'utf8'), /"red name"/)
})

test('a module takes options, and says which it has not', async () => {
  const folder = temporaryFolder()
  const bot = join(folder, 'bot.mjs')
  writeFileSync(
    bot,
    `export const agent = { name: 'nth', about: '',
      options: { n: { type: 'whole', least: 0, most: 9, fallback: 0, about: '' } },
      create: (_, { n }) => ({ choose: (_, moves) => moves.list[n % moves.count] }) }\n`,
  )
  const plan = { game: 'race', games: 6, startTime: '30s' }
  const [one, two] = [join(folder, 'one'), join(folder, 'two')]
  await start(one, { ...plan, agents: [`first=${bot}`, `second=${bot}:n=0`] })
  const { summary } = await start(two, { ...plan, agents: [`first=${bot}`, `second=${bot}:n=1`] })
  assert.is(summary.forfeits.games, 0)
  assert.is.not(movesIn(one), movesIn(two))
  await start(join(folder, 'wrong'), { ...plan, agents: ['random', `bad=${bot}:m=1`] }).then(
    () => assert.unreachable('it started'),
    (error: Error) => assert.match(error.message, /bad does not start: .*unknown option "m"/),
  )
})

function movesIn(run: string): string {
  const games = records(run).trim().split('\n')
  return JSON.stringify(games.map((line) => JSON.parse(line).moves))
}

test('a module that breaks while it is loaded is told with file and line', async () => {
  const folder = temporaryFolder()
  for (const [name, source, message] of [
    ['slip.mjs', 'const a = 1\nexport const agent = {{\n', /SyntaxError: .*\(slip\.mjs:2\)/],
    ['slip.ts', 'const a = 1\nexport const agent = {{\n', /\(slip\.ts:2\)/],
    ['late.ts', 'type A = 1\n\nthrow new Error("oh")\n', /Error: oh \(late\.ts:3\)/],
    ['nameless.mjs', 'export const agent = { options: {}, create() {} }', /has no name/],
    ['optionless.mjs', 'export const agent = { name: "a", create() {} }', /has no options/],
    ['idle.mjs', 'export const agent = { name: "a", options: {} }', /no function "create"/],
  ] as const) {
    writeFileSync(join(folder, name), source)
    await start(join(folder, 'run'), {
      agents: ['random', `bad=${join(folder, name)}`],
      game: 'race',
      games: 2,
    }).then(
      () => assert.unreachable(`${name} started`),
      (error: Error) => assert.match(error.message, message),
    )
  }
})

test('a module without an agent, or none at all, is told at once', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'empty.mjs'), 'export const nothing = 1\n')
  for (const [file, message] of [
    ['empty.mjs', /agent bad does not start: .*the module exports no agent/],
    ['missing.mjs', /agent bad does not start: there is no file ".*missing\.mjs"/],
  ] as const)
    await start(join(folder, 'run'), {
      agents: ['random', `bad=${join(folder, file)}`],
      game: 'race',
      games: 2,
    }).then(
      () => assert.unreachable('it started'),
      (error: Error) => assert.match(error.message, message),
    )
})

test('a bot that was changed in between ends the resuming, not the tournament', async () => {
  const folder = temporaryFolder()
  const bot = join(folder, 'bot.mjs')
  const source = `export const agent = { name: 'first', about: '', options: {}, create: () => ({ choose: (_, moves) => moves.list[0] }) }\n`
  writeFileSync(bot, source)
  const stop = new AbortController()
  stop.abort()
  const run = join(folder, 'run')
  const plan = { agents: ['random', `b=${bot}`], game: 'race', games: 2 }
  await start(run, plan, { stop: stop.signal })
  writeFileSync(bot, `${source}// better\n`)
  await resume(run).then(
    () => assert.unreachable('it was resumed'),
    (error: Error) =>
      assert.match(
        error.message,
        /agent b \(.*bot\.mjs\) is another file than when the tournament began/,
      ),
  )
  writeFileSync(bot, source)
  const { summary } = await resume(run)
  assert.is(summary.run.games, 2)
})

test.run()
