import type { State } from '../../state.js'
import { baseSystem, isRevealed } from '../board/base.js'
import {
  groundOf,
  imperialSystems,
  liftUnits,
  presenceOf,
  putUnits,
  unitsAt,
  unitTypes,
} from '../board/board.js'
import {
  ANY_UNITS,
  CONQUEST,
  FIGHTS,
  GROUND_UNITS,
  isHeld,
  NO_TRANSPORT,
  ONE_SOURCE,
  pushMovement,
  pushOrdinaryMovement,
  SHIPS,
  TIE_FIGHTERS,
  unheld,
  WITH_CAPTIVES,
} from '../board/movement.js'
import { done, next, placeOfCard } from '../cards/card-frame.js'
import type { Effect, Where } from '../cards/registry.js'
import { lowestBit } from '../facts/map.js'
import { EMPIRE, GROUND, REBEL } from '../facts/sides.js'
import { UNIT_HEALTH, UNIT_IMMOBILE, UNIT_THEATER } from '../facts/unit-types.js'
import { rebelBasePlace } from '../leaders/leaders.js'
import { note, two } from '../state/journal.js'
import { LOOK_DUE } from '../state/layout.js'
import {
  argA,
  argB,
  argC,
  CHOOSE_PLACE,
  DONE,
  MOVE_UNITS,
  move0,
  move1,
  move3,
  verbOf,
} from '../state/moves.js'

/** Effects that move units. */

/** Units from the Rebel Base space as though it were adjacent, past any leader there (Hidden Fleet). */
export const moveFromBase: Effect = fromBase('move-from-base', ANY_UNITS, 0, false)

/** Up to five units, past any leader there (Behind Enemy Lines). */
export const moveFiveFromBase: Effect = fromBase('move-five-from-base', ANY_UNITS, 0, false, 5)

/** Ships only (Plan the Assault). */
export const moveShipsFromBase: Effect = fromBase('move-ships-from-base', SHIPS, 0, false)

/** Any units, but a leader in the space holds them (Start the Evacuation). */
export const evacuate: Effect = fromBase('evacuate', ANY_UNITS, 0, true)

/** Up to four ground units without transport; a leader in the space holds them (Lead the Strike Team). */
export const strikeTeam: Effect = fromBase('strike-team', GROUND_UNITS, NO_TRANSPORT, true, 4)

function fromBase(
  name: string,
  which: number,
  rules: number,
  held: boolean,
  limit?: number,
): Effect {
  return {
    name,
    run(s, f) {
      const place = rebelBasePlace(s)
      if (place === placeOfCard(s, f) || (held && isHeld(s, REBEL, place))) return
      const revealed = isRevealed(s)
      const sources = revealed ? 1 << baseSystem(s) : 0
      pushMovement(s, REBEL, placeOfCard(s, f), sources, !revealed, rules, which, limit)
    },
  }
}

/** Up to 1 AT-AT, 1 AT-ST and 2 Stormtroopers from one other system (Planetary Conquest). */
export const conquer: Effect = {
  name: 'conquer',
  run(s, f) {
    const sources = unheld(s, EMPIRE, groundOf(s, EMPIRE) & ~(1 << placeOfCard(s, f)))
    pushMovement(s, EMPIRE, placeOfCard(s, f), sources, false, NO_TRANSPORT | ONE_SOURCE, CONQUEST)
  },
}

/** Up to four TIE Fighters from anywhere (Scouting Mission). */
export const scout: Effect = {
  name: 'scout',
  run(s, f) {
    const sources = unheld(s, EMPIRE, presenceOf(s, EMPIRE) & ~(1 << placeOfCard(s, f)))
    pushMovement(s, EMPIRE, placeOfCard(s, f), sources, false, NO_TRANSPORT, TIE_FIGHTERS, 4)
  },
}

/** Like an activation by the Empire (Catch Them By Surprise). */
export const surprise: Effect = {
  name: 'surprise',
  run(s, f) {
    pushOrdinaryMovement(s, EMPIRE, placeOfCard(s, f), FIGHTS | WITH_CAPTIVES)
  },
}

/**
 * The Imperial player brings Rebel ground units from the base here, past leaders and without transport, with a health of 4
 * in all; structures stay (E43, We're the Bait).
 */
export const lureUnits: Effect = {
  name: 'lure-units',
  amount: 4,
  moves(s, f, out) {
    const from = rebelBasePlace(s)
    if (from === placeOfCard(s, f)) return 0
    let n = 0
    const types = unitTypes(s, REBEL)
    for (let i = 0; i < types.length; i++) {
      const type = types[i]
      if (UNIT_THEATER[type] !== GROUND || UNIT_IMMOBILE[type] !== 0) continue
      const left = MOST_LURED - done.get(s, f)
      if (unitsAt(s, from, type) > 0 && UNIT_HEALTH[type] <= left)
        out[n++] = move3(MOVE_UNITS, 1, type, from)
    }
    if (n > 0) out[n++] = move0(DONE)
    return n
  },
  play(s, f, move) {
    if (verbOf(move) === DONE) return next(s, f)
    const [type, from, to] = [argB(move), argC(move), placeOfCard(s, f)]
    liftUnits(s, from, type, 1)
    putUnits(s, to, type, 1)
    s.bytes[LOOK_DUE] = 1
    note('units-moved', type, two(from, to), 1)
    done.set(s, f, done.get(s, f) + UNIT_HEALTH[type])
  },
}

const MOST_LURED = 4

/** Where Independent Operation may send the Imperial troops (Z9). */
export const otherImperialSystem: Where = (s) => imperialSystems(s) & ~groundOf(s, REBEL)

/** The Imperial player moves all mobile ground units of the system to another Imperial one. */
export const driveOut: Effect = {
  name: 'drive-out',
  actor: () => EMPIRE,
  moves(s, f, out) {
    let n = 0
    for (
      let rest = otherImperialSystem(s) & ~(1 << placeOfCard(s, f));
      rest !== 0;
      rest &= rest - 1
    )
      out[n++] = move1(CHOOSE_PLACE, lowestBit(rest))
    return n
  },
  play(s, f, move) {
    moveAllGround(s, placeOfCard(s, f), argA(move))
    next(s, f)
  },
}

function moveAllGround(s: State, from: number, to: number): void {
  const types = unitTypes(s, EMPIRE)
  for (let i = 0; i < types.length; i++) {
    const type = types[i]
    const count = unitsAt(s, from, type)
    if (count === 0 || UNIT_THEATER[type] !== GROUND || UNIT_IMMOBILE[type] !== 0) continue
    liftUnits(s, from, type, count)
    putUnits(s, to, type, count)
    note('units-moved', type, two(from, to), count)
  }
}
