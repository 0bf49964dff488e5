import {
  type FiledFleet,
  fleetFileText,
  fleetInFile,
} from '../../../../../agents/skirmish/fleet-file.js'
import { lasting, type Trouble } from '../../../../page/storage.js'

/** Fleets that the person has built and named: kept by the browser, one behind the other in the form of their files. */

const KEY = 'dejarik.skirmish.fleets'
const LONGEST_NAME = 40
const MOST = 60

export function ownFleets(): readonly FiledFleet[] {
  const found = parsed(lasting.read(KEY))
  return Array.isArray(found) ? found.flatMap(fleetOr) : []
}

/** Keeps it, in the place of one with the same name. */
export function keepFleet(fleet: FiledFleet): Trouble | 'many' | null {
  const others = ownFleets().filter(({ name }) => name !== fleet.name)
  return others.length >= MOST ? 'many' : write([...others, fleet])
}

/** Another fleet has this name. */
export function isTaken(fleet: FiledFleet): boolean {
  return ownFleets().some(
    (one) => one.name === fleet.name && fleetFileText(one) !== fleetFileText(fleet),
  )
}

/** The fleet under its name, or under one with a number behind it where another fleet has that. */
export function underFreeName(fleet: FiledFleet): FiledFleet {
  for (let i = 2, named = fleet; ; i++) {
    if (!isTaken(named)) return named
    named = { ...fleet, name: `${fleet.name.slice(0, LONGEST_NAME - 4)} ${i}` }
  }
}

export function forgetFleet(name: string): void {
  write(ownFleets().filter((one) => one.name !== name))
}

/** A name as it can be kept: what is typed, or what the file is called. */
export function fleetName(typed: string): string {
  return typed.trim().replace(/\s+/g, ' ').slice(0, LONGEST_NAME)
}

function write(fleets: readonly FiledFleet[]): Trouble | null {
  return lasting.write(KEY, JSON.stringify(fleets.map((one) => JSON.parse(fleetFileText(one)))))
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? [] : JSON.parse(text)
  } catch {
    return []
  }
}

/** What somebody else has written there is left out. */
function fleetOr(content: unknown): FiledFleet[] {
  try {
    const fleet = fleetInFile(content)
    return fleet.name === '' ? [] : [fleet]
  } catch {
    return []
  }
}
