import type { FiledFleet } from '../../../../agents/skirmish/fleet-file.js'
import type { Move } from '../../../../engine/game.js'
import { UNITS, type UnitData } from '../../../../engine/skirmish/data/units.js'
import {
  BACK,
  CONVERTED_BACK,
  COST,
  DOMAIN,
  LONGS,
  SHORTS,
  SPACE,
  unitNumber,
} from '../../../../engine/skirmish/facts/units.js'
import { fits } from '../../../../engine/skirmish/rounds/fleets.js'
import { ADD, FINISH_FLEET, moveOf } from '../../../../engine/skirmish/state/moves.js'
import { GROUND_BATTLE, MIXED, SPACE_BATTLE } from '../../../../engine/skirmish/state/rules.js'
import { kindAt, RESERVE } from '../../../../engine/skirmish/state/units.js'
import type { State } from '../../../../engine/state.js'
import { slotsOf, viewOf } from '../table/view.js'
import { Trial } from './trial.js'

/** Building a fleet: what is in it, what still fits and why something does not, and whether it may be finished. */

export const TABLE_STARS = 20
export const RESERVE_STARS = 10
const MIXED_STARS = 10

export interface FleetPart {
  readonly unit: UnitData
  readonly count: number
}

export interface FleetView {
  readonly table: readonly FleetPart[]
  readonly reserve: readonly FleetPart[]
  readonly tableStars: number
  readonly reserveStars: number
  readonly checks: readonly { readonly text: string; readonly isMet: boolean }[]
  readonly mayFinish: boolean
  /** The first thing that is missing; empty where nothing is. */
  readonly missing: string
}

export function costOf(unit: UnitData): number {
  return COST[unit.number] as number
}

export function fleetView(trial: Trial): FleetView {
  const s = trial.state
  const { actor } = viewOf(s)
  const table = partsIn(s, actor, false)
  const reserve = partsIn(s, actor, true)
  const checks = checksOf(s, [...table, ...reserve])
  const mayFinish = trial.legal.includes(moveOf(FINISH_FLEET))
  const failed = checks.find(({ isMet }) => !isMet)
  return {
    table,
    reserve,
    tableStars: sum(table),
    reserveStars: sum(reserve),
    checks,
    mayFinish,
    missing: mayFinish
      ? ''
      : table.length === 0
        ? 'no unit is on the table yet'
        : (failed?.text ?? ''),
  }
}

/** The fleet that a player has chosen; null where there is none yet. */
export function fleetIn(s: State, player: number): FiledFleet | null {
  const table = partsIn(s, player, false)
  return table.length === 0 ? null : filedFleet({ table, reserve: partsIn(s, player, true) })
}

function partsIn(s: State, player: number, inReserve: boolean): readonly FleetPart[] {
  const counts = new Map<number, number>()
  for (const slot of slotsOf(s, player)) {
    if ((viewOf(s).place(slot) === RESERVE) !== inReserve) continue
    counts.set(kindAt(s, slot), (counts.get(kindAt(s, slot)) ?? 0) + 1)
  }
  return UNITS.filter(({ number }) => counts.has(number))
    .map((unit) => ({ unit, count: counts.get(unit.number) ?? 0 }))
    .sort((a, b) => costOf(b.unit) - costOf(a.unit))
}

function sum(parts: readonly FleetPart[]): number {
  return parts.reduce((all, { unit, count }) => all + count * costOf(unit), 0)
}

function checksOf(s: State, parts: readonly FleetPart[]): FleetView['checks'] {
  const battle = viewOf(s).battle
  if (battle !== MIXED) return []
  const of = (test: (unit: UnitData) => boolean): number =>
    sum(parts.filter(({ unit }) => test(unit)))
  const either = of(({ number }) => BACK[number] === CONVERTED_BACK)
  const space = of(({ number }) => BACK[number] !== CONVERTED_BACK && DOMAIN[number * 2] === SPACE)
  const ground = of(({ number }) => BACK[number] !== CONVERTED_BACK && DOMAIN[number * 2] !== SPACE)
  return [check('Space', space, either), check('Ground', ground, either)]
}

