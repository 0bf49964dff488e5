import { InputError, suggestion } from './input-error.js'

/**
 * A value of a JSON text with the way to it, so that every complaint names its place. A game whose files people write by
 * hand may say more in its complaints (`like`, `hint`).
 */
export class JsonField {
  constructor(
    readonly path: string,
    readonly value: unknown,
  ) {}

  /** Another field of the same sort. */
  protected at(path: string, value: unknown): this {
    const Sort = this.constructor as new (path: string, value: unknown) => this
    return new Sort(path, value)
  }

  /** What the field looks like, to be said after "expected a list". */
  protected like(): string {
    return ''
  }

  /** What may have been meant by an unknown word. */
  protected hint(word: string, known: Iterable<string>, _noun: string): string {
    return suggestion(word, known)
  }

  get isGiven(): boolean {
    return this.value !== undefined
  }

  fail(what: string): never {
    throw new InputError(`${this.path}: ${what}`)
  }

  /** The members of an object, which may have only the keys named. */
  object<Key extends string>(keys: readonly Key[], noun = 'field'): (key: Key) => this {
    const known = new Set<string>(keys)
    const members = new Map<string, this>()
    for (const [key, member] of this.members()) {
      if (!known.has(key)) this.fail(`unknown ${noun} ${quoted(key)}${this.hint(key, known, noun)}`)
      members.set(key, member)
    }
    return (key) => members.get(key) ?? this.below(key, undefined)
  }

  /** All members of an object, whatever they are called. */
  members(): [string, this][] {
    if (!isObject(this.value))
      this.fail(`expected an object${this.like()}, found ${quoted(this.value)}`)
    return Object.entries(this.value).map(([key, value]) => [key, this.below(key, value)])
  }

  items(): this[] {
    if (!Array.isArray(this.value))
      this.fail(`expected a list${this.like()}, found ${quoted(this.value)}`)
    return Array.from(this.value, (value: unknown, i) => this.at(`${this.path}[${i}]`, value))
  }

  /** The items of a list, or none when the field is left out. */
  itemsIfGiven(): this[] {
    return this.isGiven ? this.items() : []
  }

  text(): string {
    if (typeof this.value !== 'string') this.fail(`expected a text, found ${quoted(this.value)}`)
    return this.value
  }

  count(least: number, most: number): number {
    const value = this.value
    if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
      this.fail(`expected a whole number from ${least} to ${most}, found ${quoted(value)}`)
    return value
  }

  flag(): boolean {
    if (typeof this.value !== 'boolean')
      this.fail(`expected true or false, found ${quoted(this.value)}`)
    return this.value
  }

  flagIfGiven(): boolean {
    return this.isGiven && this.flag()
  }

  /** The number of an id among those known. */
  id(known: ReadonlyMap<string, number>, noun: string): number {
    if (!this.isGiven)
      this.fail(`missing; give ${article(noun)} ${noun}${this.hint('', known.keys(), noun)}`)
    const word = this.text()
    const n = known.get(word)
    if (n === undefined)
      this.fail(`unknown ${noun} ${quoted(word)}${this.hint(word, known.keys(), noun)}`)
    return n
  }

  /** A set of ids as a mask; none may stand in it twice. */
  mask(known: ReadonlyMap<string, number>, noun: string): number {
    let mask = 0
    for (const item of this.itemsIfGiven()) {
      const bit = 1 << item.id(known, noun)
      if ((mask & bit) !== 0) item.fail(`${quoted(item.value)} is listed twice; leave one out`)
      mask |= bit
    }
    return mask
  }

  below(key: string, value: unknown): this {
    return this.at(this.path === ROOT ? key : `${this.path}.${key}`, value)
  }
}

/** The path of the whole. */
export const ROOT = 'position'

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A value as it stands in a complaint: never long, never more than a line. */
export function quoted(value: unknown): string {
  const text = textOf(value)
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}

const DEEPEST_SPELT = 3
const MOST_SPELT = 12

/** As JSON; what is deep, cyclic or no JSON is cut short. */
function textOf(value: unknown, depth = 0): string {
  if (value === undefined) return 'nothing'
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 100))
  if (typeof value !== 'object' || value === null) return String(value)
  if (depth === DEEPEST_SPELT) return '…'
  if (Array.isArray(value)) return `[${spelt(value, (item) => textOf(item, depth + 1))}]`
  const members = Object.entries(value)
  return `{${spelt(members, ([key, item]) => `${JSON.stringify(key)}:${textOf(item, depth + 1)}`)}}`
}

function spelt<Item>(items: readonly Item[], text: (item: Item) => string): string {
  const words = Array.from(items.slice(0, MOST_SPELT), text)
  return [...words, ...(items.length > MOST_SPELT ? ['…'] : [])].join(',')
}

function article(noun: string): string {
  return /^[aeiou]/.test(noun) ? 'an' : 'a'
}
