import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { EMPIRE_CHARACTERS, REBEL_CHARACTERS } from '../../../engine/duel/data/characters.js'
import { EVENTS } from '../../../engine/duel/data/events.js'
import { STRATEGIES } from '../../../engine/duel/data/strategies.js'
import { SUITS } from '../../../engine/duel/data/suits.js'

const FOLDER = 'test/engine/duel'

test('every card, strategy and event with an effect is named by a test', () => {
  const source = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.test.ts') && !name.startsWith('every-card'))
    .map((name) => readFileSync(`${FOLDER}/${name}`, 'utf8'))
    .join('\n')
  const titles = [...source.matchAll(/test\(\s*[`'"]([^`'"]*)/g)].map((match) => match[1] ?? '')
  const loops = [
    ...source.matchAll(/for \(const \[?[\w, ]+\]? of \[([\s\S]*?)\](?: as const)?\)\n/g),
  ]
  const named = [...titles, ...loops.map((match) => match[1] ?? '')].join('\n').toLowerCase()
  const ids = [
    ...SUITS.map(({ id }) => `${id}-`),
    ...[...REBEL_CHARACTERS, ...EMPIRE_CHARACTERS].map(({ id }) => id),
    ...STRATEGIES.map(({ id }) => id),
    ...EVENTS.filter(({ effect }) => effect !== undefined).map(({ id }) => id),
  ]
  assert.equal(
    ids.filter((id) => !named.includes(id)),
    [],
  )
})

test.run()
