import { UNITS } from '../../../../../engine/skirmish/data/units.js'
import type { SkirmishStore } from '../store.js'

/** Keys while a fleet is built: through the list, and the unit that is looked at to the table or the reserve. */
export function fleetKeys(store: SkirmishStore): Readonly<Record<string, () => void>> {
  return {
    ArrowDown: () => lookFurther(store, 1),
    ArrowUp: () => lookFurther(store, -1),
    t: () => add(store, false),
    r: () => add(store, true),
  }
}

function add(store: SkirmishStore, inReserve: boolean): void {
  const unit = UNITS.find(({ id }) => id === store.lookedAt)
  if (unit === undefined) store.say('Choose a unit first: the arrows walk through the list.')
  else store.addUnit(unit, inReserve)
}

/** The next unit of those that are listed. */
function lookFurther(store: SkirmishStore, by: number): void {
  const rows = [...document.querySelectorAll<HTMLButtonElement>('.fleet [data-unit]')]
  const at = rows.findIndex((row) => row.dataset.unit === store.lookedAt)
  const row = rows[Math.max(0, Math.min(rows.length - 1, at + by))]
  if (row === undefined) return
  row.focus()
  store.lookAt(row.dataset.unit ?? '')
}
