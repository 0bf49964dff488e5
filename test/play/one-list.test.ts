import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { GAME_NAMES } from '../../engine/games.js'

/** A game plugs into the room by its folder and its line in one list; nothing else names it. */
const LIST = 'play/games.ts'

test('no file of play names a game but its own and the list', () => {
  const names = GAME_NAMES.join('|')
  const naming = new RegExp(`['"](?:${names})['"]|/(?:${names})/`)
  const found = readdirSync('play', { recursive: true, encoding: 'utf8' })
    .map((name) => `play/${name}`)
    .filter((path) => /\.tsx?$/.test(path) && path !== LIST && !path.startsWith('play/games/'))
  assert.ok(found.length > 50)
  assert.equal(
    found.filter((path) => naming.test(readFileSync(path, 'utf8'))),
    [],
  )
})

test('the shell knows neither the page nor the terminal', () => {
  for (const name of readdirSync('play/shell', { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts')) continue
    const source = readFileSync(`play/shell/${name}`, 'utf8')
    assert.not.match(source, /from '(?:\.\.\/)+(?:page|terminal|games|verbs|tune)\b/, name)
  }
})

test.run()
