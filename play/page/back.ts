import { lastOpen } from './keeper.js'
import { resumeLesson } from './lesson/lessons.js'
import { lessonWasOpen } from './lesson/progress.js'
import type { Pages } from './pages.js'
import { textAt } from './shelf.js'
import type { Store } from './store.js'

/**
 * The browser's own back button goes one layer up: out of a dialog, a replay, a game. Each open layer is an entry of the
 * tab's history, with its depth; layers that are closed by other means take theirs away. Forward comes back to a game or
 * lesson that was left so; of what else has been closed nothing is kept to come back to.
 */
export function followBack(pages: Pages): void {
  // The start page begins at its top, wherever it was left
  history.scrollRestoration = 'manual'
  let depth = depthIn(history.state)
  /** The browser is on its way to another entry, by our own doing; or a game is being taken up again. */
  let isMoving = false
  const move = (steps: number): void => {
    isMoving = true
    history.go(steps)
  }
  const follow = (): void => {
    if (isMoving) return
    const wanted = layersOf(pages.store).length
    const above = depth - wanted
    while (depth < wanted) history.pushState({ [DEPTH]: ++depth, [OPEN]: whatIsOpen() }, '')
    depth = wanted
    if (above > 0) move(-above)
  }
  const comeBack = async (open: unknown, to: number): Promise<void> => {
    isMoving = true
    await takeUp(pages.store, open)
    isMoving = false
    depth = to
    follow()
  }
  window.addEventListener('popstate', ({ state }) => {
    const to = depthIn(state)
    const open: unknown = fieldOf(state, OPEN)
    if (isMoving) isMoving = false
    else if (to === 1 && depth === 0) return void comeBack(open, to)
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
/** What is open in the outermost layer: the place of a kept game, or a lesson. */
const OPEN = 'open'
const LESSON = 'lesson'

function whatIsOpen(): string | null {
  return lessonWasOpen() ? LESSON : lastOpen()
}

/** Goes on with what was open; whatever hinders that is said, and nothing is opened. */
async function takeUp(store: Store, open: unknown): Promise<void> {
  if (open === LESSON) await resumeLesson(store)
  else if (typeof open !== 'string') return
  else if (textAt(open) === null) store.say('That game has been deleted.')
  else await store.games.takeUp(open)
}

function depthIn(state: unknown): number {
  const found = fieldOf(state, DEPTH)
  return typeof found === 'number' ? found : 0
}

function fieldOf(state: unknown, field: string): unknown {
  return typeof state === 'object' && state !== null ? Reflect.get(state, field) : null
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