/** Units that convert count for either. */
function check(name: string, stars: number, either: number): { text: string; isMet: boolean } {
  const isMet = stars + either >= MIXED_STARS
  const missing = MIXED_STARS - stars - either
  const more = either > 0 ? `, ${either} of units that convert` : ''
  return {
    isMet,
    text: isMet
      ? `${name} ${stars} stars${more}, at least ${MIXED_STARS}`
      : `${name} ${stars} stars${more}: ${missing} more needed`,
  }
}

/** Why a unit cannot be added there; empty where it can. */
export function refusalOf(trial: Trial, unit: UnitData, inReserve: boolean): string {
  const move = addMove(unit, inReserve)
  if (trial.legal.includes(move)) return ''
  const s = trial.state
  const { table, reserve, tableStars, reserveStars } = fleetView(trial)
  const had = [...table, ...reserve]
    .filter((part) => part.unit === unit)
    .reduce((all, { count }) => all + count, 0)
  const battle = viewOf(s).battle
  if (!fits(battle, unit.number))
    return battle === SPACE_BATTLE
      ? 'no space unit'
      : battle === GROUND_BATTLE
        ? 'no ground unit'
        : ''
  if (unit.person !== undefined && had > 0) return 'a person fights once'
  const limit = viewOf(s).copyLimit
  if (limit !== 0 && had >= limit) return `at most ${limit} of a kind`
  const left = inReserve ? RESERVE_STARS - reserveStars : TABLE_STARS - tableStars
  if (costOf(unit) > left)
    return left === 0 ? 'no star is left' : `${costOf(unit)} stars, ${left} left`
  return 'the other type would miss its 10 stars'
}

export function addMove(unit: UnitData, inReserve: boolean): Move {
  return moveOf(ADD, unit.number, inReserve ? 1 : 0)
}

/** A ready-made fleet as moves: units on the table, then those in reserve. */
export function readyMoves(list: {
  readonly table: string
  readonly reserve: string
}): readonly Move[] {
  const of = (text: string, place: number): Move[] =>
    text
      .split(' ')
      .filter((word) => word !== '')
      .flatMap((word) => {
        const [, times = '1', id = ''] = /^(?:(\d+)\*)?(.+)$/.exec(word) ?? []
        return new Array<Move>(Number(times)).fill(moveOf(ADD, unitNumber(id), place))
      })
  return [...of(list.table, 0), ...of(list.reserve, 1)]
}

/** The fleet in the form of a file, without a name. */
export function filedFleet({ table, reserve }: Pick<FleetView, 'table' | 'reserve'>): FiledFleet {
  const list = (parts: readonly FleetPart[]): string =>
    parts.map(({ unit, count }) => (count === 1 ? unit.id : `${count}*${unit.id}`)).join(' ')
  return { name: '', table: list(table), reserve: list(reserve) }
}

/** Which of these moves do not fit into an empty fleet one after the other, by their numbers. */
export function unfitting(observation: State, moves: readonly Move[]): readonly number[] {
  let trial = Trial.of(observation)
  return moves.flatMap((move, i) => {
    if (!trial.legal.includes(move)) return [i]
    trial = trial.with(move)
    return []
  })
}

/** `3 × S`, `S + L`, `does not move`. */
export function moveWords(sheet: number): string {
  const shorts = SHORTS[sheet] as number
  const longs = LONGS[sheet] as number
  const part = (count: number, edge: string): string[] =>
    count === 0 ? [] : count < 3 ? new Array<string>(count).fill(edge) : [`${count} × ${edge}`]
  return [...part(shorts, 'S'), ...part(longs, 'L')].join(' + ') || 'does not move'
}
