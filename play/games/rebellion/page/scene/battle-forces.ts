import type { Fighter } from '../../../../../agents/rebellion/battle/forecast.js'
import type { Move } from '../../../../../engine/game.js'
import {
  targetCount,
  targetHarm,
  targetType,
} from '../../../../../engine/rebellion/combat/targets.js'
import { GROUND, SPACE } from '../../../../../engine/rebellion/facts/sides.js'
import { UNIT_THEATER, unitNumber } from '../../../../../engine/rebellion/facts/unit-types.js'
import type { RebellionView } from '../../../../../engine/rebellion/knowledge/view.js'
import {
  argA,
  argB,
  BLOCK,
  DIVERT,
  HIT,
  REPAIR,
  SHIELD_WITH,
  STRIKE,
  verbOf,
} from '../../../../../engine/rebellion/state/moves.js'
import type { State } from '../../../../../engine/state.js'
import type { LogLine } from '../../../../shell/session.js'
import { inOrder } from '../../words/unit-order.js'

/** The units of a combat as tiles: what they have taken, and which move points at them. */

export interface Tile {
  readonly type: number
  /** Damage of earlier attacks, and points assigned in this one. */
  readonly before: number
  readonly assigned: number
  /** Equal units that this tile stands for. */
  readonly number: number
  readonly isDoomed: boolean
  readonly move: Move | null
}

export interface Field {
  readonly view: RebellionView
  readonly observation: State
  /** What was told of moves that are not yet in the observation. */
  readonly since: readonly LogLine[]
  readonly legal: readonly Move[]
  /** More tiles than this do not fit side by side: equal units then share one. */
  readonly mostTiles: number
}

/** One tile a unit while they fit, the strongest first. */
export function tilesOf(field: Field, side: number, theater: number): readonly Tile[] {
  const tiles = groupsOf(field, side, theater).map((group) => tileOf(field, group))
  const total = tiles.reduce((sum, { number }) => sum + number, 0)
  if (total > field.mostTiles) return tiles
  return tiles.flatMap((tile) =>
    Array.from({ length: tile.number }, () => ({ ...tile, number: 1 })),
  )
}

interface Group {
  readonly type: number
  readonly before: number
  readonly assigned: number
  readonly number: number
}

function tileOf({ view, legal }: Field, group: Group): Tile {
  const { type, before, assigned } = group
  const harm = before * 16 + assigned
  const health = view.health(type)
  const move = legal.find(
    (one) => POINTING.includes(verbOf(one)) && argA(one) === type && argB(one) === harm,
  )
  return { ...group, isDoomed: health > 0 && before + assigned >= health, move: move ?? null }
}

/** What points at a unit with its harm. */
const POINTING: readonly number[] = [HIT, BLOCK, STRIKE, REPAIR, SHIELD_WITH, DIVERT]

/** Units of a side by damage, the strongest first, without those that have been destroyed since. */
function groupsOf(field: Field, side: number, theater: number): readonly Group[] {
  const types = inOrder(side).filter((type) => UNIT_THEATER[type] === theater)
  return types.flatMap((type) => {
    let gone = destroyedSince(field.since, type)
    return groupsOfType(field, type)
      .map((group) => {
        const lost = Math.min(gone, group.number)
        gone -= lost
        return { ...group, number: group.number - lost }
      })
      .filter(({ number }) => number > 0)
  })
}

/** Those under fire from the list of targets, else from the damage they carry; the most damaged first. */
function groupsOfType({ view, observation }: Field, type: number): readonly Group[] {
  const groups: Group[] = []
  for (let i = 0; targetCount(observation, i) > 0; i++)
    if (targetType(observation, i) === type)
      groups.push({
        type,
        before: targetHarm(observation, i) >> 4,
        assigned: targetHarm(observation, i) & 15,
        number: targetCount(observation, i),
      })
  if (groups.length > 0)
    return groups.sort((a, b) => b.before + b.assigned - (a.before + a.assigned))
  let left = view.units(view.combatSystem, type)
  for (let damage = 7; damage >= 1; damage--) {
    const number = Math.min(left, view.damaged(type, damage))
    if (number > 0) groups.push({ type, before: damage, assigned: 0, number })
    left -= number
  }
  if (left > 0) groups.push({ type, before: 0, assigned: 0, number: left })
  return groups
}

/** Units of a type whose loss has been told, and is not yet in the observation. */
export function destroyedSince(since: readonly LogLine[], type: number): number {
  let gone = 0
  for (const { event } of since) {
    if (event.kind !== 'units-destroyed') continue
    for (const { unit, count } of event.units ?? []) if (unitNumber(unit) === type) gone += count
  }
  return gone
}

/** A side for the forecast; doomed units are lost already. */
export function fightersOf(field: Field, side: number): readonly Fighter[] {
  const { view } = field
  return [SPACE, GROUND].flatMap((theater) =>
    groupsOf(field, side, theater).flatMap(({ type, before, assigned, number }) => {
      const health = view.health(type)
      const left = health - before - assigned
      return health > 0 && left <= 0 ? [] : Array.from({ length: number }, () => ({ type, left }))
    }),
  )
}
