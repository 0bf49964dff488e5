import { InputError } from '../../input-error.js'
import { STEP_IDS } from './ids.js'
import { isObject } from './input.js'

/**
 * The checks of a state name every field that a position could have. What is said to its author
 * names only fields of his file: the nearest above, and what gave the stack where he gave none.
 */
export function inTermsOf(position: unknown, error: unknown): unknown {
  if (!(error instanceof InputError)) return error
  const [, path, said] = /^([^\s:]+): (.*)$/s.exec(error.message) ?? []
  if (path === undefined || said === undefined || !isObject(position)) return error
  return new InputError(`${fieldFor(position, path, said)}: ${wordsFor(position, path, said)}`)
}

type Given = Readonly<Record<string, unknown>>

function fieldFor(position: Given, path: string, said: string): string {
  if (path === WHOLE || isAboutGap(said)) return path
  const given = givenPart(position, path)
  if (given !== '') return given
  if (isOfStack(path)) return stackField(position)
  const twin = TWINS[path] ?? WHOLE
  return Object.hasOwn(position, twin) ? twin : WHOLE
}

/** A stack that the author has not written is spoken of only to tell him to write it. */
function wordsFor(position: Given, path: string, said: string): string {
  if (Object.hasOwn(position, 'stack')) return said
  if (isOfStack(path)) return withoutStep(said)
  return said.includes('on the stack') ? `${said}; ${WRITE_STACK}` : said
}

const WRITE_STACK = 'write "stack" instead of "phase" and "turn"'

function isOfStack(path: string): boolean {
  return path === 'stack' || path.startsWith('stack[')
}

const WHOLE = 'position'

/** A field that is missing is named although it is not there. */
function isAboutGap(said: string): boolean {
  return said.startsWith('missing') || said.endsWith('found nothing')
}

/** Fields that can be at fault just as well, under the name that the checks use. */
const TWINS: Readonly<Record<string, string>> = { candidates: 'ruledOut', reputation: 'time' }

/** What told whose decision it is. */
function stackField(position: Given): string {
  return ['turn', 'phase'].find((key) => Object.hasOwn(position, key)) ?? WHOLE
}

function withoutStep(said: string): string {
  const [, step, rest] = /^([a-z-]+): (.*)$/s.exec(said) ?? []
  return step !== undefined && STEP_IDS.has(step) && rest !== undefined ? rest : said
}

/** As much of the path as the position has. */
function givenPart(position: unknown, path: string): string {
  let value = position
  let given = ''
  while (given.length < path.length) {
    const rest = path.slice(given.length).replace(/^\./, '')
    const key = keyAt(value, rest)
    if (key === undefined) break
    given = path.slice(0, path.length - rest.length) + key
    value = Reflect.get(Object(value), key.replace(/^\[|\]$/g, ''))
  }
  return given
}

/** The member of the value with which the rest of a path begins, as the path writes it. */
function keyAt(value: unknown, rest: string): string | undefined {
  if (Array.isArray(value)) {
    const index = /^\[(\d+)\]/.exec(rest)
    return index !== null && Number(index[1]) < value.length ? index[0] : undefined
  }
  if (!isObject(value)) return undefined
  const ends = (key: string) => rest.length === key.length || '.['.includes(rest[key.length] ?? '')
  return Object.keys(value).find((key) => rest.startsWith(key) && ends(key))
}
