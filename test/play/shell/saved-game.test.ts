import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { InputError } from '../../../engine/input-error.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import { playOut } from '../../../play/live-game.js'
import { readSaved, savedText, type Table } from '../../../play/shell/saved-game.js'

const record = playOut(rebellion, {}, 'saved', ['random', 'random'])

const PAGE = { takeBack: true, odds: false, savedAt: 5, round: 3 }

/** What a file says beside the record, and what is read of it. */
const FILES: readonly (readonly [what: string, beside: object, table: Table])[] = [
  [
    'of the terminal before there was one shell',
    { players: ['you', 'hard'], side: 0, level: 'hard', tookBack: true },
    { people: [0], level: 'hard', tookBack: true, notes: {} },
  ],
  [
    'of the page before there was one shell',
    { players: ['mcts', 'person'], page: { side: 1, level: 'commander', ...PAGE } },
    { people: [1], level: 'commander', tookBack: false, notes: PAGE },
  ],
  [
    'with several people',
    { table: { people: [0, 2], level: 'easy', tookBack: false } },
    { people: [0, 2], level: 'easy', tookBack: false, notes: {} },
  ],
  [
    'of the arena',
    { number: 3, players: ['a', 'b'] },
    { people: null, level: null, tookBack: false, notes: {} },
  ],
  [
    'with nonsense in it',
    { table: { people: null, level: null, tookBack: 'yes' } },
    { people: null, level: null, tookBack: false, notes: {} },
  ],
]

for (const [what, beside, table] of FILES)
  test(`a file ${what} is read, and written for all front ends`, () => {
    const found = readSaved(JSON.stringify({ ...record, ...beside }))
    assert.equal(found, { record, table })
    // With the mark that some editors put before a text, too
    assert.equal(readSaved(`\ufeff${savedText(found, 3)}`), found)
  })

test('the file names who played', () => {
  const table = { people: [1], level: 'hard', tookBack: false, notes: {} }
  assert.equal(JSON.parse(savedText({ record, table }, 2)).players, ['hard', 'person'])
})

test('whoever opens a game that is still played sees what its people see', () => {
  const { result: _result, hash: _hash, ...running } = record
  const players = ['person', 'easy', 'person']
  assert.equal(readSaved(JSON.stringify({ ...running, players })).table.people, [0, 2])
  assert.is(readSaved(JSON.stringify({ ...record, players })).table.people, null)
})

test('people who are no seats are refused, a level that is none, and a table that is none', () => {
  const tables: readonly (readonly [table: unknown, told: RegExp])[] = [
    [{ people: [] }, /^table\.people: is no list of different seats/],
    [{ people: [0, 0] }, /^table\.people/],
    [{ people: [-1] }, /^table\.people/],
    [{ people: [0.5] }, /^table\.people/],
    [{ people: ['0'] }, /^table\.people/],
    [{ people: 0 }, /^table\.people/],
    [{ people: { 0: 0 } }, /^table\.people/],
    [{ side: -1 }, /^side: is no seat/],
    [{ people: [0], level: 7 }, /^table\.level: is no name of a level/],
    [{ people: [0], level: [] }, /^table\.level/],
    [{ people: [0], level: {} }, /^table\.level/],
    [[], /^table: does not say who plays/],
    [null, /^table: does not say who plays/],
  ]
  for (const [table, told] of tables)
    assert.throws(
      () => readSaved(JSON.stringify({ ...record, table })),
      (error: unknown) => error instanceof InputError && told.test(error.message),
      JSON.stringify(table),
    )
})

test('what is no game is refused', () => {
  for (const text of ['', '{', '[]', '{"game":"rebellion"}'])
    assert.throws(
      () => readSaved(text),
      (error: unknown) => error instanceof InputError,
    )
})

test.run()
