import type { ReferenceEntry } from './reference.js'

/** A word of the rules, or a key, and what it means. */
export interface Term {
  readonly name: string
  readonly text: string
}

export function termEntry({ name, text }: Term): ReferenceEntry {
  return {
    key: name,
    words: `${name} ${text}`,
    content: () => (
      <article class="term">
        <b>{name}</b>
        <p>{text}</p>
      </article>
    ),
  }
}

export function keyEntry({ name, text }: Term): ReferenceEntry {
  return {
    key: name,
    words: `${name} ${text} key`,
    content: () => (
      <p class="key-line">
        <kbd>{name}</kbd> {text}
      </p>
    ),
  }
}
