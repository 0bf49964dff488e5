import type { Move, MoveList } from '../../engine/game.js'
import type { Random } from '../../engine/random.js'
import { FIRST_SHOT, NAMED_SHOT, SECOND_SHOT } from '../../engine/skirmish/fire/shots.js'
import type { SkirmishView } from '../../engine/skirmish/knowledge/view.js'
import { FIRE_AT, smallOf, verbOf } from '../../engine/skirmish/state/moves.js'
import type { Aim } from './aim.js'
import { shotOf } from './exchange.js'

/** Naming targets: each shooter takes what adds most to what the own others are aimed at. */

/** Shots that are nearly as good as the best are as likely: who is named is not to be foreseen. In stars. */
const NEARLY = 0.04

const worths = new Float64Array(512)

export function nameTarget(
  view: SkirmishView,
  moves: MoveList,
  aim: Aim,
  isSecond: boolean,
  random: Random,
): Move {
  aimOwn(view, aim)
  return bestShot(view, moves, aim, isSecond ? SECOND_SHOT : FIRST_SHOT, random)
}

/** The second attack of a named unit, or none. */
export function attackAgain(view: SkirmishView, moves: MoveList, aim: Aim, random: Random): Move {
  aimOwn(view, aim)
  return bestShot(view, moves, aim, NAMED_SHOT, random)
}

/** Counts the own orders that have not been carried out yet. */
function aimOwn(view: SkirmishView, aim: Aim): void {
  const s = view.state
  aim.reset()
  const end = view.endSlot(view.player)
  for (let slot = view.firstSlot(view.player); slot < end; slot++) {
    const first = view.firstTarget(slot)
    const second = view.secondTarget(slot)
    if (first >= 0) aim.add(s, slot, first, FIRST_SHOT)
    if (second >= 0) aim.add(s, slot, second, SECOND_SHOT)
  }
}

function bestShot(
  view: SkirmishView,
  moves: MoveList,
  aim: Aim,
  shot: number,
  random: Random,
): Move {
  let best = 0
  for (let i = 0; i < moves.count; i++) {
    const move = moves.list[i] as Move
    worths[i] =
      verbOf(move) === FIRE_AT
        ? aim.worth(view.state, view.asked, smallOf(move), shotOf(move, shot))
        : 0
    best = Math.max(best, worths[i] as number)
  }
  let count = 0
  for (let i = 0; i < moves.count; i++) if ((worths[i] as number) >= best - NEARLY) count++
  let pick = random.below(count)
  for (let i = 0; i < moves.count; i++)
    if ((worths[i] as number) >= best - NEARLY && pick-- === 0) return moves.list[i] as Move
  return moves.list[0] as Move
}
