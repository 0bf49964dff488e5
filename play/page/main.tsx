import { render } from 'preact'
import { Store } from '../games/rebellion/page/store.js'
import { App } from './app.js'
import { found } from './saving.js'
import { applyTheme } from './theme.js'
import { StoreContext } from './use-store.js'

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
