#!/usr/bin/env node
// node scripts/bench-tactics.mjs [BATTLES] [FIRST] [SECOND] [SEED]: battles of cinematic combat out of games of the script, each fought
// from both sides: tactic cards picked by regret matching against the same search that picks as the rules of thumb say.
import { loadSource } from './sources.mjs'

const [battles = '200', first = 'mcts:100', second = 'mcts:100,tactics=script', seed = 'battles'] =
  process.argv.slice(2)
const count = Number(battles)
if (!Number.isInteger(count) || count < 2) throw new Error(`${battles} is not a number of battles`)

const { battlesOf, tacticMatch } = await loadSource('test/agents/rebellion/battle/tactic-match.ts')
const found = battlesOf(count, seed)
const began = performance.now()
const results = tacticMatch(found, first, second, seed)
const { points, value, pairs } = results
const mean =
  pairs.reduce((/** @type {number} */ sum, /** @type {number} */ pair) => sum + pair, 0) /
  pairs.length
const variance =
  pairs.reduce(
    (/** @type {number} */ sum, /** @type {number} */ pair) => sum + (pair - mean) ** 2,
    0,
  ) /
  (pairs.length - 1)
const error = (1.96 / 2) * Math.sqrt(variance / pairs.length)
const percent = (/** @type {number} */ part) => `${(100 * part).toFixed(1)} %`
console.log(`${first} against ${second}, seed ${seed}, ${results.battles} battles:`)
console.log(`  won ${points} of ${results.battles}, ${percent(points / results.battles)}`)
console.log(
  `  what was at stake: ${percent(value)} (95 %: ${percent(value - error)} to ${percent(value + error)})`,
)
console.log(`  ${((performance.now() - began) / results.battles).toFixed(0)} ms a battle`)
