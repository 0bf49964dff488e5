import { existsSync, readFileSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { PlanInput } from '../../../arena/plan/plan.js'
import type { ArenaRecord } from '../../../arena/results/record-line.js'
import type { Summary } from '../../../arena/summary/summary.js'
import { terminalText } from '../../../arena/terminal/terminal-table.js'
import { checkRecord, verify } from '../../../engine/record.js'
import {
  kitProgram,
  records,
  resume,
  start,
  temporaryFolder,
  timelessSummary,
} from '../kit/arena-kit.js'
import { games } from '../kit/toy-games.module.js'

const FOUR: PlanInput = {
  agents: ['strong=mcts:30', 'mixed=mcts:30+random', 'weak=random'],
  game: 'partners',
  games: 160,
  seed: 'four',
}
const THREE: PlanInput = {
  agents: ['strong=mcts:30', 'b=random', 'c=random'],
  game: 'three-alone',
  games: 150,
  seed: 'three',
}

/** That tournament, played once for all who look at it. */
const four = { folder: temporaryFolder(), summary: null as Summary | null }

test.before(async () => {
  four.summary = (await start(four.folder, FOUR, { workers: 1 })).summary
})

function fourPlayed(): Summary {
  if (four.summary === null) throw new Error('the tournament of four was not played')
  return four.summary
}

function recordsOf(folder: string): ArenaRecord[] {
  return records(folder)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as ArenaRecord)
}

function eloOf({ ratings }: Summary, agent: string): number {
  return ratings?.rows.find((row) => row.agent === agent)?.elo ?? Number.NaN
}

const hostile = (how: string): string =>
  `exec:${JSON.stringify(process.execPath)} ${JSON.stringify(kitProgram('hostile-bot'))} ${how}`

test('four seats on two sides play a tournament with ratings and report, the same with any workers', async () => {
  const [one, two] = [four.folder, temporaryFolder()]
  const summary = fourPlayed()
  await start(two, FOUR, { workers: 2 })
  assert.is(timelessSummary(one), timelessSummary(two))
  assert.is(records(one), records(two))
  assert.equal(summary.run.seats, ['north', 'east', 'south', 'west'])
  assert.equal(summary.run.sides, ['north-south', 'east-west'])
  assert.is(summary.run.games, 480)
  assert.is(summary.run.groups, 240)
  assert.match(readFileSync(join(one, 'report.html'), 'utf8'), /its play as North-south/)
  assert.match(terminalText(summary, one, 100), /north-south won \d+ %, median \d+ decisions/)
})

test('a team of a strong and a weak player stands between two strong and two weak ones', () => {
  const summary = fourPlayed()
  assert.ok(eloOf(summary, 'strong') > eloOf(summary, 'mixed') + 30)
  assert.ok(eloOf(summary, 'mixed') > eloOf(summary, 'weak') + 30)
  const against = (agent: string): number =>
    summary.pairings.find((one) => one.a === agent && one.b === 'weak')?.score ?? Number.NaN
  assert.ok(against('strong') > against('mixed'))
  assert.ok(against('mixed') > 0.5)
  assert.is(summary.agents.find((one) => one.agent === 'mixed')?.spec, 'mcts:30 + random')
})

test('an SPRT and a swiss are for any game of two sides', async () => {
  const { summary } = await start(temporaryFolder(), {
    ...FOUR,
    agents: ['strong=mcts:30', 'weak=random'],
    games: 400,
    sprt: 'elo0=-50,elo1=0',
  })
  assert.is(summary.run.state, 'decided')
  assert.is(summary.sprt[0]?.decision, 'H1')
  const agents = ['a=random', 'b=random', 'c=random', 'd=random+random']
  const swiss = await start(temporaryFolder(), { ...FOUR, agents, format: 'swiss', games: 4 })
  assert.is(swiss.summary.run.games, 3 * 2 * 4)
})

test('partners are of one entrant, share its points and pass the sides round with it', async () => {
  const folder = temporaryFolder()
  await start(folder, { ...FOUR, games: 4 })
  const game = await games.partners?.()
  assert.ok(game !== undefined)
  const found = recordsOf(folder)
  for (const record of found) {
    const [north, east, south, west] = record.players
    assert.is(north, south)
    assert.is(east, west)
    assert.is(record.points.length, 2)
    assert.is(record.result?.utility.length, 4)
    verify(game, checkRecord(JSON.parse(JSON.stringify(record))))
  }
  for (let i = 0; i < found.length; i += 2) {
    assert.is(found[i]?.seed, found[i + 1]?.seed)
    assert.is(found[i]?.players[0], found[i + 1]?.players[1])
  }
})

