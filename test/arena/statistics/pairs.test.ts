import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { eloOfScore, scoreOfElo } from '../../../arena/statistics/elo.js'
import { normalBelow } from '../../../arena/statistics/normal.js'
import {
  type Pentanomial,
  pairStatistics,
  unpairedHalfWidth,
} from '../../../arena/statistics/pairs.js'

const near = (found: number, expected: number, tolerance: number, what: string): void => {
  assert.ok(Math.abs(found - expected) <= tolerance, `${what}: ${found}, published ${expected}`)
}

test('the normal distribution agrees with printed tables', () => {
  // Abramowitz and Stegun, table 26.1
  for (const [x, value] of [
    [0, 0.5],
    [1, 0.841344746068543],
    [1.96, 0.97500210485178],
    [-2, 0.022750131948179],
    [5, 0.999999713348428],
  ] as const)
    near(normalBelow(x), value, 1e-13, `Φ(${x})`)
})

test('Elo and score are each other’s inverse', () => {
  for (const elo of [-800, -36, 0, 20, 400]) near(eloOfScore(scoreOfElo(elo)), elo, 1e-9, 'elo')
  near(scoreOfElo(400), 10 / 11, 1e-12, '400 points are ten to one')
})

// fastchess, app/tests/elo_test.cpp: LL LD WL+DD WD WW
const published: {
  name: string
  counts: Pentanomial
  elo: number
  error: number
  normalised: number
  normalisedError: number
  los?: number
}[] = [
  {
    name: 'EloPentanomial 1',
    counts: [34, 54, 31 + 32, 64, 75],
    elo: 55.58,
    error: 27.65,
    normalised: 57.94,
    normalisedError: 28.28,
  },
  {
    name: 'EloPentanomial 2',
    counts: [332, 433, 457 + 41, 333, 334],
    elo: -8.64,
    error: 10.33,
    normalised: -9.17,
    normalisedError: 10.96,
    los: 0.0505,
  },
  {
    name: 'EloPentanomial 3',
    counts: [7895, 8757, 5485 + 200, 568, 9999],
    elo: -21.04,
    error: 2.95,
    normalised: -19.01,
    normalisedError: 2.65,
  },
]

test('Elo from pairs agrees with the values that fastchess is tested against', () => {
  for (const row of published) {
    const found = pairStatistics(row.counts)
    assert.ok(found !== null)
    near(found.elo, row.elo, 0.005, `${row.name} elo`)
    near(found.eloError, row.error, 0.005, `${row.name} error`)
    near(found.normalisedElo, row.normalised, 0.005, `${row.name} normalised`)
    near(found.normalisedEloError, row.normalisedError, 0.005, `${row.name} normalised error`)
    if (row.los !== undefined) near(found.superior, row.los, 5e-5, `${row.name} LOS`)
  }
})

test('a match of 80 pairs won, 175 split and 49 lost reads as in the documented summary', () => {
  const found = pairStatistics([49, 0, 175, 0, 80])
  assert.ok(found !== null)
  near(found.score, 0.551, 5e-5, 'score')
  near(found.low, 0.5148, 5e-5, 'low')
  near(found.high, 0.5871, 5e-5, 'high')
  near(found.elo, 35.6, 0.05, 'elo')
  near(found.eloLow, 10.3, 0.05, 'elo low')
  near(found.eloHigh, 61.2, 0.05, 'elo high')
  near(found.normalisedElo, 38.9, 0.05, 'normalised elo')
  near(found.superior, 0.99714, 5e-6, 'LOS')
  near(unpairedHalfWidth(found.score, 608), 0.0395, 5e-5, 'unpaired')
})

test('pairs that all ended alike still leave room for doubt', () => {
  const won = pairStatistics([0, 0, 0, 0, 20])
  assert.ok(won !== null)
  assert.is(won.elo, Number.POSITIVE_INFINITY)
  assert.is(won.eloHigh, Number.POSITIVE_INFINITY)
  near(won.low, 0.025 ** (1 / 20), 1e-12, 'exact bound of no loss in 20')
  assert.ok(won.superior > 0.999 && won.superior < 1)
  const split = pairStatistics([0, 0, 1, 0, 0])
  assert.ok(split !== null && split.low < 0.1 && split.high > 0.9)
  assert.is(split.superior, 0.5)
  assert.is(pairStatistics([0, 0, 0, 0, 0]), null)
})

test.run()
