#!/usr/bin/env node
// node scripts/transcripts.mjs: writes the games of test/transcripts/ anew. Look at the difference.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadSource } from './sources.mjs'

const ROOT = join(import.meta.dirname, '..')
const FOLDER = join(ROOT, 'test/transcripts')

const { TRANSCRIPTS, transcript } = await loadSource('test/transcripts/games.ts')
for (const one of TRANSCRIPTS) {
  writeFileSync(join(FOLDER, one.file), transcript(one))
  console.log(`test/transcripts/${one.file}`)
}
