#!/usr/bin/env node
// node scripts/test.mjs             everything: install, build, type check, lint, all tests (npm test)
// node scripts/test.mjs PART…       only the test files whose path contains a PART, and only the
//                                   build before them: `node scripts/test.mjs engine/random`
// The last line is `N passed, N failed` of the tests; each other step that fails counts as one failed.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { install } from './install.mjs'
import { provideSystem } from './system.mjs'

// One more than the machine has processors: a test of the page or of a program waits half of its time.
const AT_ONCE = 3
// Only what hangs is ended: where others want the processors a file may take longer by as much (test/run.mjs).
const LIMIT_MS = 180_000

process.chdir(join(import.meta.dirname, '..'))
const parts = process.argv.slice(2)
const isWhole = parts.length === 0

// Each run has a build of its own, so that runs beside each other do not disturb each other.
const folder = `dist/test/${process.pid}`
// What tests write to temporary files, killed ones and browsers too, goes away with the run.
const temporary = mkdtempSync(join(tmpdir(), 'dejarik-tests-'))
process.env.TMPDIR = temporary
/** @type {string[]} */
const complaints = []
let failedSteps = 0

if (isWhole) {
  install()
  provideSystem()
}
const { passed, failed } = await buildAndTest().finally(cleanUp)
for (const line of complaints) console.log(line)
console.log(`${passed} passed, ${failed + failedSteps} failed`)
process.exitCode = failed + failedSteps > 0 ? 1 : 0

async function buildAndTest() {
  const { build, builtName, filesBelow } = await import('../build.mjs')
  const files = filesBelow('test', '.test.ts').filter(
    (file) => isWhole || parts.some((part) => file.includes(part)),
  )
  if (files.length === 0) return giveUp(`no test file has ${parts.join(' or ')} in its path`)
  // Beside each other, for each leaves the processors idle now and then
  const steps = isWhole
    ? [
        step('build', process.execPath, 'build.mjs'),
        step('type check', 'node_modules/.bin/tsc', '--build'),
        step('lint and format', 'node_modules/.bin/biome', 'check', '--error-on-warnings'),
      ]
    : []
  const isBuilt = await build(folder, files).then(
    () => true,
    () => false, // esbuild has said why
  )
  await Promise.all(steps)
  if (!isBuilt) return giveUp('the tests could not be built')
  return runTests(files.map((name) => ({ name, file: join(folder, builtName(name)) })))
}

/** @param {string} why */
function giveUp(why) {
  complaints.push(`FAIL  ${why}`)
  return { passed: 0, failed: 1 }
}

/** @param {{ name: string, file: string }[]} files */
async function runTests(files) {
  const { endChildren, runFiles } = await import('../test/run.mjs')
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      endChildren()
      cleanUp()
      process.exit(1)
    })
  return runFiles(files, { atOnce: AT_ONCE, limitMs: LIMIT_MS, report })
}

/** @param {import('../test/run.mjs').Result} result */
function report({ name, passed, ms, complaint, output }) {
  if (complaint === '') return console.log(`ok    ${name}: ${passed} passed (${ms} ms)`)
  console.log(`\nFAIL  ${name}\n${output.trimEnd()}\n`)
  complaints.push(`FAIL  ${name}: ${complaint}`)
}

/**
 * @param {string} name
 * @param {string} command
 * @param {string[]} args
 */
async function step(name, command, ...args) {
  const began = performance.now()
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  const [status] = await once(child, 'close').catch((error) => [String(error)])
  const ms = Math.round(performance.now() - began)
  if (status === 0) return console.log(`ok    ${name} (${ms} ms)`)
  console.log(`\nFAIL  ${name}\n${output.trimEnd()}\n`)
  failedSteps++
  complaints.push(`FAIL  ${name}`)
}

function cleanUp() {
  for (const made of [folder, temporary])
    rmSync(made, { recursive: true, force: true, maxRetries: 20 })
}
