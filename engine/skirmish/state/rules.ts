import type { Options } from '../../game.js'
import type { State } from '../../state.js'
import { TABLE_IDS, type Table, tableOf } from '../facts/tables.js'
import { LONG, PIRATES_LONG, PIRATES_SHORT, SHORT } from '../geometry/measures.js'
import { OPTIONS, type OptionId } from '../options.js'
import {
  BATTLE,
  COMBAT_CARDS,
  COPY_LIMIT,
  EDITION_3,
  FLYOVER,
  PIRATES_SEGMENTS,
  PLAYERS,
  RULES,
  STRIKE_PENALTY,
  TABLE,
} from './layout.js'

/** The options of a game, which lie in its state. */

/** Types of battle, in the order of the option; in a free one anything may fight. */
export const MIXED = 0
export const SPACE_BATTLE = 1
export const GROUND_BATTLE = 2

const FLAGS: readonly (readonly [OptionId, number])[] = [
  ['combatCard', COMBAT_CARDS],
  ['flyover', FLYOVER],
  ['piratesSegments', PIRATES_SEGMENTS],
  ['edition3', EDITION_3],
  ['strikePenalty', STRIKE_PENALTY],
]

/** `options` are checked, and all of them. */
export function setRules(s: State, options: Options): void {
  s.bytes[PLAYERS] = Number(options.players)
  s.bytes[BATTLE] = indexOf(OPTIONS.battle.values, options.battle)
  s.bytes[TABLE] = indexOf(TABLE_IDS, options.table)
  s.bytes[COPY_LIMIT] = options.copyLimit === 'off' ? 0 : Number(options.copyLimit)
  for (const [option, flag] of FLAGS) if (options[option] === 'on') s.bytes[RULES] |= flag
}

export function rulesOf(s: State): Record<OptionId, string> {
  const { bytes } = s
  const flags = Object.fromEntries(
    FLAGS.map(([option, flag]) => [option, hasRule(s, flag) ? 'on' : 'off']),
  )
  return {
    players: String(bytes[PLAYERS]),
    battle: OPTIONS.battle.values[bytes[BATTLE]] ?? '',
    table: TABLE_IDS[bytes[TABLE]] ?? '',
    copyLimit: bytes[COPY_LIMIT] === 0 ? 'off' : String(bytes[COPY_LIMIT]),
    combatCard: 'off',
    flyover: 'off',
    piratesSegments: 'off',
    edition3: 'off',
    strikePenalty: 'off',
    ...flags,
  }
}

export function hasRule(s: State, flag: number): boolean {
  return (s.bytes[RULES] & flag) !== 0
}

export function playersOf(s: State): number {
  return s.bytes[PLAYERS]
}

/** S and L as this game measures them. */
export function shortOf(s: State): number {
  return (s.bytes[RULES] & PIRATES_SEGMENTS) !== 0 ? PIRATES_SHORT : SHORT
}

export function longOf(s: State): number {
  return (s.bytes[RULES] & PIRATES_SEGMENTS) !== 0 ? PIRATES_LONG : LONG
}

export function tableIn(s: State): Table {
  return tableOf(s.bytes[PLAYERS], s.bytes[TABLE])
}

function indexOf(values: readonly string[], value: string | undefined): number {
  return values.indexOf(value ?? '')
}
