import { ROLE_COUNT } from '../../../../../engine/rebellion/facts/posts.js'
import { EMPIRE, REBEL } from '../../../../../engine/rebellion/facts/sides.js'
import { RebellionView } from '../../../../../engine/rebellion/knowledge/view.js'
import { seatLooking, sideOf } from '../../../../../engine/rebellion/state/posts.js'
import type { State } from '../../../../../engine/state.js'
import type { Session } from '../../../../shell/session.js'

/** Reads a state for a side. */
export interface SideReader {
  bind(state: State): RebellionView
}

/** One a seat; without teams, and for a state of which nothing is hidden, that of the side's first seat. */
const VIEWS = Array.from({ length: ROLE_COUNT }, (_, seat) => new RebellionView(seat))

const READERS: readonly SideReader[] = [REBEL, EMPIRE].map((side) => ({
  bind(state) {
    const seat = seatLooking(state)
    const isOwn = seat >= 0 && sideOf(state, seat) === side
    return (VIEWS[isOwn ? seat : side] as RebellionView).bind(state)
  },
}))

/** The one reader of a side; partners who cover their cards see each his own. */
export function viewOf(side: number): SideReader {
  return READERS[side] as SideReader
}

/** The side of the one who looks. */
export function sideLooking({ truth, viewer }: Session): number {
  return sideOf(truth, viewer)
}
