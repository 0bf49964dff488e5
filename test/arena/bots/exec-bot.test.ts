import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { checkAgent, type Finding } from '../../../arena/bots/check-agent.js'
import { commandWords } from '../../../arena/bots/command-words.js'
import type { ForfeitReason } from '../../../arena/match/game-task.js'
import { loadGame } from '../../../arena/match/load-game.js'
import { USUAL_LIMITS } from '../../../arena/plan/limits.js'
import type { PlanInput } from '../../../arena/plan/plan.js'
import { kitProgram, start, TOY_GAMES, temporaryFolder } from '../kit/arena-kit.js'
import { runs } from '../kit/processes.js'

const hostile = (how: string, after = 1): string =>
  `exec:${JSON.stringify(process.execPath)} ${JSON.stringify(kitProgram('hostile-bot'))} ${how} ${after}`

test('words of a command are split as a shell splits them', () => {
  assert.equal(commandWords(`python3 "my bot.py" --name='a b' c\\ d`), [
    'python3',
    'my bot.py',
    '--name=a b',
    'c d',
  ])
  assert.throws(() => commandWords('python3 "bot'), /is not closed/)
  assert.throws(() => commandWords('"" bot'), /names no program/)
})

test('the example bot in Python plays', async () => {
  const { summary } = await start(temporaryFolder(), {
    agents: ['random', 'keen=exec:python3 arena/examples/keen_bot.py'],
    game: 'race',
    games: 8,
    startTime: '30s',
  })
  assert.is(summary.forfeits.games, 0)
  assert.is(summary.run.games, 8)
  const keen = summary.agents.find((one) => one.agent === 'keen')
  assert.is(keen?.version, 'keen 1.0')
  assert.is(keen?.sha256?.length, 64)
  assert.is(keen?.sameSeedSameGame, false)
})

const WAYS: readonly (readonly [how: string, reason: ForfeitReason, detail: RegExp])[] = [
  ['crash', 'crash', /exit code 1 in the middle of a game/],
  ['hang', 'no-move-in-time', /no answer within 1500 ms \(step, 3 moves\)/],
  ['silent', 'no-move-in-time', /no answer within 1500 ms/],
  ['illegal', 'illegal-move', /answered "fly to the moon"; legal: "walk", "run", "rest"/],
  ['illegal-number', 'illegal-move', /answered 99; legal/],
  [
    'garbage',
    'no-move-in-time',
    /no answer within 1500 ms \(step, 3 moves\); it wrote what is no JSON: "what\?"/,
  ],
  ['babble', 'garbage', /more than 20 mistakes, at last: wrote what is no JSON: "thinking"/],
  ['wrong-shape', 'garbage', /move is .*, not a/],
  ['wrong-id', 'garbage', /answered question \d+, was asked \d+/],
  ['flood', 'flood', /more than 1 MB/],
  ['line-flood', 'flood', /more than 1 MB/],
  ['starts-once', 'no-start', /exit code 4/],
]

test('whatever a bot does, it loses its game with a reason and the tournament goes on', async () => {
  const folder = temporaryFolder()
  const plan: PlanInput = {
    agents: ['random', ...WAYS.map(([how]) => `${how}=${hostile(how)}`)],
    game: 'race',
    games: 2,
    format: 'gauntlet',
    // Long enough to write too much on a busy machine
    moveTime: '1500ms',
    startTime: '30s',
  }
  const { summary } = await start(folder, plan, { workers: 2 })
  assert.is(summary.run.games, 2 * WAYS.length)
  for (const [how, reason, detail] of WAYS) {
    const forfeits = summary.forfeits.list.filter((one) => one.agent === how)
    assert.is(forfeits.length, 2, `${how}: ${JSON.stringify(forfeits)}`)
    for (const one of forfeits) {
      assert.is(one.reason, reason, how)
      assert.match(one.detail, detail)
      assert.match(one.stderr, how === 'crash' ? /the bot fell over/ : /hostile/)
      const story = readFileSync(join(folder, one.record), 'utf8')
      assert.match(story, new RegExp(`: ${reason}\n`))
      if (reason === 'no-start') continue
      assert.match(story, /saw it:\n(rebel|empire): (walk|run|rest)\n/)
      assert.match(story, /\nWhat it could have answered:\nwalk\nrun\nrest\n/)
    }
  }
  assert.is(summary.sides.reasons.forfeit, 2 * WAYS.length)
})

test('mistakes that harm nobody are noted, and the game goes on', async () => {
  const folder = temporaryFolder()
  const { summary } = await start(folder, {
    agents: ['random', `chatty=${hostile('chatty', 1000)}`, `twice=${hostile('twice')}`],
    game: 'race',
    games: 2,
    format: 'gauntlet',
    startTime: '30s',
  })
  assert.is(summary.forfeits.games, 0)
  const noted = readFileSync(join(folder, 'mistakes.txt'), 'utf8')
  assert.match(
    noted,
    /^game \d+, chatty \(seat \d\): wrote what is no JSON: "Loading the weights …"$/m,
  )
  assert.match(noted, /, chatty .*: wrote "{\\"type\\":\\"mood.* where "move" was awaited$/m)
  assert.match(noted, /, twice .*: (answered question \d+, was asked \d+|wrote unasked .*)$/m)
})

