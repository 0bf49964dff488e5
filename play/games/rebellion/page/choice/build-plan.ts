import { MOST_MOVES, type Move } from '../../../../../engine/game.js'
import { Random } from '../../../../../engine/random.js'
import { BASE_SPACE, MOST_ICONS, NO_SYSTEM } from '../../../../../engine/rebellion/facts/map.js'
import { UNIT_ICON } from '../../../../../engine/rebellion/facts/unit-types.js'
import { rebellion } from '../../../../../engine/rebellion/index.js'
import {
  argA,
  BUILD_EACH,
  DECLINE,
  GAIN,
  move0,
  verbOf,
} from '../../../../../engine/rebellion/state/moves.js'
import type { State } from '../../../../../engine/state.js'
import { viewOf } from '../picture/views.js'

/** Building as a list: one line for every icon that can be used, with what it may give. */

export interface BuildRow {
  readonly place: number
  readonly options: readonly Move[]
  readonly choice: Move
}

export interface BuildPlan {
  readonly rows: readonly BuildRow[]
  /** From the first question to the last icon. */
  readonly moves: readonly Move[]
}

const LEGAL = new Int32Array(MOST_MOVES)

/** Goes through the icons; `wanted` has the choice for each line, the first unit where it has none. */
export function buildPlan(observation: State, wanted: readonly (Move | undefined)[]): BuildPlan {
  const side = rebellion.actor(observation)
  const kind = rebellion.kind(observation)
  const world = rebellion.sample(observation, new Random('build'))
  const moves: Move[] = []
  const rows: BuildRow[] = []
  const isStart = legalIn(world).includes(move0(BUILD_EACH))
  if (isStart) make(move0(BUILD_EACH))
  let from = { place: 0, icon: 0 }
  while (rebellion.actor(world) === side && rebellion.kind(world) === kind) {
    const options = legalIn(world)
    if (!options.includes(move0(DECLINE))) break
    const choice = chosen(options, wanted[rows.length])
    const found = isStart ? nextIcon(world, side, options, from) : null
    rows.push({ place: found?.place ?? NO_SYSTEM, options, choice })
    if (found !== null) from = { place: found.place, icon: found.icon + 1 }
    make(choice)
  }
  return { rows, moves }

  function make(move: Move): void {
    moves.push(move)
    rebellion.advance(world, move)
  }
}

function chosen(options: readonly Move[], wanted: Move | undefined): Move {
  if (wanted !== undefined && options.includes(wanted)) return wanted
  return options.find((move) => verbOf(move) === GAIN) ?? move0(DECLINE)
}

/** The next icon of the side, in the order of the board, that could give what is offered. */
function nextIcon(
  world: State,
  side: number,
  options: readonly Move[],
  from: { place: number; icon: number },
): { place: number; icon: number } | null {
  const view = viewOf(side).bind(world)
  const icons = new Set(
    options.filter((move) => verbOf(move) !== DECLINE).map((move) => UNIT_ICON[argA(move)]),
  )
  for (let place = from.place; place <= BASE_SPACE; place++) {
    const first = place === from.place ? from.icon : 0
    for (let icon = first; icon < MOST_ICONS && icon < view.usableIcons(side, place); icon++)
      if (icons.has(view.icon(place, icon))) return { place, icon }
  }
  return null
}

function legalIn(state: State): Move[] {
  return Array.from(LEGAL.subarray(0, rebellion.moves(state, LEGAL)))
}
