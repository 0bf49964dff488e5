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

test('what was measured of a level was measured against the one before it', () => {
  const ids = Object.keys(rebellionLevels.levels)
  for (const [id, { measured, title }] of Object.entries(rebellionLevels.levels)) {
    if (measured === undefined) continue
    const { against, won, games, low, high } = measured
    assert.is(against, ids[ids.indexOf(id) - 1])
    assert.ok(low <= (won / games) * 100 && (won / games) * 100 <= high)
    const told = titledLevels(rebellionLevels).find(({ name }) => name === title)?.about ?? ''
    assert.match(told, `Won ${won} of ${games} games against`)
  }
})

test('no two levels have a name in common', () => {
  const names = Object.entries(rebellionLevels.levels).flatMap(([id, { formerly = [] }]) => [
    id,
    ...formerly,
  ])
  assert.is(new Set(names).size, names.length)
})

test('what the table names is in it', () => {
  const { usual, simplest, atOnce, hint, longHint, coach, longCoach, warning } = rebellionLevels
  const titled = titledLevels(rebellionLevels).map(({ id }) => id)
  assert.ok(titled.includes(usual) && titled.includes(simplest))
  for (const spec of [atOnce, hint, longHint, coach, longCoach, warning])
    assert.is(parseSpec(spec, 'rebellion').kind, 'ours')
})

test('a level is known by the names that it had, an unknown one is the usual', () => {
  assert.is(levelById(rebellionLevels, 'hard').id, 'commander')
  assert.equal(parseSpec('hard', 'rebellion'), {
    ...parseSpec('commander', 'rebellion'),
    text: 'hard',
  })
  assert.is(levelById(rebellionLevels, 'no such level').id, rebellionLevels.usual)
  assert.is(levelById(rebellionLevels, 'toString').id, rebellionLevels.usual)
})

test.run()
