// Installs the packages when node_modules is missing or is not what package-lock.json says.
// Uses nothing but Node, because on a fresh clone there is nothing else.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

/** After this the packages of the lock file are there, or the process has ended with an error. */
export function install() {
  if (isInstalled(ROOT)) return
  console.error('installing packages: npm ci')
  const { status } = spawnSync('npm', ['ci', '--include=dev'], { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0) {
    console.error('npm ci failed; nothing can be built without the packages')
    process.exit(1)
  }
}

/**
 * Compares the lock file with the one that npm keeps of what it has put into node_modules.
 * @param {string} root
 */
export function isInstalled(root) {
  const wanted = readPackages(join(root, 'package-lock.json'))
  const present = readPackages(join(root, 'node_modules/.package-lock.json'))
  if (wanted === null || present === null) return false
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    // The entry without a path is the project itself; binaries for other platforms stay away.
    if (path === '' || (optional && !present[path])) return true
    return present[path]?.version === version
  })
}

/**
 * @param {string} file
 * @returns {Record<string, { version: string, optional?: boolean }> | null}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return null // not there, or half written: either way `npm ci` mends it
  }
}
