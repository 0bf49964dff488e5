import type { State } from '../../state.js'
import { MARKER_MISSION } from '../cards/registry.js'
import { gainReputation } from '../course/victory.js'
import { MARKERS } from '../data/markers.js'
import { lowestBit } from '../facts/map.js'
import { MARKER_COUNT, MARKER_REMOVED_BY, MARKER_REPUTATION } from '../facts/markers.js'
import { enemyOf } from '../facts/sides.js'
import { note } from '../state/journal.js'
import { EXPANSION, MARKERS_AT, missionDiscardByte } from '../state/layout.js'
import { groundOf } from './board.js'

/**
 * Target markers: where they lie, and what removes them. The card that brought one stays in play while one of its
 * markers is on the board (E10): a mission beside it, an objective among those that have been played.
 */

/** Systems with a marker of the kind. */
export function markedSystems(s: State, marker: number): number {
  return s.bytes[EXPANSION] === 0 ? 0 : s.words[MARKERS_AT + marker]
}

export function isMarkerOut(s: State, marker: number): boolean {
  return markedSystems(s, marker) !== 0
}

/** The kinds of markers in a system, a bit each. */
export function markersIn(s: State, system: number): number {
  let kinds = 0
  for (let marker = 0; marker < MARKER_COUNT; marker++)
    if ((markedSystems(s, marker) & (1 << system)) !== 0) kinds |= 1 << marker
  return kinds
}

export function placeMarker(s: State, marker: number, system: number): void {
  s.words[MARKERS_AT + marker] |= 1 << system
  note('marker-placed', marker, system)
}

/** What the marker says follows at once; with the last of its kind the card leaves play. */
export function removeMarker(s: State, marker: number, system: number): void {
  s.words[MARKERS_AT + marker] &= ~(1 << system)
  const isLast = !isMarkerOut(s, marker)
  note('marker-removed', marker, system, isLast ? 1 : 0)
  const mission = MARKER_MISSION[marker]
  if (mission !== 255 && isLast) s.bytes[missionDiscardByte(mission)]++
  gainReputation(s, MARKER_REPUTATION[marker])
}

/** All markers of a system, whoever is there: it has been destroyed, or a card says so. */
export function removeMarkersIn(s: State, system: number): void {
  for (let kinds = markersIn(s, system); kinds !== 0; kinds &= kinds - 1)
    removeMarker(s, lowestBit(kinds), system)
}

/** A new base is founded: what marked the old one goes. */
export function removeMarkersOfBase(s: State): void {
  if (s.bytes[EXPANSION] === 0) return
  for (let marker = 0; marker < MARKER_COUNT; marker++)
    if (MARKERS[marker].isOfBase)
      for (let rest = markedSystems(s, marker); rest !== 0; rest &= rest - 1)
        removeMarker(s, marker, lowestBit(rest))
}

/**
 * E13: where a side has ground units and the enemy has none, it may remove markers. Each kind is a burden to one side
 * alone, whose troops remove it as soon as they may; the other side gains nothing by it and leaves it. Called when a
 * turn, a card with its combats, or a deployment is over, so never in the middle of a combat.
 */
export function removeHeldMarkers(s: State): void {
  if (s.bytes[EXPANSION] === 0) return
  for (let marker = 0; marker < MARKER_COUNT; marker++) {
    const side = MARKER_REMOVED_BY[marker]
    const held = groundOf(s, side) & ~groundOf(s, enemyOf(side))
    for (let rest = markedSystems(s, marker) & held; rest !== 0; rest &= rest - 1)
      removeMarker(s, marker, lowestBit(rest))
  }
}
