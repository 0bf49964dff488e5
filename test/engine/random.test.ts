import * as fc from 'fast-check'
import seedrandom from 'seedrandom'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import {
  nextBelow,
  nextBits,
  Random,
  seedWordsFromText,
  shuffleBytes,
} from '../../engine/random.js'

fc.configureGlobal({ seed: 1138 })

/** sfc32 as its author wrote it (PractRand, Chris Doty-Humphrey), in unbounded numbers. */
function sfc32([a, b, c, counter]: readonly bigint[]): { bits: bigint; words: bigint[] } {
  const wrap = (n: bigint) => BigInt.asUintN(32, n)
  const bits = wrap(a! + b! + counter!)
  return {
    bits,
    words: [
      b! ^ (b! >> 9n),
      wrap(c! + wrap(c! << 3n)),
      wrap(wrap(wrap(c! << 21n) | (c! >> 11n)) + bits),
      wrap(counter! + 1n),
    ],
  }
}

const word = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })
const fourWords = fc.tuple(word, word, word, word)

test('the generator is sfc32', () => {
  fc.assert(
    fc.property(fourWords, (start) => {
      const words = Int32Array.from(start)
      let expected = start.map((n) => BigInt.asUintN(32, BigInt(n)))
      for (let i = 0; i < 20; i++) {
        const step = sfc32(expected)
        assert.is(BigInt(nextBits(words, 0) >>> 0), step.bits)
        expected = step.words
      }
      assert.equal(
        [...words].map((n) => BigInt(n >>> 0)),
        expected,
      )
    }),
  )
})

test('a seed gives the same numbers on every machine and in every version', () => {
  const first = (seed: number | string) => new Random(seed).bits() >>> 0
  assert.is(first(0), 0x5de3a263)
  assert.is(first(1), 0x43ba6c5e)
  assert.is(first(-1), 0x22038a02)
  assert.is(first('alderaan'), 0x6e5f1284)
  assert.is(first(''), 0xd2e954ca)
})

test('a text becomes four words by way of seedrandom', () => {
  assert.is(seedrandom('hello.')(), 0.9282578795792454) // its own documented value
  const source = seedrandom('hello.')
  const words = new Int32Array(6)
  seedWordsFromText(words, 1, 'hello.')
  assert.equal([...words], [0, source.int32(), source.int32(), source.int32(), source.int32(), 0])
})

test('near seeds give unlike numbers', () => {
  const seen = new Set<number>()
  for (let seed = -500; seed < 500; seed++) seen.add(new Random(seed).bits())
  assert.is(seen.size, 1000)
})

test('the words may lie anywhere in a buffer, whose other words stay', () => {
  fc.assert(
    fc.property(fourWords, fc.integer({ min: 0, max: 4 }), (start, at) => {
      const alone = Int32Array.from(start)
      const inside = new Int32Array(8).fill(7)
      inside.set(start, at)
      assert.is(nextBits(inside, at), nextBits(alone, 0))
      assert.equal(inside.subarray(at, at + 4), alone)
      inside.fill(7, at, at + 4)
      assert.equal(inside, new Int32Array(8).fill(7))
    }),
  )
})

test('below n means 0 to n-1, each about as often', () => {
  const random = new Random('fair')
  const rolls = 60_000
  for (const n of [1, 2, 6, 30]) {
    const counts = new Array<number>(n).fill(0)
    for (let i = 0; i < rolls; i++) counts[random.below(n)]!++
    const expected = rolls / n
    const deviation = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    // Chi-square with n-1 degrees of freedom: mean n-1, deviation √2(n-1); four of them is rare.
    assert.ok(deviation <= n - 1 + 4 * Math.sqrt(2 * (n - 1)), `${n}: ${counts}`)
  }
})

test('a number below n is the same as that part of a fraction', () => {
  const [one, other] = [new Random(3), new Random(3)]
  for (let i = 0; i < 1000; i++) {
    const fraction = one.fraction()
    assert.ok(fraction >= 0 && fraction < 1)
    assert.is(nextBelow(other.words, 0, 52), Math.floor(fraction * 52))
  }
})

test('shuffling moves the bytes of its range and no others', () => {
  const ranges = fc.record({
    bytes: fc.uint8Array({ minLength: 1, maxLength: 40 }),
    from: fc.nat(39),
    length: fc.nat(40),
    seed: word,
  })
  fc.assert(
    fc.property(ranges, ({ bytes, from, length, seed }) => {
      const start = Math.min(from, bytes.length)
      const end = Math.min(start + length, bytes.length)
      const shuffled = bytes.slice()
      shuffleBytes(shuffled, start, end - start, new Random(seed).words, 0)
      assert.equal(shuffled.subarray(0, start), bytes.subarray(0, start))
      assert.equal(shuffled.subarray(end), bytes.subarray(end))
      assert.equal(shuffled.slice(start, end).sort(), bytes.slice(start, end).sort())
    }),
  )
})

test('every order of three comes about as often', () => {
  const random = new Random('orders')
  const counts = new Map<string, number>()
  for (let i = 0; i < 6000; i++) {
    const bytes = Uint8Array.of(0, 1, 2)
    shuffleBytes(bytes, 0, 3, random.words, 0)
    counts.set(bytes.join(''), (counts.get(bytes.join('')) ?? 0) + 1)
  }
  assert.is(counts.size, 6)
  for (const [order, count] of counts) assert.ok(Math.abs(count - 1000) < 120, `${order}: ${count}`)
})

test.run()
