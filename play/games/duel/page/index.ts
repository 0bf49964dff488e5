import type { GamePage } from '../../../page/game-page.js'
import { underWay } from '../../../page/screen/under-way.js'
import { duelRules } from './rules.js'
import { Dialogs } from './screen/dialogs.js'
import { GameScreen } from './screen/game-screen.js'
import { Preview } from './screen/preview.js'
import { ReplayBar, ReplayBoard, ReplayHands } from './screen/replay.js'
import { SEAT_CARDS } from './screen/seat-cards.js'
import { DuelStore } from './store.js'

/** Empire vs. Rebellion on the page. */
export function duelPage(): GamePage {
  const store = new DuelStore()
  return {
    rules: duelRules,
    store,
    about:
      'Empire vs. Rebellion, against the computer or two at one screen. Everything stays on this machine.',
    seats: SEAT_CARDS,
    setups: [
      {
        name: 'Full game',
        about: 'First to 7 victory points. You choose 4 of your 8 characters.',
        options: { tutorial: 'off' },
      },
      {
        name: 'One struggle',
        about: 'Guided, 5 minutes. No characters, strategies or influence.',
        options: { tutorial: 'on' },
      },
    ],
    Screen: underWay(store, GameScreen, Dialogs),
    Preview,
    ReplayBoard,
    ReplayBar,
    ReplayHands,
  }
}
