import { render } from 'preact'
import { openPage } from '../games.js'
import { applyTheme } from './dialog/theme.js'
import { found } from './saving.js'
import { App } from './screen/app.js'
import { ofTab } from './storage.js'

/** Starts the page; a game that was open when the page went away goes on at once. */

const root = document.getElementById('page')
if (root === null) throw new Error('the page has no place to draw into')

applyTheme()
const page = await openPage()
const { store, rules } = page
if (ofTab.read('dejarik.playing') !== null) {
  const kept = found(rules)
  if (kept.kind === 'game') store.resume(kept.game)
  else if (kept.kind === 'damaged')
    store.notice = `The kept game cannot be read: ${kept.why}. It was put aside.`
}
root.textContent = ''
render(<App page={page} />, root)
