import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { GameResult } from '../../../arena/match/game-task.js'
import { Notebook } from '../../../arena/match/notebook.js'
import { Calibration } from '../../../arena/summary/calibration.js'
import type { CalibrationSummary } from '../../../arena/summary/summary.js'

/** What seats said in turn, and who won. */
function game(
  number: number,
  said: readonly (readonly [seat: number, chance: number])[],
  winner: number,
  more: Partial<GameResult> = {},
): GameResult {
  const notebook = new Notebook()
  said.forEach(([seat, value], move) => {
    notebook.note(move, seat, { value, visits: 1 }, 0)
  })
  const { opinions, thinkers } = notebook
  const halfPoints = [winner === 0 ? 2 : 0, winner === 1 ? 2 : 0]
  return { number, opinions, thinkers, halfPoints, reason: 'goal', ...more } as GameResult
}

test('what an agent says is held against what it takes, by tenths, on either side', () => {
  const found = new Calibration(['a', 'silent', 'b'])
  found.add(
    [0, 2],
    game(
      1,
      [
        [0, 0.62],
        [1, 0.3],
        [0, 0.66],
        [0, 1],
      ],
      0,
    ),
  )
  found.add(
    [2, 0],
    game(
      2,
      [
        [0, 0.34],
        [1, 0.64],
      ],
      0,
    ),
  )
  const whole = found.summary([2, 1, 0]).map(({ agent, tenths }) => ({ agent, tenths }))
  assert.equal(whole, [
    { agent: 'b', tenths: [{ said: 0.32, was: 0.5, opinions: 2, games: 2 }] },
    {
      agent: 'a',
      tenths: [
        { said: 0.64, was: 0.6667, opinions: 3, games: 2 },
        { said: 1, was: 1, opinions: 1, games: 1 },
      ],
    },
  ])
})

test('games that opinions ended prove nothing, and those of older journals do not say whose they are', () => {
  const found = new Calibration(['a', 'b'])
  found.add([0, 1], game(1, [[0, 0.95]], 0, { reason: 'adjudicated' }))
  const { thinkers: _, ...old } = game(2, [[0, 0.95]], 0)
  found.add([0, 1], old)
  assert.equal(found.summary([0, 1]), [])
})

test('what is no chance is no opinion', () => {
  const found = new Calibration(['a', 'b'])
  const said = [-0.0061, 1.2, Number.NaN, 0.5].map((chance) => [0, chance] as const)
  found.add([0, 1], game(1, said, 0))
  const [{ agent, tenths }] = found.summary([0]) as [CalibrationSummary]
  assert.is(agent, 'a')
  assert.equal(tenths, [{ said: 0.5, was: 1, opinions: 1, games: 1 }])
})

/** Surer and surer: three opinions each. */
const LATE_TRUTH = [
  [0, 0.5],
  [0, 0.5],
  [0, 0.5],
  [0, 0.7],
  [0, 0.7],
  [0, 0.7],
  [0, 1],
  [0, 1],
  [0, 1],
] as const

test('by part of the game: first moves are held against what came apart from late ones', () => {
  const found = new Calibration(['a', 'b'])
  for (let number = 0; number < 150; number++) found.add([0, 1], game(number, LATE_TRUTH, 0))
  const [{ stages }] = found.summary([0]) as [CalibrationSummary]
  const said = (chance: number) => [{ said: chance, was: 1, opinions: 450, games: 150 }]
  assert.equal(stages, [
    { from: 1, until: 3, tenths: said(0.5) },
    { from: 4, until: 6, tenths: said(0.7) },
    { from: 7, until: null, tenths: said(1) },
  ])
})

test('a game whose opinions all fall on one move has one part', () => {
  const found = new Calibration(['a', 'b'])
  found.add([0, 1], game(1, [[0, 0.5]], 0))
  const [{ stages }] = found.summary([0]) as [CalibrationSummary]
  assert.equal(stages, [
    { from: 1, until: 1, tenths: [{ said: 0.5, was: 1, opinions: 1, games: 1 }] },
  ])
})

test.run()
