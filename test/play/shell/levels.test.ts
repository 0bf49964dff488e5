import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { rebellionLevels } from '../../../agents/rebellion/levels.js'
import { levelsFor } from '../../../agents/registry.js'
import { parseSpec } from '../../../agents/spec.js'
import { levelById, titledLevels } from '../../../play/shell/levels.js'

test('all front ends and the arena know the same levels', () => {
  assert.is(levelsFor('rebellion'), rebellionLevels.levels)
  for (const { id, spec } of titledLevels(rebellionLevels)) {
    const [byName, bySpec] = [parseSpec(id, 'rebellion'), parseSpec(spec, 'rebellion')]
    assert.ok(byName.kind === 'ours' && bySpec.kind === 'ours')
    assert.equal(byName.settings, bySpec.settings)
  }
})

test('what the table names is in it', () => {
  const { usual, simplest, atOnce, hint, longHint } = rebellionLevels
  const titled = titledLevels(rebellionLevels).map(({ id }) => id)
  assert.ok(titled.includes(usual) && titled.includes(simplest))
  for (const spec of [atOnce, hint, longHint]) assert.is(parseSpec(spec, 'rebellion').kind, 'ours')
})

test('a level without a title goes on where people choose by titles, an unknown one is the usual', () => {
  assert.is(levelById(rebellionLevels, 'hard').spec, rebellionLevels.levels.hard?.spec)
  assert.is(levelById(rebellionLevels, 'no such level').id, rebellionLevels.usual)
  assert.is(levelById(rebellionLevels, 'toString').id, rebellionLevels.usual)
})

test.run()
