import { readFileSync } from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { LAYOUT_TABLE, STATE_BYTES } from '../../../engine/rebellion/state/layout.js'

/** Sizes of the table "The state" by field name: `a, b | 1 w each`, `a, b | 1, 2 b` and `a | 3 w, 4 b`. */
function documentedSizes(): Map<string, { length: number; unit: number }> {
  const text = readFileSync('engine/rebellion/README.md', 'utf8')
  const section = text.slice(text.indexOf('## The state'), text.indexOf('## Knowledge'))
  const sizes = new Map<string, { length: number; unit: number }>()
  for (const [, names = '', size = ''] of section.matchAll(/^\| ([\w, ]+) \| ([^|]+) \|/gm)) {
    const fields = names.split(', ')
    const parts = size.replace(' each', '').split(', ')
    fields.forEach((field, i) => {
      const part = parts[i] ?? parts[0] ?? ''
      const letter = /[wb]$/.exec(part)?.[0] ?? /[wb]$/.exec(size.replace(' each', ''))?.[0]
      sizes.set(field, { length: Number.parseInt(part, 10), unit: letter === 'w' ? 4 : 1 })
    })
  }
  return sizes
}

test('the table of the state in the README is the layout', () => {
  const sizes = documentedSizes()
  for (const { name, length, unit } of LAYOUT_TABLE)
    assert.equal(sizes.get(name), { length, unit }, `the README says otherwise of ${name}`)
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
