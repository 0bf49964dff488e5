import type { Counting } from '../game-plug.js'
import { RebellionObserver } from './observer.js'
import { RebellionTally } from './tally.js'

/** What is counted in games of Rebellion. */
export const REBELLION_COUNTING: Counting = {
  lengthUnit: 'round',
  observe: () => new RebellionObserver(),
  // The markers meet by an objective or by the clock: the rules do not tell them apart, players do.
  reason: (reason, facts) => {
    if (reason !== 'reputation') return reason
    return facts.clock === 1 ? 'clock' : 'objective'
  },
  tally: (agents) => new RebellionTally(agents),
}
