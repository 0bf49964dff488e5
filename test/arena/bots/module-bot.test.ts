import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { ForfeitReason } from '../../../arena/match/game-task.js'
import { buildKit, records, resume, start, temporaryFolder } from '../kit/arena-kit.js'

test.before(() => buildKit())

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
  ['throws', 'crash', /the module fell over/],
  ['exits', 'crash', /its thread ended with code 5/],
  ['loops', 'no-move-in-time', /no answer within 300 ms/],
  ['illegal', 'illegal-move', /answered move 12345/],
]

test('whatever a module does, only its game is lost', async () => {
  const folder = temporaryFolder()
  const kit = join(process.cwd(), 'test/arena/kit/hostile-module.js')
  for (const [how] of WAYS)
    writeFileSync(
      join(folder, `${how}.ts`),
      `import { hostileAgent } from ${JSON.stringify(kit)}\nexport const agent = hostileAgent('${how}')\n`,
    )
  const { summary } = await start(join(folder, 'run'), {
    agents: ['random', ...WAYS.map(([how]) => `${how}=${join(folder, `${how}.ts`)}`)],
    game: 'race',
    games: 4,
    format: 'gauntlet',
    moveTime: '300ms',
    startTime: '30s',
  })
  for (const [how, reason, detail] of WAYS) {
    const forfeits = summary.forfeits.list.filter((one) => one.agent === how)
    assert.is(forfeits.length, 4, `${how}: ${JSON.stringify(summary.forfeits.byAgent)}`)
    for (const one of forfeits) {
      assert.is(one.reason, reason)
      assert.match(one.detail, detail)
    }
  }
})

test('a module without an agent, or none at all, is told at once', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'empty.mjs'), 'export const nothing = 1\n')
  for (const [file, message] of [
    ['empty.mjs', /agent bad does not start: .*the module exports no agent/],
    ['missing.mjs', /agent bad does not start: .*missing\.mjs/],
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
