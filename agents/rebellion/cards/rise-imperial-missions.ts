import { countBits, REGION } from '../../../engine/rebellion/facts/map.js'
import { EMPIRE, REBEL } from '../../../engine/rebellion/facts/sides.js'
import { NONE } from '../../../engine/rebellion/state/moves.js'
import { Facts } from '../facts/facts.js'
import { LEADER_WORTH } from '../facts/skills.js'
import { imperialLoyalty } from '../worth/loyalty.js'
import { contains } from '../worth/places.js'
import { rumours } from './base-imperial-actions.js'
import { probeWorth } from './base-imperial-missions.js'
import type { MissionOpinion } from './opinion.js'

/** A leader who joins without an action card. */
const RECRUIT_WORTH = 5

/** The region that splits what is left best. */
function bestRumour(facts: Facts): number {
  let best = 0
  for (let system = 0; system < REGION.length; system++)
    best = Math.max(best, rumours(facts, system))
  return best
}

/** A ground unit where there is none: a world under the boot, or a place of the base ruled out. */
function landingWorth(facts: Facts, system: number): number {
  if (facts.groundCount(system, EMPIRE) > 0) return 0.5
  const held = contains(facts.populous & ~facts.imperial, system)
  const worth = held ? 2 + (Facts.leftIconWorth[system] as number) : 0.5
  return facts.isOpenQuestion(system) ? worth + 1 + 20 / facts.candidateCount : worth
}

/** The Imperial missions and projects of Rise of the Empire. */
export const RISE_IMPERIAL_MISSIONS: Readonly<Record<string, Partial<MissionOpinion>>> = {
  'make-an-example': {
    worth: (_facts, _system, target) =>
      target === NONE ? 0 : 4 + (LEADER_WORTH[target] as number),
  },
  'secure-the-plans': { worth: () => 2.5 },
  // A leader alone far from his friends can be caught.
  'draw-them-out': {
    worth: (facts, system) => (contains(facts.present[EMPIRE] as number, system) ? 3 : 1),
  },
  'discredit-rebellion': { worth: (facts) => 1.5 + countBits(facts.sabotaged) },
  deployment: { worth: landingWorth },
  'message-from-high-command': {
    worth: (facts, system) => imperialLoyalty(facts, system, 1) + 1.5,
  },
  'stolen-intel': { worth: (facts) => probeWorth(facts, 1) + 2, purpose: 'probe' },
  // The base is weaker for what is lured away.
  'were-the-bait': {
    worth: (facts, system) => (facts.groundCount(system, EMPIRE) >= 3 ? 4 : 1.5),
  },
  'exploit-weakness': { worth: () => 4 },
  'break-their-will': { worth: bestRumour, place: rumours, purpose: 'probe' },
  'hire-mercenaries': { worth: (facts) => (facts.time < 10 ? RECRUIT_WORTH - 1 : 2) },
  'imperial-might': {
    worth: (facts, system) => (contains(facts.sabotaged, system) ? 0 : 3),
  },
  'imperial-promotion': { worth: (facts) => (facts.time < 10 ? RECRUIT_WORTH : 2) },
  'subversion-empire-rise': { worth: () => 2 },
  'subversion-empire-base': { worth: () => 2 },
  'construct-super-star-destroyer-rise': { worth: (facts) => (facts.time < 11 ? 6 : 2) },
  'interdictor-development': { worth: (facts) => (facts.time < 11 ? 5 : 2) },
  // The known base loses its troops; a guess costs nothing and clears the system.
  'single-reactor-ignition': {
    worth: (facts, system) => {
      if (facts.revealed && facts.base === system) return 3 * facts.groundCount(system, REBEL)
      if (contains(facts.candidates, system) && !facts.revealed)
        return 1 + 40 / facts.candidateCount
      return facts.groundCount(system, REBEL)
    },
  },
}
