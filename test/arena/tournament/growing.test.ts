import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readPlan } from '../../../arena/plan/plan.js'
import { startTournament } from '../../../arena/tournament/run.js'
import { loadGame } from '../../../engine/games.js'
import { checkRecord, verify } from '../../../engine/record.js'
import {
  records,
  resume,
  runOptions,
  start,
  temporaryFolder,
  timelessSummary,
} from '../kit/arena-kit.js'

const MATCH = { agents: ['a=random', 'b=random'], game: 'race', seed: 'grow' }

test('a match that grows becomes the match that has as many games from the start', async () => {
  const [grown, whole] = [temporaryFolder(), temporaryFolder()]
  await start(grown, { ...MATCH, games: 20 })
  await resume(grown, {}, { games: 50 })
  await start(whole, { ...MATCH, games: 50 })
  assert.is(records(grown), records(whole))
  const { ratings, pairings } = JSON.parse(timelessSummary(grown))
  const other = JSON.parse(timelessSummary(whole))
  assert.equal(ratings, other.ratings)
  assert.equal(pairings, other.pairings)
})

test('whoever joins later meets everybody, and what was played stays', async () => {
  const folder = temporaryFolder()
  await start(folder, { ...MATCH, games: 20 })
  const before = records(folder)
  const { summary } = await resume(folder, {}, { add: ['c=random'], games: 30 })
  assert.ok(records(folder).startsWith(before))
  assert.equal(
    summary.pairings.map(({ games }) => games),
    [30, 30, 30],
  )
  assert.is(summary.run.state, 'finished')
  assert.match(summary.run.command, / && dejarik arena --resume FOLDER --games 30 --add c=random$/)
  // Taken up once more there is nothing left to play
  const again = await resume(folder, {}, { games: 30 })
  assert.is(again.done, 90)
})

test('a run cannot shrink, and two of a name cannot join', async () => {
  const folder = temporaryFolder()
  await start(folder, { ...MATCH, games: 20 })
  await fails(resume(folder, {}, { games: 10 }), /20 of each pairing are planned already/)
  await fails(resume(folder, {}, { add: ['a=random'] }), /two are called "a"/)
})

test('games from a number on are those of the whole run', async () => {
  const [whole, part] = [temporaryFolder(), temporaryFolder()]
  const field = { ...MATCH, agents: ['a=random', 'b=random', 'c=random'] }
  await start(whole, { ...field, games: 8 })
  const { summary } = await start(part, { ...field, games: 4, start: 5 })
  const lines = records(whole).split('\n')
  assert.equal(records(part).split('\n').slice(0, 12), lines.slice(4, 16))
  assert.is(summary.run.firstGame, 5)
  await resume(part)
  await fails(
    start(temporaryFolder(), { ...field, start: 4 }),
    /game 4 stands within a pair; the next begins with 5/,
  )
})

test('games begin from positions, the same for both of a pair, and their records are checked', async () => {
  const folder = temporaryFolder()
  const game = await loadGame('duel')
  const options = { ...runOptions(), gamesAddress: null }
  const players = { agents: ['a=random', 'b=random'], game: 'duel', seed: 'begin' }
  const first = join(folder, 'first')
  await startTournament(first, readPlan({ ...players, games: 2 }), options)
  const positions = join(folder, 'positions')
  mkdirSync(positions)
  for (const name of ['one', 'two'])
    writeFileSync(
      join(positions, `${name}.json`),
      JSON.stringify(game.toPosition(game.start({}, name))),
    )
  const out = join(folder, 'out')
  const plan = { ...players, games: 6, positions: [positions, `${first}/games.jsonl#2@10`] }
  const { summary } = await startTournament(out, readPlan(plan), options)
  assert.match(summary.run.command, /--positions .*positions .*"?games.jsonl#2@10/)
  const lines = readFileSync(join(out, 'games.jsonl'), 'utf8').trim().split('\n')
  const games = lines.map((line) => checkRecord(JSON.parse(line)))
  for (const record of games) verify(game, record)
  assert.equal(games[0]?.position, games[1]?.position)
  assert.not.equal(games[0]?.position, games[2]?.position)
  const third = game.toPosition(game.fromPosition(games[4]?.position))
  assert.not.equal(third, games[0]?.position)
  await fails(
    startTournament(
      join(folder, 'none'),
      readPlan({ ...players, positions: [`${first}/games.jsonl@9999`] }),
      options,
    ),
    /no game of .* has more than 9999 moves/,
  )
})

async function fails(run: Promise<unknown>, message: RegExp): Promise<void> {
  const error = await run.then(
    () => new Error('it did not fail'),
    (reason: unknown) => reason as Error,
  )
  assert.match(error.message, message)
}

test.run()
