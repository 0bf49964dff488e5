import type { GamePage } from '../../../page/game-page.js'
import { underWay } from '../../../page/screen/under-way.js'
import { EDITIONS } from '../editions.js'
import { ReplayBar, ReplayBoard, ReplayHands } from './rare-views.js'
import { rebellionRules } from './rules.js'
import { Dialogs } from './screen/dialogs.js'
import { GameScreen } from './screen/game-screen.js'
import { MiniChart } from './screen/mini-chart.js'
import { SEAT_CARDS, seatRows } from './screen/seat-cards.js'
import { RebellionStore } from './store.js'

/** Rebellion on the page. */
export function rebellionPage(): GamePage {
  const store = new RebellionStore()
  return {
    rules: rebellionRules,
    store,
    about: 'Rebellion, alone or in teams, with the computer. Everything stays on this machine.',
    seats: SEAT_CARDS,
    seating: seatRows,
    setups: Object.values(EDITIONS),
    verdicts: ({ expansion, combat }) =>
      expansion === 'on' && combat !== 'base' ? 'What cards would do' : null,
    Screen: underWay(store, GameScreen, Dialogs),
    Preview: MiniChart,
    ReplayBoard,
    ReplayBar,
    ReplayHands,
  }
}
