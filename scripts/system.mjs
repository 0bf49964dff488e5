#!/usr/bin/env node
// The programs that tests need beside Node: a browser for the page, a Redis server for the
// distributed arena. `node scripts/system.mjs` installs what is missing where it may.
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * What is needed under any of these names, the best first, and the Debian packages that bring it: Chromium without the windows
 * that no test looks at takes half of the processor time. A browser without a font draws empty boxes.
 */
const PROGRAMS = [
  {
    names: ['chromium-headless-shell', 'chromium'],
    packages: ['chromium-headless-shell', 'fonts-liberation'],
  },
  { names: ['redis-server'], packages: ['redis-server'] },
]

/** Returns whether all programs are there now; says on stderr what is missing and what would bring it. */
export function provideSystem() {
  const packages = missingPackages()
  if (packages.length === 0) return true
  const install = ['install', '-y', '--no-install-recommends', ...packages]
  if (mayInstall()) {
    console.error(`installing ${packages.join(' ')}: apt-get ${install.join(' ')}`)
    aptGet('update')
    aptGet(...install)
  }
  const missing = missingPackages()
  if (missing.length === 0) return true
  console.error(`missing for the tests: ${missing.join(' ')}; this installs them:`)
  console.error(`  sudo apt-get update && sudo apt-get ${install.join(' ')}`)
  return false
}

function missingPackages() {
  return PROGRAMS.filter(({ names }) => !names.some(isThere)).flatMap(({ packages }) => packages)
}

/** @param {string} program */
function isThere(program) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin']
  return folders.some((folder) => isExecutable(join(folder, program)))
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function mayInstall() {
  return process.getuid?.() === 0 && isThere('apt-get')
}

/** @param {string[]} args */
function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // Its chatter goes to stderr: stdout is for results.
  spawnSync('apt-get', ['-q', ...args], { stdio: ['ignore', 2, 2], env })
}

if (process.argv[1] === fileURLToPath(import.meta.url) && !provideSystem()) process.exitCode = 1
