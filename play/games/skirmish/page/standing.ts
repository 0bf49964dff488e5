import { CARDS_OF_A_BASE, cardAt, inwardHeading } from '../../../../engine/skirmish/facts/tables.js'
import { alongX, alongY } from '../../../../engine/skirmish/geometry/directions.js'
import { LONG } from '../../../../engine/skirmish/geometry/measures.js'
import { tableIn } from '../../../../engine/skirmish/state/rules.js'
import { ownerOf, xOf, yOf } from '../../../../engine/skirmish/state/units.js'
import { headed, inwardOf, isHeading, isPlacing, placedAt } from '../decision/placing.js'
import type { Trial } from '../decision/trial.js'
import type { Spot } from '../decision/way.js'
import { viewOf } from '../table/view.js'

/** Where a unit is offered to stand before anybody has pointed: ahead of its carrier, else before its home base. */
function homeSpot({ state, slot }: Trial): Spot {
  const player = ownerOf(slot)
  const ahead = inwardHeading(viewOf(state).players, player)
  const carrier = viewOf(state).carrier
  const { x, y } =
    carrier >= 0 ? { x: xOf(state, carrier), y: yOf(state, carrier) } : middleOf(state, player)
  return { x: alongX(x, ahead, LONG), y: alongY(y, ahead, LONG) }
}

function middleOf(state: Trial['state'], player: number): Spot {
  const { cards } = tableIn(state)
  const at = cardAt(player * CARDS_OF_A_BASE + 1)
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = cards.subarray(at, at + 4)
  return { x: (x0 + x1) / 2, y: (y0 + y1) / 2 }
}

/** The unit in hand as it would stand; where nobody has pointed, before its base and heading into the table. */
export function standing(trial: Trial, spot: Spot | null, heading: number | null): Trial | null {
  if (!isPlacing(trial) && !isHeading(trial)) return null
  const stood = placedAt(trial, spot ?? homeSpot(trial))
  return isHeading(stood) ? headed(stood, heading ?? inwardOf(stood)) : null
}
