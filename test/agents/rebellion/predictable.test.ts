import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { huntResult } from './hunter.js'

/** Pairs of games in the same world. */
const PAIRS = 1000

// Rebels who stay where they are: those who relocate leave little to gain from knowing the first base. Measured
// 5.4 points over 3500 other pairs. At a third of the temperature of the draw these pairs say 10.1, at a sixth 10.6.
test('a hunter who knows by heart how our Rebels draw their base gains little on one who does not', () => {
  const gains: number[] = []
  for (let pair = 0; pair < PAIRS; pair++) {
    const seed = `hunt ${pair}`
    gains.push(huntResult(seed, true) - huntResult(seed, false))
  }
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / PAIRS
  const squares = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0)
  const error = Math.sqrt(squares / (PAIRS - 1) / PAIRS)
  // ai-design 9, 8 allows 5 points; only a clear excess fails.
  const told = `gains ${(100 * mean).toFixed(1)} points, standard error ${(100 * error).toFixed(1)}`
  assert.ok(mean - 2 * error <= 0.05, told)
})

test.run()
