import type { ObjectiveOpinion } from './opinion.js'

/** The objectives of the base game. */
export const BASE_OBJECTIVES: Readonly<Record<string, Partial<ObjectiveOpinion>>> = {
  'crippling-blow-1': { ease: 0.5, wants: 'ground' },
  'cut-supply-lines-1': { ease: 0.8, wants: 'supplyLines' },
  'defend-the-people-1': { ease: 0.8, wants: 'loyalWithUnits' },
  'rebel-assault-1': { ease: 0.3, wants: 'destroyer' },
  'regional-support-1': { ease: 0.5 },
  'death-star-plans-2': { ease: 0.3, wants: 'station' },
  'heart-of-the-empire-2': { ease: 0.35, wants: 'capital' },
  'leave-no-one-behind-2': { ease: 0.7 },
  'liberation-2': { ease: 0.45, wants: 'liberation' },
  'popular-support-2': { ease: 0.4 },
  'death-star-plans-3': { ease: 0.3, wants: 'station' },
  'establish-outposts-3': { ease: 0.7, wants: 'outposts' },
  'inspire-sympathy-3': { ease: 0.3 },
  'major-victory-3': { ease: 0.4, wants: 'ships' },
  'return-of-the-jedi-3': { ease: 0.35 },
}
