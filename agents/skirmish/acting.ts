import type { Move, MoveList } from '../../engine/game.js'
import type { Random } from '../../engine/random.js'
import type { SkirmishView } from '../../engine/skirmish/knowledge/view.js'
import {
  ADVANCE,
  CARRY_GROUND,
  CARRY_SPACE,
  CLOAK,
  CONVERT_SIDE,
  MOVE,
  NO_MORE,
  PASS,
  STAND,
  STOP,
  smallOf,
  verbOf,
} from '../../engine/skirmish/state/moves.js'
import { isCloaked } from '../../engine/skirmish/state/units.js'
import { NO_MOVE } from '../brains.js'
import { type Care, NO_PLAYER } from './care.js'
import type { Planner } from './planner.js'
import { isOutOfReach } from './poses.js'
import { segmentNow, Way } from './ways.js'

/** What a unit does when it is its turn, and the small moves of a way that has been chosen. */

/** What other actions are worth, in stars. */
const ACTIONS = {
  /** Units out of the reserve, a third of a star each way, against a move. */
  carry: 0.35,
  /** To come out of hiding. */
  uncloak: 0.6,
  cloak: -0.5,
  convert: -0.6,
  /** Last moves are better moves, but hardly. */
  pass: -0.05,
}

/** The way that a player's unit is on: as long as it is where the way leads. */
class UnderWay {
  private readonly way = new Way()
  private slot = -1

  begin(slot: number, way: Way): void {
    this.slot = slot
    this.way.copyFrom(way)
  }

  /** The next small move of the way of `slot`, if it is legal; otherwise NO_MOVE. */
  next(view: SkirmishView, moves: MoveList): Move {
    return view.asked === this.slot ? nextOnWay(view, moves, this.way) : NO_MOVE
  }
}

/** The small move of a way that is due now, if it is legal; otherwise NO_MOVE. */
export function nextOnWay(view: SkirmishView, moves: MoveList, way: Way): Move {
  const segment = segmentNow(view.state, view.asked)
  const isAdvance = verbOf(moves.list[0] as Move) === ADVANCE
  const wanted = way.moves[2 * segment + (isAdvance ? 1 : 0)] as Move
  for (let i = 0; i < moves.count; i++) if (moves.list[i] === wanted) return wanted
  return NO_MOVE
}

/** Which unit acts, and how: the best way of each that is due, or something else that is better. */
export class Acting {
  private readonly underWay: readonly UnderWay[]

  constructor(
    private readonly planner: Planner,
    players: number,
  ) {
    this.underWay = Array.from({ length: players }, () => new UnderWay())
  }

  choose(view: SkirmishView, moves: MoveList, care: Care, random: Random): Move {
    const { planner } = this
    const { samples, units } = care
    let best = moves.list[0] as Move
    let most = Number.NEGATIVE_INFINITY
    let looked = 0
    for (let i = 0; i < moves.count && looked < units; i++) {
      const move = moves.list[i] as Move
      if (verbOf(move) !== MOVE && verbOf(move) !== STAND) continue
      const slot = smallOf(move)
      if (verbOf(move) === STAND && hasMove(moves, slot)) continue
      looked++
      if (care.about !== NO_PLAYER && isOutOfReach(view.state, slot, care.about))
        return actionOf(moves, STAND, slot)
      planner.search(view.state, slot, 0, verbOf(move) === MOVE ? samples : 0, 1, random)
      const way = planner.ways[0] as Way
      const isMoving = planner.count > 0 && way.worth > planner.standing
      // Of units with as many stars the one goes first that gains the most by it
      const gain = (isMoving ? way.worth : planner.standing) - planner.standing
      const other = bestOther(view, moves, slot)
      const worth = Math.max(gain, other === NO_MOVE ? gain : otherWorth(view, other))
      if (worth <= most) continue
      most = worth
      if (other !== NO_MOVE && otherWorth(view, other) > gain) best = other
      else if (isMoving) {
        best = actionOf(moves, MOVE, slot)
        this.underWayOf(view).begin(slot, way)
      } else best = actionOf(moves, STAND, slot)
    }
    return best
  }

  /** The next turn or advance of the unit that is under way; it is planned anew if it is not known. */
  goOn(view: SkirmishView, moves: MoveList, samples: number, random: Random): Move {
    const known = this.underWayOf(view).next(view, moves)
    if (known !== NO_MOVE) return known
    const { planner } = this
    const isAdvance = verbOf(moves.list[0] as Move) === ADVANCE
    const last = moves.list[moves.count - 1] as Move
    if (isAdvance) return last
    planner.search(view.state, view.asked, segmentNow(view.state, view.asked), samples, 1, random)
    if (planner.count > 0) {
      this.underWayOf(view).begin(view.asked, planner.ways[0] as Way)
      const move = this.underWayOf(view).next(view, moves)
      if (move !== NO_MOVE) return move
    }
    return verbOf(last) === STOP ? last : (moves.list[moves.count >> 1] as Move)
  }

  private underWayOf(view: SkirmishView): UnderWay {
    return this.underWay[view.player] as UnderWay
  }
}

function hasMove(moves: MoveList, slot: number): boolean {
  for (let i = 0; i < moves.count; i++) {
    const move = moves.list[i] as Move
    if (verbOf(move) === MOVE && smallOf(move) === slot) return true
  }
  return false
}

function actionOf(moves: MoveList, verb: number, slot: number): Move {
  for (let i = 0; i < moves.count; i++) {
    const move = moves.list[i] as Move
    if (verbOf(move) === verb && smallOf(move) === slot) return move
  }
  return moves.list[0] as Move
}

/** The best action of a unit besides moving and standing; NO_MOVE without one. */
function bestOther(view: SkirmishView, moves: MoveList, slot: number): Move {
  let best = NO_MOVE
  for (let i = 0; i < moves.count; i++) {
    const move = moves.list[i] as Move
    const verb = verbOf(move)
    if (smallOf(move) !== slot || verb === MOVE || verb === STAND || verb === NO_MORE) continue
    if (best === NO_MOVE || otherWorth(view, move) > otherWorth(view, best)) best = move
  }
  return best
}

function otherWorth(view: SkirmishView, move: Move): number {
  switch (verbOf(move)) {
    case CARRY_GROUND:
    case CARRY_SPACE:
      return ACTIONS.carry
    case CLOAK:
      return isCloaked(view.state, smallOf(move)) ? ACTIONS.uncloak : ACTIONS.cloak
    case CONVERT_SIDE:
      return ACTIONS.convert
    case PASS:
      return ACTIONS.pass
    default:
      return Number.NEGATIVE_INFINITY
  }
}
