import type { Move, MoveList } from '../../engine/game.js'
import { attackTotal, defenseOf } from '../../engine/skirmish/fire/attack.js'
import { FIRST_SHOT } from '../../engine/skirmish/fire/shots.js'
import type { SkirmishView } from '../../engine/skirmish/knowledge/view.js'
import {
  AIRBORNE_ROLL,
  ATTACK_ROLL,
  DROID_ROLL,
  VETERAN_ROLL,
} from '../../engine/skirmish/rounds/rolls.js'
import { KEEP, REROLL_ELITE, verbOf } from '../../engine/skirmish/state/moves.js'
import type { Aim } from './aim.js'
import { rollChance } from './odds.js'

/** Whether to roll again: a missed attack always by Elite, by a Leader if it is worth his one chance of the turn. */

/** What a Leader's reroll must bring, in stars. */
const LEAST_GAIN = 0.25

export function rollAgain(view: SkirmishView, moves: MoveList, aim: Aim): Move {
  let elite = KEEP
  let leader = KEEP
  let keep = moves.list[0] as Move
  for (let i = 0; i < moves.count; i++) {
    const move = moves.list[i] as Move
    if (verbOf(move) === KEEP) keep = move
    else if (verbOf(move) === REROLL_ELITE) elite = move
    else leader = move
  }
  if (elite !== KEEP) return elite
  return leader !== KEEP && isWorthIt(view, aim) ? leader : keep
}

function isWorthIt(view: SkirmishView, aim: Aim): boolean {
  const { state, asked, target, diceSum } = view
  switch (view.roll) {
    case ATTACK_ROLL: {
      if (diceSum + attackTotal(state, asked, target) >= defenseOf(state, asked, target))
        return false
      aim.reset()
      return (
        rollChance(state, asked, target) > 0.25 &&
        aim.worth(state, asked, target, FIRST_SHOT) > LEAST_GAIN
      )
    }
    case DROID_ROLL:
      return diceSum < 4
    case VETERAN_ROLL:
      return diceSum > view.hits(asked)
    case AIRBORNE_ROLL:
      return diceSum < 5
    default:
      return diceSum > 4 || diceSum < 3
  }
}
