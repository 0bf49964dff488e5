import type { Move } from '../../../../../engine/game.js'
import { actorOf } from '../../../../../engine/rebellion/course/turn.js'
import { UNITS } from '../../../../../engine/rebellion/data/units.js'
import { EMPIRE, GROUND, REBEL } from '../../../../../engine/rebellion/facts/sides.js'
import { UNIT_THEATER, UNITS_OF } from '../../../../../engine/rebellion/facts/unit-types.js'
import { startingUnits } from '../../../../../engine/rebellion/rounds/placing.js'
import {
  argA,
  argB,
  argC,
  move3,
  PLACE,
  verbOf,
} from '../../../../../engine/rebellion/state/moves.js'
import type { State } from '../../../../../engine/state.js'
import type { Picture, PlacePicture, UnitCount } from '../picture/picture.js'
import { viewOf } from '../picture/views.js'
import { Attempt, type Draft } from './draft.js'
import type { Prompt } from './prompt.js'

/**
 * Placing the starting units: the rules ask kind by kind, a person places them in any order. What is placed stands as
 * moves in any order; as far as they fit the order of the rules they are a draft, the others are drawn over it.
 */

/** A kind of unit to be placed. */
export interface PlacingRow {
  readonly type: number
  readonly count: number
  readonly left: number
}

export interface PlacingPlan {
  readonly draft: Draft
  /** Placements that the rules ask for later than something that is still missing. */
  readonly ahead: readonly Move[]
  /** All kinds, in the order of the rules. */
  readonly rows: readonly PlacingRow[]
  readonly places: readonly number[]
  /** Systems that had a ground unit before anything was placed. */
  readonly guarded: readonly number[]
  /** The units are divided between one system and the base: what is not placed goes there. */
  readonly isDivision: boolean
}

export function placingPlan(observation: State, placed: readonly Move[]): PlacingPlan {
  const attempt = new Attempt(observation)
  const wanted = toPlace(attempt)
  const places = [...new Set(attempt.legal.map(argC))]
  const isDivided = isDivision(attempt.legal)
  const wishes = merged(placed)
  while (attempt.legal.length > 0) {
    const type = argB(attempt.legal[0] as number)
    const usual = isDivided ? move3(PLACE, 0, type, places[0] as number) : null
    const wish = wishes.find((move) => argB(move) === type && !attempt.moves.includes(move))
    if (wish === undefined && usual === null) break
    if (!attempt.add(wish ?? (usual as Move))) break
  }
  const { draft } = attempt
  const ahead = wishes.filter((move) => !stands(move, observation, draft.observation))
  const before = countsAt(observation, places)
  const now = countsAt(draft.observation, places)
  const rows = wanted.map(({ type, count }) => {
    const gone = (now[type] as number) - (before[type] as number) + countOf(ahead, type)
    return { type, count, left: count - gone }
  })
  const guarded = places.filter((place) => isGuarded(observation, place))
  return { draft, ahead, rows, places, guarded, isDivision: isDivided }
}

/** True when the units of a placement stand there; the rules place the last ones by themselves. */
function stands(move: Move, before: State, now: State): boolean {
  const unitsIn = (state: State): number => viewOf(EMPIRE).bind(state).units(argC(move), argB(move))
  return unitsIn(now) - unitsIn(before) === argA(move)
}

/** The units of each type that stand at some places. What the rules place by themselves is counted, too. */
function countsAt(observation: State, places: readonly number[]): number[] {
  const view = viewOf(EMPIRE).bind(observation)
  return UNITS.map((_, type) => places.reduce((sum, place) => sum + view.units(place, type), 0))
}

function countOf(moves: readonly Move[], type: number): number {
  return moves.reduce((sum, move) => sum + (argB(move) === type ? argA(move) : 0), 0)
}

function isGuarded(observation: State, place: number): boolean {
  const side = actorOf(observation)
  const view = viewOf(side).bind(observation)
  return (
    UNITS_OF[side]?.some((type) => UNIT_THEATER[type] === GROUND && view.units(place, type) > 0) ===
    true
  )
}

/** The Rebels say of each kind how many go to their one system: none is an answer there. */
export function isDivision(legal: readonly Move[]): boolean {
  return legal.some((move) => verbOf(move) === PLACE && argA(move) === 0)
}

