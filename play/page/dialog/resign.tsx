import { useState } from 'preact/hooks'
import type { Store } from '../store.js'

/** Gives the game up; asks once. A lesson has nothing to give up. */
export function Resign({ store }: { store: Store }) {
  const [asks, setAsks] = useState(false)
  const { session, tutor } = store
  if (session === null || session.isOver || tutor !== null) return null
  if (!asks)
    return (
      <button type="button" class="button" onClick={() => setAsks(true)}>
        Resign
      </button>
    )
  return (
    <span class="asks" role="alert">
      You give the game up?{' '}
      <button type="button" class="link warn" onClick={() => store.games.resign()}>
        Resign
      </button>{' '}
      <button type="button" class="link" onClick={() => setAsks(false)}>
        Play on
      </button>
    </span>
  )
}
