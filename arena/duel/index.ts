import type { GamePlug } from '../game-plug.js'
import { BLUE, ORANGE } from '../report/colours.js'
import { DuelObserver } from './observer.js'
import { strugglesSection } from './report.js'
import { DuelTally } from './tally.js'

/** What Empire vs. Rebellion brings to the arena. */
export const duelPlug: GamePlug = {
  length: { unit: 'round', rows: 40 },
  observe: () => new DuelObserver(),
  tally: (agents) => new DuelTally(agents),
  sides: {
    rebel: { plural: 'Rebels', all: 'the Rebels', colour: ORANGE },
    empire: { plural: 'Empire', all: 'the Empire', colour: BLUE },
  },
  reasons: {
    'victory-points': { text: 'by victory points', isMain: true },
    struggle: { text: 'by the struggle', isMain: true },
    nobody: { text: 'nobody won' },
  },
  sections: (summary) => [strugglesSection(summary)],
}
