import type { State } from '../../state.js'
import { effectAt } from '../cards/card-frame.js'
import { fieldNamed, stepName, topFrame } from '../course/steps.js'
import { FRAME_COUNT } from '../state/layout.js'

/** Cards that a player looks at lie off their deck; the step that waits tells of which sort they are. */

export type SortOfCard = 'missions' | 'actions' | 'objectives' | 'probes' | 'tactics'

/** The sort of card that the top step looks at; null when it looks at none. */
export function sortLookedAt(s: State): SortOfCard | null {
  if (s.bytes[FRAME_COUNT] === 0) return null
  const f = topFrame(s)
  switch (stepName(s, f)) {
    case 'recruit':
      return fieldNamed(s, f, 'drawn') !== 0 ? 'actions' : null
    case 'rapid-mobilization':
      return fieldNamed(s, f, 'picking') !== 0 ? 'probes' : null
    case 'card':
      return sortOfEffect(s, f)
    default:
      return null
  }
}

function sortOfEffect(s: State, f: number): SortOfCard | null {
  const sort = effectAt(s, f)?.looksAt ?? null
  // Projects are missions too
  return sort === 'projects' ? 'missions' : sort
}