test('a program may play one game after the other, and hears what happened since it was asked', async () => {
  const folder = temporaryFolder()
  const pids = join(folder, 'pids')
  process.env.DEJARIK_TEST_PIDS = pids
  const { summary } = await start(
    join(folder, 'run'),
    {
      agents: ['random', `many=${hostile('many', 1000)}`, `listens=${hostile('listens', 1000)}`],
      game: 'race',
      games: 8,
      format: 'gauntlet',
      startTime: '30s',
    },
    { workers: 1 },
  )
  assert.is(summary.forfeits.games, 0)
  const started = readFileSync(pids, 'utf8').trim().split('\n')
  assert.is(started.length, 9, 'eight games, and one start before them')
  assert.is(new Set(started).size, 3, 'one process for each seat, and the first')
  // They see that nobody is there any more, and go
  while (started.some((pid) => runs(Number(pid)))) await sleep(20)
})

test('one of our agents as a program plays as any other bot', async () => {
  const cli = JSON.stringify(join(import.meta.dirname, 'cli.js'))
  const { summary } = await start(
    temporaryFolder(),
    {
      agents: ['random', `old=exec:${JSON.stringify(process.execPath)} ${cli} bot mcts:4`],
      game: 'duel',
      games: 4,
      startTime: '30s',
      moveTime: '30s',
    },
    { gamesAddress: null, workers: 1 },
  )
  assert.is(summary.forfeits.games, 0)
  assert.match(
    summary.agents.find(({ agent }) => agent === 'old')?.version ?? '',
    /^mcts:4 dejarik/,
  )
  assert.is(summary.run.games, 4)
})

test('a bot is checked before it plays', async () => {
  const game = await loadGame('race', TOY_GAMES)
  const check = (how: string, after: number, moveMs = 5000): Promise<Finding[]> =>
    checkAgent({
      spec: hostile(how, after),
      game,
      gamesAddress: TOY_GAMES,
      limits: { ...USUAL_LIMITS, moveMs, startMs: 30_000 },
      games: 1,
      seed: 'check',
    })
  const bad = (findings: readonly Finding[]): string[] =>
    findings.filter(({ isGood }) => isGood === false).map(({ what }) => what)
  assert.equal(bad(await check('fine', 1000)), [])
  assert.equal(bad(await check('illegal', 1)), ['plays legal moves'])
  assert.equal(bad(await check('silent', 1, 200)), ['keeps the clock'])
  assert.equal(bad(await check('chatty', 1000)), ['no harmless mistakes'])
  assert.equal(bad(await check('exit-at-once', 0)), ['starts and greets'])
})

test('the clock of a game runs out, unless each move gives back what it took', async () => {
  const plan = (gameTime: string) => ({
    agents: ['random', `slow=${hostile('slow', 0)}`],
    game: 'race',
    games: 2,
    gameTime,
    startTime: '30s',
  })
  const { summary } = await start(temporaryFolder(), plan('300ms'))
  assert.is(summary.forfeits.byAgent[0]?.reasons['no-move-in-time'], 2)
  for (const one of summary.forfeits.list) {
    // An answer that comes just behind its time is told by what it took
    const [, left] = /^(?:no answer within|took \d+ ms of) (\d+) ms/.exec(one.detail) ?? []
    assert.ok(Number(left) <= 300, one.detail) // what was left of the game, not the 5 s of a move
  }
  const patient = await start(temporaryFolder(), plan('2s+2s'))
  assert.is(patient.summary.forfeits.games, 0)
})

test('a bot that ignores being closed loses its game, and nothing of it stays behind', async () => {
  const folder = temporaryFolder()
  const pids = join(folder, 'pids')
  process.env.DEJARIK_TEST_PIDS = pids
  const { summary } = await start(join(folder, 'run'), {
    agents: ['random', `stays=${hostile('stays-later', 1000)}`],
    game: 'race',
    games: 2,
    closeTime: '200ms',
    startTime: '30s',
  })
  assert.is(summary.forfeits.byAgent[0]?.reasons['will-not-close'], 2)
  assert.match(summary.forfeits.list[0]?.detail ?? '', /still ran 200 ms after the end of the game/)
  const started = readFileSync(pids, 'utf8').trim().split('\n').map(Number)
  assert.is(started.length, 4)
  for (const pid of started) assert.not.ok(runs(pid), `process ${pid} still runs`)
})

test('a bot that never starts is told at once', async () => {
  for (const [spec, message] of [
    [
      'exec:no-such-program-here',
      /agent bad does not start: cannot start "no-such-program-here": ENOENT/,
    ],
    [hostile('exit-at-once'), /agent bad does not start: exit code 3/],
    [hostile('mute'), /agent bad does not start: no greeting within 300 ms/],
    [hostile('stays'), /agent bad does not start: still ran 300 ms after the end of the game/],
    [hostile('old'), /agent bad does not start: speaks protocol 0; this program speaks 1/],
  ] as const) {
    const folder = join(temporaryFolder(), 'run')
    const startTime = spec.includes('mute') ? '300ms' : '30s'
    await start(folder, {
      agents: ['random', `bad=${spec}`],
      game: 'race',
      games: 2,
      startTime,
      closeTime: '300ms',
    }).then(
      () => assert.unreachable('it started'),
      (error: Error) => assert.match(error.message, message, error.message),
    )
    assert.not.ok(existsSync(join(folder, 'journal.bin')))
  }
})

test.run()
