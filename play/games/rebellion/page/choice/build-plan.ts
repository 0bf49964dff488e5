import type { Move } from '../../../../../engine/game.js'
import { actorOf } from '../../../../../engine/rebellion/course/turn.js'
import { BASE_SPACE, MOST_ICONS, NO_SYSTEM } from '../../../../../engine/rebellion/facts/map.js'
import { UNIT_ICON } from '../../../../../engine/rebellion/facts/unit-types.js'
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
import { Attempt } from './draft.js'

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

/** Goes through the icons; `wanted` has the choice for each line, the first unit where it has none. */
export function buildPlan(observation: State, wanted: readonly (Move | undefined)[]): BuildPlan {
  const side = actorOf(observation)
  const attempt = new Attempt(observation)
  const rows: BuildRow[] = []
  const isStart = attempt.add(move0(BUILD_EACH))
  let from = { place: 0, icon: 0 }
  while (attempt.legal.length > 0) {
    const options = attempt.legal
    const choice = chosen(options, wanted[rows.length])
    const found = isStart ? nextIcon(attempt.draft.observation, side, options, from) : null
    rows.push({ place: found?.place ?? NO_SYSTEM, options, choice })
    if (found !== null) from = { place: found.place, icon: found.icon + 1 }
    attempt.add(choice)
  }
  return { rows, moves: attempt.moves }
}

/** The moves by which every icon gives the first unit that it can. */
export function buildMoves(observation: State): readonly Move[] {
  return buildPlan(observation, []).moves
}

/** The choice for each line in moves of such a plan. */
export function choicesIn(moves: readonly Move[]): readonly Move[] {
  return moves.filter((move) => verbOf(move) !== BUILD_EACH)
}

function chosen(options: readonly Move[], wanted: Move | undefined): Move {
  if (wanted !== undefined && options.includes(wanted)) return wanted
  return options.find((move) => verbOf(move) === GAIN) ?? move0(DECLINE)
}

/** The next icon of the side, in the order of the board, that could give what is offered. */
function nextIcon(
  observation: State,
  side: number,
  options: readonly Move[],
  from: { place: number; icon: number },
): { place: number; icon: number } | null {
  const view = viewOf(side).bind(observation)
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
