import { capital } from '../../english.js'
import type { GameEvent } from '../../game.js'
import { UNITS } from '../data/units.js'
import { BASE_SPACE, systemNumber } from '../facts/map.js'
import { SIDE_IDS } from '../facts/sides.js'
import { BASE_SPACE_ID } from './names.js'
import { countedUnit, placeName, subject } from './words.js'

/**
 * What happens to units, told from the event alone: whoever tells several events of a kind as one adds their units
 * up and asks here again.
 */

type Tell = (event: GameEvent) => string

const TELLS: Readonly<Record<string, Tell>> = {
  'units-gained': (event) => `${bySide(event, 'gain')} at ${place(event, 0)}: ${units(event)}.`,
  'units-destroyed': (event) => `${bySide(event, 'lose')} at ${place(event, 0)}: ${units(event)}.`,
  'units-moved': (event) => `${capital(place(event, 0))} to ${place(event, 1)}: ${units(event)}.`,
  'units-queued': (event) =>
    `${bySide(event, 'put')} on space ${event.value} of the build queue: ${units(event)}.`,
  'queued-destroyed': (event) =>
    `${bySide(event, 'lose')} on space ${event.value} of the build queue: ${units(event)}.`,
  deployed: (event) => `${bySide(event, 'deploy')} at ${place(event, 0)}: ${units(event)}.`,
  damage: (event) => `${bySide(event, 'take')} damage: ${points(event)}.`,
  repaired: (event) => `${bySide(event, 'repair')} damage: ${points(event)}.`,
  'taken-back': (event) => `${bySide(event, 'take')} back damage: ${points(event)}.`,
  diverted: (event) => `The shield takes the damage of ${points(event)}.`,
  struck: (event) => `A tactic card destroys: ${units(event)}.`,
  blocked: (event) => `${bySide(event, 'block')} damage: ${points(event)}.`,
}

/** Empty for an event of another kind. */
export function unitSentence(event: GameEvent): string {
  return TELLS[event.kind]?.(event) ?? ''
}

/** The side whose units an event is about; -1 when it is about none. */
export function sideOfUnits({ units = [] }: GameEvent): number {
  const [first] = units
  return first === undefined ? -1 : SIDE_IDS.indexOf(UNITS[typeOf(first.unit)]?.side ?? '')
}

/** `Star Destroyer, 2 TIE Fighters`. */
export function unitWords(units: NonNullable<GameEvent['units']>): string[] {
  return units.map(({ unit, count }) => countedUnit(count, typeOf(unit)))
}

function bySide(event: GameEvent, verb: string): string {
  return subject(sideOfUnits(event), verb)
}

function units(event: GameEvent): string {
  return unitWords(event.units ?? []).join(', ')
}

/** `TIE Fighter 1, Star Destroyer 2`: here a count is of points, not of units. */
function points(event: GameEvent): string {
  return (event.units ?? [])
    .map(({ unit, count }) => `${countedUnit(1, typeOf(unit))} ${count}`)
    .join(', ')
}

function place({ places = [] }: GameEvent, at: number): string {
  const id = places[at] ?? ''
  return placeName(id === BASE_SPACE_ID ? BASE_SPACE : systemNumber(id))
}

function typeOf(unit: string): number {
  return UNITS.findIndex(({ id }) => id === unit)
}
