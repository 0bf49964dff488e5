#!/usr/bin/env node
// node scripts/transcripts.mjs: writes the games of test/transcripts/ anew. Look at the difference.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import esbuild from 'esbuild'

const ROOT = join(import.meta.dirname, '..')
const FOLDER = join(ROOT, 'test/transcripts')

// Inside the project, so that its packages are found
const built = mkdtempSync(join(ROOT, 'node_modules/.transcripts-'))
try {
  const outfile = join(built, 'games.mjs')
  await esbuild.build({
    entryPoints: [join(FOLDER, 'games.ts')],
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    outfile,
    logLevel: 'error',
  })
  const { TRANSCRIPTS, transcript } = await import(pathToFileURL(outfile).href)
  for (const one of TRANSCRIPTS) {
    writeFileSync(join(FOLDER, one.file), transcript(one))
    console.log(`test/transcripts/${one.file}`)
  }
} finally {
  rmSync(built, { recursive: true })
}
