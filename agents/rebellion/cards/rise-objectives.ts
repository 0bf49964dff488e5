import {
  ADJACENT,
  hopsToNearest,
  lowestBit,
  SYSTEM_COUNT,
} from '../../../engine/rebellion/facts/map.js'
import { EMPIRE, REBEL } from '../../../engine/rebellion/facts/sides.js'
import type { Facts } from '../facts/facts.js'
import type { ObjectiveOpinion } from './opinion.js'

/** The base given away: who still looks for it would have looked for rounds. */
const BASE_GIVEN_AWAY = 20

/** Where the Empire stands strongest, with no Rebels next door: what lies there cannot be raided. */
function guarded(facts: Facts, system: number): number {
  let danger = 0
  for (let rest = ADJACENT[system] as number; rest !== 0; rest &= rest - 1)
    danger += facts.strength[lowestBit(rest) * 2 + REBEL] as number
  const own = 2 * facts.groundCount(system, EMPIRE) + facts.shipCount(system, EMPIRE)
  const held = (facts.strength[system * 2 + REBEL] as number) > 0 ? 5 : 0
  return 1 + own - danger * 0.5 - held
}

/** As far from Imperial troops as there is. */
function remote(facts: Facts, system: number): number {
  return hopsToNearest(system, facts.grounded[EMPIRE] as number, SYSTEM_COUNT)
}

/** The objectives of Rise of the Empire. Immediate ones are never held. */
export const RISE_OBJECTIVES: Readonly<Record<string, Partial<ObjectiveOpinion>>> = {
  'decisive-victory-1': { ease: 0.6, wants: 'ground' },
  'defensive-position-1': { ease: 0.2 },
  'support-of-the-hutts-1': { ease: 0.2 },
  'the-long-war-1': { ease: 0.8 },
  'threaten-the-core-1': { ease: 0.3, wants: 'core' },
  'a-time-for-peace-2': { ease: 0.2 },
  'raid-outposts-2': { ease: 0.5, place: guarded },
  'rebel-cell-2': { ease: 0.6, place: remote },
  'seize-control-2': { ease: 0.4, wants: 'control' },
  'raid-imperial-factory-3': { ease: 0.4, wants: 'factory' },
  'show-no-fear-3': {
    ease: 0.3,
    price: (facts) => (facts.revealed || facts.candidateCount <= 1 ? 0 : BASE_GIVEN_AWAY),
  },
  'uprising-3': { ease: 0.2 },
}
