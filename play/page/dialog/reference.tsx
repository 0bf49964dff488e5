import type { ComponentChild } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Store } from '../store.js'
import { Dialog } from './dialog.js'

/** Something to look up: what it is found by, and how it is drawn. */
export interface ReferenceEntry {
  readonly key: string
  readonly words: string
  content(): ComponentChild
}

export interface ReferenceSection {
  readonly title: string
  readonly entries: readonly ReferenceEntry[]
}

/** Everything there is to know about a game, section by section, and all that fits what is typed. */
export function Reference({
  store,
  sections,
}: {
  store: Store
  sections: readonly ReferenceSection[]
}) {
  const [chosen, setChosen] = useState(0)
  const [typed, setTyped] = useState('')
  const search = useRef<HTMLInputElement>(null)
  const content = useRef<HTMLElement>(null)
  useEffect(() => search.current?.focus(), [])
  useEffect(() => {
    content.current?.scrollTo(0, 0)
  }, [chosen, typed])
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const shown = wanted.length === 0 ? sections.slice(chosen, chosen + 1) : found(sections, wanted)
  const count = shown.reduce((sum, { entries }) => sum + entries.length, 0)
  return (
    <Dialog title="Reference" store={store} class="reference">
      <label class="search">
        <span class="hidden">Search the reference</span>
        <input
          ref={search}
          type="text"
          value={typed}
          placeholder="Search: a name or a word"
          autocomplete="off"
          spellcheck={false}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      <nav aria-label="Sections">
        {sections.map(({ title }, number) => (
          <button
            type="button"
            key={title}
            class={wanted.length === 0 && number === chosen ? 'on' : ''}
            aria-current={wanted.length === 0 && number === chosen ? 'true' : undefined}
            onClick={() => {
              setChosen(number)
              setTyped('')
            }}
          >
            {title}
          </button>
        ))}
      </nav>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach it */}
      <section ref={content} class="content" aria-label="Entries" tabIndex={0}>
        <p class="hidden" aria-live="polite">
          {wanted.length === 0 ? '' : `${count} found`}
        </p>
        {shown.map(({ title, entries }) => (
          <section key={title}>
            <h3>{title}</h3>
            <ul>
              {entries.map((entry) => (
                <li key={entry.key}>{entry.content()}</li>
              ))}
            </ul>
          </section>
        ))}
        {count === 0 && <p>Nothing is called that.</p>}
      </section>
    </Dialog>
  )
}

/** Entries that have every word, those with them in their names first. */
function found(
  sections: readonly ReferenceSection[],
  wanted: readonly string[],
): readonly ReferenceSection[] {
  return sections
    .map(({ title, entries }) => ({
      title,
      entries: entries
        .filter(({ words }) => wanted.every((word) => words.toLowerCase().includes(word)))
        .sort((a, b) => rank(a, wanted) - rank(b, wanted)),
    }))
    .filter(({ entries }) => entries.length > 0)
}

/** `words` begin with the name. */
function rank({ words }: ReferenceEntry, wanted: readonly string[]): number {
  return words.toLowerCase().startsWith(wanted.join(' ')) ? 0 : 1
}
