import type { BaseIssue } from 'valibot'

/** What is wrong with a value that came from outside, to stand behind its place: `is "1", not a number`. */
export function shapeComplaint(issue: BaseIssue<unknown>): string {
  const { kind, type, received, expected, requirement } = issue
  if (received === 'undefined') return 'is missing'
  if (type === 'max_length') return `is ${received} letters long; at most ${requirement}`
  if (expected === 'never') return 'is unknown here'
  if (kind === 'schema') return `is ${received}, not ${named(expected ?? '')}`
  return `is ${received}; must be ${bound(expected ?? `another ${type}`)}`
}

/** `<1` as `below 1`. */
function bound(expected: string): string {
  const [, sign = '', rest = ''] = /^([<>]=?)(.*)$/.exec(expected) ?? []
  return sign === '' ? expected : `${SIGNS[sign]} ${rest}`
}

const SIGNS: Readonly<Record<string, string>> = {
  '<': 'below',
  '>': 'above',
  '<=': 'at most',
  '>=': 'at least',
}

const NAMES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  Array: 'a list',
  Object: 'an object',
}

/** `("one" | "many")` as `"one" or "many"`. */
function named(expected: string): string {
  return expected
    .replace(/^\((.*)\)$/, '$1')
    .split(' | ')
    .map((one) => NAMES[one] ?? one)
    .join(' or ')
}
