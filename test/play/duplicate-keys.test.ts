import fc from 'fast-check'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { duplicateKey } from '../../play/duplicate-keys.js'

/** A text of JSON, and the path of the key that it gives twice. */
const TEXTS: readonly (readonly [string, string | null])[] = [
  ['{}', null],
  ['[]', null],
  ['"a"', null],
  ['{"a": 1, "b": 2}', null],
  ['{"a": 1, "a": 2}', 'a'],
  ['{"a": 1, "b": {"a": 1}}', null],
  ['{"a": {"b": 1, "b": 1}}', 'a.b'],
  ['{"a": {"b": 1}, "c": {"b": 1}}', null],
  ['[{"a": 1}, {"a": 1}]', null],
  ['{"x": [{"a": 1}, {"b": [1, 2], "a": 1, "a": 2}]}', 'x[1].a'],
  ['{"x": [[], [[], {"a": 1, "a": 2}]]}', 'x[1][1].a'],
  ['{"a": "a", "b": "a"}', null],
  ['{"a": ["a", "a"]}', null],
  ['{"a": "{\\"b\\": 1, \\"b\\": 1}"}', null],
  ['{"\\u0061": 1, "a": 2}', 'a'],
  ['{"a\\"": 1, "a": 2}', null],
  ['{"a\\\\": 1, "a\\\\": 2}', 'a\\'],
  ['{"__proto__": 1, "__proto__": 2}', '__proto__'],
  ['{"": 1, "": 2}', ''],
  ['{\n  "a": 1 ,\n  "a" : 2\n}', 'a'],
]

for (const [text, path] of TEXTS)
  test(`${text} gives ${path === null ? 'nothing' : `"${path}"`} twice`, () =>
    assert.is(duplicateKey(text), path))

test('what JSON.stringify writes has no key twice', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.nat(3), (value, indent) => {
      assert.is(duplicateKey(JSON.stringify(value, null, indent)), null)
    }),
    { seed: 1 },
  )
})

test('a member written once more is found, wherever it is', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.string(), fc.jsonValue(), (value, key, other) => {
      const [outer, name, inner] = [value, key, other].map((part) => JSON.stringify(part))
      const text = `{"a": ${outer}, "b": [${outer}, {${name}: ${inner}, "-${key.length}": 0, ${name}: 0}]}`
      assert.is(duplicateKey(text), `b[1].${key}`)
    }),
    { seed: 1 },
  )
})

test.run()
