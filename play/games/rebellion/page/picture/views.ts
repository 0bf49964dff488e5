import { EMPIRE, REBEL } from '../../../../../engine/rebellion/facts/sides.js'
import { RebellionView } from '../../../../../engine/rebellion/knowledge/view.js'
import { sideOf } from '../../../../../engine/rebellion/state/posts.js'
import type { Session } from '../../../../shell/session.js'

const VIEWS = [new RebellionView(REBEL), new RebellionView(EMPIRE)]

/** The one reader of a side; whoever uses it binds it first. */
export function viewOf(side: number): RebellionView {
  return VIEWS[side] as RebellionView
}

/** The side of the one who looks. */
export function sideLooking({ truth, viewer }: Session): number {
  return sideOf(truth, viewer)
}
