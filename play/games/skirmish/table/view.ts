import { SkirmishView } from '../../../../engine/skirmish/knowledge/view.js'
import type { State } from '../../../../engine/state.js'

/** What a state or an observation holds, for drawing. */
export function viewOf(s: State): SkirmishView {
  return new SkirmishView(0).bind(s)
}

export function playersOf(s: State): readonly number[] {
  return [...Array(viewOf(s).players).keys()]
}

/** The units of a player, by their slots. */
export function slotsOf(s: State, player: number): readonly number[] {
  const view = viewOf(s)
  const first = view.firstSlot(player)
  return Array.from({ length: view.endSlot(player) - first }, (_, i) => first + i)
}
