import '../../../engine/rebellion/cards/sets/index.js'
import { OBJECTIVES } from '../../../engine/rebellion/cards/registry.js'
import { MARKERS } from '../../../engine/rebellion/data/markers.js'
import { UNITS } from '../../../engine/rebellion/data/units.js'
import { SKILL_IDS } from '../../../engine/rebellion/facts/leader-types.js'
import { ICON_IDS } from '../../../engine/rebellion/facts/map.js'
import { SIDE_IDS, THEATER_IDS } from '../../../engine/rebellion/facts/sides.js'

/** An input of the network, and which way it can only work: 1 for the Rebels, -1 for the Empire, 0 is left open. */
export interface Input {
  readonly name: string
  readonly sense: -1 | 0 | 1
}

/** Sense of what is good for a side. */
const GOOD = [1, -1] as const

export const MOST_GAP = 10
/** Spaces of the build queue that can hold units of a theater at a quiet point. */
export const QUEUE_SPACES = [2, 1] as const
/** Objectives whose condition grows step by step, in the order in which they are measured. */
export const GRADUAL = [
  { name: 'supply-lines', card: 'cut-supply-lines-1' },
  { name: 'defend', card: 'defend-the-people-1' },
  { name: 'region', card: 'regional-support-1' },
  { name: 'support', card: 'popular-support-2' },
  { name: 'outposts', card: 'establish-outposts-3' },
] as const

const clock: Input[] = [
  { name: 'gap', sense: -1 },
  ...Array.from({ length: MOST_GAP }, (_, n) => ({
    name: `gap-within-${n + 1}`,
    sense: 1 as const,
  })),
  { name: 'time', sense: 0 },
  { name: 'builds-to-come', sense: 0 },
  { name: 'builds-next', sense: 0 },
]

/** Objectives that can lie in a hand: those resolved when drawn never do. */
export function heldObjectives(): number[] {
  return [...OBJECTIVES.keys()].filter((card) => OBJECTIVES[card]?.timing !== 'immediate')
}

const objectives = (): Input[] => [
  ...heldObjectives().map((card) => ({ name: `holds-${OBJECTIVES[card]?.id}`, sense: 1 as const })),
  { name: 'ready', sense: 1 },
  { name: 'ready-twice', sense: 1 },
  ...GRADUAL.map(({ name }) => ({ name: `near-${name}`, sense: 1 as const })),
]

const hunt: Input[] = [
  { name: 'hidden', sense: 1 },
  { name: 'candidates-log', sense: 1 },
  { name: 'candidates-more-than-3', sense: 1 },
  { name: 'candidates-more-than-7', sense: 1 },
  { name: 'candidates-more-than-12', sense: 1 },
  { name: 'reach', sense: -1 },
  { name: 'reach-twice', sense: -1 },
  { name: 'hunted-within-1', sense: -1 },
  { name: 'hunted-within-2', sense: -1 },
  { name: 'hunted-within-3', sense: -1 },
  { name: 'columns-near', sense: -1 },
  { name: 'candidates-each', sense: -1 },
  { name: 'base-loyal', sense: 1 },
  { name: 'base-remote', sense: 0 },
  { name: 'base-exits', sense: 0 },
]

const assault: Input[] = [
  { name: 'hidden-assault', sense: -1 },
  { name: 'known-assault', sense: -1 },
  { name: 'known-assault-won', sense: -1 },
  { name: 'known-assault-twice', sense: -1 },
  { name: 'hidden-assault-twice', sense: -1 },
  { name: 'hidden-assault-won', sense: -1 },
  { name: 'known-fleet', sense: -1 },
  { name: 'ships-above', sense: -1 },
  { name: 'troops-at-base', sense: -1 },
  { name: 'hidden-taking', sense: -1 },
  { name: 'known-taking', sense: -1 },
  { name: 'garrison', sense: 1 },
  { name: 'garrison-hidden', sense: 1 },
  { name: 'garrison-ships', sense: 1 },
  { name: 'shield', sense: 1 },
  { name: 'cannon', sense: 1 },
  { name: 'station-at-base', sense: -1 },
  { name: 'station-next-to-base', sense: -1 },
  { name: 'stations', sense: -1 },
]

const economy: Input[] = [
  ...SIDE_IDS.flatMap((side, s) =>
    ICON_IDS.map((icon) => ({ name: `${side}-builds-${icon}`, sense: GOOD[s] as 1 | -1 })),
  ),
  ...SIDE_IDS.flatMap((side, s) =>
    THEATER_IDS.flatMap((theater, t) =>
      Array.from({ length: QUEUE_SPACES[t] as number }, (_, n) => ({
        name: `${side}-queue-${theater}-${n + 1}`,
        sense: GOOD[s] as 1 | -1,
      })),
    ),
  ),
]

const force: Input[] = [
  ...UNITS.map(({ id, side }) => ({
    name: `units-${id}`,
    sense: (side === 'rebel' ? 1 : -1) as 1 | -1,
  })),
  { name: 'rebel-ships-out', sense: 0 },
  { name: 'rebel-troops-out', sense: 0 },
  { name: 'empire-lifted', sense: -1 },
  { name: 'empire-columns', sense: -1 },
  { name: 'empire-places', sense: -1 },
  { name: 'empire-largest', sense: -1 },
]

