import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { OBJECTIVES } from '../../../../engine/rebellion/cards/registry.js'
import { progressOf } from '../../../../engine/rebellion/objectives/progress.js'
import { position } from '../support.js'

/** How far objectives are: what they count, and when they count nothing. */

const ROWS: readonly (readonly [
  id: string,
  fields: Readonly<Record<string, unknown>>,
  expected: readonly [number, number] | null,
])[] = [
  ['popular-support-2', { loyalty: { rebel: ['naboo', 'ryloth'] } }, [2, 6]],
  ['establish-outposts-3', { units: { naboo: { 'x-wing': 2 }, hoth: { 'x-wing': 1 } } }, [2, 5]],
  [
    'defend-the-people-1',
    {
      loyalty: { rebel: ['naboo', 'ryloth'] },
      units: { naboo: { 'x-wing': 1 }, hoth: { 'x-wing': 1 } },
    },
    [1, 4],
  ],
  [
    'cut-supply-lines-1',
    {
      loyalty: { empire: ['rodia', 'corellia', 'sullust'] },
      sabotage: ['rodia', 'naboo'],
      units: { corellia: { 'x-wing': 1 } },
    },
    [2, 3],
  ],
  // Naboo and Utapau of three populous systems; elsewhere more are missing
  ['regional-support-1', { loyalty: { rebel: ['naboo', 'utapau', 'ryloth'] } }, [2, 3]],
  ['inspire-sympathy-3', { destroyed: ['alderaan'] }, null],
  ['leave-no-one-behind-2', {}, null],
  ['heart-of-the-empire-2', {}, null],
  // Nothing is counted before a combat
  ['major-victory-3', {}, null],
]

test('an objective that counts something says how far it is', () => {
  for (const [id, fields, expected] of ROWS) {
    const card = OBJECTIVES.findIndex((one) => one.id === id)
    const progress = progressOf(position(fields), card)
    assert.equal(progress === null ? null : [progress.now, progress.needed], expected, id)
  }
})

test('whoever counts fulfils the condition with what is needed, and not before', () => {
  for (const [id, fields] of ROWS) {
    const s = position(fields)
    const card = OBJECTIVES.findIndex((one) => one.id === id)
    const progress = progressOf(s, card)
    if (progress === null) continue
    assert.is(OBJECTIVES[card]?.met(s), progress.now >= progress.needed, id)
  }
})

test.run()
