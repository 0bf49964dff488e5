import { InputError } from '../../../../engine/input-error.js'
import { UNITS } from '../../../../engine/rebellion/data/units.js'
import { UNIT_CARRIED } from '../../../../engine/rebellion/facts/unit-types.js'
import { RebellionView } from '../../../../engine/rebellion/knowledge/view.js'
import {
  argA,
  argB,
  argC,
  MOVE_UNITS,
  move3,
  verbOf,
} from '../../../../engine/rebellion/state/moves.js'
import { systemId } from '../../../../engine/rebellion/text/names.js'
import type { Trial } from '../../../terminal/trial.js'
import { placeName, unitList, unitName, units } from '../words/names.js'
import { groupsIn, type UnitGroups } from './groups.js'

/** Lines that move several groups: `move all`, `1 all -1st`, `2 ac 2st`, `move 3 tie 2 at-st rodia`. */

export const MOVING_LINES: readonly string[] = [
  '  move all             everything that can go, as much as the ships hold',
  '  1 all -1st           all from the first place of the list but one Stormtrooper',
  '  move 3 tie 2 at-st rodia   as many of each, ships before what they carry',
]

export function readMoving(trial: Trial, words: readonly string[]): boolean | string {
  const [verb = '', ...rest] = words
  const given = verb === 'move' ? rest : words
  const groups = [...trial.legal].filter((move) => verbOf(move) === MOVE_UNITS)
  const view = new RebellionView(trial.player).bind(trial.observation)
  const places = [...new Set(groups.map(argC))]
  const types = [...new Set(places.flatMap((place) => typesAt(view, place)))]
  if (given.length === 0 || (verb !== 'move' && !isGrouped(given))) return false
  const wanted = groupsIn(given, types, places)
  const from = wanted.place === null ? places : [wanted.place]
  const isBare = !wanted.all && wanted.wanted.size === 0 && wanted.without.size === 0
  // A place alone: who goes from there is asked
  if (wanted.place !== null && isBare) return `from ${systemId(wanted.place)}`
  if (wanted.all) moveAll(trial, view, from, wanted)
  else moveSome(trial, view, from, wanted)
  return true
}

/** Without its verb a line of this sort names a place first, or takes all. */
function isGrouped(words: readonly string[]): boolean {
  return words[0] === 'from' || words[0] === 'all'
}

function typesAt(view: RebellionView, place: number): number[] {
  return UNIT_TYPES.filter((type) => view.units(place, type) > 0)
}

const UNIT_TYPES = Array.from(UNIT_CARRIED.keys())

/** Ships first, then what they carry, the strong before the weak. */
function moveAll(
  trial: Trial,
  view: RebellionView,
  places: readonly number[],
  { without, wanted, place: named }: UnitGroups,
): void {
  if (wanted.size > 0) throw new InputError('say either "all" or how many of each')
  for (const place of places) {
    const carried = typesAt(view, place).filter((type) => UNIT_CARRIED[type] === 1)
    for (const type of typesAt(view, place).reverse())
      if (UNIT_CARRIED[type] === 0)
        moveType(trial, place, type, staying(view, place, type, without))
    // Where a place is named and not all find room, who stays is not for us to say
    if (named !== null) checkRoom(trial, view, place, carried, without)
    for (const type of carried.reverse())
      moveType(trial, place, type, staying(view, place, type, without))
  }
  if (trial.moves.length === 0) throw new InputError('nobody can go from there')
}

function staying(
  view: RebellionView,
  place: number,
  type: number,
  without: ReadonlyMap<number, number>,
): number {
  return view.units(place, type) - (without.get(type) ?? 0)
}

/** As many of a type as still can go, at most these. */
function moveType(trial: Trial, place: number, type: number, most: number): void {
  const count = Math.min(most, mostOf(trial, place, type))
  if (count > 0) trial.make(move3(MOVE_UNITS, count, type, place))
}

function mostOf(trial: Trial, place: number, type: number): number {
  return trial.legal
    .filter((move) => verbOf(move) === MOVE_UNITS && argC(move) === place && argB(move) === type)
    .reduce((most, move) => Math.max(most, argA(move)), 0)
}

function checkRoom(
  trial: Trial,
  view: RebellionView,
  place: number,
  carried: readonly number[],
  without: ReadonlyMap<number, number>,
): void {
  const list = carried.map((type) => ({ type, count: staying(view, place, type, without) }))
  const wanted = list.reduce((sum, { count }) => sum + Math.max(0, count), 0)
  const room = new RebellionView(trial.player).bind(trial.observation).transportLeft(place)
  const isTight = list.every(
    ({ type, count }) => mostOf(trial, place, type) === Math.min(count, room),
  )
  const kinds = list.filter(({ count }) => count > 0)
  if (wanted <= room || kinds.length < 2 || room === 0 || !isTight) return
  const over = wanted - room
  const ways = kinds
    .filter(({ count }) => count >= over)
    .map(({ type }) => `"all -${over}${UNITS[type]?.code.toLowerCase()}"`)
  throw new InputError(
    `${placeName(place)}: ${wanted} to carry (${unitList(kinds)}), room for ${room}. Leave ${over}${ways.length === 0 ? '' : `: ${ways.join(' or ')}`}`,
  )
}

function moveSome(
  trial: Trial,
  view: RebellionView,
  places: readonly number[],
  { wanted, without }: UnitGroups,
): void {
  if (without.size > 0) throw new InputError('what stays behind is said after "all": all -1st')
  if (wanted.size === 0)
    throw new InputError(`who goes from ${placeName(places[0] ?? 0)}? For example "all" or "2st"`)
  const ordered = [...wanted].sort(([a], [b]) => (UNIT_CARRIED[a] ?? 0) - (UNIT_CARRIED[b] ?? 0))
  const sources = places.filter((place) => ordered.some(([type]) => view.units(place, type) > 0))
  const enough = sources.filter((place) =>
    ordered.every(([type, count]) => view.units(place, type) >= count),
  )
  const [place] = enough
  if (enough.length > 1) throw new InputError(`from where? ${enough.map(placeName).join(' or ')}`)
  if (place === undefined) throw new InputError(shortage(view, sources, ordered))
  for (const [type, count] of ordered) {
    const most = mostOf(trial, place, type)
    if (most < count)
      throw new InputError(
        `${placeName(place)}: ${units(count, type)}, but ${roomWords(most, type)}`,
      )
    trial.make(move3(MOVE_UNITS, count, type, place))
  }
}

function roomWords(most: number, type: number): string {
  if (UNIT_CARRIED[type] === 0) return most === 0 ? 'it cannot move' : `only ${most} can go`
  return most === 0 ? 'no ship with room goes from there' : `the ships have room for ${most}`
}

/** Which part of the line there is not enough of. */
function shortage(
  view: RebellionView,
  sources: readonly number[],
  ordered: readonly (readonly [number, number])[],
): string {
  const [place] = sources
  if (place === undefined) return `there is no ${unitName(ordered[0]?.[0] ?? -1)} that can go`
  if (sources.length > 1) return 'no place has all of these; name one after the other'
  const [type, count] = ordered.find(([one, n]) => view.units(place, one) < n) ?? [0, 0]
  return `${placeName(place)}: ${units(count, type)}, but ${view.units(place, type) || 'none'} ${view.units(place, type) === 1 ? 'is' : 'are'} there`
}
