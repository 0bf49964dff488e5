import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  readFileSync,
  statSync,
  truncateSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { PlanInput } from '../../../arena/plan/plan.js'
import type { Summary } from '../../../arena/summary/summary.js'
import { EventLines } from '../../../arena/tournament/event-lines.js'
import {
  kitProgram,
  records,
  resume,
  start,
  temporaryFolder,
  timelessSummary,
} from '../kit/arena-kit.js'

const FIELD: PlanInput = {
  agents: ['a=random', 'b=random', 'c=random'],
  game: 'race',
  games: 60,
  seed: 'test',
}
const SLOW: PlanInput = {
  agents: ['a=random', 'b=random'],
  game: 'slow-race',
  games: 40,
  seed: 'slow',
}

test('a round-robin comes out the same with one worker and with two', async () => {
  const [one, two] = [temporaryFolder(), temporaryFolder()]
  const first = await start(one, FIELD, { workers: 1 })
  await start(two, FIELD, { workers: 2 })
  assert.is(timelessSummary(one), timelessSummary(two))
  assert.is(records(one), records(two))
  assert.is(first.summary.run.state, 'finished')
  assert.is(first.summary.run.games, 180)
  assert.is(first.summary.pairings.length, 3)
  assert.ok(existsSync(join(one, 'report.html')))
})

test('both games of a pair have one world with the sides swapped', async () => {
  const folder = temporaryFolder()
  await start(folder, FIELD)
  const games = records(folder)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { number: number; seed: string; players: string[] })
  for (let i = 0; i < games.length; i += 2) {
    const [first, second] = [games[i], games[i + 1]]
    assert.is(first?.seed, second?.seed)
    assert.equal(first?.players, [...(second?.players ?? [])].reverse())
    assert.is(first?.number, i + 1)
  }
})

test('a stopped tournament says so, and resumed equals one that was never stopped', async () => {
  const [whole, stopped] = [temporaryFolder(), temporaryFolder()]
  await start(whole, SLOW)
  const stop = new AbortController()
  // However slow the machine, some games are done and others not
  const events = new EventLines((line) => line.includes('"event":"game"') && stop.abort(), stopped)
  const outcome = await start(stopped, SLOW, { stop: stop.signal, events })
  assert.is(outcome.summary.run.state, 'stopped')
  assert.ok(outcome.done < outcome.planned)
  await resume(stopped)
  assert.is(timelessSummary(stopped), timelessSummary(whole))
  assert.is(records(stopped), records(whole))
})

test('killed twice in the middle, a tournament loses nothing and plays nothing twice', async () => {
  const [whole, killed] = [temporaryFolder(), temporaryFolder()]
  await start(whole, SLOW)
  let doneBefore = -1
  for (const plan of [JSON.stringify(SLOW), undefined]) {
    const child = spawn(
      process.execPath,
      [kitProgram('toy-run'), killed, '2', '-', ...(plan === undefined ? [] : [plan])],
      {
        stdio: 'ignore',
      },
    )
    // As soon as some more games stand in the journal.
    const path = join(killed, 'journal.bin')
    const before = existsSync(path) ? statSync(path).size : 0
    while ((existsSync(path) ? statSync(path).size : 0) < before + 4000) await sleep(5)
    child.kill('SIGKILL')
    await once(child, 'exit')
    const size = statSync(path).size
    assert.ok(size > doneBefore)
    doneBefore = size
  }
  // A block that was being written when the power went.
  truncateSync(join(killed, 'journal.bin'), doneBefore - 7)
  const { summary } = await resume(killed)
  assert.is(timelessSummary(killed), timelessSummary(whole))
  assert.is(records(killed), records(whole))
  assert.is(summary.timing.resumedAtGames.length, 2)
})

test('a damaged block in the middle costs that game, which is played again', async () => {
  const folder = temporaryFolder()
  await start(folder, FIELD)
  const [before, lines] = [timelessSummary(folder), records(folder)]
  const path = join(folder, 'journal.bin')
  const bytes = readFileSync(path)
  bytes[Math.floor(bytes.length / 2)] = (bytes[Math.floor(bytes.length / 2)] as number) ^ 0xff
  writeFileSync(path, bytes)
  const { summary } = await resume(folder)
  assert.is(timelessSummary(folder), before)
  assert.is(records(folder), lines)
  assert.is(summary.timing.resumedAtGames.length, 1)
  assert.ok((summary.timing.resumedAtGames[0] as number) < 180)
})

test('a folder that is in use, holds a tournament, or holds none is refused', async () => {
  const folder = temporaryFolder()
  const running = start(folder, SLOW)
  while (!existsSync(join(folder, 'journal.bin'))) await sleep(5)
  await assertRefused(resume(folder), /is in use by process \d+/)
  await running
  await assertRefused(start(folder, SLOW), /holds a tournament already; go on with --resume/)
  await assertRefused(resume(temporaryFolder()), /holds no tournament to resume/)
})

test('a lock that a killed run left behind is taken over', async () => {
  const folder = temporaryFolder()
  writeFileSync(
    join(folder, 'lock'),
    JSON.stringify({ host: hostname(), pid: 2 ** 22 + 1, began: '' }),
  )
  await start(folder, { ...FIELD, games: 2 })
  assert.not.ok(existsSync(join(folder, 'lock')))
  writeFileSync(join(folder, 'lock'), JSON.stringify({ host: 'elsewhere', pid: 1, began: '' }))
  await assertRefused(resume(folder), /in use by process 1 on elsewhere/)
})

