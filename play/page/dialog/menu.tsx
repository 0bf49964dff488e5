import type { ComponentChildren } from 'preact'
import { hasSecrets } from '../../shell/sitters.js'
import { WarningsButton } from '../coach/warnings-button.js'
import { Icon } from '../icon.js'
import { PaceChoice } from '../panel/pace-choice.js'
import type { Store } from '../store.js'
import { Dialog } from './dialog.js'
import { loadFile, saveFile } from './files.js'
import { Resign } from './resign.js'
import { ThemeButton } from './theme.js'

/** What can be done with the game as a whole; `children` are buttons of this game's own. */
export function Menu({ store, children }: { store: Store; children?: ComponentChildren }) {
  const { session } = store
  if (session === null) return null
  return (
    <Dialog title="Menu" store={store} class="menu">
      <p>
        Deal <b>{session.seed}</b>
        {store.settings.takeBack && ' · practice: take-back anywhere'}
      </p>
      <div class="menu-buttons">
        <button type="button" class="button" onClick={() => saveFile(store)}>
          <Icon id="icon-save" size={13} /> Save to file
        </button>
        <button type="button" class="button" onClick={() => loadFile(store)}>
          Load from file
        </button>
        <button
          type="button"
          class="button"
          onClick={() => store.watch({ record: session.record(), players: [] })}
          disabled={!session.isOver}
          title={session.isOver ? '' : 'A replay from all sides opens at the end of the game'}
        >
          <Icon id="icon-play" size={13} /> Replay
        </button>
        <button
          type="button"
          class="button"
          onClick={() => store.coach.open(session.record(), session.viewer)}
          disabled={!session.isOver}
          title={session.isOver ? '' : 'The coach goes through the game when it is over'}
        >
          <Icon id="icon-hint" size={13} /> Coach
        </button>
        {hasSecrets(store.rules, session) && !session.isOver && (
          <button type="button" class="button" onClick={() => store.curtain.lower()}>
            Cover the screen <kbd>X</kbd>
          </button>
        )}
        {children}
        <button type="button" class="button" onClick={() => store.openDialog('help')}>
          <Icon id="icon-why" size={13} /> Rules help and keys
        </button>
        <Resign store={store} />
        <button type="button" class="button" onClick={() => store.games.leave()}>
          To the start screen
        </button>
      </div>
      <PaceChoice store={store} />
      <div class="helps">
        <WarningsButton store={store} />
        <ThemeButton />
      </div>
      <p class="small">
        {store.games.trouble === null
          ? 'The game is kept after every decision.'
          : 'This game is not kept: save it to a file.'}
      </p>
    </Dialog>
  )
}
