import { Dialogs } from '../games/rebellion/page/screen/dialogs.js'
import { GameScreen } from '../games/rebellion/page/screen/game-screen.js'
import { ReplayScreen } from './replay-screen.js'
import { StartScreen } from './start-screen.js'
import { useStore } from './use-store.js'

/** The page: the start, a game, or a replay. */
export function App() {
  const store = useStore()
  const { session, replaying } = store
  if (replaying !== null) return <ReplayScreen store={store} record={replaying} />
  if (session === null) return <StartScreen store={store} />
  return (
    <main>
      <GameScreen store={store} session={session} />
      <Dialogs store={store} />
    </main>
  )
}
