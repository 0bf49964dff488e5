#!/usr/bin/env node
// npm start: from a fresh clone to a game that the computer plays and tells. What follows `--` goes
// to the verb: `npm start -- --as rebel`.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { install } from './install.mjs'

const ROOT = join(import.meta.dirname, '..')

install()
const { buildLibrary } = await import('../build.mjs')
await buildLibrary()
const seed = `start-${Date.now().toString(36)}` // another game each time; its first line names it
const game = ['replay', '--players', 'scripted', 'random', '--seed', seed]
const args = [join(ROOT, 'dist/cli.js'), ...game, ...process.argv.slice(2)]
const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
console.error(`This was: npx dejarik ${game.join(' ')}   See also: npx dejarik --help`)
process.exitCode = status ?? 1
