import { readFileSync } from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { declaredSteps } from '../../../../engine/rebellion/course/steps.js'
import '../../../../engine/rebellion/index.js'

/** Steps that never ask anybody themselves. */
const SILENT = ['command-phase', 'combat', 'refresh']

test('the table of decisions and posts in the README is what the steps declare', () => {
  const lines = readFileSync('engine/rebellion/README.md', 'utf8').split('\n')
  const begin = lines.indexOf('| step | post | who decides |') + 2
  const rows = lines.slice(begin, lines.indexOf('', begin)).map((line) => line.split(' | '))
  const told = rows.map(([step = '', post]) => `${step.replace(/[|` ]/g, '')}: ${post}`)
  const wanted = declaredSteps()
    .filter(({ name }) => !SILENT.includes(name))
    .map(({ name, post }) => `${name}: ${post ?? 'as below'}`)
  assert.equal([...told].sort(), [...wanted].sort())
})

test.run()
