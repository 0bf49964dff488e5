import {
  ARTILLERY_SHOT,
  FIRST_SHOT,
  listTargets,
  mayFire,
  SECOND_SHOT,
} from '../../engine/skirmish/fire/shots.js'
import { AS_ARTILLERY, largeOf, smallOf } from '../../engine/skirmish/state/moves.js'
import { endSlot, firstSlot } from '../../engine/skirmish/state/units.js'
import type { State } from '../../engine/state.js'
import type { Aim } from './aim.js'

/** The exchange of fire that is expected where all stand: each shooter takes what adds most to what is aimed already. */

const NO_TARGET = -1
/** Less than this is not worth a shot's order. */
const NOTHING = 0

const targets = new Int32Array(512)

/** The best target of a shot and how; filled by `bestTarget`. */
export const best = { move: 0, target: NO_TARGET, shot: FIRST_SHOT, worth: 0 }

/** Finds what a shot should be fired at, `except` one target; false without one. `liking` is a factor for each target. */
export function bestTarget(
  s: State,
  aim: Aim,
  shooter: number,
  shot: number,
  except: number,
  liking: Float64Array | null = null,
): boolean {
  best.target = NO_TARGET
  best.worth = NOTHING
  const count = listTargets(s, shooter, shot, except, targets, 0)
  for (let i = 0; i < count; i++) {
    const move = targets[i] as number
    const as = shotOf(move, shot)
    const liked = liking === null ? 1 : (liking[smallOf(move)] as number)
    const worth = liked * aim.worth(s, shooter, smallOf(move), as)
    if (worth <= best.worth) continue
    best.worth = worth
    best.move = move
    best.target = smallOf(move)
    best.shot = as
  }
  return best.target !== NO_TARGET
}

/** The shot that a move fires. */
export function shotOf(move: number, shot: number): number {
  return largeOf(move) === AS_ARTILLERY ? ARTILLERY_SHOT : shot
}

/** Aims all shots of one player's units, as far as they are fired at anything; answers what they are worth. */
export function aimAll(s: State, aim: Aim, player: number): number {
  let worth = 0
  const end = endSlot(s, player)
  for (let slot = firstSlot(player); slot < end; slot++) {
    if (!mayFire(s, slot)) continue
    let except = NO_TARGET
    if (bestTarget(s, aim, slot, FIRST_SHOT, NO_TARGET)) {
      worth += best.worth
      aim.add(s, slot, best.target, best.shot)
      except = best.target
      if (best.shot === ARTILLERY_SHOT) continue // R22
    }
    if (!bestTarget(s, aim, slot, SECOND_SHOT, except)) continue
    worth += best.worth
    aim.add(s, slot, best.target, SECOND_SHOT)
  }
  return worth
}
