#!/usr/bin/env node
// node scripts/finer-grid.mjs [POSITIONS] [TIMES] [SEED]: what a grid of moves so many times finer would be worth in the
// miniatures game (100 positions and four times unless told otherwise). RULINGS.md has the figures.
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import esbuild from 'esbuild'

const ROOT = join(import.meta.dirname, '..')
const positions = Number(process.argv[2] ?? 100)
const times = Number(process.argv[3] ?? 4)
const seed = process.argv[4] ?? 'grid'

// Inside the project, so that its packages are found
const built = mkdtempSync(join(ROOT, 'node_modules/.finer-grid-'))
try {
  const outfile = join(built, 'study.mjs')
  await esbuild.build({
    entryPoints: [join(ROOT, 'test/agents/skirmish/finer-grid.ts')],
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    outfile,
    logLevel: 'error',
  })
  const { studyGrids } = await import(pathToFileURL(outfile).href)
  for (const [what, value] of Object.entries(studyGrids(positions, times, seed)))
    console.log(`${what.padEnd(14)} ${Number(value.toFixed(5))}`)
} finally {
  rmSync(built, { recursive: true })
}
