#!/usr/bin/env node
// node scripts/bench-uct.mjs [GAMES]: Connect Four, our search of games without brains against the textbook UCT of the tests, at equal
// iterations (at least 50 % is wanted) and at equal time (70 %). Time needs a machine that has nothing else to do.
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import esbuild from 'esbuild'

const ROOT = join(import.meta.dirname, '..')
const ITERATIONS = 1000
const TIME_MS = 30

const games = Number(process.argv[2] ?? 100)
if (!Number.isInteger(games) || games < 2)
  throw new Error(`${process.argv[2]} is not a number of games`)

// Beside the sources, so that packages are found
const folder = mkdtempSync(join(ROOT, 'dist', 'bench-'))
try {
  const built = join(folder, 'uct-match.mjs')
  await esbuild.build({
    absWorkingDir: ROOT,
    entryPoints: ['test/agents/mcts/uct-match.ts'],
    outfile: built,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'warning',
  })
  const { uctMatch } = await import(pathToFileURL(built).href)
  report(
    `${ITERATIONS} iterations each`,
    uctMatch(games, `mcts:${ITERATIONS}`, { iterations: ITERATIONS }, 'bench'),
  )
  report(`${TIME_MS} ms each`, uctMatch(games, `mcts:time=${TIME_MS}ms`, { ms: TIME_MS }, 'bench'))
} finally {
  rmSync(folder, { recursive: true })
}

/**
 * @param {string} what
 * @param {number} points
 */
function report(what, points) {
  console.log(`${what}: ${points} of ${games}, ${((100 * points) / games).toFixed(1)} %`)
}
