import { useEffect, useRef } from 'preact/hooks'
import { hidesFrom } from '../../shell/sitters.js'
import type { GamePage } from '../game-page.js'
import { Icon } from '../icon.js'
import { calledAt } from '../seating.js'
import { BeforeAll, SeenByAll, useTableKey, when } from './curtain.js'

/** The board as it lies open to all people at the screen, while it waits for one of them. */
export function OpenTable({ page, person }: { page: GamePage; person: number }) {
  const { store, ReplayBoard, ReplayBar } = page
  const { session } = store
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    document.title = 'Open table · Dejarik'
    back.current?.focus()
  }, [])
  useTableKey(store)
  if (session === null) return null
  const others = session.people.filter((one) => hidesFrom(store.rules, session, person, one))
  const look = { state: session.knownTo(others), eyes: person, isOpen: true, told: [] } as const
  return (
    <main class="page replay open-table">
      <header class="top-bar">
        <div class="phase">
          <h1>Open table</h1>
          <span>
            {calledAt(store, person)} · {when(store)}
          </span>
        </div>
        <ReplayBar {...look} />
        <div class="tools">
          <button
            type="button"
            class="button"
            ref={back}
            onClick={() => store.curtain.showTable(false)}
          >
            <Icon id="icon-cross" size={12} /> To the hand-over <kbd>T</kbd>
          </button>
        </div>
      </header>
      <ReplayBoard {...look} />
      <aside class="rail" aria-label="Seen by all">
        <section>
          <p class="small">No secrets are shown.</p>
          <SeenByAll store={store} person={person} />
        </section>
        <BeforeAll store={store} person={person} />
      </aside>
    </main>
  )
}
