import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { parseSpec } from '../../../agents/spec.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import {
  isBeforeAssault,
  measureStrikes,
} from '../../../play/games/rebellion/tools/strikes/strikes.js'

const FILE = join(process.cwd(), 'test', 'agents', 'positions', 'before-assaults.jsonl')
const positions = readFileSync(FILE, 'utf8')
  .trim()
  .split('\n')
  .map((line) => rebellion.fromPosition(JSON.parse(line)))

const scripted = parseSpec('scripted')
const random = parseSpec('random')
if (scripted.kind !== 'ours' || random.kind !== 'ours') throw new Error('ours')

test('forty positions begin a round that may end with the base', () => {
  assert.is(positions.length, 40)
  for (const [at, position] of positions.entries())
    assert.ok(isBeforeAssault(position), `position ${at + 1}`)
  assert.not.ok(isBeforeAssault(rebellion.start({}, 'strikes')))
})

test('the rules take the base in part of these rounds, random moves never do', () => {
  const some = positions.slice(0, 12)
  const told: number[] = []
  const found = measureStrikes(some, scripted, scripted, 5, 'strikes', (done) => told.push(done))
  assert.is(found.worlds, 60)
  assert.is(told.length, 60)
  assert.ok(found.taken > 5 && found.taken < 45, `${found.taken} of 60`)
  assert.equal(measureStrikes(some, scripted, scripted, 5, 'strikes'), found)
  const byChance = measureStrikes(some, random, scripted, 1, 'strikes')
  assert.ok(byChance.taken < found.taken / 5)
})

test.run()
