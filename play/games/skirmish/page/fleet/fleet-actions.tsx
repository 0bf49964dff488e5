import { UNITS } from '../../../../../engine/skirmish/data/units.js'
import { ConfirmButton } from '../../../../page/panel/confirm-button.js'
import { UndoButton } from '../../../../page/panel/undo-button.js'
import { costOf, fleetView, refusalOf } from '../../decision/fleet.js'
import { IconList, masksOf, Values } from '../panel/unit-facts.js'
import type { SkirmishStore } from '../store.js'

/** The unit of the roster that is looked at, and finishing the fleet. */
export function FleetActions({ store }: { store: SkirmishStore }) {
  const { present } = store
  if (present === null) return null
  const { trial } = present
  const unit = UNITS.find(({ id }) => id === store.lookedAt)
  const view = fleetView(trial)
  const off = unit === undefined ? '' : refusalOf(trial, unit, false)
  return (
    <>
      {unit === undefined ? (
        <p>
          Choose a ready-made fleet, or put one together: T adds to the table, R to the reserve.
        </p>
      ) : (
        <div class={`unit-facts ${unit.faction}`}>
          <Values name={unit.name} id={unit.id} sheet={unit.number * 2} starCount={costOf(unit)} />
          <IconList mask={masksOf(unit.number * 2)} />
          {off !== '' && <p class="note">Not to the table: {off}.</p>}
        </div>
      )}
      {!view.mayFinish && <p class="note warn">Not yet: {view.missing}.</p>}
      {view.mayFinish && view.tableStars < 20 && (
        <p class="note">{20 - view.tableStars} stars of the table are not used.</p>
      )}
      <div class="row">
        <UndoButton store={store} />
        <ConfirmButton disabled={!view.mayFinish} onConfirm={() => store.confirm()}>
          {view.mayFinish ? 'Finish the fleet' : 'Finish'}
        </ConfirmButton>
      </div>
    </>
  )
}
