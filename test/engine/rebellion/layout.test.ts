import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { BASE_BYTES, LAYOUT_TABLE, STATE_BYTES } from '../../../engine/rebellion/state/layout.js'
import { documentedSizes } from '../documented-sizes.js'

test('the table of the state in the README is the layout', () => {
  const sizes = documentedSizes('engine/rebellion/README.md')
  for (const { name, length, unit } of LAYOUT_TABLE)
    assert.equal(sizes.get(name), { length, unit }, `the README says otherwise of ${name}`)
})

test('the expansion leaves states of the base game as small as they were, and its own are bounded', () => {
  const BEFORE_IT = 2664
  assert.ok(BASE_BYTES <= BEFORE_IT * 1.03, `${BASE_BYTES}`)
  assert.ok(STATE_BYTES < 4096, `${STATE_BYTES}`)
})

test('fields follow one another without a gap or an overlap', () => {
  let next = 0
  for (const { name, offset, length, unit } of LAYOUT_TABLE) {
    assert.is(offset, next, name)
    next += length * unit
  }
  assert.ok(STATE_BYTES >= next && STATE_BYTES - next < 8)
})

test.run()
