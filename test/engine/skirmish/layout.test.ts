import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { LAYOUT_TABLE, STATE_BYTES } from '../../../engine/skirmish/state/layout.js'
import { documentedSizes } from '../documented-sizes.js'

test('the table of the state in the README is the layout', () => {
  const sizes = documentedSizes('engine/skirmish/README.md')
  for (const { name, length, unit } of LAYOUT_TABLE)
    assert.equal(sizes.get(name), { length, unit }, `the README says otherwise of ${name}`)
})

test('a state has at most 4 kB', () => {
  assert.ok(STATE_BYTES <= 4096)
})

test.run()
