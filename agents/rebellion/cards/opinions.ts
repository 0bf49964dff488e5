import { ACTIONS, MISSIONS, OBJECTIVES, TACTICS } from '../../../engine/rebellion/cards/registry.js'
import { ADVANCED_TACTICS } from './advanced-tactics.js'
import { BASE_IMPERIAL_ACTIONS } from './base-imperial-actions.js'
import { BASE_IMPERIAL_MISSIONS } from './base-imperial-missions.js'
import { BASE_OBJECTIVES } from './base-objectives.js'
import { BASE_PROJECTS } from './base-projects.js'
import { BASE_REBEL_ACTIONS } from './base-rebel-actions.js'
import { BASE_REBEL_MISSIONS } from './base-rebel-missions.js'
import { BASE_TACTICS } from './base-tactics.js'
import type { ActionOpinion, MissionOpinion, ObjectiveOpinion, TacticOpinion } from './opinion.js'
import { RISE_IMPERIAL_ACTIONS } from './rise-imperial-actions.js'
import { RISE_IMPERIAL_MISSIONS } from './rise-imperial-missions.js'
import { RISE_OBJECTIVES } from './rise-objectives.js'
import { RISE_REBEL_ACTIONS } from './rise-rebel-actions.js'
import { RISE_REBEL_MISSIONS } from './rise-rebel-missions.js'

/** Opinions of the cards of one set, by their ids. What an entry does not say is as of a card that nobody knows. */
type Opinions<Opinion> = Readonly<Record<string, Partial<Opinion>>>

/** Of cards that nobody knows: worth about as much as the others, wherever they may be used. */
const UNKNOWN_MISSION: MissionOpinion = {
  worth: () => 3,
  latent: 0,
  place: null,
  namesAssigned: false,
  purpose: null,
}
const UNKNOWN_ACTION: ActionOpinion = { worth: () => 3, place: null, battle: 'open' }
const UNKNOWN_OBJECTIVE: ObjectiveOpinion = {
  ease: 0.4,
  wants: null,
  price: () => 0,
  place: null,
}
const UNKNOWN_TACTIC: TacticOpinion = {
  eagerness: 2,
  rerolls: false,
  holds: false,
  top: () => 1,
  bottom: () => 0.5,
}

export const missionOpinion = byNumber(MISSIONS, UNKNOWN_MISSION, [
  BASE_REBEL_MISSIONS,
  BASE_IMPERIAL_MISSIONS,
  BASE_PROJECTS,
  RISE_REBEL_MISSIONS,
  RISE_IMPERIAL_MISSIONS,
])
export const actionOpinion = byNumber(ACTIONS, UNKNOWN_ACTION, [
  BASE_REBEL_ACTIONS,
  BASE_IMPERIAL_ACTIONS,
  RISE_REBEL_ACTIONS,
  RISE_IMPERIAL_ACTIONS,
])
export const objectiveOpinion = byNumber(OBJECTIVES, UNKNOWN_OBJECTIVE, [
  BASE_OBJECTIVES,
  RISE_OBJECTIVES,
])
export const tacticOpinion = byNumber(TACTICS, UNKNOWN_TACTIC, [BASE_TACTICS, ADVANCED_TACTICS])

/** Opinions by the number of their card; the table is made when it is first asked, for then the cards are known. */
function byNumber<Opinion extends object>(
  cards: readonly { readonly id: string }[],
  unknown: Opinion,
  sets: readonly Opinions<Opinion>[],
): (card: number) => Opinion {
  const table: Opinion[] = []
  return (card) => {
    if (table.length === 0) {
      const known: Opinions<Opinion> = Object.assign({}, ...sets)
      for (const { id } of cards) table.push({ ...unknown, ...known[id] })
    }
    return table[card] ?? unknown
  }
}
