import type { State } from '../../state.js'
import { isRevealed } from '../board/base.js'
import {
  destroyedSystems,
  groundOf,
  hasUnits,
  loyalTo,
  presenceOf,
  queuedAt,
  sabotagedSystems,
  totalAt,
  unitsAt,
} from '../board/board.js'
import { markedSystems } from '../board/markers.js'
import { MARKER_OBJECTIVE } from '../cards/registry.js'
import { findFrame, stepNamed } from '../course/steps.js'
import { MARKERS } from '../data/markers.js'
import { LAST_SPACE } from '../data/systems.js'
import { FIRST_STACK, OUT_OF_GAME, RESERVE } from '../facts/leader-places.js'
import {
  CAPTURED,
  CARBONITE,
  CHEWBACCA,
  DARK_SIDE,
  FALCON,
  HAN,
  LEADER_COUNT,
  LEADER_SET,
  PRINTED_SIDE,
  STARTING_LEADERS,
} from '../facts/leader-types.js'
import {
  BASE_SPACE,
  CORUSCANT,
  countBits,
  NO_SYSTEM,
  PLACE_COUNT,
  PRINTED_POPULOUS,
} from '../facts/map.js'
import { EMPIRE, GROUND, REBEL, SPACE } from '../facts/sides.js'
import { UNIT_COUNT, UNIT_SET, UNIT_SIDE, UNIT_SUPPLY, UNIT_THEATER } from '../facts/unit-types.js'
import { isCaptive, isOnBoard, leadersOf, placeOf, ringOf } from '../leaders/leaders.js'
import { isInGame } from '../state/in-game.js'
import {
  BASE_SYSTEM,
  CAPTIVES,
  DETAINED,
  IN_PLAY,
  LEADER_PLACES,
  LEADERS_AT,
  LURED,
  MOST_STACKS,
  OBJECTIVE_ZONE,
  PRESENCE,
  PROBE_HAND,
  PROBE_HAND_KNOWN,
  PROBE_RETURNED,
  PUBLIC_CANDIDATES,
  REPUTATION,
  TIME,
  WINNER,
} from '../state/layout.js'
import { OBJECTIVE_PLAYED } from '../state/zones.js'
import { leaderId, objectiveId, ringId, systemId, unitId } from '../text/names.js'
import { idsOfMask } from './json.js'
import { NOT_IN_GAME } from './piles.js'

/** What can be wrong with the pieces on the board, seen from the state. */

// Miniatures

export function unitProblem(s: State): string | null {
  for (let type = 0; type < UNIT_COUNT; type++) {
    let count = 0
    for (let place = 0; place < PLACE_COUNT; place++) count += unitsAt(s, place, type)
    for (let space = 0; space <= 3; space++) count += queuedAt(s, space, type)
    if (count !== s.bytes[IN_PLAY + type])
      return `units: ${count} ${unitId(type)} stand somewhere, ${s.bytes[IN_PLAY + type]} are counted`
    if (count > 0 && !isInGame(s, UNIT_SET[type], UNIT_SIDE[type]))
      return `units: ${unitId(type)} ${NOT_IN_GAME}`
    if (count > UNIT_SUPPLY[type])
      return `units: ${count} ${unitId(type)} are in play, the game has ${UNIT_SUPPLY[type]}`
  }
  for (let place = 0; place < PLACE_COUNT; place++)
    for (let side = REBEL; side <= EMPIRE; side++)
      for (let theater = SPACE; theater <= GROUND; theater++)
        if (!totalsAgree(s, place, side, theater))
          return `units.${systemId(place)}: the totals do not agree with the units`
  if (hasUnits(s, BASE_SPACE, EMPIRE))
    return 'units.rebel-base: only Rebel units stand in the Rebel Base space'
  return null
}

function totalsAgree(s: State, place: number, side: number, theater: number): boolean {
  let count = 0
  for (let type = 0; type < UNIT_COUNT; type++)
    if (UNIT_SIDE[type] === side && UNIT_THEATER[type] === theater) count += unitsAt(s, place, type)
  if (count !== totalAt(s, place, side, theater)) return false
  if (place === BASE_SPACE) return true
  const present = (s.words[PRESENCE + side * 2 + theater] & (1 << place)) !== 0
  return present === count > 0
}

// Markers

