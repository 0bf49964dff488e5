import type { FunctionComponent } from 'preact'
import type { Session } from '../../shell/session.js'
import type { Store } from '../store.js'

/** The screen of a game: what is under way, and the dialogs over it; nothing before one has begun. */
export function underWay<S extends Store>(
  store: S,
  GameScreen: FunctionComponent<{ store: S; session: Session }>,
  Dialogs: FunctionComponent<{ store: S }>,
): FunctionComponent {
  return () => {
    const { session } = store
    if (session === null) return null
    return (
      <main>
        <GameScreen store={store} session={session} />
        <Dialogs store={store} />
      </main>
    )
  }
}
