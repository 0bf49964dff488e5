import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { ICONS } from '../../../engine/skirmish/data/icons.js'
import { OPTIONS } from '../../../engine/skirmish/options.js'

const FOLDER = 'test/engine/skirmish'
const RULINGS = 57

const source = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.test.ts') && !name.startsWith('every-ruling'))
  .map((name) => readFileSync(`${FOLDER}/${name}`, 'utf8'))
  .join('\n')

const titles = [
  ...source.matchAll(/test\(\s*[`'"]([^`]*?)[`'"],/g),
  ...source.matchAll(/^ {2}\[\s*'([^']*)'/gm),
]
  .map((match) => match[1] ?? '')
  .join('\n')
  .toLowerCase()

test('every ruling of the reference is named by a test', () => {
  const missing = Array.from({ length: RULINGS }, (_, i) => i + 1).filter(
    (number) => !new RegExp(`\\br${number}\\b`).test(titles),
  )
  assert.equal(missing, [])
})

test('every icon and every option is named by a test', () => {
  const words = [...ICONS.map(({ id }) => id), 'named']
  assert.equal(
    words.filter((word) => !titles.includes(word)),
    [],
  )
  const options = Object.keys(OPTIONS).filter(
    (option) => !source.includes(`${option}:`) && !source.includes(`option ${option}`),
  )
  assert.equal(options, [])
})

test.run()
