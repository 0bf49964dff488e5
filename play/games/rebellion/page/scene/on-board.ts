import { capital, counted } from '../../../../../engine/english.js'
import {
  UNIT_SIDE,
  UNIT_THEATER,
  unitNumber,
} from '../../../../../engine/rebellion/facts/unit-types.js'
import type { Telling } from '../../../../page/telling/telling.js'
import type { LogLine } from '../../../../shell/session.js'
import { placeName, unitList, unitName } from '../../words/names.js'
import type { Picture, PlacePicture, UnitCount } from '../picture/picture.js'
import { placeNumber } from '../words/event-places.js'

/** What the board shows of a beat that is being told. */

export interface Journey {
  readonly from: number
  readonly to: number
  readonly side: number
  readonly units: readonly UnitCount[]
}

export interface Shown {
  /** Where the caption hangs; null for what has no place. */
  readonly place: number | null
  readonly lines: readonly string[]
  /** Groups that are on their way now. */
  readonly journeys: readonly Journey[]
  readonly ms: number
}

/** What is told of the present beat; null while nothing is told. `silent`: a scene says it already. */
export function shownOnBoard(telling: Telling, isSilent: (line: LogLine) => boolean): Shown | null {
  const { present, isMoving, motionMs } = telling
  if (present === null) return null
  const journeys = journeysIn(present.lines)
  return {
    place: placeOf(present.lines),
    // A caption would lie over what is on its way
    lines:
      isMoving && journeys.length > 0
        ? []
        : summed(captionOf(present.lines.filter((line) => !isSilent(line)))),
    journeys: isMoving ? journeys : [],
    ms: motionMs,
  }
}

/** The groups of one journey are one line, and so is the damage of one attack. */
export function captionOf(lines: readonly LogLine[]): readonly string[] {
  const others = lines.filter(({ event, text }) => text !== '' && !SUMMED.has(event.kind))
  const travels = journeysIn(lines).map(
    ({ from, to, units }) => `${capital(placeName(from))} to ${placeName(to)}: ${unitList(units)}.`,
  )
  const isOver = lines.some(({ event }) => event.kind === 'combat-over')
  return [
    ...travels,
    ...damageWords(lines),
    ...others.map(({ text }) => text),
    ...(isOver ? ['The combat is over.'] : []),
  ]
}

const SUMMED: ReadonlySet<string> = new Set(['units-moved', 'damage'])

/** `Damage: Airspeeder 5, Rebel Trooper 2.` */
function damageWords(lines: readonly LogLine[]): readonly string[] {
  const points = new Map<string, number>()
  for (const { event } of lines) {
    if (event.kind !== 'damage') continue
    const name = [...new Set(event.units?.map(({ unit }) => unitName(unitNumber(unit))))].join(', ')
    points.set(name, (points.get(name) ?? 0) + (event.value ?? 0))
  }
  if (points.size === 0) return []
  return [`Damage: ${[...points].map(([name, sum]) => `${name} ${sum}`).join(', ')}.`]
}

const MOST_LINES = 3

/** A batch of more than three is summed up. */
export function summed(texts: readonly string[]): readonly string[] {
  if (texts.length <= MOST_LINES) return texts
  const rest = texts.length - MOST_LINES + 1
  return [...texts.slice(0, MOST_LINES - 1), `${counted(rest, 'more thing')} happened.`]
}

/** Where something happened: a journey at its end, all else where it begins. */
function placeOf(lines: readonly LogLine[]): number | null {
  for (const { event } of lines) {
    const { kind, places = [] } = event
    const id = kind === 'units-moved' || kind === 'retreated' ? places.at(-1) : places[0]
    if (id !== undefined) return placeNumber(id)
  }
  return null
}

/** The groups of a beat by where they come from and go to. */
export function journeysIn(lines: readonly LogLine[]): readonly Journey[] {
  const groups = new Map<
    string,
    { from: number; to: number; side: number; counts: Map<number, number> }
  >()
  for (const { event } of lines) {
    const [from, to] = event.places ?? []
    if (event.kind !== 'units-moved' || from === undefined || to === undefined) continue
    for (const { unit, count } of event.units ?? []) {
      const type = unitNumber(unit)
      const key = `${from} ${to} ${UNIT_SIDE[type]}`
      const group = groups.get(key) ?? {
        from: placeNumber(from),
        to: placeNumber(to),
        side: UNIT_SIDE[type] as number,
        counts: new Map<number, number>(),
      }
      group.counts.set(type, (group.counts.get(type) ?? 0) + count)
      groups.set(key, group)
    }
  }
  return [...groups.values()].map(({ from, to, side, counts }) => ({
    from,
    to,
    side,
    units: [...counts].sort(([a], [b]) => b - a).map(([type, count]) => ({ type, count })),
  }))
}

/** The picture while groups are on their way: they have left, and not yet come. */
export function whileTravelling(picture: Picture, journeys: readonly Journey[]): Picture {
  if (journeys.length === 0) return picture
  const left = <P extends PlacePicture>(place: P): P => {
    const gone = journeys.filter(({ from }) => from === place.place)
    return gone.length === 0 ? place : { ...place, units: gone.reduce(without, place.units) }
  }
  return { ...picture, base: left(picture.base), systems: picture.systems.map(left) }
}

type Units = PlacePicture['units']

function without(units: Units, { side, units: gone }: Journey): Units {
  return units.map((theaters, owner) =>
    owner !== side
      ? theaters
      : theaters.map((groups, theater) =>
          groups
            .map(({ type, count }) => ({
              type,
              count: count - (UNIT_THEATER[type] === theater ? countIn(gone, type) : 0),
            }))
            .filter(({ count }) => count > 0),
        ),
  )
}

function countIn(units: readonly UnitCount[], type: number): number {
  return units.find((one) => one.type === type)?.count ?? 0
}
