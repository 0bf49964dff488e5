import { useEffect } from 'preact/hooks'
import type { SkirmishTable, TableUnit } from '../../table/table.js'
import { viewOf } from '../../table/view.js'
import { litUnits } from '../lights.js'
import type { SkirmishStore } from '../store.js'
import { boxAround, boxOf, together } from './place.js'
import type { ShotNow } from './shot-now.js'
import type { Box, Viewport } from './viewport.js'

/** What of the table is offered to be seen, and what of it must be seen whatever somebody looks at. */

interface Seen {
  readonly box: Box
  /** Where the unit in hand is to be placed; null for no place of its own. */
  readonly focus: Box | null
}

export function boxSeen(store: SkirmishStore, table: SkirmishTable, shot: ShotNow | null): Seen {
  const { isNarrow } = store.viewport
  const focus = placesOf(store, table)
  if (table.turn === 0) return { box: boxOf(table, focus !== null, isNarrow), focus: null }
  if (!isNarrow) {
    const all = boxOf(table, false)
    return { box: focus === null ? all : together(all, focus), focus }
  }
  if (focus !== null) return { box: focus, focus }
  const near = unitsAbout(store, table, shot)
  return { box: near.length > 0 ? aboutAll(near, store, table) : boxOf(table, false), focus }
}

/** What is about the unit that places, or about the own base. */
function placesOf({ present }: SkirmishStore, table: SkirmishTable): Box | null {
  if (present?.question.sort !== 'place') return null
  const carrier = table.units.find(({ slot }) => slot === viewOf(present.trial.state).carrier)
  return carrier === undefined ? boxOf(table, true, true) : boxAround([carrier], table)
}

/** The shooter or the unit in hand, else those of the shot that is told. */
function unitsAbout(
  { naming, present }: SkirmishStore,
  { units }: SkirmishTable,
  shot: ShotNow | null,
): readonly TableUnit[] {
  const inHand = naming.shooter?.slot ?? present?.slot ?? -1
  const unit = units.find(({ slot }) => slot === inHand)
  if (unit !== undefined) return [unit]
  return units.filter(({ slot }) => slot === shot?.shooter || slot === shot?.target)
}

/** With what the step of a lesson is about. */
function aboutAll(near: readonly TableUnit[], { tutor }: SkirmishStore, table: SkirmishTable): Box {
  const lit = litUnits(tutor?.current?.light ?? [])
  const shown = table.units.filter(({ slot }) => lit.includes(slot))
  const box = boxAround(near, table)
  return shown.length === 0 ? box : together(box, boxAround([...near, ...shown], table))
}

/** Something is to be placed: who looks elsewhere is brought there, once. */
export function useFocus(view: Viewport, focus: Box | null, key: string): void {
  useEffect(() => {
    if (focus !== null && !view.shows(focus)) view.show(null)
  }, [focus === null, key])
}
