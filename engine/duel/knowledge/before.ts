import type { Random } from '../../random.js'
import type { State } from '../../state.js'
import { PLANNING, STRATEGY_CHOICE } from '../course/stage-numbers.js'
import { goTo, settle } from '../course/stages.js'
import { enemyOf } from '../facts/sides.js'
import { CHOSEN, CHOSEN_KNOWN, MASKED_FOR, NOTHING, STAGE } from '../state/layout.js'
import { sample } from './sample.js'

/**
 * A world that stands before what the enemy has just chosen in secret and at the same time, for search to let him choose
 * anew. False where nothing is chosen like that.
 */
export function beforeSecretChoice(observation: State, random: Random, into: State): boolean {
  const player = observation.bytes[MASKED_FOR] - 1
  if (observation.bytes[STAGE] !== STRATEGY_CHOICE) return false
  let hidden = -1
  for (let side = 0; side < 2; side++)
    if (
      observation.bytes[CHOSEN + side] !== NOTHING &&
      ((observation.bytes[CHOSEN_KNOWN + side] >> player) & 1) === 0 &&
      observation.bytes[CHOSEN_KNOWN + side] === 1 << enemyOf(player)
    )
      hidden = side
  if (hidden < 0) return false
  sample(observation, random, undefined, into)
  into.bytes[CHOSEN + hidden] = NOTHING
  into.bytes[CHOSEN_KNOWN + hidden] = 0
  goTo(into, PLANNING)
  settle(into)
  return true
}
