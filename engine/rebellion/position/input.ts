import { JsonField, ROOT } from '../../json-field.js'
import { like } from './examples.js'
import { hint } from './newcomers-words.js'

export { isObject, quoted } from '../../json-field.js'

/** A field of a position, with examples and newcomers' words in its complaints. */
export class Field extends JsonField {
  protected override like(): string {
    return like(this.path)
  }

  protected override hint(word: string, known: Iterable<string>, noun: string): string {
    return hint(word, known, noun)
  }
}

export function rootField(value: unknown): Field {
  return new Field(ROOT, value)
}
