import type { Trouble } from '../storage.js'
import type { Store } from '../store.js'
import { Dialog } from './dialog.js'
import { saveFile } from './files.js'

/** What is said and asked while the browser does not keep the game. */

const WHY: Readonly<Record<Trouble, string>> = {
  full: 'the storage of this browser is full',
  forbidden: 'this browser keeps nothing for the page',
}

/** One line above the game, as long as it is so. */
export function UnkeptLine({ store }: { store: Store }) {
  const { session } = store
  const { trouble } = store.games
  if (trouble === null || session === null) return null
  return (
    <p class="unkept" role="status">
      <span>This game is not kept: {WHY[trouble]}.</span>
      <button type="button" class="link" onClick={() => saveFile(store)}>
        Save to file
      </button>
    </p>
  )
}

/** The same before a game begins. */
export function unkeptWarning(trouble: Trouble): string {
  return trouble === 'full'
    ? 'Games cannot be kept: the storage of this browser is full. Delete a kept game, or save yours to a file.'
    : 'Games cannot be kept: this browser keeps nothing for the page. Save yours to a file.'
}

/** Before a game is let go that is not kept. */
export function UnkeptDialog({ store }: { store: Store }) {
  const { trouble } = store.games
  return (
    <Dialog title="This game would be lost" store={store}>
      <p>It is not kept{trouble === null ? '' : `: ${WHY[trouble]}`}.</p>
      <div class="row">
        <button type="button" class="button" onClick={() => saveFile(store)}>
          Save to file
        </button>
        <button type="button" class="button ghost" onClick={() => store.games.letGo()}>
          Let it go
        </button>
        <button type="button" class="button primary" onClick={() => store.openDialog(null)}>
          Stay
        </button>
      </div>
    </Dialog>
  )
}

/** Another tab has taken the game over: nothing can be played here. */
export function LostDialog({ store }: { store: Store }) {
  return (
    <Dialog
      title="The game goes on in another tab"
      store={store}
      onClose={() => store.games.leave()}
    >
      <p>It is kept as it stands there.</p>
      <div class="row">
        <button type="button" class="button" onClick={() => store.games.leave()}>
          To the start screen
        </button>
        <button type="button" class="button primary" onClick={() => store.games.takeBackHere()}>
          Play it here
        </button>
      </div>
    </Dialog>
  )
}
