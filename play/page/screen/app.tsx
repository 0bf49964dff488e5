import type { GamePage } from '../game-page.js'
import { ReplayScreen } from './replay-screen.js'
import { StartScreen } from './start-screen.js'
import { useChanges } from './use-changes.js'

/** The page: the start, a game, or a replay. */
export function App({ page }: { page: GamePage }) {
  const { store, Screen } = page
  useChanges(store)
  if (store.replaying !== null) return <ReplayScreen page={page} record={store.replaying} />
  return store.session === null ? <StartScreen page={page} /> : <Screen />
}
