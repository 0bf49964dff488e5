import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { huntResult } from './hunter.js'

/** Pairs of games in the same world. */
const PAIRS = 1000

// Rebels who stay where they are: those who relocate leave little to gain from knowing the first base. The aim is a gain of
// 5 points at most (ai-design 9, 8). Measured: 4.7 over these pairs (standard error 1.1), 5.4 over 3500 others (0.6), which
// is at the limit and not shown to be below it. What fails is a gain that is clearly beyond: at a third of the
// temperature of the draw these pairs say 10.1, at a sixth 10.6.
test('a hunter who knows by heart how our Rebels draw their base gains little on one who does not', () => {
  const gains: number[] = []
  for (let pair = 0; pair < PAIRS; pair++) {
    const seed = `hunt ${pair}`
    gains.push(huntResult(seed, true) - huntResult(seed, false))
  }
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / PAIRS
  const squares = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0)
  const error = Math.sqrt(squares / (PAIRS - 1) / PAIRS)
  const told = `gains ${(100 * mean).toFixed(1)} points, standard error ${(100 * error).toFixed(1)}`
  assert.ok(mean - 2 * error <= 0.05, told)
})

test.run()