const board: Input[] = [
  { name: 'rebel-loyal', sense: 1 },
  { name: 'empire-loyal', sense: -1 },
  { name: 'subjugated', sense: -1 },
  { name: 'sabotaged', sense: 1 },
  { name: 'destroyed', sense: 0 },
  { name: 'rebel-spread', sense: 1 },
  { name: 'supply-lines', sense: 1 },
  { name: 'regions', sense: 1 },
  { name: 'regions-but-one', sense: 1 },
  { name: 'capital-empty', sense: 1 },
  { name: 'capital-held', sense: 1 },
  { name: 'capital-guard', sense: -1 },
  { name: 'capital-threatened', sense: 1 },
]

const leaders: Input[] = [
  ...SIDE_IDS.flatMap((side, s) => {
    const sense = GOOD[s] as 1 | -1
    return [
      { name: `${side}-leaders`, sense },
      ...SKILL_IDS.map((skill) => ({ name: `${side}-${skill}`, sense })),
      { name: `${side}-commanders`, sense },
      ...THEATER_IDS.map((theater) => ({ name: `${side}-tactics-${theater}`, sense })),
      { name: `${side}-missions`, sense },
      { name: `${side}-actions`, sense },
    ]
  }),
  { name: 'captives', sense: -1 },
  { name: 'captives-worth', sense: -1 },
  { name: 'captives-guard', sense: -1 },
  { name: 'carbonite', sense: -1 },
  { name: 'jedi', sense: 1 },
  { name: 'projects', sense: -1 },
]

/** Things of Rise of the Empire; all of them nothing in a game without it. */
const rise: Input[] = [
  ...MARKERS.map(({ id }) => ({
    name: `marked-${id}`,
    // It keeps the Rebels from their objective; all others are theirs
    sense: (id === 'secure-the-plans' ? -1 : 1) as 1 | -1,
  })),
  { name: 'outposts-open', sense: 1 },
  { name: 'outposts-near', sense: 1 },
  { name: 'structures-at-base', sense: 1 },
  { name: 'site-shielded', sense: -1 },
  { name: 'site-guard', sense: -1 },
  { name: 'bounty', sense: -1 },
  { name: 'near-hutts', sense: 1 },
  { name: 'near-core', sense: 1 },
  { name: 'near-uprising', sense: 1 },
  { name: 'cell-cards', sense: 1 },
  ...SIDE_IDS.flatMap((side, s) =>
    THEATER_IDS.map((theater) => ({
      name: `${side}-tactic-deck-${theater}`,
      sense: GOOD[s] as 1 | -1,
    })),
  ),
]

/** So many of the best activations of the Empire are looked at. */
export const OFFERS = 4
/** The base is one of so many systems that the Empire would come to first. */
export const SOUGHT_AMONG = [1, 2, 3, 5, 8] as const

/** What RoundFacts measures, in this order. */
export const ROUND_INPUTS: readonly Input[] = [
  ...Array.from({ length: OFFERS }, (_, n) => ({
    name: `empire-offer-${n + 1}`,
    sense: -1 as const,
  })),
  ...SOUGHT_AMONG.flatMap((n) => [
    { name: `sought-${n}`, sense: -1 as const },
    { name: `struck-${n}`, sense: -1 as const },
  ]),
  { name: 'sought-part', sense: -1 },
  { name: 'struck-known', sense: -1 },
]

/** Systems so many jumps from the Rebel base and farther ones are one. */
export const FARTHEST = 5
const BY_DISTANCE: readonly Input[] = [
  { name: 'empire-troops', sense: -1 },
  { name: 'empire-lifted-troops', sense: -1 },
  { name: 'empire-ships', sense: -1 },
  { name: 'empire-holds', sense: -1 },
  { name: 'rebel-troops', sense: 1 },
  { name: 'rebel-ships', sense: 1 },
  { name: 'rebel-worlds', sense: 1 },
  { name: 'empire-worlds', sense: -1 },
  { name: 'subjugated-worlds', sense: -1 },
  { name: 'unsearched', sense: 1 },
]
export const MEASURED = BY_DISTANCE.length

/** What DistanceFacts measures, in this order. */
export const DISTANCE_INPUTS: readonly Input[] = Array.from({ length: FARTHEST + 1 }, (_, hops) =>
  BY_DISTANCE.map(({ name, sense }) => ({ name: `${name}-${hops}-away`, sense })),
).flat()

let known: readonly Input[] | null = null

/** The inputs in the order in which NetworkFacts measures them. Not a constant: in a bundle the cards may be entered later. */
export function networkInputs(): readonly Input[] {
  known ??= [
    ...clock,
    ...objectives(),
    ...hunt,
    ...assault,
    ...economy,
    ...force,
    ...board,
    ...leaders,
    ...ROUND_INPUTS,
    ...DISTANCE_INPUTS,
    ...rise,
  ]
  return known
}
