import { isRevealed, narrow, revealBase } from '../board/base.js'
import { rebelSystems, remoteSystems, unitsAt } from '../board/board.js'
import {
  markedSystems,
  markersIn,
  placeMarker,
  removeMarker,
  removeMarkersIn,
} from '../board/markers.js'
import { countDecision, done, next, placeOfCard } from '../cards/card-frame.js'
import { drawObjectives } from '../cards/hands.js'
import type { Effect } from '../cards/registry.js'
import { MARKERS } from '../data/markers.js'
import { lowestBit } from '../facts/map.js'
import { RAID_OUTPOSTS, REBEL_CELL, SHOW_NO_FEAR } from '../facts/markers.js'
import { EMPIRE, GROUND, REBEL } from '../facts/sides.js'
import { CONSTRUCTION_SITE, DEATH_STAR } from '../facts/unit-types.js'
import { OBJECTIVE_CHOICE } from '../state/choices.js'
import { BASE_SYSTEM } from '../state/layout.js'
import {
  argA,
  argB,
  CHOOSE_OPTION,
  CHOOSE_PLACE,
  DECLINE,
  move0,
  move1,
  move2,
  REMOVE_MARKER,
  verbOf,
} from '../state/moves.js'
import { returnAll } from './units.js'

/** Effects on target markers. */

/** A marker of the card in the system of the mission. */
export function markHere(marker: number): Effect {
  return {
    name: 'mark-here',
    run(s, f) {
      placeMarker(s, marker, placeOfCard(s, f))
    },
  }
}

/** A marker of the system is removed; beside a Death Star the Rebels may draw an objective instead (Heist). */
export const steal: Effect = {
  name: 'steal',
  moves(s, f, out) {
    const place = placeOfCard(s, f)
    const kinds = markersIn(s, place)
    let n = 0
    for (let rest = kinds; rest !== 0; rest &= rest - 1)
      out[n++] = move2(REMOVE_MARKER, lowestBit(rest), place)
    if (unitsAt(s, place, DEATH_STAR) + unitsAt(s, place, CONSTRUCTION_SITE) === 0) return n
    out[n++] = move1(CHOOSE_OPTION, OBJECTIVE_CHOICE)
    if (kinds === 0) out[n++] = move0(DECLINE)
    return n
  },
  play(s, f, move) {
    next(s, f)
    if (verbOf(move) === REMOVE_MARKER) removeMarker(s, argA(move), argB(move))
    else if (verbOf(move) === CHOOSE_OPTION) drawObjectives(s, 1)
  },
}

/** The Imperial player marks two remote systems (Raid Outposts). */
export const markOutposts: Effect = {
  name: 'mark-outposts',
  amount: MARKERS[RAID_OUTPOSTS].count,
  actor: () => EMPIRE,
  moves(s, f, out) {
    if (done.get(s, f) >= MARKERS[RAID_OUTPOSTS].count) return 0
    const free = remoteSystems(s) & ~markedSystems(s, RAID_OUTPOSTS)
    let n = 0
    for (let rest = free; rest !== 0; rest &= rest - 1)
      out[n++] = move1(CHOOSE_PLACE, lowestBit(rest))
    return n
  },
  play(s, f, move) {
    placeMarker(s, RAID_OUTPOSTS, argA(move))
    countDecision(s, f)
  },
}

/** The Rebel player marks a Rebel system; without one nothing is marked (E11, Rebel Cell). */
export const markRebelSystem: Effect = {
  name: 'mark-rebel-system',
  moves(s, _f, out) {
    let n = 0
    for (let rest = rebelSystems(s); rest !== 0; rest &= rest - 1)
      out[n++] = move1(CHOOSE_PLACE, lowestBit(rest))
    return n
  },
  play(s, f, move) {
    placeMarker(s, REBEL_CELL, argA(move))
    next(s, f)
  },
}

/** The base's system is marked, which everybody knows from then on; a hidden base stays hidden all the same (E12). */
export const markBase: Effect = {
  name: 'mark-base',
  run(s) {
    placeMarker(s, SHOW_NO_FEAR, s.bytes[BASE_SYSTEM])
    narrow(s, 1 << s.bytes[BASE_SYSTEM])
  },
}

/** The base is revealed if it is here, or everybody knows that it is not; Rebel ground units and markers are gone. */
export const igniteReactor: Effect = {
  name: 'ignite-reactor',
  run(s, f) {
    const place = placeOfCard(s, f)
    if (s.bytes[BASE_SYSTEM] !== place) narrow(s, ~(1 << place))
    else if (!isRevealed(s)) revealBase(s)
    returnAll(s, REBEL, GROUND, place)
    removeMarkersIn(s, place)
  },
}
