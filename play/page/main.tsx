import { render } from 'preact'
import { openPage } from '../games.js'
import { applyTheme } from './dialog/theme.js'
import { lastOpen } from './keeper.js'
import { resumeLesson } from './lesson/lessons.js'
import { lessonWasOpen } from './lesson/progress.js'
import { App } from './screen/app.js'
import { textAt } from './shelf.js'

/** Starts the page; a game that was open when the page went away goes on at once. */

const root = document.getElementById('page')
if (root === null) throw new Error('the page has no place to draw into')

applyTheme()
const page = await openPage()
const { store } = page
const place = lastOpen()
if (lessonWasOpen()) resumeLesson(store)
else if (place !== null && textAt(place) !== null) await store.games.takeUp(place)
window.addEventListener('beforeunload', (event) => {
  if (store.games.trouble !== null) event.preventDefault()
})
root.textContent = ''
render(<App page={page} />, root)
