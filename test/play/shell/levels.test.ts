import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { duelLevels } from '../../../agents/duel/levels.js'
import { rebellionLevels } from '../../../agents/rebellion/levels.js'
import { levelsFor } from '../../../agents/registry.js'
import { skirmishLevels } from '../../../agents/skirmish/levels.js'
import { parseSpec } from '../../../agents/spec.js'
import { levelById, titledLevels } from '../../../play/shell/levels.js'

for (const [game, table] of [
  ['rebellion', rebellionLevels],
  ['duel', duelLevels],
  ['skirmish', skirmishLevels],
] as const) {
  test(`${game}: all front ends and the arena know the same levels`, () => {
    assert.is(levelsFor(game), table.levels)
    for (const { id, spec } of titledLevels(table)) {
      const [byName, bySpec] = [parseSpec(id, game), parseSpec(spec, game)]
      assert.ok(byName.kind === 'ours' && bySpec.kind === 'ours')
      assert.equal(byName.settings, bySpec.settings)
    }
  })

  test(`${game}: what was measured of a level was measured against the one before it`, () => {
    const ids = Object.keys(table.levels)
    for (const [id, { measured, title }] of Object.entries(table.levels)) {
      if (measured === undefined) continue
      const { against, won, games, low, high } = measured
      assert.is(against, ids[ids.indexOf(id) - 1])
      assert.ok(low <= (won / games) * 100 && (won / games) * 100 <= high)
      const told = titledLevels(table).find(({ name }) => name === title)?.about ?? ''
      assert.match(told, `Won ${won} of ${games} games against`)
    }
  })

  test(`${game}: no two levels have a name in common`, () => {
    const names = Object.entries(table.levels).flatMap(([id, { formerly = [] }]) => [
      id,
      ...formerly,
    ])
    assert.is(new Set(names).size, names.length)
  })

  test(`${game}: what the table names is in it`, () => {
    const { usual, simplest, atOnce, hint, longHint, coach, longCoach, warning } = table
    const titled = titledLevels(table).map(({ id }) => id)
    assert.ok(titled.includes(usual) && titled.includes(simplest))
    for (const spec of [atOnce, hint, longHint, coach, longCoach, warning])
      assert.is(parseSpec(spec, game).kind, 'ours')
  })
}

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
