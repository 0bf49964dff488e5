#!/usr/bin/env node
// node scripts/fleet-league.mjs [BATTLE] [SEED]: draws 200 fleets of the miniatures game, plays them against the field and
// prints the best (mixed battle unless told otherwise). Some take a place in agents/skirmish/data/fleets.ts.
import { loadSource } from './sources.mjs'

const battle = process.argv[2] ?? 'mixed'
const seed = process.argv[3] ?? 'league'

const { playLeague, USUAL_ROUNDS } = await loadSource('agents/skirmish/league.ts')
const say = (/** @type {string} */ line) => console.error(line)
for (const { fleet, games, score, isReady } of playLeague(battle, seed, USUAL_ROUNDS, say)) {
  const margin = 1.96 * Math.sqrt((score * (1 - score)) / games)
  const percent = (/** @type {number} */ share) => (100 * share).toFixed(0)
  console.log(
    `${percent(score)} % (${percent(score - margin)} to ${percent(score + margin)}) of ${games} games${isReady ? ', ready-made' : ''}: ${fleet}`,
  )
}
