import type { State } from '../../state.js'
import { CARD, cardFrame, OBJECTIVE_CARD } from '../cards/card-frame.js'
import { IMMEDIATE_OBJECTIVES } from '../cards/registry.js'
import { push } from '../course/steps.js'
import { REBEL } from '../facts/sides.js'
import { removeCard } from '../state/card-set.js'
import { note } from '../state/journal.js'
import { OBJECTIVE_ZONE, OBJECTIVES_SHOWN } from '../state/layout.js'
import { OBJECTIVE_HAND, OBJECTIVE_PLAYED } from '../state/zones.js'

/** E9: an Immediate objective that has been drawn is shown, and what it says is done, whatever is going on. */
export function resolveImmediate(s: State): void {
  for (let i = 0; i < IMMEDIATE_OBJECTIVES.length; i++) {
    const card = IMMEDIATE_OBJECTIVES[i]
    if (s.bytes[OBJECTIVE_ZONE + card] !== OBJECTIVE_HAND) continue
    s.bytes[OBJECTIVE_ZONE + card] = OBJECTIVE_PLAYED
    removeCard(s, OBJECTIVES_SHOWN, card)
    note('objective-revealed', card)
    const f = push(s, CARD, REBEL)
    cardFrame.sort.set(s, f, OBJECTIVE_CARD)
    cardFrame.card.set(s, f, card)
    cardFrame.place.set(s, f, cardFrame.place.usual)
    cardFrame.target.set(s, f, cardFrame.target.usual)
  }
}
