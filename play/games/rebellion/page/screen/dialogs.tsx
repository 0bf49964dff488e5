import { Dialog } from '../../../../page/dialog/dialog.js'
import { Introduction } from '../../../../page/dialog/introduction.js'
import { LogDialog } from '../../../../page/dialog/log-dialog.js'
import { Menu } from '../../../../page/dialog/menu.js'
import { HELP } from '../../questions/help.js'
import type { RebellionStore } from '../store.js'
import { actLook } from './act-look.js'

/** Dialogs over the game: the menu, the whole log, help, and the introduction. */
export function Dialogs({ store }: { store: RebellionStore }) {
  switch (store.dialog) {
    case 'menu':
      return (
        <Menu store={store}>
          <button type="button" class="button" onClick={() => store.show('odds')}>
            Odds of the base
          </button>
        </Menu>
      )
    case 'log':
      return <LogDialog store={store} look={actLook(store)} />
    case 'help':
      return <Help store={store} />
    case 'intro':
      return <Introduction store={store} steps={INTRODUCTIONS[store.settings.seat] ?? []} />
    default:
      return null
  }
}

const KEYS: readonly (readonly [string, string])[] = [
  ['1 … 9, 0', 'choose an answer; 0 is none'],
  ['Enter', 'confirm'],
  ['Esc', 'one step back'],
  ['N', 'next lit system'],
  ['Arrows', 'from system to system'],
  ['U', 'undo'],
  ['H', 'hint'],
  ['W', 'why did they'],
  ['B', 'odds of the base'],
  ['L', 'log'],
  ['Space', 'next step of the opponent'],
  ['M + −', 'whole board, closer, further'],
  ['?', 'this help'],
]

function Help({ store }: { store: RebellionStore }) {
  const lines = HELP[store.kind] ?? []
  return (
    <Dialog title="Help" store={store}>
      {lines.length > 0 && (
        <section>
          <h3>The decision at hand</h3>
          {lines.map((line) => (
            <p>{line}</p>
          ))}
        </section>
      )}
      <section>
        <h3>Reading the board</h3>
        <p>
          Ships stand above a name, ground units below. A dashed ring is a subjugated system; a bolt
          is sabotage. A question mark: the base may be there.
        </p>
        <p>
          Bright halos are what you can do now. Everything else answers why not when you click it.
        </p>
      </section>
      <section>
        <h3>Keys</h3>
        <dl class="keys">
          {KEYS.map(([key, what]) => (
            <div>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Dialog>
  )
}

const REBEL_STEPS: readonly string[] = [
  'You are the Rebellion. You win when the time marker meets the reputation marker on the track above. Objectives pull reputation closer.',
  'First hide your base. Only you will know the system; your units in the Rebel Base space count as being next to it.',
  'Each round you put leaders on missions, then both sides take turns, then the board is refreshed: cards, new leaders, new units.',
  'Missions win systems over, sabotage, rescue. Leaders you keep back can move fleets or oppose Imperial missions.',
]
const EMPIRE_STEPS: readonly string[] = [
  'You are the Empire. You win when the hidden Rebel base is found and its system holds units of yours and none of the Rebels, neither troops nor ships, before time runs out.',
  'Systems with a question mark may hold the base. Landing ground units or drawing probe cards rules places out.',
  'Each round you put leaders on missions, then both sides take turns, then the board is refreshed: cards, new leaders, new units.',
  'Activate a system with a leader to move fleets there. Ground units ride on ships. Occupied systems build for you.',
]

/** By seat. */
const INTRODUCTIONS = [REBEL_STEPS, EMPIRE_STEPS]
