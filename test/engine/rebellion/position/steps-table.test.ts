import { readFileSync } from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { FieldSort, Fields } from '../../../../engine/rebellion/course/frame.js'
import { type Declaration, declaredSteps } from '../../../../engine/rebellion/course/steps.js'
import { SIDE_IDS } from '../../../../engine/rebellion/facts/sides.js'
import '../../../../engine/rebellion/index.js'

/** Rows of the README's table: a step, its side, its stages in their order, its fields, and what it lies on. */
function row({ name, side, stages, frame, on }: Declaration<string, Fields>): string {
  const fields = Object.entries(frame ?? {}).map(
    ([field, { sort }]) => `${code(field)} ${words(sort)}`,
  )
  const under = [...new Set(on.map(({ step }) => step))].map(code)
  const cells = [
    code(name),
    side === undefined ? 'either' : `${SIDE_IDS[side]}`,
    (stages ?? []).map(code).join(' '),
    fields.join('; '),
    under.length === 0 ? 'nothing' : under.join(' '),
  ]
  return `| ${cells.join(' | ')} |`
}

function code(word: string): string {
  return `\`${word}\``
}

function words(sort: FieldSort): string {
  if (typeof sort === 'string') return `(${sort})`
  if (!Array.isArray(sort)) return `(some of ${'flags' in sort ? sort.flags.join(', ') : ''})`
  const [first, second] = sort
  return typeof first === 'number' ? `(${first} to ${second})` : `(${sort.join(', ')})`
}

test('the table of steps in the README is what the steps declare', () => {
  const readme = readFileSync('engine/rebellion/position/README.md', 'utf8').split('\n')
  const wanted = declaredSteps().map(row)
  const begin = readme.indexOf('| step | side | stages | fields | lies on |')
  assert.equal(
    readme.slice(begin + 2, begin + 2 + wanted.length),
    wanted,
    `it should be\n${wanted.join('\n')}`,
  )
  assert.is(readme[begin + 2 + wanted.length], '')
})

test.run()
