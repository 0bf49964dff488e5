import type { State } from '../../state.js'
import {
  destroyedSystems,
  groundOf,
  imperialSystems,
  loyalTo,
  neutralSystems,
  populousSystems,
  presenceOf,
  rebelSystems,
  remoteSystems,
  sabotagedSystems,
  shipsOf,
  subjugatedSystems,
  unitsAt,
} from '../board/board.js'
import type { Where } from '../cards/registry.js'
import { SYSTEMS } from '../data/systems.js'
import { UNITS } from '../data/units.js'
import { ICON_IDS, ICONS, lowestBit, MOST_ICONS, SYSTEM_COUNT } from '../facts/map.js'
import { EMPIRE, REBEL } from '../facts/sides.js'
import { placeOf } from '../leaders/leaders.js'
import { CAPTIVES } from '../state/layout.js'

/**
 * Where a card may be used, as sets of systems. Each says itself in words, in those of the cards: what sort of system,
 * and with what.
 */

interface Words {
  readonly sort: string
  readonly having: string
}

const ANY_SORT = 'a system'
const words = new WeakMap<Where, Words>()

/** `an Imperial system without Rebel ground units`; empty for a set without words. */
export function whereWords(where: Where): string {
  const { sort, having } = words.get(where) ?? { sort: '', having: '' }
  return [sort, having].filter((word) => word !== '').join(' ')
}

function sort(where: Where, text: string): Where {
  return told(where, { sort: text, having: '' })
}

function having(where: Where, text: string): Where {
  return told(where, { sort: ANY_SORT, having: text })
}

function told(where: Where, text: Words): Where {
  // Two names may stand for one question about the board
  const own: Where = words.has(where) ? (s) => where(s) : where
  words.set(own, text)
  return own
}

export const anySystem: Where = sort(() => -1, 'any system')
export const populous: Where = sort(populousSystems, 'a populous system')
export const remote: Where = sort(remoteSystems, 'a remote system')
export const destroyed: Where = sort(destroyedSystems, 'a destroyed system')
export const imperialSystem: Where = sort(imperialSystems, 'an Imperial system')
export const imperialLoyalty: Where = having((s) => loyalTo(s, EMPIRE), 'with Imperial loyalty')
export const rebelSystem: Where = sort(rebelSystems, 'a Rebel system')
export const neutral: Where = sort(neutralSystems, 'a neutral system')
export const subjugated: Where = sort(subjugatedSystems, 'a subjugated system')
export const imperialUnit: Where = having((s) => presenceOf(s, EMPIRE), 'with an Imperial unit')
export const imperialShip: Where = having((s) => shipsOf(s, EMPIRE), 'with an Imperial ship')
export const noImperialUnit: Where = having((s) => ~presenceOf(s, EMPIRE), 'without Imperial units')
export const noRebelUnit: Where = having((s) => ~presenceOf(s, REBEL), 'without Rebel units')
export const noRebelGround: Where = having((s) => ~groundOf(s, REBEL), 'without Rebel ground units')
export const noRebelLoyalty: Where = having((s) => ~loyalTo(s, REBEL), 'without Rebel loyalty')
export const sabotaged: Where = having(sabotagedSystems, 'with a sabotage marker')
export const noSabotage: Where = having((s) => ~sabotagedSystems(s), 'without a sabotage marker')

export function only(system: number): Where {
  return sort(() => 1 << system, SYSTEMS[system].name)
}

export function both(a: Where, b: Where): Where {
  const [one, two] = [words.get(a), words.get(b)]
  const where: Where = (s) => a(s) & b(s)
  if (one === undefined || two === undefined) return where
  const sorts = one.sort === ANY_SORT ? two.sort : one.sort
  const parts = [one.having, two.having].filter((part) => part !== '')
  return told(where, { sort: sorts, having: parts.join(', ') })
}

export function either(a: Where, b: Where): Where {
  const [one, two] = [words.get(a)?.sort, words.get(b)?.sort]
  const where: Where = (s) => a(s) | b(s)
  return one === undefined || two === undefined ? where : sort(where, `${one} or ${two}`)
}

/** At least one unit of one of the types. */
export function holding(...types: number[]): Where {
  const names = types.map((type) => UNITS[type].name)
  const where: Where = (s) => {
    let found = 0
    for (let system = 0; system < SYSTEM_COUNT; system++)
      for (let i = 0; i < types.length; i++)
        if (unitsAt(s, system, types[i]) > 0) found |= 1 << system
    return found
  }
  return having(where, `with a ${names.join(' or ')}`)
}

/** Systems printed with an icon (see map.ts) that are not destroyed. */
export function withIcon(icon: number): Where {
  let printed = 0
  for (let system = 0; system < SYSTEM_COUNT; system++)
    for (let i = 0; i < MOST_ICONS; i++)
      if (ICONS[system * MOST_ICONS + i] === icon) printed |= 1 << system
  return having((s) => printed & ~destroyedSystems(s), `with a ${ICON_IDS[icon]} icon`)
}

/** Systems that hold a captive. */
export const captive: Where = having((s: State) => {
  let found = 0
  for (let rest = s.words[CAPTIVES]; rest !== 0; rest &= rest - 1)
    found |= 1 << placeOf(s, lowestBit(rest))
  return found
}, 'with a captive')
