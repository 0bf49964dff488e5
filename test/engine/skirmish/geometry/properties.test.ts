import * as fc from 'fast-check'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { cardAt, tableOf } from '../../../../engine/skirmish/facts/tables.js'
import { roomToCard, roomToDisc } from '../../../../engine/skirmish/geometry/advance.js'
import {
  alongX,
  alongY,
  bearing,
  cosine,
  sine,
  turnBetween,
  turned,
} from '../../../../engine/skirmish/geometry/directions.js'
import {
  discsOverlap,
  discsTouch,
  overlapsCard,
} from '../../../../engine/skirmish/geometry/discs.js'
import { baseRadius, LONG } from '../../../../engine/skirmish/geometry/measures.js'
import { compareProducts, wholeRoot } from '../../../../engine/skirmish/geometry/whole-numbers.js'
import { direction } from './slow-geometry.js'

fc.configureGlobal({ seed: 1138 })

const heading = fc.integer({ min: 0, max: 3599 })
const coordinate = fc.integer({ min: 20_000, max: 100_000 })
const radius = fc.integer({ min: 1, max: 5 }).map(baseRadius)
const large = fc.integer({ min: 0, max: 2 ** 36 })
const little = fc.integer({ min: -3, max: 3 })

test('every direction of the table is the one computed by series', () => {
  for (let h = 0; h < 3600; h++) {
    const { x, y } = direction(h)
    assert.is(cosine(h), Number(x), `cosine ${h}`)
    assert.is(sine(h), Number(y), `sine ${h}`)
  }
})

test('a quarter turn of a direction is exact', () => {
  for (let h = 0; h < 3600; h++) {
    assert.ok(cosine(turned(h, 900)) === -sine(h), `${h}`)
    assert.is(sine(turned(h, 900)), cosine(h), `${h}`)
  }
})

test('every heading is the bearing of its own direction', () => {
  for (let h = 0; h < 3600; h++)
    assert.is(bearing(0, 0, alongX(0, h, 100_000), alongY(0, h, 100_000)), h)
})

test('a turn between two headings leads from one to the other', () => {
  fc.assert(
    fc.property(heading, heading, (from, to) => {
      const by = turnBetween(from, to)
      assert.is(turned(from, by), to)
      assert.ok(by > -1800 && by <= 1800)
    }),
  )
})

test('a base laid at any bearing of another touches it and does not overlap it', () => {
  fc.assert(
    fc.property(coordinate, coordinate, heading, radius, radius, (x, y, h, a, b) => {
      const [bx, by] = [alongX(x, h, a + b), alongY(y, h, a + b)]
      assert.ok(discsTouch(x, y, bx, by, a + b))
      assert.not(discsOverlap(x, y, bx, by, a + b))
    }),
    { numRuns: 1000 },
  )
})

test('a unit that advances as far as there is room overlaps nothing, and can back away', () => {
  const { cards } = tableOf(2, 0)
  const at = cardAt(1)
  fc.assert(
    fc.property(coordinate, coordinate, heading, radius, radius, (x, y, h, a, b) => {
      const [ox, oy] = [alongX(x, h, a + b + 3000), alongY(y, h, a + b + 3000)]
      fc.pre(!overlapsCard(x, y, a, cards, at))
      const before = roomToDisc(x, y, h, LONG, ox, oy, a + b)
      const length = roomToCard(x, y, h, before, a, cards, at)
      const [endX, endY] = [alongX(x, h, length), alongY(y, h, length)]
      assert.ok(before < LONG)
      assert.not(discsOverlap(endX, endY, ox, oy, a + b))
      assert.not(overlapsCard(endX, endY, a, cards, at))
      assert.is(roomToDisc(endX, endY, turned(h, 1800), LONG, ox, oy, a + b), LONG)
    }),
    { numRuns: 1000 },
  )
})

test('a shorter limit cuts the room and changes nothing else', () => {
  fc.assert(
    fc.property(heading, fc.integer({ min: 0, max: LONG }), radius, (h, limit, r) => {
      const [ox, oy] = [alongX(50_000, h, 7000), alongY(50_000, h, 7000)]
      const whole = roomToDisc(50_000, 50_000, h, LONG, ox, oy, 2 * r)
      const found = roomToDisc(50_000, 50_000, h, limit, ox, oy, 2 * r)
      assert.is(found, Math.min(limit, whole))
    }),
  )
})

test('products beyond 53 bits are compared exactly, near ties too', () => {
  fc.assert(
    fc.property(large, large, little, little, (a, b, da, db) => {
      const c = Math.min(2 ** 36, Math.max(0, a + da))
      const d = Math.min(2 ** 36, Math.max(0, b + db))
      const exact = BigInt(a) * BigInt(b) - BigInt(c) * BigInt(d)
      assert.is(Math.sign(compareProducts(a, b, c, d)), exact > 0n ? 1 : exact < 0n ? -1 : 0)
    }),
    { numRuns: 5000 },
  )
})

test('products that differ by 1 are told apart', () => {
  // (n + 1)(n - 1) = n² - 1
  for (const n of [2 ** 27, 2 ** 30 + 1, 2 ** 35 - 1, 68_719_476_735]) {
    assert.ok(compareProducts(n, n, n + 1, n - 1) > 0, `${n}`)
    assert.ok(compareProducts(n + 1, n - 1, n, n) < 0, `${n}`)
    assert.is(compareProducts(n, n, n, n), 0)
  }
})

test('whole roots are exact beside squares', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 26 - 1 }), (root) => {
      assert.is(wholeRoot(root * root), root)
      assert.is(wholeRoot(root * root - 1), root - 1)
      assert.is(wholeRoot(root * root + 2 * root), root)
    }),
  )
})

test.run()
