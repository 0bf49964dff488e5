import type { Move } from '../../../../../engine/game.js'
import {
  UNIT_CAPACITY,
  UNIT_CARRIED,
  UNIT_IMMOBILE,
  UNITS_OF,
} from '../../../../../engine/rebellion/facts/unit-types.js'
import type { RebellionView } from '../../../../../engine/rebellion/knowledge/view.js'
import {
  argA,
  argB,
  argC,
  MOVE_UNITS,
  move3,
  verbOf,
} from '../../../../../engine/rebellion/state/moves.js'
import type { State } from '../../../../../engine/state.js'
import { type Draft, draftOf } from './draft.js'

/** A movement as a person thinks of it: from each place so many of each kind, ships before what they carry. */

export interface GroupRow {
  readonly type: number
  /** Units of the type that stood there. */
  readonly there: number
  readonly going: number
  /** As many could go, with everything else as it is. */
  readonly most: number
  readonly immobile: boolean
  readonly carried: boolean
  readonly capacity: number
}

export interface SourcePlan {
  readonly place: number
  readonly rows: readonly GroupRow[]
  /** Places on ships that go, and how many are taken. */
  readonly room: number
  readonly taken: number
  /** A card waives transport. */
  readonly free: boolean
}

/** The plan that a draft of moves stands for; `view` is bound to the position before the movement. */
export function movementPlan(view: RebellionView, observation: State, draft: Draft): SourcePlan[] {
  const before = draftOf(observation, [])
  const sources = new Set<number>()
  for (const move of [...before.choices, ...draft.moves])
    if (verbOf(move) === MOVE_UNITS) sources.add(argC(move))
  return [...sources]
    .sort((a, b) => a - b)
    .map((place) => sourcePlan(view, observation, draft.moves, place, before.choices))
}

function sourcePlan(
  view: RebellionView,
  observation: State,
  moves: readonly Move[],
  place: number,
  legal: readonly Move[],
): SourcePlan {
  const rows: GroupRow[] = []
  let room = 0
  let taken = 0
  const side = view.side
  for (const type of UNITS_OF[side] ?? []) {
    const there = view.units(place, type)
    if (there === 0) continue
    const going = goingOf(moves, place, type)
    const carried = UNIT_CARRIED[type] === 1
    if (carried) taken += going
    else room += going * (UNIT_CAPACITY[type] ?? 0)
    const immobile = UNIT_IMMOBILE[type] === 1
    const most = immobile ? 0 : mostGoing(observation, moves, place, type)
    const capacity = UNIT_CAPACITY[type] ?? 0
    rows.push({ type, there, going, most, immobile, carried, capacity })
  }
  const free = legal.some(
    (move) => verbOf(move) === MOVE_UNITS && argC(move) === place && UNIT_CARRIED[argB(move)] === 1,
  )
  return { place, rows, room, taken, free }
}

function goingOf(moves: readonly Move[], place: number, type: number): number {
  return moves
    .filter((move) => isGroup(move, place, type))
    .reduce((sum, move) => sum + argA(move), 0)
}

function mostGoing(
  observation: State,
  moves: readonly Move[],
  place: number,
  type: number,
): number {
  const others = moves.filter((move) => !isGroup(move, place, type))
  return draftOf(observation, others)
    .choices.filter((move) => isGroup(move, place, type))
    .reduce((most, move) => Math.max(most, argA(move)), 0)
}

function isGroup(move: Move, place: number, type: number): boolean {
  return verbOf(move) === MOVE_UNITS && argC(move) === place && argB(move) === type
}

/** The draft with `count` units of a type from a place; what no longer fits on the ships stays. */
export function withGroup(
  observation: State,
  moves: readonly Move[],
  place: number,
  type: number,
  count: number,
): Draft {
  const rest = moves.filter((move) => !isGroup(move, place, type))
  const wanted = count > 0 ? [...rest, move3(MOVE_UNITS, count, type, place)] : rest
  return settled(observation, wanted)
}

/** Ships first; a group that is too large for the room left goes as large as it can. */
function settled(observation: State, wanted: readonly Move[]): Draft {
  const rank = (move: Move): number =>
    verbOf(move) !== MOVE_UNITS ? 2 : (UNIT_CARRIED[argB(move)] as number)
  const ordered = [...wanted].sort((a, b) => rank(a) - rank(b))
  let draft = draftOf(observation, [])
  for (const move of ordered) {
    let next = move
    while (verbOf(next) === MOVE_UNITS && argA(next) > 0 && !draft.choices.includes(next))
      next = move3(MOVE_UNITS, argA(next) - 1, argB(next), argC(next))
    if (draft.choices.includes(next)) draft = draftOf(observation, [...draft.moves, next])
  }
  return draft
}

/** Everything that can go, from one place or from all: ships, then as many troops as they carry. */
export function withAll(observation: State, moves: readonly Move[], only: number | null): Draft {
  let draft = settled(observation, moves)
  for (const carried of [0, 1])
    for (;;) {
      const next = biggest(draft, carried, only)
      if (next === null) break
      draft = draftOf(observation, [...draft.moves, next])
    }
  return settled(observation, merged(draft.moves))
}

/** The strongest type, all of it, that may still go. */
function biggest(draft: Draft, carried: number, only: number | null): Move | null {
  let best: Move | null = null
  for (const move of draft.choices) {
    if (verbOf(move) !== MOVE_UNITS || UNIT_CARRIED[argB(move)] !== carried) continue
    if (only !== null && argC(move) !== only) continue
    const isBetter =
      best === null ||
      argB(move) > argB(best) ||
      (argB(move) === argB(best) && argA(move) > argA(best))
    if (isBetter) best = move
  }
  return best
}

/** Groups of one type and place as one move. */
function merged(moves: readonly Move[]): Move[] {
  const sums = new Map<number, number>()
  const others: Move[] = []
  for (const move of moves) {
    if (verbOf(move) !== MOVE_UNITS) others.push(move)
    else {
      const key = argB(move) * 256 + argC(move)
      sums.set(key, (sums.get(key) ?? 0) + argA(move))
    }
  }
  const groups = [...sums].map(([key, count]) => move3(MOVE_UNITS, count, key >> 8, key & 255))
  return [...groups, ...others]
}
