import { InputError } from '../../engine/input-error.js'
import { JsonField } from '../../engine/json-field.js'

/** A field of a question, under the name that complaints call it by. */
export class AskedField extends JsonField {
  /** The whole question, which has no name. */
  static of(question: object): AskedField {
    return new AskedField('', question)
  }

  override fail(what: string): never {
    throw new InputError(this.path === '' ? what : `${this.path}: ${what}`)
  }

  override below(key: string, value: unknown): this {
    return this.at(this.path === '' ? key : `${this.path}.${key}`, value)
  }

  countOr(usual: number, least: number, most: number): number {
    return this.isGiven ? this.count(least, most) : usual
  }

  /** A text or a number that dice come from. */
  seedOr(usual: string): string {
    if (!this.isGiven) return usual
    return typeof this.value === 'number' ? String(this.value) : this.short(LONGEST_SEED)
  }

  short(most: number): string {
    const text = this.text()
    if (text.length > most) this.fail(`has ${text.length} characters, at most ${most} are allowed`)
    return text
  }

  wordOr<Word extends string>(usual: Word, words: readonly Word[]): Word {
    if (!this.isGiven) return usual
    const n = this.id(new Map(words.map((word, i) => [word, i])), 'word')
    return words[n] as Word
  }

  /** What `work` complains of, said of this field. */
  about<T>(work: () => T, join = ': '): T {
    try {
      return work()
    } catch (error) {
      throw error instanceof InputError
        ? new InputError(`${this.path}${join}${error.message}`)
        : error
    }
  }
}

const LONGEST_SEED = 200