export function markerProblem(s: State): string | null {
  const [rebel, empire] = [loyalTo(s, REBEL), loyalTo(s, EMPIRE)]
  const coruscant = 1 << CORUSCANT
  if ((rebel & empire) !== 0) return `loyalty: ${first(rebel & empire)} is loyal to both sides`
  const nobodys = (rebel | empire) & (~PRINTED_POPULOUS | destroyedSystems(s))
  if (nobodys !== 0) return `loyalty: ${first(nobodys)} is remote or destroyed and has no loyalty`
  if ((empire & coruscant) === 0 && (destroyedSystems(s) & coruscant) === 0)
    return 'loyalty: coruscant is loyal to the Empire for the whole game'
  const odd = sabotagedSystems(s) & (~PRINTED_POPULOUS | destroyedSystems(s))
  if (odd !== 0) return `sabotage: ${first(odd)} is remote or destroyed and is never sabotaged`
  const marked = targetMarkerProblem(s)
  if (marked !== null) return marked
  if (s.bytes[TIME] > LAST_SPACE || s.bytes[REPUTATION] > LAST_SPACE)
    return `time: the tracks end at ${LAST_SPACE}`
  if (s.bytes[WINNER] === 0 && s.bytes[TIME] >= s.bytes[REPUTATION])
    return 'reputation: the time marker has met it, the Rebels have won'
  return null
}

/** A marker lies on no ruins; the objective that brought it has been played. */
function targetMarkerProblem(s: State): string | null {
  for (let marker = 0; marker < MARKERS.length; marker++) {
    const { id, count } = MARKERS[marker]
    const systems = markedSystems(s, marker)
    if (systems === 0) continue
    if (countBits(systems) > count) return `targetMarkers.${id}: there are ${count} of them`
    const gone = systems & destroyedSystems(s)
    if (gone !== 0) return `targetMarkers.${id}: ${first(gone)} is destroyed`
    const objective = MARKER_OBJECTIVE[marker]
    if (objective !== 255 && s.bytes[OBJECTIVE_ZONE + objective] !== OBJECTIVE_PLAYED)
      return `targetMarkers.${id}: add ${objectiveId(objective)} to playedObjectives`
  }
  return null
}

function first(mask: number): string {
  return idsOfMask(mask)[0] ?? '?'
}

// Leaders

export function leaderProblem(s: State): string | null {
  for (let place = 0; place < LEADER_PLACES; place++)
    for (let leader = 0; leader < 32; leader++) {
      const marked = (s.words[LEADERS_AT + place] & (1 << leader)) !== 0
      const stands =
        leader < LEADER_COUNT &&
        isInGame(s, LEADER_SET[leader], REBEL) &&
        placeOf(s, leader) === place
      if (marked !== stands) return `leaders: the places and their leaders do not agree (${place})`
    }
  let rings = 0
  for (let leader = 0; leader < LEADER_COUNT; leader++) {
    if (!isInGame(s, LEADER_SET[leader], REBEL)) {
      if (isUsed(s, leader)) return `leaders: ${leaderId(leader)} ${NOT_IN_GAME}`
      continue
    }
    const ring = ringOf(s, leader)
    if (ring !== 0 && (rings & (1 << ring)) !== 0) return `rings.${ringId(ring)}: is worn twice`
    rings |= 1 << ring
    const problem = placeProblem(s, leader) ?? ringProblem(s, leader) ?? markProblem(s, leader)
    if (problem !== null) return problem
  }
  return null
}

/** Somewhere, or marked in some way. */
function isUsed(s: State, leader: number): boolean {
  const marks = s.words[LURED] | s.words[DETAINED] | s.words[CAPTIVES]
  const isMarked = (marks & (1 << leader)) !== 0 || ringOf(s, leader) !== 0
  return isMarked || placeOf(s, leader) !== OUT_OF_GAME
}

function placeProblem(s: State, leader: number): string | null {
  const place = placeOf(s, leader)
  const bit = 1 << leader
  const rebel = (leadersOf(s, REBEL) & bit) !== 0
  if (place >= LEADER_PLACES) return `leaders: ${leaderId(leader)} is nowhere`
  if (place === RESERVE && (STARTING_LEADERS & bit) !== 0)
    return `leaders.reserve: ${leaderId(leader)} is a starting leader`
  if (place === BASE_SPACE && !rebel) return `leaders.rebel-base: ${leaderId(leader)} is Imperial`
  if (place === BASE_SPACE && isRevealed(s))
    return `leaders.rebel-base: the base is revealed; ${leaderId(leader)} is in its system`
  if (place >= FIRST_STACK && rebel !== place < FIRST_STACK + MOST_STACKS)
    return `assigned: ${leaderId(leader)} is on a mission of the other side`
  return null
}

