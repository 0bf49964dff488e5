#!/usr/bin/env node
// npm start: from a fresh clone to the game in the browser. What follows `--` goes to the verb:
// `npm start -- --port 8080`.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { install } from './install.mjs'

const ROOT = join(import.meta.dirname, '..')

install()
const { buildLibrary } = await import('../build.mjs')
await buildLibrary()
const args = [join(ROOT, 'dist/cli.js'), '--help', ...process.argv.slice(2)]
const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
process.exitCode = status ?? 1
