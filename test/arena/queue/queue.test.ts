import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, copyFileSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { build } from 'esbuild'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { PlanInput } from '../../../arena/plan/plan.js'
import { connectionOf } from '../../../arena/queue/connection.js'
import { shownAddress } from '../../../arena/queue/shown-address.js'
import {
  kitProgram,
  records,
  resume,
  start,
  temporaryFolder,
  timelessSummary,
} from '../kit/arena-kit.js'
import { TestRedis } from '../kit/redis.js'

const PLAN: PlanInput = {
  agents: ['a=random', 'b=random'],
  game: 'slow-race',
  games: 60,
  seed: 'queue',
}
const children: ChildProcess[] = []
let redis: TestRedis
let expected = ''
let expectedRecords = ''

test.before(async () => {
  await buildOtherVersion()
  redis = await TestRedis.start()
  const folder = temporaryFolder()
  await start(folder, PLAN)
  expected = timelessSummary(folder)
  expectedRecords = records(folder)
})

test.after.each(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

test.after(() => redis.kill())

/** A worker as of another version of this package. */
async function buildOtherVersion(): Promise<void> {
  await build({
    entryPoints: ['test/arena/kit/toy-worker.program.ts'],
    outfile: kitProgram('other-worker'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    define: { VERSION: '"9.9.9"' },
    logLevel: 'warning',
  })
}

function worker(program = 'toy-worker', output: string[] = [], { address } = redis): ChildProcess {
  const child = spawn(process.execPath, [kitProgram(program), address, '1', '1000'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  child.stderr?.setEncoding('utf8').on('data', (text: string) => output.push(text))
  children.push(child)
  return child
}

/** Progress that tells when so many games are done, by counting lines of the journal's growth. */
function listener(): {
  lines: string[]
  progress: { isTerminal: boolean; columns: number; write(text: string): void }
} {
  const lines: string[] = []
  return {
    lines,
    progress: { isTerminal: false, columns: 80, write: (text) => void lines.push(text) },
  }
}

test('over a queue with two workers, one killed in the middle of a game, a tournament comes out the same', async () => {
  const folder = temporaryFolder()
  const run = start(folder, PLAN, { queue: redis.address })
  const victim = worker()
  worker()
  await sleep(900)
  victim.kill('SIGKILL')
  await once(victim, 'exit')
  const { summary } = await run
  assert.is(timelessSummary(folder), expected)
  assert.is(records(folder), expectedRecords)
  assert.is(summary.timing.queue, redis.address)
})

test('a Redis that goes away, forgets everything and comes back does not end the tournament', async () => {
  const folder = temporaryFolder()
  const { lines, progress } = listener()
  const run = start(folder, PLAN, { queue: redis.address, progress })
  const heard: string[] = []
  worker('toy-worker', heard)
  // However slow the machine, it is at work when Redis goes away
  for (let waited = 0; heard.length === 0 && waited < 15_000; waited += 50) await sleep(50)
  await sleep(300)
  await redis.kill()
  await sleep(300)
  await redis.up()
  await run
  assert.is(timelessSummary(folder), expected)
  assert.is(records(folder), expectedRecords)
  assert.match(unwrapped(lines), /is away; the tournament goes on when it is back/)
  assert.match(heard.join(''), /is away; waiting for it/)
})

test('a stopped tournament takes back what nobody has begun, and goes on from there', async () => {
  const folder = temporaryFolder()
  const stop = new AbortController()
  const run = start(folder, PLAN, { queue: redis.address, stop: stop.signal })
  worker()
  await sleep(1200)
  stop.abort()
  const { done, planned } = await run
  assert.ok(done < planned, `${done} of ${planned}`)
  await resume(folder, { queue: redis.address })
  assert.is(timelessSummary(folder), expected)
})

test('a worker of another version gets no games, and both sides say why', async () => {
  const folder = temporaryFolder()
  const { lines, progress } = listener()
  const heard: string[] = []
  worker('other-worker', heard)
  await sleep(600)
  const run = start(folder, { ...PLAN, games: 4 }, { queue: redis.address, progress })
  while (!/is of dejarik/.test(heard.join('')) || !/is not given any/.test(unwrapped(lines)))
    await sleep(100)
  assert.match(
    heard.join(''),
    /the tournament on .* is of dejarik .*, this is dejarik 9\.9\.9 .*: its games are refused/,
  )
  assert.match(
    unwrapped(lines),
    /the worker on .* is dejarik 9\.9\.9 .*: it is not given any games/,
  )
  worker()
  const { summary } = await run
  assert.is(summary.run.games, 4)
})

test('a worker that has another file of a bot refuses its games', async () => {
  const folder = temporaryFolder()
  const { lines, progress } = listener()
  const heard: string[] = []
  const bot = `${folder}/keen.ts`
  copyFileSync('arena/examples/keen-bot.ts', bot)
  const stop = new AbortController()
  const run = start(
    `${folder}/run`,
    { ...PLAN, games: 2, agents: ['random', `keen=${bot}`], startTime: '30s' },
    { queue: redis.address, progress, stop: stop.signal },
  )
  // The journal holds what the file was
  while (!existsSync(`${folder}/run/journal.bin`)) await sleep(50)
  appendFileSync(bot, '// changed\n')
  worker('toy-worker', heard)
  while (!/another file here/.test(heard.join('')) || !/another file here/.test(unwrapped(lines)))
    await sleep(100)
  stop.abort()
  await run
})

test('an address that is none, or where nobody answers, is one line, and leaves no folder', async () => {
  assert.throws(() => connectionOf('localhost'), /queue: "localhost" is no address/)
  assert.throws(() => connectionOf('http://localhost'), /is not of Redis/)
  assert.throws(() => connectionOf('redis://:%zz@h'), /^queue: "redis:\/\/…@h": a "%" in/)
  assert.is(shownAddress('redis://me:sec:r@t@host:1/2'), 'redis://…@host:1/2')
  assert.is(shownAddress('a --queue "redis://:x@h" b@c'), 'a --queue "redis://…@h" b@c')
  const folder = `${temporaryFolder()}/run`
  const queue = 'redis://127.0.0.1:1'
  await assertRefused(
    start(folder, PLAN, { queue }),
    /no Redis answers at redis:\/\/127\.0\.0\.1:1/,
  )
  assert.not.ok(existsSync(folder))
})

test('a password opens a Redis, and is written nowhere', async () => {
  const guarded = await TestRedis.start('sesame')
  try {
    const folder = temporaryFolder()
    const refused = (password: string, why: RegExp) =>
      assertRefused(start(folder, PLAN, { queue: guarded.addressWith(password) }), why)
    await refused('', /asks for a password/)
    await refused('wrong', /redis:\/\/…@127\.0\.0\.1:\d+ refuses this name and password/)
    const lines: string[] = []
    const progress = { isTerminal: false, columns: 80, write: (text: string) => lines.push(text) }
    const command = `dejarik arena --queue ${guarded.address}`
    const run = start(folder, { ...PLAN, games: 2 }, { queue: guarded.address, command, progress })
    const child = worker('toy-worker', lines, guarded)
    await run
    child.kill()
    for (const name of readdirSync(folder))
      assert.not.match(readFileSync(join(folder, name), 'latin1'), /sesame/, name)
    assert.not.match(lines.join(''), /sesame/)
  } finally {
    await guarded.kill()
  }
})

async function assertRefused(run: Promise<unknown>, why: RegExp): Promise<void> {
  await run.then(
    () => assert.unreachable('it started'),
    (error: Error) => assert.match(error.message, why),
  )
}

/** Progress, its lines of 80 columns whole again. */
function unwrapped(lines: readonly string[]): string {
  return lines.join('').replace(/\n {6}/g, ' ')
}

test('teams and three sides come out over a queue as they do here', async () => {
  const plans: readonly PlanInput[] = [
    { agents: ['a=random+mcts:10', 'b=random'], game: 'partners', games: 20, seed: 'team' },
    {
      agents: ['a=mcts:10', 'b=random', 'c=random'],
      game: 'three-alone',
      games: 30,
      seed: 'three',
    },
  ]
  worker()
  for (const plan of plans) {
    const [here, there] = [temporaryFolder(), temporaryFolder()]
    await start(here, plan)
    await start(there, plan, { queue: redis.address })
    assert.is(timelessSummary(there), timelessSummary(here))
    assert.is(records(there), records(here))
  }
})

test.run()
