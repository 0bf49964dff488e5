import type { Pages } from './pages.js'
import type { Store } from './store.js'

/**
 * The browser's own back button goes one layer up: out of a dialog, a replay, a game. Each open layer is an entry of the
 * tab's history, with its depth; layers that are closed by other means take theirs away.
 */
export function followBack(pages: Pages): void {
  let depth = depthIn(history.state)
  /** The browser is on its way to another entry, by our own doing. */
  let isMoving = false
  const move = (steps: number): void => {
    isMoving = true
    history.go(steps)
  }
  const follow = (): void => {
    if (isMoving) return
    const wanted = layersOf(pages.store).length
    const above = depth - wanted
    while (depth < wanted) history.pushState({ [DEPTH]: ++depth }, '')
    depth = wanted
    if (above > 0) move(-above)
  }
  window.addEventListener('popstate', ({ state }) => {
    const to = depthIn(state)
    if (isMoving) isMoving = false
    // What has been closed cannot be gone forward to
    else if (to > depth) return move(depth - to)
    else for (; depth > to; depth--) layersOf(pages.store)[depth - 1]?.()
    depth = to
    follow()
  })
  // Layers may open and close within one act
  pages.subscribe(() => queueMicrotask(follow))
  follow()
}

const DEPTH = 'dejarik'

function depthIn(state: unknown): number {
  const found: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, DEPTH) : null
  return typeof found === 'number' ? found : 0
}

/** What is open, the outermost first, each as what closes it. */
function layersOf(store: Store): (() => void)[] {
  const layers: (() => void)[] = []
  if (store.session !== null) layers.push(() => store.games.leave())
  if (store.coach.review !== null) layers.push(() => store.coach.close())
  if (store.replaying !== null) layers.push(() => store.endWatching())
  if (store.dialog !== null) layers.push(() => store.openDialog(null))
  return layers
}
