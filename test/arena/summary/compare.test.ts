import { test } from 'uvu'
import * as assert from 'uvu/assert'
import {
  type ComparedPairing,
  comparedRun,
  compareRuns,
  comparisonText,
} from '../../../arena/summary/compare.js'
import { InputError } from '../../../engine/input-error.js'

const run = (a: string, b: string, elo: number | null, half: number, score = 0.5) =>
  comparedRun({
    format: 'dejarik.summary/2',
    pairings: [
      {
        a,
        b,
        games: 100,
        score,
        elo,
        eloLow: elo === null ? null : elo - half,
        eloHigh: elo === null ? null : elo + half,
      },
    ],
  })

test('pairings are compared from the same side, and their errors add up as variances', () => {
  const [found] = compareRuns(run('new', 'old', 10, 30), run('old', 'new', -60, 40, 0.4))
  assert.equal(found?.scores, [0.5, 0.6])
  assert.is(found?.difference?.elo, 50)
  // √(30² + 40²) = 50
  assert.ok(Math.abs((found?.difference?.low ?? 9) - 0) < 1e-9)
  assert.match(
    comparisonText([found as ComparedPairing]),
    /^new against old: 50.0 % of 100, then 60.0 % of 100/,
  )
})

test('clear differences are called so, and what has no Elo is said', () => {
  const words = (second: ReturnType<typeof run>): string =>
    comparisonText(compareRuns(run('new', 'old', 0, 10), second))
  assert.match(words(run('new', 'old', 50, 10)), /\+50 Elo .*, better\n$/)
  assert.match(words(run('new', 'old', -50, 10)), /−50 Elo .*, worse\n$/)
  assert.match(words(run('new', 'old', 5, 10)), /no clear difference/)
  assert.match(words(run('new', 'old', null, 0, 1)), /no Elo where everything was won or lost/)
  assert.equal(compareRuns(run('new', 'old', 0, 1), run('new', 'other', 0, 1)), [])
  assert.throws(
    () => comparedRun({ format: 'x' }),
    (error: unknown) => error instanceof InputError,
  )
})

test.run()