test('the lock of a killed run that nobody has buried yet is taken over', async () => {
  const parent = spawn('sh', ['-c', 'sleep 0.3 & echo $!; exec sleep 60'])
  try {
    const [said] = (await once(parent.stdout, 'data')) as [Buffer]
    const zombie = Number(said)
    while (!readFileSync(`/proc/${zombie}/stat`, 'utf8').includes(') Z')) await sleep(10)
    const folder = temporaryFolder()
    const owner = { host: hostname(), pid: zombie, began: '' }
    writeFileSync(join(folder, 'lock'), JSON.stringify(owner))
    await start(folder, { ...FIELD, games: 2 })
  } finally {
    parent.kill()
  }
})

test('a file that is no journal stays as it is', async () => {
  const folder = temporaryFolder()
  const path = join(folder, 'journal.bin')
  writeFileSync(path, 'letters of a friend'.repeat(99))
  await assertRefused(resume(folder), /the journal does not say what was played/)
  assert.is(readFileSync(path, 'utf8'), 'letters of a friend'.repeat(99))
})

test('a journal that is removed under way is told, and the results are there', async () => {
  const folder = temporaryFolder()
  const run = start(folder, SLOW)
  while (!existsSync(join(folder, 'journal.bin'))) await sleep(5)
  unlinkSync(join(folder, 'journal.bin'))
  await assertRefused(run, /journal\.bin was removed while the games were played/)
  assert.is(records(folder).trim().split('\n').length, 40)
})

test('an SPRT decides on the pairs in the order of the schedule, whoever finishes first', async () => {
  const plan: PlanInput = {
    agents: ['a=random', 'b=random'],
    game: 'race',
    games: 400,
    seed: 'sprt',
    sprt: 'elo0=-200,elo1=-100',
  }
  const [one, two] = [temporaryFolder(), temporaryFolder()]
  const { summary } = await start(one, plan, { workers: 1 })
  await start(two, plan, { workers: 2 })
  assert.is(timelessSummary(one), timelessSummary(two))
  const [sprt] = summary.sprt
  assert.is(summary.run.state, 'decided')
  assert.is(sprt?.decision, 'H1')
  assert.is(sprt?.pairResults.length, sprt?.pairs)
  assert.is(summary.run.groups, sprt?.pairs)
  assert.ok((sprt?.pairs ?? 999) < 200)
  // Resuming what is decided plays nothing more.
  await resume(one)
  assert.is(timelessSummary(one), timelessSummary(two))
})

test('in a round-robin the decided pairing stops and the others go on', async () => {
  const { summary } = await start(temporaryFolder(), {
    ...FIELD,
    games: 200,
    sprt: { elo0: -300, elo1: -200, of: 'c:a' },
  })
  const games = Object.fromEntries(
    summary.pairings.map((one) => [[one.a, one.b].sort().join(''), one.games]),
  )
  assert.is(games.ab, 200)
  assert.is(games.bc, 200)
  assert.ok((games.ac ?? 0) < 200)
  assert.is(summary.sprt[0]?.a, 'c')
})

test('a swiss pairs by points and is the same for any number of workers', async () => {
  const plan: PlanInput = {
    agents: ['a=random', 'b=random', 'c=random', 'd=random', 'e=random'],
    game: 'race',
    games: 4,
    format: 'swiss',
    rounds: 4,
    seed: 'swiss',
  }
  const [one, two] = [temporaryFolder(), temporaryFolder()]
  const { summary } = await start(one, plan, { workers: 1 })
  await start(two, plan, { workers: 2 })
  assert.is(timelessSummary(one), timelessSummary(two))
  assert.is(summary.run.games, 4 * 2 * 4)
  // Four rounds of five: each rests at most once, nobody meets anybody twice.
  assert.is(summary.pairings.length, 8)
})

test('a thread that dies is replaced and its game played again', async () => {
  const [folder, plain] = [temporaryFolder(), temporaryFolder()]
  process.env.DEJARIK_TEST_TRAP = join(folder, 'trap')
  const { summary } = await start(folder, { ...FIELD, game: 'trapped-race', games: 10 })
  assert.ok(existsSync(join(folder, 'trap')))
  assert.is(summary.run.games, 30)
  delete process.env.DEJARIK_TEST_TRAP
  await start(plain, { ...FIELD, game: 'race', games: 10 })
  const ends = (where: string): unknown => (JSON.parse(timelessSummary(where)) as Summary).sides
  assert.equal(ends(folder), ends(plain))
})

test('a game that will not end is drawn', async () => {
  const { summary } = await start(temporaryFolder(), { ...FIELD, games: 4, maxDecisions: 5 })
  assert.is(summary.sides.reasons['too-long'], 12)
  assert.is(summary.sides.drawn, 12)
  assert.is(summary.pairings[0]?.score, 0.5)
})

async function assertRefused(run: Promise<unknown>, message: RegExp): Promise<void> {
  try {
    await run
  } catch (error) {
    assert.match((error as Error).message, message)
    return
  }
  assert.unreachable('was not refused')
}

test.run()
