import type { WeightTable } from './weight-table.js'

/**
 * Fitted weights: logistic regression (L2 1e-3) on the quiet positions of whole games, split by game.
 * What they were fitted on stands in `source`; agents/README.md has the losses by round.
 */
export const FITTED: WeightTable = {
  side: 'rebel',
  source:
    '6000 games scripted against scripted, each side straying in 0 to 50 % of its decisions, seed fitB',
  hash: 'ae85f97a',
  weights: {
    bias: -4.2495,
    'gap-small': 0.3683,
    'gap-middle': 0.0424,
    'gap-large': 0.1664,
    hidden: 1.0834,
    'hunt-candidates': 0.4765,
    'hunt-distance': 0.219,
    'hunt-assault': -0.233,
    'revealed-assault': -0.3583,
    'revealed-ships-above': -0.2427,
    garrison: -0.0042,
    'rebel-yield': 0.0085,
    'empire-yield': -0.0093,
    'rebel-force': 0.0332,
    'empire-force': -0.0029,
    'rebel-loyal': 0.0541,
    'rebel-spread': -0.0728,
    'supply-lines': -0.0013,
    capital: 0.6792,
    objectives: 0.0492,
    'rebel-leaders': 0.0213,
    'empire-leaders': 0.0114,
    captives: 0.1866,
    'death-star': 0.1072,
    ready: 0.1093,
    'ready-twice': 0.0914,
    'hidden-gap': -0.1067,
    reach: -1.0216,
    'second-assault': -0.1163,
  },
}
