import type { State } from '../../state.js'
import {
  destroyedSystems,
  loyalTo,
  putUnits,
  queuedAt,
  sabotagedSystems,
  supplyOf,
  unitsAt,
} from '../board/board.js'
import { markedSystems } from '../board/markers.js'
import { MARKER_MISSION } from '../cards/registry.js'
import { MARKERS } from '../data/markers.js'
import { setNumber } from '../data/table.js'
import { BASE_SPACE, CORUSCANT, PLACE_COUNT, PRINTED_POPULOUS } from '../facts/map.js'
import { MARKER_IDS } from '../facts/markers.js'
import { EMPIRE, REBEL, SIDE_IDS } from '../facts/sides.js'
import { UNIT_COUNT, UNIT_SET, UNIT_SIDE, UNIT_SUPPLY, UNITS_OF } from '../facts/unit-types.js'
import { isInGame } from '../state/in-game.js'
import { DESTROYED, IN_PLAY, LOYALTY, MARKERS_AT, queueByte, SABOTAGE } from '../state/layout.js'
import { systemId, unitId } from '../text/names.js'
import { PLACE_IDS, SYSTEM_IDS, UNIT_IDS } from './ids.js'
import { type Field, quoted } from './input.js'
import { idsOfMask, type Json, type JsonObject, unlessEmpty } from './json.js'
import { hint } from './newcomers-words.js'
import { type CardPiles, NOT_IN_GAME } from './piles.js'

/** The board in a position: markers on systems, units on places and in the build queues. */

// Markers

export function readMarkers(s: State, loyalty: Field, sabotage: Field, destroyed: Field): void {
  s.words[DESTROYED] = destroyed.mask(SYSTEM_IDS, 'system')
  if (loyalty.isGiven) {
    const of = loyalty.object(SIDE_IDS, 'side')
    for (let side = REBEL; side <= EMPIRE; side++)
      s.words[LOYALTY + side] = readLoyalty(s, of(SIDE_IDS[side] ?? ''))
    const both = loyalTo(s, REBEL) & loyalTo(s, EMPIRE)
    if (both !== 0) loyalty.fail(`${idsOfMask(both)[0]} cannot be loyal to both sides`)
  }
  // Coruscant is Imperial by print
  s.words[LOYALTY + EMPIRE] |= 1 << CORUSCANT
  if ((loyalTo(s, REBEL) & (1 << CORUSCANT)) !== 0)
    loyalty.fail('coruscant is loyal to the Empire for the whole game; take it off the Rebel list')
  if ((s.words[DESTROYED] & (1 << CORUSCANT)) !== 0) s.words[LOYALTY + EMPIRE] &= ~(1 << CORUSCANT)
  s.words[SABOTAGE] = sabotage.mask(SYSTEM_IDS, 'system')
  const odd = s.words[SABOTAGE] & destroyedSystems(s)
  if (odd !== 0) sabotage.fail(`${idsOfMask(odd)[0]} is destroyed and has no sabotage marker`)
}

function readLoyalty(s: State, list: Field): number {
  const mask = list.mask(SYSTEM_IDS, 'system')
  const remote = mask & ~PRINTED_POPULOUS
  if (remote !== 0) list.fail(`${idsOfMask(remote)[0]} is remote and has no loyalty`)
  const gone = mask & destroyedSystems(s)
  if (gone !== 0) list.fail(`${idsOfMask(gone)[0]} is destroyed and has no loyalty`)
  return mask
}

export function writeLoyalty(s: State, isFull: boolean): Json | undefined {
  const out: JsonObject = {}
  const rebel = loyalTo(s, REBEL)
  const empire = loyalTo(s, EMPIRE) & ~(isFull ? 0 : 1 << CORUSCANT)
  if (rebel !== 0) out.rebel = idsOfMask(rebel)
  if (empire !== 0) out.empire = idsOfMask(empire)
  return rebel === 0 && empire === 0 ? undefined : out
}

export function writeSabotage(s: State): Json | undefined {
  return sabotagedSystems(s) === 0 ? undefined : idsOfMask(sabotagedSystems(s))
}

export function writeDestroyed(s: State): Json | undefined {
  return destroyedSystems(s) === 0 ? undefined : idsOfMask(destroyedSystems(s))
}

