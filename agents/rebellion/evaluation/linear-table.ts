import { hashOf } from './table-hash.js'

/** Names of the features, in the order of their values; weights carry the same names. */
export const FEATURES = [
  'bias',
  'gap-small',
  'gap-middle',
  'gap-large',
  'hidden',
  'hunt-candidates',
  'hunt-distance',
  'hunt-assault',
  'revealed-assault',
  'revealed-ships-above',
  'garrison',
  'rebel-yield',
  'empire-yield',
  'rebel-force',
  'empire-force',
  'rebel-loyal',
  'rebel-spread',
  'supply-lines',
  'capital',
  'objectives',
  'rebel-leaders',
  'empire-leaders',
  'captives',
  'death-star',
  'ready',
  'ready-twice',
  'hidden-gap',
  'reach',
  'second-assault',
] as const

/** Weights by the name of their feature: what each adds to the logit of the Rebels' chance. */
export interface LinearTable {
  /** The side whose chance it is; a table of the other side is an error, not a surprise. */
  readonly side: string
  readonly source: string
  /** Of side, names and numbers: tells a table that was cut or changed by hand. */
  readonly hash: string
  readonly weights: Readonly<Record<string, number>>
}

/** Set by hand before any game was played; the yardstick of the fitted ones. */
export const HAND_SET: LinearTable = {
  side: 'rebel',
  source: 'by hand',
  hash: 'f139078b',
  weights: {
    bias: -0.9,
    'gap-small': 0.75,
    'gap-middle': 0.32,
    'gap-large': 0.1,
    hidden: 0.9,
    'hunt-candidates': 0.5,
    'hunt-distance': 0.15,
    'hunt-assault': -0.25,
    'revealed-assault': -0.85,
    'revealed-ships-above': -0.5,
    garrison: 0.03,
    'rebel-yield': 0.03,
    'empire-yield': -0.03,
    'rebel-force': 0.012,
    'empire-force': -0.007,
    'rebel-loyal': 0.06,
    'rebel-spread': 0.04,
    'supply-lines': 0.08,
    capital: 0.5,
    objectives: 0.12,
    'rebel-leaders': 0.022,
    'empire-leaders': -0.018,
    captives: -0.35,
    'death-star': -0.1,
    ready: 0.2,
    'ready-twice': 0.1,
    'hidden-gap': 0,
    reach: -0.3,
    'second-assault': -0.05,
  },
}

/**
 * Which way each feature can only work, as it was judged by hand; 0 leaves it open. Fitted freely, captives told of a
 * Rebel who is doing well, because he dares more, and the search went and had its leaders captured.
 */
export const FEATURE_SIGNS: readonly number[] = FEATURES.map((name) =>
  name === 'bias' ? 0 : Math.sign(HAND_SET.weights[name] ?? 0),
)

/**
 * The weights in the order of the features. One that the table does not know counts nothing, and what the table knows
 * but nobody measures any more is left out. A table of the other side, and one that was cut or changed, is an error.
 */
export function orderedWeights(table: LinearTable): Float64Array {
  if (table.side !== 'rebel')
    throw new Error(`evaluation weights of side ${table.side}; those of rebel are needed`)
  const hash = linearHash(table.side, table.weights)
  if (hash !== table.hash)
    throw new Error(`evaluation weights: hash ${table.hash}, but of what is there it is ${hash}`)
  return Float64Array.from(FEATURES, (name) => table.weights[name] ?? 0)
}

export function linearHash(side: string, weights: Readonly<Record<string, number>>): string {
  const named = Object.entries(weights).map(([name, weight]) => `${name}=${weight}`)
  return hashOf(`${side} ${named.join(' ')}`)
}
