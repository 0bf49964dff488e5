import type { GamePlug } from '../game-plug.js'
import { BLUE, GREEN, ORANGE, PURPLE } from '../report/colours.js'
import { fleetSetting } from './fleet-file.js'
import { SkirmishObserver } from './observer.js'
import { tableSection } from './report.js'
import { SkirmishTally } from './tally.js'

/** What the miniatures game brings to the arena. */
export const skirmishPlug: GamePlug = {
  length: { unit: 'turn', rows: 20 },
  observe: () => new SkirmishObserver(),
  tally: (agents) => new SkirmishTally(agents),
  seatFile: fleetSetting,
  sides: {
    south: { plural: 'South', all: 'South', colour: ORANGE },
    west: { plural: 'West', all: 'West', colour: GREEN },
    north: { plural: 'North', all: 'North', colour: BLUE },
    east: { plural: 'East', all: 'East', colour: PURPLE },
  },
  reasons: {
    'last-survivor': { text: 'as the last survivor', isMain: true },
    'all-out': { text: 'by points, all out together' },
    'somebody-out': { text: 'by points, somebody out', isMain: true },
    'turn-limit': { text: 'by points after turn 20' },
    'no-damage': { text: 'by points after turns without damage' },
  },
  sections: (summary) => [tableSection(summary)],
}
