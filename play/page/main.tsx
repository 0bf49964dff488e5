import { render } from 'preact'
import { found } from './game/saving.js'
import { Store } from './game/store.js'
import { App } from './view/app.js'
import { applyTheme } from './view/theme.js'
import { StoreContext } from './view/use-store.js'

/** Starts the page; a game that was open when the page went away goes on at once. */

const root = document.getElementById('page')
if (root === null) throw new Error('the page has no place to draw into')

applyTheme()
const store = new Store()
if (sessionStorage.getItem('dejarik.playing') !== null) {
  const kept = found()
  if (kept.kind === 'game') store.resume(kept.game)
  else if (kept.kind === 'damaged')
    store.notice = `The kept game cannot be read: ${kept.why}. It was put aside.`
}
root.textContent = ''
render(
  <StoreContext.Provider value={store}>
    <App />
  </StoreContext.Provider>,
  root,
)
