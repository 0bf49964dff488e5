import type { State } from '../../state.js'
import { CARD, effectAt, MISSION_CARD } from '../cards/card-step.js'
import { codeOf, topFrame } from '../course/steps.js'
import {
  keepOneObjective,
  keepOneProject,
  oneOnTop,
  plantFalseLeads,
  stackObjectives,
} from '../effects/decks.js'
import { FRAME_COUNT } from '../state/layout.js'

/** Cards that a player looks at lie off their deck; the step that waits tells of which sort they are. */

export type SortOfCard = 'missions' | 'actions' | 'objectives' | 'probes'

/** The sort of card that the top step looks at; null when it looks at none. */
export function sortLookedAt(s: State): SortOfCard | null {
  if (s.bytes[FRAME_COUNT] === 0) return null
  const f = topFrame(s)
  switch (s.bytes[f]) {
    case RECRUIT:
      return s.bytes[f + 2] !== 0 ? 'actions' : null
    case MOBILIZE:
      return s.bytes[f + 2] !== 0 ? 'probes' : null
    case CARD:
      return s.bytes[f + 3] === MISSION_CARD ? sortOfEffect(s, f) : null
    default:
      return null
  }
}

function sortOfEffect(s: State, f: number): SortOfCard | null {
  const effect = effectAt(s, f)
  if (effect === oneOnTop || effect === keepOneObjective || effect === stackObjectives)
    return 'objectives'
  if (effect === keepOneProject) return 'missions'
  return effect === plantFalseLeads ? 'probes' : null
}

const RECRUIT = codeOf('recruit')
const MOBILIZE = codeOf('rapid-mobilization')