test('three who play for themselves pass the sides round in groups of three games', async () => {
  const [one, two] = [temporaryFolder(), temporaryFolder()]
  const { summary } = await start(one, THREE, { workers: 1 })
  await start(two, THREE, { workers: 2 })
  assert.is(timelessSummary(one), timelessSummary(two))
  assert.is(records(one), records(two))
  assert.is(summary.run.groups, 50)
  assert.is(summary.agents[0]?.agent, 'strong')
  assert.ok(eloOf(summary, 'strong') > eloOf(summary, 'b') + 30)
  assert.is(summary.pairings.length, 3)
  // The second group sits the other way round, so that each side can be rated by itself.
  assert.equal(recordsOf(one)[3]?.players, ['strong', 'c', 'b'])
  assert.ok(summary.ratings?.rows[0]?.bySide.every((side) => side !== null))
  assert.equal(
    summary.pairings.map((pairing) => pairing.games),
    [150, 150, 150],
  )
  const first = recordsOf(one).slice(0, 3)
  assert.equal(
    first.map((record) => record.players),
    [
      ['strong', 'b', 'c'],
      ['b', 'c', 'strong'],
      ['c', 'strong', 'b'],
    ],
  )
  for (const record of first) {
    assert.is(record.seed, 'three/group-1')
    assert.ok(Math.abs(record.points.reduce((sum, one) => sum + one, 0) - 1) < 1e-9)
  }
  assert.match(readFileSync(join(one, 'report.html'), 'utf8'), /<section id="cross"/)
  assert.match(terminalText(summary, one, 100), /Ash +Birch +Cedar/)
})

test('two entrants fill a table of three in both ways, four meet three by three', async () => {
  const folder = temporaryFolder()
  const agents = ['a=random', 'b=random', 'c=random', 'd=random']
  const two = await start(folder, { ...THREE, agents: agents.slice(0, 2), games: 6 })
  assert.is(two.summary.run.games, 12)
  assert.equal(
    recordsOf(folder)
      .slice(0, 6)
      .map((record) => record.players.join('')),
    ['aab', 'aba', 'baa', 'abb', 'bba', 'bab'],
  )
  const four = await start(temporaryFolder(), { ...THREE, agents, games: 4 })
  assert.is(four.summary.run.games, 4 * 6) // whole groups: six games of each meeting
  assert.ok(four.summary.ratings?.rows.every((row) => row.bySide.length === 3))
})

test('cut off in the middle, tournaments of teams and of three go on as if nothing had been', async () => {
  for (const plan of [
    { ...FOUR, games: 20 },
    { ...THREE, games: 30 },
  ]) {
    const folder = temporaryFolder()
    await start(folder, plan)
    const [summary, lines] = [timelessSummary(folder), records(folder)]
    const path = join(folder, 'journal.bin')
    truncateSync(path, Math.floor(statSync(path).size / 2))
    const resumed = await resume(folder)
    assert.is(timelessSummary(folder), summary)
    assert.is(records(folder), lines)
    assert.is(resumed.summary.timing.resumedAtGames.length, 1)
    assert.ok((resumed.summary.timing.resumedAtGames[0] as number) < resumed.planned)
  }
})

test('what one partner gives up the whole team loses', async () => {
  const folder = temporaryFolder()
  const { summary } = await start(folder, {
    ...FOUR,
    agents: [`bad=random + ${hostile('illegal 0')}`, 'good=random'],
    games: 4,
    startTime: '30s',
  })
  assert.is(summary.forfeits.games, 4)
  assert.equal(
    summary.forfeits.byAgent.map((one) => one.agent),
    ['bad'],
  )
  for (const record of recordsOf(folder)) {
    assert.equal(record.points, record.players[0] === 'bad' ? [0, 1] : [1, 0])
    assert.is(record.players[record.forfeit?.seat ?? -1], 'bad')
    assert.ok((record.forfeit?.seat ?? 0) >= 2) // the second seat of either side
  }
  assert.is(summary.forfeits.list[0]?.side, 'north-south')
  assert.ok(existsSync(join(folder, 'forfeits', 'game-1.txt')))
})

test('what one of three gives up the others share', async () => {
  const folder = temporaryFolder()
  const { summary } = await start(folder, {
    ...THREE,
    agents: ['a=random', `bad=${hostile('illegal 0')}`, 'c=random'],
    games: 3,
    startTime: '30s',
  })
  assert.is(summary.forfeits.games, 3)
  for (const record of recordsOf(folder))
    record.players.forEach((agent, seat) => {
      assert.is(record.points[seat], agent === 'bad' ? 0 : 0.5)
    })
  assert.equal(summary.forfeits.list[0]?.opponents, ['a', 'c'])
  const withBad = summary.pairings.filter((one) => one.b === 'bad')
  assert.equal(
    withBad.map((one) => one.score),
    [1, 1],
  )
})

test('what does not fit the table is told in a line', async () => {
  const cases: readonly [PlanInput, RegExp][] = [
    [
      { ...FOUR, agents: ['random+random+random', 'random'] },
      /^agents: random\+random\+random \(random \+ random \+ random\) is a team of 3, but the side north-south of partners has 2 seats/,
    ],
    [
      { ...THREE, agents: ['random+random', 'random'] },
      /a team of 2, but the side ash of three-alone has 1 seat;/,
    ],
    [
      { ...FOUR, agents: ['random+rnadom', 'random'] },
      /unknown agent "rnadom"; did you mean "random"/,
    ],
    [{ ...FOUR, agents: ['random+', 'random'] }, /empty spec/],
    [{ ...THREE, format: 'swiss' }, /^format: a swiss pairs two; three-alone has 3 sides/],
    [{ ...THREE, sprt: '' }, /^sprt: it tests two against each other; three-alone has 3 sides/],
  ]
  for (const [input, message] of cases) {
    const folder = temporaryFolder()
    try {
      await start(folder, input)
    } catch (error) {
      assert.match((error as Error).message, message)
      assert.not.ok((error as Error).message.includes('\n'))
      assert.not.ok(existsSync(join(folder, 'journal.bin')))
      continue
    }
    assert.unreachable(`was not refused: ${message}`)
  }
})

test.run()
