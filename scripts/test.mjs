#!/usr/bin/env node
// node scripts/test.mjs             everything: install, build, type check, lint, all tests (npm test)
// node scripts/test.mjs PART…       only the test files whose path contains a PART, and only the
//                                   build before them: `node scripts/test.mjs engine/random`
// The last line is `N passed, N failed` of the tests; each other step that fails counts as one failed.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { install } from './install.mjs'
import { provideSystem } from './system.mjs'

const ROOT = join(import.meta.dirname, '..')
const AT_ONCE = 2
const LIMIT_MS = 180_000

const parts = process.argv.slice(2)
const isWhole = parts.length === 0

let failedSteps = 0
if (isWhole) {
  install()
  provideSystem()
}
// Beside other runs: each has its own build, gone when it ends.
const folder = `dist/test/${process.pid}`
const sum = await buildAndTest()
console.log(`${sum.passed} passed, ${sum.failed + failedSteps} failed`)
process.exitCode = sum.failed + failedSteps > 0 ? 1 : 0

async function buildAndTest() {
  const { build, builtName, filesBelow } = await import('../build.mjs')
  const files = filesBelow('test', '.test.ts').filter(
    (file) => isWhole || parts.some((part) => file.includes(part)),
  )
  if (isWhole) {
    step('build', process.execPath, 'build.mjs')
    step('type check', 'node_modules/.bin/tsc', '--build')
    step('lint and format', 'node_modules/.bin/biome', 'check', '--error-on-warnings')
  }
  if (files.length === 0) return giveUp(`no test file has ${parts.join(' or ')} in its path`)
  try {
    await build(folder, files)
  } catch {
    cleanUp()
    return giveUp('the tests could not be built') // esbuild has said why
  }
  return runTests(files.map((name) => ({ name, file: join(ROOT, folder, builtName(name)) })))
}

/** @param {string} why */
function giveUp(why) {
  console.error(`FAIL  ${why}`)
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
  try {
    return await runFiles(files, { atOnce: AT_ONCE, limitMs: LIMIT_MS, report })
  } finally {
    cleanUp()
  }
}

/** @param {import('../test/run.mjs').Result} result */
function report({ name, passed, ms, complaint, output }) {
  if (complaint === '') console.log(`ok    ${name}: ${passed} passed (${ms} ms)`)
  else console.log(`\n${output.trimEnd()}\n\nFAIL  ${name}: ${complaint}`)
}

/**
 * @param {string} name
 * @param {string} command
 * @param {string[]} args
 */
function step(name, command, ...args) {
  const began = performance.now()
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0) failedSteps++
  const ms = Math.round(performance.now() - began)
  console.log(`${status === 0 ? 'ok   ' : 'FAIL '} ${name} (${ms} ms)`)
}

function cleanUp() {
  rmSync(join(ROOT, folder), { recursive: true, force: true })
}
