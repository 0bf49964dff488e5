import type { Store } from '../store.js'

/** What the page has to say just now; inside a dialog while one is open, for that lies over everything. */
export function Notice({ store }: { store: Store }) {
  const { notice } = store
  if (notice === null) return null
  return (
    <div class="toast" role="alert">
      {notice}
      <button type="button" class="link" onClick={() => store.say(null)}>
        Close
      </button>
    </div>
  )
}
