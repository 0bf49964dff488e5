import type { TacticOpinion } from './opinion.js'

/** The tactic cards of the base game. */
export const BASE_TACTICS: Readonly<Record<string, Partial<TacticOpinion>>> = {
  'space-brilliant-strategy': { eagerness: 4 },
  'space-concentrate-fire': { eagerness: 4, rerolls: true },
  'space-critical-hit': { eagerness: 6 },
  'space-no-escape': { eagerness: 2, holds: true },
  'space-onslaught': { eagerness: 6 },
  'space-take-it-down': { eagerness: 6 },
  'space-unstoppable-assault': { eagerness: 2.5 },
  'ground-bombardment': { eagerness: 5 },
  'ground-brilliant-strategy': { eagerness: 4 },
  'ground-concentrate-fire': { eagerness: 4, rerolls: true },
  'ground-critical-hit': { eagerness: 6 },
  // Only useful to leave with; the retreat decides for itself.
  'ground-escape-plan': { eagerness: -1 },
  'ground-onslaught': { eagerness: 6 },
  'ground-take-it-down': { eagerness: 6 },
  'ground-unstoppable-assault': { eagerness: 2.5 },
}
