import { returnUnits, unitsAt } from '../board/board.js'
import { chosen, countDecision, done, next, placeOfCard } from '../cards/card-frame.js'
import type { Effect } from '../cards/registry.js'
import { sideOf } from '../course/frame.js'
import { EMPIRE, enemyOf, GROUND } from '../facts/sides.js'
import {
  STORMTROOPER,
  UNIT_HEALTH,
  UNIT_ICON,
  UNIT_THEATER,
  UNITS_OF,
} from '../facts/unit-types.js'
import { mission, missionFrame } from '../missions/mission-at-hand.js'
import { argA, DECLINE, DESTROY, DONE, move0, move2, verbOf } from '../state/moves.js'
import { FOOT_ICON } from './units.js'

/** Effects of raiders: ground units destroyed by their number, their icon, or the lead of a roll. */

const MOST_RAIDED = 3

/**
 * Up to three Imperial ground units that fit, with a health in all that the lead of the attempt allows (X42). How many
 * have gone is counted in `done`, their health in `chosen`.
 */
function raid(name: string, fits: (type: number) => boolean): Effect {
  return {
    name,
    amount: MOST_RAIDED,
    moves(s, f, out) {
      if (done.get(s, f) >= MOST_RAIDED) return 0
      const left = mission.lead.get(s, missionFrame(s)) - chosen.get(s, f)
      let n = 0
      const types = UNITS_OF[EMPIRE]
      for (let i = 0; i < types.length; i++) {
        const type = types[i]
        if (!fits(type) || UNIT_HEALTH[type] > left) continue
        if (unitsAt(s, placeOfCard(s, f), type) > 0)
          out[n++] = move2(DESTROY, type, placeOfCard(s, f))
      }
      if (n > 0) out[n++] = move0(DONE)
      return n
    },
    play(s, f, move) {
      if (verbOf(move) === DONE) return next(s, f)
      returnUnits(s, placeOfCard(s, f), argA(move), 1)
      chosen.set(s, f, chosen.get(s, f) + UNIT_HEALTH[argA(move)])
      countDecision(s, f)
    },
  }
}

/** Stormtroopers alone (Assault). */
export const raidStormtroopers: Effect = raid('raid-stormtroopers', (type) => type === STORMTROOPER)

/** Any ground units (Plant Explosives). */
export const raidGround: Effect = raid('raid-ground', (type) => UNIT_THEATER[type] === GROUND)

/** One enemy ground unit with a triangle icon of the system; `mayDecline` where it is an offer. */
export function destroyFootUnit(mayDecline: boolean): Effect {
  return {
    name: 'destroy-foot-unit',
    moves(s, f, out) {
      let n = 0
      const types = UNITS_OF[enemyOf(sideOf(s, f))]
      for (let i = 0; i < types.length; i++)
        if (UNIT_ICON[types[i]] === FOOT_ICON && unitsAt(s, placeOfCard(s, f), types[i]) > 0)
          out[n++] = move2(DESTROY, types[i], placeOfCard(s, f))
      if (n > 0 && mayDecline) out[n++] = move0(DECLINE)
      return n
    },
    play(s, f, move) {
      next(s, f)
      if (verbOf(move) === DESTROY) returnUnits(s, placeOfCard(s, f), argA(move), 1)
    },
  }
}
