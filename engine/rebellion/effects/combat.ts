import type { State } from '../../state.js'
import { unitsAt } from '../board/board.js'
import { next, placeOfCard, sideOf, targetOf } from '../cards/card-step.js'
import type { Effect } from '../cards/registry.js'
import {
  DESIGN,
  HELD,
  OPEN_HAND,
  POINT_BLANK,
  READY_LEADER,
  STAR_TARGETS,
  SYSTEM,
  TRAP,
} from '../combat/fields.js'
import { destroyUnits } from '../combat/losses.js'
import { drawTactics } from '../combat/tactic-cards.js'
import { enemyOf, GROUND, REBEL, SPACE } from '../facts/sides.js'
import { FIRST_UNIT, LAST_UNIT, UNIT_STRUCTURE, UNIT_THEATER } from '../facts/unit-types.js'
import { moveLeader } from '../leaders/leaders.js'
import { JOINED, note } from '../state/journal.js'
import { argA, CHOOSE_THEATER, DESTROY, move1, move2 } from '../state/moves.js'

/** Effects of Start of Combat cards; they last for the combat at hand. */

function setField(field: number): Effect {
  return {
    run(s) {
      s.bytes[field] = 1
    },
  }
}

/** Rebel rolls of the first round: one red and two black dice fewer (C29). */
export const fewerRebelDice: Effect = setField(DESIGN)
/** The Imperial player plays no space tactic cards in the first round. */
export const noSpaceTactics: Effect = setField(TRAP)
/** Every unit has one health less, at least 1. */
export const weakenAll: Effect = setField(POINT_BLANK)
/** Two black hits of each Rebel space attack may count as red (C17). */
export const hitStarDestroyers: Effect = setField(STAR_TARGETS)
/** The Empire sees the Rebel tactic cards (C28). */
export const openRebelHand: Effect = setField(OPEN_HAND)
/** The Rebels cannot retreat from this combat. */
export const holdRebels: Effect = setField(HELD + REBEL)

/** Destroys one enemy ship of the combat. */
export const destroyShip: Effect = destroyOne((type) => UNIT_THEATER[type] === SPACE)

/** Destroys one structure of the combat. */
export const destroyStructure: Effect = destroyOne((type) => UNIT_STRUCTURE[type] !== 0)

function destroyOne(fits: (type: number) => boolean): Effect {
  return {
    moves(s, f, out) {
      const victim = enemyOf(sideOf(s, f))
      let n = 0
      for (let type = FIRST_UNIT[victim]; type <= LAST_UNIT[victim]; type++)
        if (fits(type) && unitsAt(s, placeOfCard(s, f), type) > 0)
          out[n++] = move2(DESTROY, type, placeOfCard(s, f))
      return n
    },
    play(s, f, move) {
      next(s, f)
      destroyUnits(s, placeOfCard(s, f), argA(move), 1)
    },
  }
}

/** True when a unit of `side` that fits is in the system. */
export function holds(
  s: State,
  system: number,
  side: number,
  fits: (type: number) => boolean,
): boolean {
  for (let type = FIRST_UNIT[side]; type <= LAST_UNIT[side]; type++)
    if (fits(type) && unitsAt(s, system, type) > 0) return true
  return false
}

/** The shown leader joins the combat from the pool and goes back when it ends. */
export const joinCombat: Effect = {
  run(s, f) {
    moveLeader(s, targetOf(s, f), s.bytes[SYSTEM])
    s.bytes[READY_LEADER] = targetOf(s, f) + 1
    note('leader-placed', targetOf(s, f), s.bytes[SYSTEM], JOINED)
  },
}

/** Three tactic cards of one theater, contested or not. */
export const drawThreeTactics: Effect = {
  moves(_s, _f, out) {
    out[0] = move1(CHOOSE_THEATER, SPACE)
    out[1] = move1(CHOOSE_THEATER, GROUND)
    return 2
  },
  play(s, f, move) {
    drawTactics(s, sideOf(s, f), argA(move), 3)
    next(s, f)
  },
}
