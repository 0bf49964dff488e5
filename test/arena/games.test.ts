import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { plugOf } from '../../arena/games.js'
import { GAME_NAMES, loadGame } from '../../engine/games.js'
import { sideNames } from '../../engine/seats.js'

const LIST = 'games.ts'

test('outside the folder of a game the arena names no game and none of its sides', async () => {
  const files = readdirSync('arena', { recursive: true, encoding: 'utf8' }).filter(
    (path) =>
      path.endsWith('.ts') &&
      path !== LIST &&
      // Games may share the names of their sides
      !GAME_NAMES.some((name) => path.startsWith(`${name}/`)),
  )
  assert.ok(files.length > 50)
  for (const name of GAME_NAMES) {
    // A side's name may be any word: it is named where it stands in quotes
    const sides = sideNames((await loadGame(name)).seats({})).map((side) => `['"\`]${side}s?['"\`]`)
    const named = new RegExp([name, ...sides].join('|'), 'i')
    for (const path of files) assert.not.match(readFileSync(`arena/${path}`, 'utf8'), named, path)
  }
})

test('a game words the sides that it has', async () => {
  for (const name of GAME_NAMES) {
    const { sides } = plugOf(name)
    if (sides !== undefined) assert.equal(Object.keys(sides).sort(), await allSides(name))
  }
})

/** The sides of a game with any of its options. */
async function allSides(name: string): Promise<string[]> {
  const game = await loadGame(name)
  const options = Object.entries(game.options).flatMap(([option, { values }]) =>
    values.map((value) => ({ [option]: value })),
  )
  return [...new Set(options.flatMap((one) => sideNames(game.seats(one))))].sort()
}

test('a game that brings nothing is counted in decisions', () => {
  const plug = plugOf('nothing of ours')
  assert.is(plug.length.unit, 'decision')
  assert.is(plug.sections, undefined)
})

test.run()