/** Systems by kind of target marker; the mission that brought one lies beside it (E10). */
export function readTargetMarkers(s: State, markers: Field, piles: CardPiles): void {
  if (!markers.isGiven) return
  const of = markers.object(MARKER_IDS, 'target marker')
  MARKERS.forEach(({ id, set, count }, marker) => {
    if (!of(id).isGiven) return
    if (!isInGame(s, setNumber(set), REBEL)) of(id).fail(`${id} ${NOT_IN_GAME}`)
    s.words[MARKERS_AT + marker] = of(id).mask(SYSTEM_IDS, 'system')
    const systems = idsOfMask(markedSystems(s, marker))
    if (systems.length > count)
      of(id).fail(`there are ${count} of these markers, found ${systems.length}`)
    const mission = MARKER_MISSION[marker]
    if (mission !== 255 && systems.length > 0) piles.missions.take(mission, of(id), id)
  })
}

export function writeTargetMarkers(s: State): Json | undefined {
  const out: JsonObject = {}
  MARKERS.forEach(({ id }, marker) => {
    if (markedSystems(s, marker) !== 0) out[id] = idsOfMask(markedSystems(s, marker))
  })
  return unlessEmpty(out)
}

// Units

export function readUnits(s: State, units: Field): void {
  if (!units.isGiven) return
  for (const [id, list] of units.members()) {
    const place = PLACE_IDS.get(id)
    if (place === undefined) units.fail(`unknown system ${quoted(id)}${hint(id, PLACE_IDS.keys())}`)
    readUnitList(list, (type, count, field) => {
      if (place === BASE_SPACE && UNIT_SIDE[type] === EMPIRE)
        field.fail('only Rebel units stand in the Rebel Base space')
      takeFromSupply(s, type, count, field)
      putUnits(s, place, type, count)
    })
  }
}

function readUnitList(list: Field, put: (type: number, count: number, field: Field) => void): void {
  for (const [id, field] of list.members()) {
    const type = UNIT_IDS.get(id)
    if (type === undefined) list.fail(`unknown unit ${quoted(id)}${hint(id, UNIT_IDS.keys())}`)
    const count = field.count(0, 255)
    if (count > 0) put(type, count, field)
  }
}

function takeFromSupply(s: State, type: number, count: number, field: Field): void {
  if (!isInGame(s, UNIT_SET[type], UNIT_SIDE[type])) field.fail(`${unitId(type)} ${NOT_IN_GAME}`)
  if (supplyOf(s, type) < count)
    field.fail(
      `${s.bytes[IN_PLAY + type] + count} ${unitId(type)} are in play here, the game has ${UNIT_SUPPLY[type]}`,
    )
  s.bytes[IN_PLAY + type] += count
}

export function writeUnits(s: State): Json | undefined {
  const out: JsonObject = {}
  for (let place = 0; place < PLACE_COUNT; place++) {
    const list: JsonObject = {}
    for (let type = 0; type < UNIT_COUNT; type++)
      if (unitsAt(s, place, type) > 0) list[unitId(type)] = unitsAt(s, place, type)
    if (Object.keys(list).length > 0) out[systemId(place)] = list
  }
  return Object.keys(out).length > 0 ? out : undefined
}

// Build queues: space 0 only while units are being deployed

const SPACES = ['0', '1', '2', '3'] as const

export function readQueues(s: State, queues: Field): void {
  if (!queues.isGiven) return
  const of = queues.object(SIDE_IDS, 'side')
  for (let side = REBEL; side <= EMPIRE; side++) {
    const queue = of(SIDE_IDS[side] ?? '')
    if (!queue.isGiven) continue
    const at = queue.object(SPACES, 'space')
    SPACES.forEach((space, n) => {
      if (!at(space).isGiven) return
      readUnitList(at(space), (type, count, field) => {
        if (UNIT_SIDE[type] !== side)
          field.fail(`${unitId(type)} is no unit of this side; move it to the other queue`)
        takeFromSupply(s, type, count, field)
        s.bytes[queueByte(n, type)] = count
      })
    })
  }
}

export function writeQueues(s: State): Json | undefined {
  const out: JsonObject = {}
  for (let side = REBEL; side <= EMPIRE; side++) {
    const queue: JsonObject = {}
    SPACES.forEach((space, n) => {
      const list: JsonObject = {}
      for (const type of UNITS_OF[side])
        if (queuedAt(s, n, type) > 0) list[unitId(type)] = queuedAt(s, n, type)
      if (Object.keys(list).length > 0) queue[space] = list
    })
    if (Object.keys(queue).length > 0) out[SIDE_IDS[side]] = queue
  }
  return Object.keys(out).length > 0 ? out : undefined
}
