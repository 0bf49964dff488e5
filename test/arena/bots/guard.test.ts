import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { LineProcess } from '../../../arena/bots/line-process.js'
import { kitProgram, temporaryFolder } from '../kit/arena-kit.js'
import { hostileModule, runs } from '../kit/processes.js'

test('bots that never rest end with an arena that is killed', async () => {
  const folder = temporaryFolder()
  const pids = join(folder, 'pids')
  const bot = `exec:${process.execPath} ${kitProgram('hostile-bot')} busy`
  for (const busy of [bot, hostileModule(folder, 'busy')]) {
    const plan = { agents: ['random', `busy=${busy}`], game: 'race', games: 2, startTime: '30s' }
    const run = join(folder, `run-${busy === bot}`)
    const arena = startArena([kitProgram('toy-run'), run, '1', '-', JSON.stringify(plan)], pids)
    const before = noted(pids).length
    while (noted(pids).length === before) await sleep(20)
    arena.kill('SIGKILL')
    await once(arena, 'exit')
    const [pid = 0] = noted(pids).slice(-1)
    for (let wait = 0; wait < 600 && runs(pid); wait++) await sleep(100)
    assert.not.ok(runs(pid), `the bot still runs: ${busy}`)
  }
})

function startArena(words: readonly string[], pids: string): ChildProcess {
  const env = { ...process.env, DEJARIK_TEST_PIDS: pids }
  return spawn(process.execPath, words, { stdio: 'ignore', env })
}

function noted(pids: string): number[] {
  return existsSync(pids) ? readFileSync(pids, 'utf8').trim().split('\n').map(Number) : []
}

test('a bot that holds more memory than it may is ended, buffers counted', async () => {
  const grows = `const all = []; process.stdin.on('data', () => setInterval(() => all.push(Buffer.alloc(8 << 20, 1)), 5))`
  const program = new LineProcess([process.execPath, '-e', grows], { mostBytes: 256 << 20 })
  await program
    .ask({}, 60_000, () => {
      throw new Error('it was not ended')
    })
    .then(
      () => assert.unreachable('it answered'),
      (error: Error) =>
        assert.match(error.message, /crash: holds \d+ MB of memory; it may hold 256/),
    )
})

test.run()
