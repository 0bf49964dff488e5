import { render } from 'preact'
import { pageDoors } from '../games.js'
import { followBack } from './back.js'
import { applyTheme } from './dialog/theme.js'
import { reasonOf } from './errors.js'
import { lastOpen } from './keeper.js'
import { resumeLesson } from './lesson/lessons.js'
import { lessonWasOpen } from './lesson/progress.js'
import { Pages } from './pages.js'
import { App } from './screen/app.js'
import { textAt } from './shelf.js'
import type { Store } from './store.js'

/** Starts the page; a game that was open when the page went away goes on at once. */

const root = document.getElementById('page')
if (root === null) throw new Error('the page has no place to draw into')

applyTheme()
// Without it (another machine's page, storage forbidden) the page needs its server for each game that it opens
void beOffline().catch(() => {})
const pages = await Pages.open(pageDoors()).catch((error: unknown) => {
  root.textContent = `The page could not start: ${reasonOf(error)}. Load it again.`
  throw error
})
const { store } = pages
await goOn(store).catch((error: unknown) => {
  store.games.abandon()
  store.say(`What was open cannot be gone on with: ${reasonOf(error)}. It stays kept.`)
})
window.addEventListener('beforeunload', (event) => {
  if (pages.store.games.trouble !== null) event.preventDefault()
})
followBack(pages)
root.textContent = ''
render(<App pages={pages} />, root)

/** The service worker keeps the page, this window too when it was loaded while the worker began. */
async function beOffline(): Promise<void> {
  const { serviceWorker } = navigator
  await serviceWorker.register('offline.js')
  const { active } = await serviceWorker.ready
  if (serviceWorker.controller === null) active?.postMessage('claim')
}

async function goOn({ games }: Store): Promise<void> {
  const place = lastOpen()
  if (lessonWasOpen()) await resumeLesson(store)
  else if (place !== null && textAt(place) !== null) await games.takeUp(place)
}
