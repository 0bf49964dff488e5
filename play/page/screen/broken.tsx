import { saveReport } from '../dialog/files.js'
import type { Store } from '../store.js'

/** Stands where the page failed to draw: what failed, and the ways on. Kept games stay as they are. */
export function Broken({ store, error, goOn }: { store: Store; error: Error; goOn: () => void }) {
  return (
    <main class="start broken">
      <section role="alert">
        <h1>The page failed</h1>
        <p class="cause">{error.message}</p>
        <p>Kept games stay as they are.</p>
        <div class="row">
          <button type="button" class="button" onClick={() => saveReport(store, error)}>
            Save report
          </button>
          <button
            type="button"
            class="button primary"
            onClick={() => {
              store.games.abandon()
              goOn()
            }}
          >
            To the start screen
          </button>
        </div>
      </section>
    </main>
  )
}
