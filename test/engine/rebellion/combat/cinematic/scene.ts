import * as assert from 'uvu/assert'
import type { State } from '../../../../../engine/state.js'
import { at, field, moves, play, position } from '../../support.js'
import { FIELD, faces } from '../duel.js'

/** What the tests of cinematic combat have in common: a combat that has just begun, and both picks. */

type Units = Readonly<Record<string, number>>

export interface Scene {
  /** The current player of the combat; the Rebels unless said otherwise. */
  readonly by?: 'rebel' | 'empire'
  readonly units: Units
  /** Leaders in the system. */
  readonly there?: readonly string[]
  /** Faces to come: h hit, d direct hit, s special, - blank. */
  readonly dice?: string
  /** Advanced cards, without the word before their name, that have been used. */
  readonly used?: readonly string[]
  readonly leaders?: Readonly<Record<string, readonly string[]>>
  readonly elsewhere?: Readonly<Record<string, Units>>
  readonly more?: Readonly<Record<string, unknown>>
}

const STARTERS = [
  'mon-mothma',
  'jan-dodonna',
  'general-rieekan',
  'princess-leia',
  'emperor-palpatine',
  'darth-vader',
  'grand-moff-tarkin',
  'general-tagge',
]

export const OPTIONS = { expansion: 'on', combat: 'cinematic', missions: 'base' }

/** The combat at its first real decision; nobody is in a pool, so nobody joins. */
export function scene({
  by = 'rebel',
  units,
  there = [],
  dice = '',
  used,
  leaders,
  elsewhere,
  more,
}: Scene): State {
  const placed = [...there, ...Object.values(leaders ?? {}).flat()]
  return position({
    options: OPTIONS,
    time: 2,
    reputation: 12,
    units: { ...elsewhere, [FIELD]: units },
    leaders: {
      [FIELD]: there,
      eliminated: STARTERS.filter((id) => !placed.includes(id)),
      ...leaders,
    },
    ...(used === undefined ? {} : { discards: { tactics: used.map((id) => `advanced-${id}`) } }),
    dice: faces(dice),
    stack: [
      { step: 'command-phase' },
      { step: 'pending-combats', side: by },
      { step: 'combat', side: by, system: FIELD },
    ],
    ...more,
  })
}

/** Both sides pick, the current player first. */
export function pick(s: State, first: string, second: string): State {
  return play(s, `pick advanced-${first}`, `pick advanced-${second}`)
}

/** Nothing happens: neither card is used. */
export function unused(s: State, first: string, second: string): State {
  return play(pick(s, first, second), 'decline', 'decline')
}

export const TOP = 'choose top'
export const BOTTOM = 'choose bottom'

/** Declines and ends steps until a move begins so, or the combat is over. */
export function on(s: State, prefix: string): State {
  let now = s
  for (let legal = moves(now); !legal.some((text) => text.startsWith(prefix)); legal = moves(now)) {
    const way = ['done', 'decline'].find((text) => legal.includes(text))
    if (way === undefined)
      throw new Error(`no way to "${prefix}" past: ${legal.slice(0, 8).join(', ')}`)
    now = play(now, way)
  }
  return now
}

/** Units of the battlefield. */
export function here(s: State, unit: string): number {
  return at(s, FIELD, unit)
}

/** Damage of each damaged unit of a type. */
export function damageOf(s: State, unit: string): unknown {
  return field(s, `combat.damage.${unit}`) ?? []
}

/** The advanced cards on the discard piles, without the word before their name. */
export function discards(s: State): string[] {
  const list = field(s, 'discards.tactics')
  return (Array.isArray(list) ? list : []).map((id) => String(id).replace('advanced-', ''))
}

/** The move texts are exactly these. */
export function asks(s: State, ...texts: readonly string[]): void {
  assert.equal([...moves(s)].sort(), [...texts].sort())
}
