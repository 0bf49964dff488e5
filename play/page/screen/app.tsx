import { useErrorBoundary } from 'preact/hooks'
import { LostDialog, UnkeptDialog, UnkeptLine } from '../dialog/unkept.js'
import { asError } from '../errors.js'
import type { GamePage } from '../game-page.js'
import { lazily } from '../lazy.js'
import { Lights } from '../lesson/lesson-views.js'
import type { Pages } from '../pages.js'
import type { Store } from '../store.js'
import { Broken } from './broken.js'
import { CurtainKeys } from './curtain-keys.js'
import { StartScreen } from './start-screen.js'
import { useChanges } from './use-changes.js'

const ChooseGame = lazily(async () => (await import('../dialog/choose-game.js')).ChooseGame)
const ReplayScreen = lazily(async () => (await import('./film.js')).ReplayScreen)
const CoachScreen = lazily(async () => (await import('./film.js')).CoachScreen)
const Curtain = lazily(async () => (await import('./several.js')).Curtain)
const GivenUp = lazily(async () => (await import('./several.js')).GivenUp)
const OpenTable = lazily(async () => (await import('./several.js')).OpenTable)

/** The page: the start, a game, or a replay; over them what the page itself has to say. */
export function App({ pages }: { pages: Pages }) {
  const { current: page, store } = pages
  useChanges(pages)
  const [thrown, goOn] = useErrorBoundary()
  if (thrown !== undefined)
    return <Broken store={store} error={asError(thrown)} goOn={() => goOn()} />
  return (
    <>
      <UnkeptLine store={store} />
      <Screen key={page.rules.game.name} page={page} pages={pages} />
      <FrameDialog store={store} />
    </>
  )
}

function Screen({ page, pages }: { page: GamePage; pages: Pages }) {
  const { store, Screen: Game } = page
  const { replaying: film } = store
  if (film?.covered !== undefined) return <GivenUp store={store} film={film} said={film.covered} />
  if (film !== null) return <ReplayScreen page={page} film={film} />
  if (store.coach.review !== null) return <CoachScreen page={page} review={store.coach.review} />
  if (store.session === null) return <StartScreen page={page} pages={pages} />
  const { person, isTable } = store.curtain
  if (person !== null && !store.session.isOver)
    return isTable ? (
      <OpenTable page={page} person={person} />
    ) : (
      <Curtain store={store} person={person} />
    )
  return (
    <>
      <Game />
      <CurtainKeys store={store} />
      {store.tutor !== null && <Lights rules={page.rules} run={store.tutor} />}
    </>
  )
}

function FrameDialog({ store }: { store: Store }) {
  if (store.games.isLost) return <LostDialog store={store} />
  if (store.dialog === 'unkept') return <UnkeptDialog store={store} />
  return store.dialog === 'choose-game' ? <ChooseGame store={store} /> : null
}
