#!/usr/bin/env node
// node scripts/bench-uct.mjs [GAMES]: Connect Four, our search of games without brains against the textbook UCT of the tests, at equal
// iterations (at least 50 % is wanted) and at equal time (70 %). Time needs a machine that has nothing else to do.
import { loadSource } from './sources.mjs'

const ITERATIONS = 1000
const TIME_MS = 30

const games = Number(process.argv[2] ?? 100)
if (!Number.isInteger(games) || games < 2)
  throw new Error(`${process.argv[2]} is not a number of games`)

const { uctMatch } = await loadSource('test/agents/mcts/uct-match.ts')
report(
  `${ITERATIONS} iterations each`,
  uctMatch(games, `mcts:${ITERATIONS}`, { iterations: ITERATIONS }, 'bench'),
)
report(`${TIME_MS} ms each`, uctMatch(games, `mcts:time=${TIME_MS}ms`, { ms: TIME_MS }, 'bench'))

/**
 * @param {string} what
 * @param {number} points
 */
function report(what, points) {
  console.log(`${what}: ${points} of ${games}, ${((100 * points) / games).toFixed(1)} %`)
}
