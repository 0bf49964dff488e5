import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { byNumber, type Entry, SET_IDS } from '../../../engine/rebellion/data/table.js'

const entry = (number: number, id: string): Entry => ({ number, set: 'base', id })
const room = { most: 2, constant: 'MOST_THINGS in layout.ts' }

test('entries stand at their number, whatever their order', () => {
  const table = byNumber('thing', [entry(1, 'b'), entry(0, 'a')], room)
  assert.equal(
    table.map(({ id }) => id),
    ['a', 'b'],
  )
})

for (const [what, entries, message] of [
  ['a number used twice', [entry(0, 'a'), entry(0, 'b')], 'thing 0 is both a and b'],
  [
    'a number left out',
    [entry(0, 'a'), entry(2, 'b')],
    'thing 1 is missing, but there is a thing 2',
  ],
  ['an id used twice', [entry(0, 'a'), entry(1, 'a')], 'there are two entries thing "a"'],
  [
    'more than there is room for',
    [entry(0, 'a'), entry(1, 'b'), entry(2, 'c')],
    'there is room for things up to 1: raise MOST_THINGS in layout.ts to 3',
  ],
] as const)
  test(`${what} is refused when a table is entered`, () => {
    assert.throws(
      () => byNumber('thing', entries, room),
      (error: Error) => error.message === message,
    )
  })

test('the sets of a game fit into the byte of a side', () => {
  assert.ok(SET_IDS.length <= 8)
})

test.run()
