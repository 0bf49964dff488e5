import { unitsAt, unitTypes } from '../board/board.js'
import { next, placeOfCard, targetOf } from '../cards/card-frame.js'
import type { Effect } from '../cards/registry.js'
import {
  combatSystem,
  DESIGN,
  HELD,
  OPEN_HAND,
  POINT_BLANK,
  READY_LEADER,
  STAR_TARGETS,
  TRAP,
} from '../combat/fields.js'
import { destroyUnits } from '../combat/losses.js'
import { tacticsOf } from '../combat/tactics/tactics-of.js'
import { sideOf } from '../course/frame.js'
import { enemyOf, GROUND, REBEL, SPACE } from '../facts/sides.js'
import { UNIT_STRUCTURE, UNIT_THEATER } from '../facts/unit-types.js'
import { moveLeader } from '../leaders/leaders.js'
import { JOINED, note } from '../state/journal.js'
import type { Lasting } from '../state/lasting.js'
import { argA, CHOOSE_THEATER, DESTROY, move1, move2 } from '../state/moves.js'

/** Effects of Start of Combat cards; they last for the combat at hand. */

function lastsForCombat(name: string, effect: Lasting): Effect {
  return {
    name,
    run(s) {
      effect.set(s, 1)
    },
  }
}

/** Rebel rolls of the first round: one red and two black dice fewer (C29). */
export const fewerRebelDice: Effect = lastsForCombat('fewer-rebel-dice', DESIGN)
/** The Imperial player plays no space tactic cards in the first round. */
export const noSpaceTactics: Effect = lastsForCombat('no-space-tactics', TRAP)
/** Every unit has one health less, at least 1. */
export const weakenAll: Effect = lastsForCombat('weaken-all', POINT_BLANK)
/** Two black hits of each Rebel space attack may count as red (C17). */
export const hitStarDestroyers: Effect = lastsForCombat('hit-star-destroyers', STAR_TARGETS)
/** The Empire sees the Rebel tactic cards (C28). */
export const openRebelHand: Effect = lastsForCombat('open-rebel-hand', OPEN_HAND)
/** The Rebels cannot retreat from this combat. */
export const holdRebels: Effect = {
  name: 'hold-rebels',
  run(s) {
    HELD.put(s, REBEL, 1)
  },
}

/** Destroys one enemy ship of the combat. */
export const destroyShip: Effect = destroyOne(
  'destroy-ship',
  (type) => UNIT_THEATER[type] === SPACE,
)

/** Destroys one structure of the combat. */
export const destroyStructure: Effect = destroyOne(
  'destroy-structure',
  (type) => UNIT_STRUCTURE[type] !== 0,
)

function destroyOne(name: string, fits: (type: number) => boolean): Effect {
  return {
    name,
    moves(s, f, out) {
      const victim = enemyOf(sideOf(s, f))
      let n = 0
      const types = unitTypes(s, victim)
      for (let i = 0; i < types.length; i++) {
        const type = types[i]
        if (fits(type) && unitsAt(s, placeOfCard(s, f), type) > 0)
          out[n++] = move2(DESTROY, type, placeOfCard(s, f))
      }
      return n
    },
    play(s, f, move) {
      next(s, f)
      destroyUnits(s, placeOfCard(s, f), argA(move), 1)
    },
  }
}

/** The shown leader joins the combat from the pool and goes back when it ends. */
export const joinCombat: Effect = {
  name: 'join-combat',
  run(s, f) {
    moveLeader(s, targetOf(s, f), combatSystem(s))
    READY_LEADER.set(s, targetOf(s, f) + 1)
    note('leader-placed', targetOf(s, f), combatSystem(s), JOINED)
  },
}

/** Three tactic cards of one theater, contested or not. */
export const drawThreeTactics: Effect = {
  name: 'draw-three-tactics',
  moves(_s, _f, out) {
    out[0] = move1(CHOOSE_THEATER, SPACE)
    out[1] = move1(CHOOSE_THEATER, GROUND)
    return 2
  },
  play(s, f, move) {
    next(s, f)
    tacticsOf(s).draw(s, sideOf(s, f), argA(move), 3)
  },
}
