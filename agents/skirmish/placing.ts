import type { Move, MoveList } from '../../engine/game.js'
import type { Random } from '../../engine/random.js'
import { inwardHeading } from '../../engine/skirmish/facts/tables.js'
import { bearing, turnBetween } from '../../engine/skirmish/geometry/directions.js'
import { squaredDistance } from '../../engine/skirmish/geometry/discs.js'
import { DEGREE } from '../../engine/skirmish/geometry/measures.js'
import type { SkirmishView } from '../../engine/skirmish/knowledge/view.js'
import {
  AT_SIDE,
  BEARING_TO,
  HEADING_TO,
  largeOf,
  NEAR,
  NO_MORE,
  SPOT,
  smallOf,
  verbOf,
} from '../../engine/skirmish/state/moves.js'
import { findSpot, firstSpot, PARTS, spot } from '../../engine/skirmish/state/outline.js'
import { playersOf, tableIn } from '../../engine/skirmish/state/rules.js'
import { isOnTable, ownerOf } from '../../engine/skirmish/state/units.js'

/** Where units begin and come in: at the front of the home base and towards the enemy, heading for him. */

/** The point that placements look to: the nearest enemy, or the middle of the table. */
const sight = { x: 0, y: 0, isEnemy: false }

export function place(view: SkirmishView, moves: MoveList, random: Random): Move {
  const move = moves.list[0] as Move
  lookOut(view)
  switch (verbOf(move)) {
    case AT_SIDE:
      return chooseSide(view, moves, random)
    case SPOT:
      return view.carrier >= 0
        ? nearestBearing(view, moves, view.carrier)
        : chooseSpot(view, moves, random)
    case HEADING_TO:
      return chooseHeading(view, moves)
    case BEARING_TO:
      return nearestBearing(view, moves, view.carrier)
    default:
      return moves.list[moves.count - 1] as Move
  }
}

/** Beside the friend who is nearest to an enemy. */
export function land(view: SkirmishView, moves: MoveList, random: Random): Move {
  const first = moves.list[moves.count - 1] as Move
  if (verbOf(first) !== NEAR && verbOf(first) !== NO_MORE) return place(view, moves, random)
  let best = first
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < moves.count; i++) {
    const move = moves.list[i] as Move
    if (verbOf(move) !== NEAR) continue
    const friend = smallOf(move)
    findEnemy(view, view.x(friend), view.y(friend))
    const away = squaredDistance(view.x(friend), view.y(friend), sight.x, sight.y)
    if (away >= least) continue
    least = away
    best = move
  }
  return best
}

/** Finds the enemy who is nearest to the own base. */
function lookOut(view: SkirmishView): void {
  const s = view.state
  findSpot(s, view.player, PARTS, firstSpot(0), 0)
  findEnemy(view, spot.x, spot.y)
}

function findEnemy(view: SkirmishView, x: number, y: number): void {
  const s = view.state
  const middle = tableIn(s).size >> 1
  sight.x = middle
  sight.y = middle
  sight.isEnemy = false
  // In set-up nobody sees where others stand
  if (view.turn === 0) return
  let least = Number.POSITIVE_INFINITY
  for (let player = 0; player < playersOf(s); player++) {
    if (player === view.player) continue
    const end = view.endSlot(player)
    for (let slot = view.firstSlot(player); slot < end; slot++) {
      if (!isOnTable(s, slot)) continue
      const away = squaredDistance(x, y, view.x(slot), view.y(slot))
      if (away >= least) continue
      least = away
      sight.x = view.x(slot)
      sight.y = view.y(slot)
      sight.isEnemy = true
    }
  }
}

/** In set-up any side that looks into the table; later the one that is nearest to the enemy. */
function chooseSide(view: SkirmishView, moves: MoveList, random: Random): Move {
  const s = view.state
  let best = moves.list[0] as Move
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < moves.count; i++) {
    const move = moves.list[i] as Move
    const part = largeOf(move)
    findSpot(s, view.player, part, firstSpot(part), view.radius(smallOf(move)))
    const spread = sight.isEnemy ? 0 : 6e8 * random.fraction()
    const away = squaredDistance(spot.x, spot.y, sight.x, sight.y) + spread
    if (away >= least) continue
    least = away
    best = move
  }
  return best
}

/** Side by side where others stand already; anywhere of a free side. */
function chooseSpot(view: SkirmishView, moves: MoveList, random: Random): Move {
  if (!sight.isEnemy) return moves.list[random.below(2) === 0 ? 0 : moves.count - 1] as Move
  let best = moves.list[0] as Move
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < moves.count; i++) {
    const move = moves.list[i] as Move
    findSpot(view.state, view.player, view.part, largeOf(move), view.radius(view.asked))
    const away = squaredDistance(spot.x, spot.y, sight.x, sight.y)
    if (away >= least) continue
    least = away
    best = move
  }
  return best
}

/** Towards the enemy. */
function nearestBearing(view: SkirmishView, moves: MoveList, from: number): Move {
  findEnemy(view, view.x(from), view.y(from))
  return nearestTo(moves, bearing(view.x(from), view.y(from), sight.x, sight.y))
}

function chooseHeading(view: SkirmishView, moves: MoveList): Move {
  const slot = view.asked
  findEnemy(view, view.x(slot), view.y(slot))
  if (!sight.isEnemy) return nearestTo(moves, inwardHeading(playersOf(view.state), ownerOf(slot)))
  return nearestTo(moves, bearing(view.x(slot), view.y(slot), sight.x, sight.y))
}

/** Of moves in whole degrees the one that is nearest to a heading. */
function nearestTo(moves: MoveList, heading: number): Move {
  let best = moves.list[0] as Move
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < moves.count; i++) {
    const move = moves.list[i] as Move
    const off = Math.abs(turnBetween(largeOf(move) * DEGREE, heading))
    if (off >= least) continue
    least = off
    best = move
  }
  return best
}
