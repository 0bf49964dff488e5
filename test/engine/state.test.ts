import * as fc from 'fast-check'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import {
  cloneState,
  copyState,
  equalStates,
  fillState,
  hashState,
  Layout,
  resizeState,
  State,
} from '../../engine/state.js'

fc.configureGlobal({ seed: 1138 })

const contents = fc.uint8Array({ minLength: 1, maxLength: 200 })

function filled(bytes: Uint8Array): State {
  const state = new State(bytes.length)
  state.bytes.set(bytes)
  return state
}

test('bytes and words are two readings of one buffer of whole double words', () => {
  for (const [size, bytes] of [
    [1, 8],
    [8, 8],
    [9, 16],
  ] as const) {
    const state = new State(size)
    assert.is(state.bytes.length, bytes)
    assert.is(state.words.length, bytes / 4)
    assert.is(state.bytes.buffer, state.words.buffer)
  }
})

test('a clone is equal and goes its own way', () => {
  fc.assert(
    fc.property(contents, fc.nat(), (bytes, at) => {
      const state = filled(bytes)
      const copy = cloneState(state)
      assert.ok(equalStates(state, copy))
      assert.is(hashState(state), hashState(copy))
      copy.bytes[at % bytes.length]! ^= 1
      assert.not(equalStates(state, copy))
      assert.equal(state, filled(bytes))
    }),
  )
})

test('copying over a state makes it equal', () => {
  fc.assert(
    fc.property(contents, (bytes) => {
      const from = filled(bytes)
      const to = filled(bytes.map((byte) => ~byte))
      copyState(from, to)
      assert.ok(equalStates(from, to))
      assert.equal(from, filled(bytes))
    }),
  )
})

test('a state of a pool takes the size of what is copied into it', () => {
  fc.assert(
    fc.property(contents, contents, (bytes, other) => {
      for (const copy of [copyState, (from: State, to: State) => fillState(from.bytes, to)]) {
        const from = filled(bytes)
        const to = filled(other)
        copy(from, to)
        assert.ok(equalStates(from, to))
        assert.is(to.bytes.buffer, to.words.buffer)
        assert.is.not(to.bytes.buffer, from.bytes.buffer)
      }
    }),
  )
})

test('a state of another size keeps what fits', () => {
  const state = filled(Uint8Array.from({ length: 24 }, (_, i) => i + 1))
  resizeState(state, 8)
  assert.equal([...state.bytes], [1, 2, 3, 4, 5, 6, 7, 8])
  resizeState(state, 16)
  assert.equal([...state.bytes], [1, 2, 3, 4, 5, 6, 7, 8, 0, 0, 0, 0, 0, 0, 0, 0])
})

test('states of different sizes are not equal', () => {
  assert.not(equalStates(new State(8), new State(16)))
})

test('changing one word always changes the hash', () => {
  const changes = fc.record({
    bytes: contents,
    at: fc.nat(),
    by: fc.integer({ min: 1, max: 2 ** 32 - 1 }),
  })
  fc.assert(
    fc.property(changes, ({ bytes, at, by }) => {
      const state = filled(bytes)
      const before = hashState(state)
      state.words[at % state.words.length]! ^= by
      assert.is.not(hashState(state), before)
    }),
    { numRuns: 1000 },
  )
})

test('a hash is a number of 32 bits, 0 or more, the same in every version', () => {
  assert.is(hashState(new State(8)), 787011398)
  assert.is(hashState(filled(Uint8Array.of(1, 2, 3, 4, 5))), 569673201)
})

test('hashes of near states do not collide', () => {
  const seen = new Set<number>()
  const state = new State(64)
  for (let at = 0; at < 16; at++)
    for (let value = 0; value < 1000; value++) {
      state.words.fill(0)
      state.words[at] = value
      seen.add(hashState(state))
    }
  assert.ok(seen.size >= 15_985 - 2, `${seen.size}`) // 15 985 states; by chance 0.03 of them collide
})

test('a layout gives each name a place of its own, words first', () => {
  const layout = new Layout()
  assert.is(layout.words('random', 4), 0)
  assert.is(layout.words('turn'), 4)
  assert.is(layout.bytes('units', 5), 20)
  assert.is(layout.bytes('phase'), 25)
  assert.is(layout.size, 32)
  assert.equal(layout.table, [
    { name: 'random', offset: 0, length: 4, unit: 4 },
    { name: 'turn', offset: 16, length: 1, unit: 4 },
    { name: 'units', offset: 20, length: 5, unit: 1 },
    { name: 'phase', offset: 25, length: 1, unit: 1 },
  ])
})

test('a layout is cut at whole double words, behind which words may be asked for again', () => {
  const layout = new Layout()
  layout.words('random', 4)
  layout.bytes('phase', 3)
  assert.is(layout.cut(), 24)
  assert.is(layout.words('markers'), 6)
  assert.is(layout.size, 32)
})

test('a layout refuses words that would lie across a boundary', () => {
  const layout = new Layout()
  layout.bytes('phase')
  assert.throws(() => layout.words('turn'), 'layout: words "turn" asked for after bytes')
})

test.run()
