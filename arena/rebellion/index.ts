import type { GamePlug } from '../game-plug.js'
import { BLUE, ORANGE } from '../report/colours.js'
import { RebellionObserver } from './observer.js'
import { discoverySection } from './report/discovery.js'
import { huntSection } from './report/hunt.js'
import { riseSection } from './report/rise.js'
import { tempoSection } from './report/tempo.js'
import { RebellionTally } from './tally.js'

/** What Rebellion brings to the arena. */
export const rebellionPlug: GamePlug = {
  length: { unit: 'round', rows: 100 },
  observe: () => new RebellionObserver(),
  // The markers meet by an objective or by the clock: the rules do not tell them apart, players do.
  reason: (reason, facts) => {
    if (reason !== 'reputation') return reason
    return facts.clock === 1 ? 'clock' : 'objective'
  },
  tally: (agents) => new RebellionTally(agents),
  sides: {
    rebel: { plural: 'Rebels', all: 'the Rebels', colour: ORANGE },
    empire: { plural: 'Empire', all: 'the Empire', colour: BLUE },
  },
  reasons: {
    objective: { text: 'by an objective', isMain: true },
    clock: { text: 'by the clock' },
    reputation: { text: 'reputation met time' },
    'base-taken': { text: 'base captured', short: 'captured', isMain: true },
    'base-captured': { text: 'base captured', short: 'captured', isMain: true },
    'base-destroyed': { text: 'base destroyed', short: 'destroyed' },
  },
  sections: (summary) => [
    huntSection(summary),
    tempoSection(summary),
    discoverySection(summary),
    riseSection(summary),
  ],
}
