import { ICONS } from '../data/icons.js'
import { NAMED_ATTACK } from '../facts/icons.js'
import { allUnitKinds } from '../facts/units.js'
import { LASERS_ON_SECOND } from '../fire/shots.js'
import { STEP_IDS } from '../rounds/steps.js'
import * as at from '../state/layout.js'
import { AS_ARTILLERY, WITH_LASERS } from '../state/moves.js'
import * as units from '../state/units.js'

/** Ids that positions are written in, with their numbers; of sets, with their bits. */
export type Ids = ReadonlyMap<string, number>

export const PLACES: Ids = new Map([
  ['reserve', units.RESERVE],
  ['table', units.ON_TABLE],
  ['to-place', units.TO_PLACE],
  ['no-room', units.NO_ROOM],
  ['lost', units.LOST],
])

export const STATUS_BITS: Ids = new Map([
  ['back', units.IS_BACK],
  ['cloaked', units.IS_CLOAKED],
  ['handled', units.IS_HANDLED],
  ['passed', units.HAS_PASSED],
  ['moved', units.HAS_MOVED],
  ['converted', units.HAS_CONVERTED],
  ['new', units.IS_NEW],
  ['fired', units.HAS_FIRED],
])

export const ORDER_BITS: Ids = new Map([
  ['lasers', WITH_LASERS],
  ['artillery', AS_ARTILLERY],
  ['lasers-on-second', LASERS_ON_SECOND],
])

export const ICON_BITS: Ids = new Map([
  ...ICONS.map(({ id }, i): [string, number] => [id, 1 << i]),
  ['named-attack', NAMED_ATTACK],
])

const STEPS: Ids = new Map(STEP_IDS.map((id, i) => [id, i]))
const PURPOSES: Ids = new Map([
  ['set-up', 0],
  ['reserves', 1],
  ['carry', 2],
  ['airborne', 3],
])
const ROLLS: Ids = new Map([
  ['attack', 0],
  ['transport', 1],
  ['carrier', 2],
  ['droid', 3],
  ['veteran', 4],
  ['airborne', 5],
])
export const SHOTS: Ids = new Map([
  ['none', 0],
  ['first', 1],
  ['second', 2],
  ['named', 3],
  ['artillery', 4],
])

/** By id; units that tests make up are among them once they are entered. */
export function unitKinds(): Ids {
  return new Map(allUnitKinds().map(({ id, number }) => [id, number]))
}

/** Numbers of the course that are written as they are: field, place and the most it may be. */
export const NUMBERS: readonly (readonly [id: string, at: number, most: number])[] = [
  ['quietTurns', at.QUIET_TURNS, 6],
  ['part', at.PART, 23],
  ['shortsLeft', at.SHORTS_LEFT, 3],
  ['longsLeft', at.LONGS_LEFT, 2],
  ['release', at.RELEASE, 121],
  ['allowed', at.ALLOWED, 4],
  ['brought', at.BROUGHT, 255],
  ['signal', at.SIGNAL, 255],
]

/** Words of the course: field, place and its words. */
export const WORDS: readonly (readonly [id: string, at: number, ids: Ids])[] = [
  ['step', at.STEP, STEPS],
  ['purpose', at.PURPOSE, PURPOSES],
  ['roll', at.ROLL, ROLLS],
  ['shot', at.SHOT, SHOTS],
]

/** Units and cards that the course names: field and place, 0 for nothing. */
export const REFS: readonly (readonly [id: string, at: number])[] = [
  ['asked', at.ASKED],
  ['carrier', at.CARRIER],
  ['target', at.TARGET],
]

export function nameOf(ids: Ids, number: number): string {
  for (const [id, n] of ids) if (n === number) return id
  throw new Error(`skirmish: nothing has the number ${number}`)
}

/** The ids whose bits are set. */
export function namesOf(ids: Ids, bits: number): string[] {
  return [...ids].filter(([, bit]) => (bits & bit) !== 0).map(([id]) => id)
}
