#!/usr/bin/env node
// node scripts/fleet-league.mjs [BATTLE] [SEED]: draws 200 fleets of the miniatures game, plays them against the field and
// prints the best (mixed battle unless told otherwise). Some take a place in agents/skirmish/data/fleets.ts.
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import esbuild from 'esbuild'

const ROOT = join(import.meta.dirname, '..')
const battle = process.argv[2] ?? 'mixed'
const seed = process.argv[3] ?? 'league'

// Inside the project, so that its packages are found
const built = mkdtempSync(join(ROOT, 'node_modules/.fleet-league-'))
try {
  const outfile = join(built, 'league.mjs')
  await esbuild.build({
    entryPoints: [join(ROOT, 'agents/skirmish/league.ts')],
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    outfile,
    logLevel: 'error',
  })
  const { playLeague, USUAL_ROUNDS } = await import(pathToFileURL(outfile).href)
  const say = (/** @type {string} */ line) => console.error(line)
  for (const { fleet, games, score, isReady } of playLeague(battle, seed, USUAL_ROUNDS, say)) {
    const margin = 1.96 * Math.sqrt((score * (1 - score)) / games)
    const percent = (/** @type {number} */ share) => (100 * share).toFixed(0)
    console.log(
      `${percent(score)} % (${percent(score - margin)} to ${percent(score + margin)}) of ${games} games${isReady ? ', ready-made' : ''}: ${fleet}`,
    )
  }
} finally {
  rmSync(built, { recursive: true })
}
