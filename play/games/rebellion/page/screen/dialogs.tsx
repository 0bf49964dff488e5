import { Introduction } from '../../../../page/dialog/introduction.js'
import { LogDialog, Menu } from '../../../../page/dialog/lazy-dialogs.js'
import type { RebellionStore } from '../store.js'
import { actLook } from './act-look.js'
import { LazyReference } from './lazy-reference.js'

/** Dialogs over the game: the menu, the whole log, the reference, and the introduction. */
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
      return <LazyReference store={store} />
    case 'intro':
      return <Introduction store={store} steps={INTRODUCTIONS[store.settings.seat] ?? []} />
    default:
      return null
  }
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
