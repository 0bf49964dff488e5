#!/usr/bin/env node
// node scripts/geometry.mjs [CASES] [SEED]: compares the geometry of the miniatures game with the slow one in millions of
// random cases (10 million unless told otherwise) and prints the first disagreement.
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import esbuild from 'esbuild'

const ROOT = join(import.meta.dirname, '..')
const AT_ONCE = 100_000

const cases = Number(process.argv[2] ?? 10_000_000)
const seed = process.argv[3] ?? 'deep'
if (!Number.isInteger(cases) || cases < 1) {
  console.error('usage: node scripts/geometry.mjs [CASES] [SEED]')
  process.exit(2)
}

// Inside the project, so that its packages are found
const built = mkdtempSync(join(ROOT, 'node_modules/.geometry-'))
process.once('SIGINT', () => process.exit(130))
process.once('exit', () => rmSync(built, { recursive: true }))
const outfile = join(built, 'cases.mjs')
await esbuild.build({
  entryPoints: [join(ROOT, 'test/engine/skirmish/geometry/random-cases.ts')],
  bundle: true,
  format: 'esm',
  platform: 'node',
  packages: 'external',
  outfile,
  logLevel: 'error',
})
const { firstDisagreement } = await import(pathToFileURL(outfile).href)
for (let done = 0; done < cases; done += AT_ONCE) {
  const count = Math.min(AT_ONCE, cases - done)
  const found = firstDisagreement(`${seed}-${done}`, count)
  if (found !== null) {
    console.log(found)
    process.exit(1)
  }
  if ((done / AT_ONCE) % 10 === 9) console.error(`${done + count} cases`)
}
console.log(`${cases} cases agree`)
