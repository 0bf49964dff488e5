import { useEffect, useRef } from 'preact/hooks'
import type { Film } from '../opening.js'
import type { Store } from '../store.js'

/** A game of several people that some of them have given up: nothing of it is shown until all know. */
export function GivenUp({ store, film, said }: { store: Store; film: Film; said: string }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    document.title = 'Game over · Dejarik'
    button.current?.focus()
  }, [])
  const { covered: _covered, ...open } = film
  return (
    <main class="curtain">
      <section aria-label="Game over">
        <h1>The game is over</h1>
        <p>{said}</p>
        <p class="small">Nothing secret is on this page yet. Behind it everything lies open.</p>
        <button
          type="button"
          class="button primary big"
          ref={button}
          onClick={() => store.watch(open)}
        >
          Show everything to all
        </button>
        <button type="button" class="button ghost" onClick={() => store.endWatching()}>
          To the start screen
        </button>
      </section>
    </main>
  )
}
