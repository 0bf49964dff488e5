import type { GamePage } from '../../../page/game-page.js'
import { underWay } from '../../../page/screen/under-way.js'
import { FleetWishes } from './fleet/fleet-wishes.js'
import { skirmishRules } from './rules.js'
import { Dialogs } from './screen/dialogs.js'
import { GameScreen } from './screen/game-screen.js'
import { Preview } from './screen/preview.js'
import { ReplayBar, ReplayBoard, ReplayHands } from './screen/replay.js'
import { SEAT_CARDS, seatRows } from './screen/seat-cards.js'
import { SETUPS } from './setups.js'
import { SkirmishStore } from './store.js'

/** The miniatures game on the page. */
export function skirmishPage(): GamePage {
  const store = new SkirmishStore()
  return {
    rules: skirmishRules,
    store,
    about:
      'A battle of miniatures, alone against computers. Values of units are our own design. Everything stays on this machine.',
    seats: SEAT_CARDS,
    seating: seatRows,
    setups: SETUPS,
    Wishes: FleetWishes,
    Screen: underWay(store, GameScreen, Dialogs),
    Preview,
    ReplayBoard,
    ReplayBar,
    ReplayHands,
  }
}