function ringProblem(s: State, leader: number): string | null {
  const ring = ringOf(s, leader)
  const bit = 1 << leader
  const captured = ring === CAPTURED || ring === CARBONITE
  if (captured !== isCaptive(s, leader))
    return `rings: ${leaderId(leader)} is a captive without the ring, or the reverse`
  if (ring === 0) return null
  const field = `rings.${ringId(ring)}: ${leaderId(leader)}`
  if ((PRINTED_SIDE[EMPIRE] & bit) !== 0) return `${field} is Imperial and cannot wear it`
  if (((s.words[LURED] & bit) !== 0) !== (ring === DARK_SIDE))
    return `${field} is lured or not as the ring says`
  if (ring === FALCON && leader !== HAN && leader !== CHEWBACCA)
    return `${field} cannot wear it; it is for han-solo or chewbacca`
  const place = placeOf(s, leader)
  if (place === RESERVE || place === OUT_OF_GAME) return `${field} is not in play; place the leader`
  if (captured && place >= BASE_SPACE) return `${field} must be in a system; add a place to leaders`
  return null
}

function markProblem(s: State, leader: number): string | null {
  const bit = 1 << leader
  const place = placeOf(s, leader)
  if ((s.words[LURED] & bit) !== 0) {
    if ((PRINTED_SIDE[EMPIRE] & bit) !== 0) return `lured: ${leaderId(leader)} is Imperial`
    if (ringOf(s, leader) !== DARK_SIDE && place !== OUT_OF_GAME)
      return `lured: ${leaderId(leader)} wears the dark-side ring unless eliminated`
  }
  if ((s.words[DETAINED] & bit) === 0) return null
  if (isCaptive(s, leader) || !isOnBoard(place) || (leadersOf(s, REBEL) & bit) === 0)
    return `detained: ${leaderId(leader)} must be a free Rebel leader on the board`
  return null
}

// The base and the captives

/** Steps in the course of which the board need not be in order: it is looked at when they are done. */
const UNSETTLED = ['movement', 'retreat-load', 'captured-choice'].map(stepNamed)

export function baseProblem(s: State): string | null {
  const system = s.bytes[BASE_SYSTEM]
  const known = s.words[PROBE_HAND_KNOWN] & ~s.words[PROBE_HAND]
  if (known !== 0) return `hands.empire.probes: ${first(known)} is known but not in hand`
  if (s.bytes[WINNER] !== 0) return null
  const unsettled = UNSETTLED.some((step) => findFrame(s, step) >= 0)
  if (!unsettled) {
    const free = idsOfMask(s.words[CAPTIVES], (leader) =>
      (presenceOf(s, EMPIRE) & (1 << placeOf(s, leader))) === 0 ? leaderId(leader) : '',
    ).find((id) => id !== '')
    if (free !== undefined)
      return `rings: no Imperial unit guards ${free}; add one, or take the captive's ring off`
  }
  if (system === NO_SYSTEM) return null
  const bit = 1 << system
  if ((s.words[PROBE_RETURNED] & bit) !== 0)
    return `probes.returned: the card of ${systemId(system)} is the base's`
  if ((destroyedSystems(s) & bit) !== 0)
    return `base.system: ${systemId(system)} is destroyed, the Empire has won`
  if ((s.words[PUBLIC_CANDIDATES] & bit) === 0)
    return `candidates: the base's system ${systemId(system)} is ruled out`
  const searched = s.words[PUBLIC_CANDIDATES] & ~bit & (groundOf(s, EMPIRE) | loyalTo(s, EMPIRE))
  if (searched !== 0 && !unsettled && !isRevealed(s))
    return `candidates: ${first(searched)} holds Imperial ground units or loyalty, and the base would be revealed there; take it off the list`
  if (isRevealed(s)) return revealedProblem(s, system, unsettled)
  if (unsettled) return null
  if (((groundOf(s, EMPIRE) | loyalTo(s, EMPIRE)) & bit) !== 0)
    return `base: Imperial ground units or loyalty in ${systemId(system)} would reveal the base; add "revealed": true`
  return null
}

function revealedProblem(s: State, system: number, unsettled: boolean): string | null {
  if (hasUnits(s, BASE_SPACE, REBEL))
    return `units.rebel-base: the base is revealed; move these units to ${systemId(system)}`
  if (!unsettled && hasUnits(s, system, EMPIRE) && !hasUnits(s, system, REBEL))
    return `base: ${systemId(system)} holds Imperial units and no Rebel ones, the Empire has won`
  return null
}
