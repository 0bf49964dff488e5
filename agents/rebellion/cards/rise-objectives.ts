import type { ObjectiveOpinion } from './opinion.js'

/** The objectives of Rise of the Empire. Immediate ones are never held. */
export const RISE_OBJECTIVES: Readonly<Record<string, Partial<ObjectiveOpinion>>> = {
  'decisive-victory-1': { ease: 0.3, wants: 'ground' },
  'defensive-position-1': { ease: 0.2 },
  'support-of-the-hutts-1': { ease: 0.35 },
  'the-long-war-1': { ease: 0.6 },
  'threaten-the-core-1': { ease: 0.4, wants: 'capital' },
  'a-time-for-peace-2': { ease: 0.3 },
  'raid-outposts-2': { ease: 0.5 },
  'rebel-cell-2': { ease: 0.6 },
  'seize-control-2': { ease: 0.4, wants: 'ground' },
  'raid-imperial-factory-3': { ease: 0.4, wants: 'ground' },
  'show-no-fear-3': { ease: 0.5 },
  'uprising-3': { ease: 0.3 },
}
