import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { FEATURES } from '../../../agents/rebellion/evaluation/linear-table.js'
import { networkInputs } from '../../../agents/rebellion/evaluation/network-inputs.js'
import { NETWORK } from '../../../agents/rebellion/evaluation/network-weights.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import { collectGames } from '../../../play/games/rebellion/tools/tune/collect.js'
import { allWeightsOf, tableOf } from '../../../play/games/rebellion/tools/tune/network.js'
import { collectRecorded } from '../../../play/games/rebellion/tools/tune/recorded.js'
import {
  gamesInFile,
  readPositions,
  readSamples,
} from '../../../play/games/rebellion/tools/tune/sample-file.js'
import { agentOf, playGame } from '../playing.js'

const folder = mkdtempSync(join(tmpdir(), 'dejarik-samples-'))
const file = join(folder, 'positions.jsonl')
test.after(() => rmSync(folder, { recursive: true }))

function row(game: string): object {
  return { game, round: 1, won: 1, features: FEATURES.map(() => 0) }
}

test('a line that was cut off is removed and its game is played again', () => {
  writeFileSync(file, `${JSON.stringify([row('a/10')])}\n${JSON.stringify([row('a/2')])}\n`)
  const whole = readFileSync(file, 'utf8')
  appendFileSync(file, JSON.stringify([row('a/3')]).slice(0, 40))
  assert.equal([...gamesInFile(file)].sort(), ['a/10', 'a/2'])
  assert.is(readFileSync(file, 'utf8'), whole)
})

test('positions come in the order of the games, not of the lines', () => {
  assert.equal(
    readSamples(file).map((sample) => sample.game),
    ['a/2', 'a/10'],
  )
})

test('positions of other features are refused by line', () => {
  writeFileSync(file, `${JSON.stringify([{ game: 'a/1', round: 1, won: 0, features: [1, 2] }])}\n`)
  assert.throws(() => readSamples(file), /line 1: 2 features instead of/)
})

test('positions for the network come in the order of the games, those of two files apart', () => {
  const inputs = networkInputs().map((_, i) => i)
  const other = join(folder, 'other.jsonl')
  const line = (game: string, won: number): string =>
    `${JSON.stringify([{ game, round: 3, won, features: [], inputs }])}\n`
  writeFileSync(file, line('a/10', 1) + line('a/2', 0))
  writeFileSync(other, line('a/2', 1))
  const positions = readPositions([file, other])
  assert.equal([...positions.games], [0, 1, 2])
  assert.equal([...positions.won], [0, 1, 1])
  assert.equal([...positions.inputs.subarray(0, inputs.length)], inputs)
  writeFileSync(other, line('a/3', 1).replace('[0,', '['))
  assert.throws(() => readPositions([other]), /a\/3: \d+ inputs instead of/)
})

test('what was looked at is aimed at; who won, where nobody looked', () => {
  const inputs = networkInputs().map(() => 0)
  const rows = [
    { game: 'a/1', round: 2, won: 1, features: [], inputs, worth: 0.25 },
    { game: 'a/1', round: 3, won: 1, features: [], inputs },
  ]
  writeFileSync(file, `${JSON.stringify(rows)}\n`)
  const positions = readPositions([file])
  assert.equal([...positions.aims], [0.25, 1])
  assert.equal([...positions.won], [1, 1])
})

test('threads play the same games however many they are', async () => {
  const tasks = [0, 1, 2, 3].map((i) => ({
    specs: ['scripted', 'scripted'],
    seed: `t/${i}`,
    strays: 0.25,
  }))
  const played = async (workers: number): Promise<string[]> => {
    const lines: string[] = []
    await collectGames(tasks, workers, (samples) => lines.push(JSON.stringify(samples)))
    return lines.sort()
  }
  assert.equal(await played(2), await played(1))
})

test('positions of recorded games are added once, however often they are asked for', async () => {
  const moves = playGame(
    rebellion,
    [0, 1].map((player) => agentOf(rebellion, 'scripted', player, 'kept')),
    'kept',
  ).moves
  const games = join(folder, 'games.jsonl')
  const kept = { game: 'rebellion', edition: 1, options: {}, seed: 'kept', moves }
  writeFileSync(games, `${JSON.stringify(kept)}\n${JSON.stringify({ ...kept, moves: [] })}\n`)
  const positions = join(folder, 'recorded.jsonl')
  await collectRecorded(positions, [games], null)
  const found = readFileSync(positions, 'utf8')
  assert.equal([...gamesInFile(positions)], [`${games}#0`])
  await collectRecorded(positions, [games], null)
  assert.is(readFileSync(positions, 'utf8'), found)
})

test('the weights of the network in use are those that it was written from', () => {
  const all = allWeightsOf(NETWORK)
  const again = tableOf({ hidden: NETWORK.hidden, weights: all }, NETWORK.source)
  assert.equal(again, NETWORK)
})

test.run()
