import { ICONS, type IconId } from '../data/icons.js'

/** Icons as bits, and what may be lent (R53). */

export function iconNumber(id: IconId): number {
  return ICONS.findIndex((icon) => icon.id === id)
}

function bitOf(id: IconId): number {
  return 1 << iconNumber(id)
}

export const ICON_COUNT = ICONS.length
export const AIRBORNE = bitOf('airborne')
export const BATTLEDROID = bitOf('battledroid')
export const BLASTER = bitOf('blaster')
export const COMMAND = bitOf('command')
export const DOGFIGHT = bitOf('dogfight')
export const DROID = bitOf('droid')
export const ELITE = bitOf('elite')
export const LASERS = bitOf('lasers')
export const LEADER = bitOf('leader')
export const RECON = bitOf('recon')
export const RUTHLESS = bitOf('ruthless')
export const TORPEDO = bitOf('torpedo')
export const TRANSPORT = bitOf('transport')
export const TROOPER = bitOf('trooper')
export const ARMOR = bitOf('armor')
export const ARTILLERY = bitOf('artillery')
export const CARRIER = bitOf('carrier')
export const CLOAKED = bitOf('cloaked')
export const CONVERT = bitOf('convert')
export const TURBOLASER = bitOf('turbolaser')
export const VETERAN = bitOf('veteran')

/** No icon, but used once a turn like one: the second attack of a named unit. */
export const NAMED_ATTACK = 1 << ICON_COUNT

/** What can be borrowed through Command. */
export const LENDABLE = ((1 << ICON_COUNT) - 1) & ~(COMMAND | CONVERT | CLOAKED | VETERAN)
