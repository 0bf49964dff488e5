import type { State } from '../../state.js'
import { baseSystem, isRevealed } from '../board/base.js'
import {
  groundOf,
  imperialSystems,
  liftUnits,
  presenceOf,
  putUnits,
  unitsAt,
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
import { next, placeOfCard } from '../cards/card-frame.js'
import type { Effect, Where } from '../cards/registry.js'
import { lowestBit } from '../facts/map.js'
import { EMPIRE, GROUND, REBEL } from '../facts/sides.js'
import { UNIT_IMMOBILE, UNIT_THEATER, UNITS_OF } from '../facts/unit-types.js'
import { rebelBasePlace } from '../leaders/leaders.js'
import { note, two } from '../state/journal.js'
import { argA, CHOOSE_PLACE, move1 } from '../state/moves.js'

/** Effects that move units. */

/** Units from the Rebel Base space as though it were adjacent, past any leader there (Hidden Fleet). */
export const moveFromBase: Effect = fromBase('move-from-base', ANY_UNITS, 0, false)

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
  const types = UNITS_OF[EMPIRE]
  for (let i = 0; i < types.length; i++) {
    const type = types[i]
    const count = unitsAt(s, from, type)
    if (count === 0 || UNIT_THEATER[type] !== GROUND || UNIT_IMMOBILE[type] !== 0) continue
    liftUnits(s, from, type, count)
    putUnits(s, to, type, count)
    note('units-moved', type, two(from, to), count)
  }
}
