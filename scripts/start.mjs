#!/usr/bin/env node
// npm start: from a fresh clone to the game in the browser. What follows `--` goes to `dejarik
// serve`: `npm start -- --port 8080`.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { install } from './install.mjs'

const ROOT = join(import.meta.dirname, '..')

install()
const { buildLibrary } = await import('../build.mjs')
await buildLibrary()
console.error('The game opens in a browser at the address below; in the terminal it is')
console.error('  npx dejarik play --as empire        (and: npx dejarik --help)')
const args = [join(ROOT, 'dist/cli.js'), 'serve', ...process.argv.slice(2)]
const server = spawn(process.execPath, args, { stdio: 'inherit' })
// Ctrl-C reaches the server too, which ends by itself
process.on('SIGINT', () => {})
process.on('SIGTERM', () => server.kill('SIGTERM'))
server.on('exit', (code) => {
  process.exitCode = code ?? 0
})