/** What must still be placed; of a kind that the position has begun there are fewer. */
function toPlace({
  legal,
  observation,
}: Attempt): { readonly type: number; readonly count: number }[] {
  const list = startingUnits(observation, isDivision(legal) ? REBEL : EMPIRE)
  const first = argB(legal[0] as number)
  const most = legal.reduce((sum, move) => Math.max(sum, argA(move)), 0)
  return list
    .slice(list.findIndex(({ type }) => type === first))
    .map((one) => (one.type === first ? { ...one, count: most } : one))
}

/** One move for each kind and place. */
function merged(moves: readonly Move[]): Move[] {
  const counts = new Map<number, number>()
  for (const move of moves) {
    const key = argB(move) * 256 + argC(move)
    counts.set(key, (counts.get(key) ?? 0) + argA(move))
  }
  return [...counts]
    .filter(([, count]) => count > 0)
    .map(([key, count]) => move3(PLACE, count, key >> 8, key & 255))
}

/** With so many units of a kind at a place, as far as the rules let them stand there. */
export function withPlaced(
  plan: PlacingPlan,
  placed: readonly Move[],
  { type, place, count }: { type: number; place: number; count: number },
): readonly Move[] {
  const others = placed.filter((move) => argB(move) !== type || argC(move) !== place)
  const before = countAt(placed, type, place)
  const row = plan.rows.find((one) => one.type === type)
  if (row === undefined || !plan.places.includes(place)) return placed
  let most = Math.min(count, row.left + before)
  while (most > before && !coversAll(plan, [...others, move3(PLACE, most, type, place)])) most--
  return most > 0 ? [...others, move3(PLACE, most, type, place)] : others
}

export function countAt(placed: readonly Move[], type: number, place: number): number {
  return placed
    .filter((move) => argB(move) === type && argC(move) === place)
    .reduce((sum, move) => sum + argA(move), 0)
}

/** S13: every Imperial system must still be able to get a ground unit. */
export function coversAll(plan: PlacingPlan, placed: readonly Move[]): boolean {
  if (plan.isDivision) return true
  const ground = plan.rows.filter(({ type }) => UNIT_THEATER[type] === GROUND)
  const left = ground.reduce((sum, { type, count }) => sum + count - countOf(placed, type), 0)
  return left >= bareOf(plan, placed).length
}

/** Systems that must get a ground unit and have none. */
export function bareOf(plan: PlacingPlan, placed: readonly Move[]): number[] {
  if (plan.isDivision) return []
  return plan.places.filter(
    (place) =>
      !plan.guarded.includes(place) &&
      !placed.some((move) => isGround(move) && argC(move) === place),
  )
}

function isGround(move: Move): boolean {
  return verbOf(move) === PLACE && UNIT_THEATER[argB(move)] === GROUND
}

/** The picture with the placements that the draft does not hold yet. */
export function withAhead(picture: Picture, ahead: readonly Move[]): Picture {
  if (ahead.length === 0) return picture
  const systems = picture.systems.map((system) => {
    const here = ahead.filter((move) => argC(move) === system.place)
    return here.length === 0 ? system : { ...system, units: unitsWith(system, picture, here) }
  })
  return { ...picture, systems }
}

function unitsWith(place: PlacePicture, { reader }: Picture, moves: readonly Move[]) {
  return place.units.map((theaters, side) =>
    theaters.map((units, theater) => {
      if (side !== reader) return units
      const more = moves.filter((move) => UNIT_THEATER[argB(move)] === theater)
      return more.reduce(plusUnits, units)
    }),
  )
}

/** The strongest type first, as everywhere. */
function plusUnits(units: readonly UnitCount[], move: Move): readonly UnitCount[] {
  const type = argB(move)
  const count = argA(move) + (units.find((one) => one.type === type)?.count ?? 0)
  const others = units.filter((one) => one.type !== type)
  return [...others, { type, count }].sort((a, b) => b.type - a.type)
}

/** The question while units are placed: the kind in hand goes to any of the systems. */
export function placingPrompt(plan: PlacingPlan, hasHand: boolean): Prompt {
  const none: ReadonlySet<number> = new Set()
  const places = hasHand && !plan.isDivision ? new Set(plan.places) : none
  return {
    kind: 'setup',
    tabs: [],
    tab: -1,
    sort: 'place',
    options: [],
    moves: plan.draft.choices,
    only: null,
    button: '',
    lit: {
      places,
      leaders: none,
      stacks: none,
      missions: none,
      actions: none,
      objectives: none,
      tactics: none,
      units: none,
    },
  }
}
