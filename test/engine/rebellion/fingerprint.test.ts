import { readFileSync } from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { randomDecisions } from '../../../arena/contract/walk.js'
import { COMBAT_FIELDS } from '../../../engine/rebellion/combat/fields.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import { LASTING_EFFECTS } from '../../../engine/rebellion/rounds/lasting-effects.js'
import { holdsMore } from '../../../engine/rebellion/state/fingerprint.js'
import { LAYOUT_TABLE } from '../../../engine/rebellion/state/layout.js'
import { HASH_SEEDS, hashesOf } from './hash-games.js'

/** The hashes that the first records of this project hold, before tables could grow. */
const HASHES: Record<string, number[]> = JSON.parse(
  readFileSync('test/engine/rebellion/hashes.json', 'utf8'),
)

test('hashes of states and observations of the base game are what they always were', () => {
  HASH_SEEDS.forEach((seed, n) => {
    assert.equal(hashesOf(rebellion, seed, n % 4 === 3), HASHES[seed], seed)
  })
})

/** Worked out from the options, or nothing at all. */
const WITHOUT = ['inGame', 'nothing', 'unused', 'cut']

/** Room for what is declared in blocks, as far as nothing is. */
function isRoom(name: string, at: number): boolean {
  const block = { lasting: LASTING_EFFECTS, combat: COMBAT_FIELDS }[name]
  return block?.all.every((one) => at < one.at || at >= one.at + one.length) ?? false
}

test('a base game holds nothing beyond what its hash shows', () => {
  randomDecisions(rebellion, 2000, 'image', { expansion: 'off' }, ({ state }) => {
    assert.not(holdsMore(state.words))
    for (const player of [0, 1]) assert.not(holdsMore(rebellion.observe(state, player).words))
  })
  assert.ok(holdsMore(rebellion.start({ expansion: 'on' }, 'more').words))
})

test('every byte of a state but those worked out from others changes its hash', () => {
  const state = rebellion.start({ expansion: 'on' }, 'bytes')
  const before = rebellion.hash(state)
  for (const { name, offset, length, unit } of LAYOUT_TABLE) {
    if (WITHOUT.includes(name)) continue
    for (let at = offset; at < offset + length * unit; at++) {
      if (isRoom(name, at)) continue
      state.bytes[at] = (state.bytes[at] as number) ^ 1
      assert.is.not(rebellion.hash(state), before, `${name}, byte ${at - offset}`)
      state.bytes[at] = (state.bytes[at] as number) ^ 1
    }
  }
  assert.is(rebellion.hash(state), before)
})

test.run()
