import { type ArgumentSort, NONE, VERBS, verbOf } from '../state/moves.js'
import {
  actionId,
  choiceId,
  colourId,
  faceId,
  leaderId,
  markerId,
  missionId,
  objectiveId,
  ringId,
  systemId,
  tacticId,
  theaterId,
  unitId,
} from './names.js'
import {
  actionName,
  leaderName,
  markerName,
  missionName,
  objectiveName,
  placeName,
  tacticName,
  unitName,
} from './words.js'

/** The arguments of moves, by their sorts: as they are typed, and as people are told of them. */

interface Wording {
  /** As it stands in the text of a move; empty where it says nothing. */
  readonly typed: (value: number) => string
  /** As it stands in a sentence; empty where it says nothing there. */
  readonly told: (value: number) => string
}

const untold = (): string => ''

export const WORDINGS: Readonly<Record<ArgumentSort, Wording>> = {
  count: { typed: String, told: String },
  stack: { typed: String, told: untold },
  space: { typed: (space) => `queue-${space}`, told: untold },
  unit: { typed: unitId, told: unitName },
  place: { typed: systemId, told: placeName },
  leader: { typed: leaderId, told: leaderName },
  mission: { typed: missionId, told: missionName },
  action: { typed: actionId, told: actionName },
  objective: { typed: objectiveId, told: objectiveName },
  tactic: { typed: tacticId, told: tacticName },
  option: { typed: choiceId, told: (choice) => CHOICES_TOLD[choice] ?? '' },
  colour: { typed: colourId, told: untold },
  face: { typed: faceId, told: untold },
  theater: { typed: theaterId, told: (theater) => `the ${theaterId(theater)} cards` },
  ring: { typed: ringId, told: untold },
  marker: { typed: markerId, told: markerName },
  harm: { typed: harmWords, told: untold },
}

/** Damage that a unit carries from before, and what has been assigned to it now. */
export function harmOf(harm: number): { readonly damage: number; readonly hits: number } {
  return { damage: harm >> 4, hits: harm & 15 }
}

/** How units of a type differ. */
function harmWords(harm: number): string {
  const { damage, hits } = harmOf(harm)
  const words = damage > 0 ? [`damaged-${damage}`] : []
  if (hits > 0) words.push(`hit-${hits}`)
  return words.join(' ')
}

/** In the order of CHOICE_IDS. */
const CHOICES_TOLD = [
  'to look at two projects',
  'to remove the sabotage marker',
  'loyalty',
  'a Mon Calamari Cruiser',
  'to move units to the base',
  'to look for a new base',
  'Rapid Mobilization with four cards first',
  'Rapid Mobilization with eight cards first',
  'the missions of the base game',
  'the missions of Rise of the Empire',
  'the upper half',
  'the lower half',
  'to place a sabotage marker',
  'to destroy a Shield Bunker',
  'to remove all sabotage markers',
  'to roll',
  'to draw a starting action card',
  'to recruit',
  'to put the cards on top',
  'to put the cards under the deck',
  'to draw an objective',
]

/** The arguments that a move has, in their order. */
export function argumentsOf(
  move: number,
): readonly { readonly sort: ArgumentSort; readonly value: number }[] {
  const sorts = VERBS[verbOf(move)]?.sorts ?? []
  return sorts
    .map((sort, i) => ({ sort, value: (move >>> (16 - 8 * i)) & 255 }))
    .filter(({ value }) => value !== NONE)
}
