import { UNITS, type UnitData } from '../../../../../engine/skirmish/data/units.js'
import { ConfirmButton } from '../../../../page/panel/confirm-button.js'
import { UndoButton } from '../../../../page/panel/undo-button.js'
import { costOf, fleetView, RESERVE_STARS, refusalOf, TABLE_STARS } from '../../decision/fleet.js'
import type { Trial } from '../../decision/trial.js'
import { IconList, masksOf, Values } from '../panel/unit-facts.js'
import type { SkirmishStore } from '../store.js'

/** The unit of the roster that is looked at, and finishing the fleet. */
export function FleetActions({ store }: { store: SkirmishStore }) {
  const { present } = store
  if (present === null) return null
  const { trial } = present
  const unit = UNITS.find(({ id }) => id === store.lookedAt)
  const view = fleetView(trial)
  return (
    <>
      {unit === undefined ? (
        <p>
          Choose a ready-made fleet, or put one together: T adds to the table, R to the reserve, the
          arrows walk through the list.
        </p>
      ) : (
        <div class={`unit-facts ${unit.faction}`}>
          <Values name={unit.name} id={unit.id} sheet={unit.number * 2} starCount={costOf(unit)} />
          <IconList mask={masksOf(unit.number * 2)} />
          <div class="row">
            <AddButton store={store} trial={trial} unit={unit} inReserve={true} />
            <AddButton store={store} trial={trial} unit={unit} inReserve={false} />
          </div>
        </div>
      )}
      <p class="narrow-only">
        Table {view.tableStars} of {TABLE_STARS} ★, reserve {view.reserveStars} of {RESERVE_STARS} ★
      </p>
      {!view.mayFinish && <p class="note warn">Not yet: {view.missing}.</p>}
      {view.mayFinish && view.tableStars < TABLE_STARS && (
        <p class="note">{TABLE_STARS - view.tableStars} stars of the table are not used.</p>
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

function AddButton({
  store,
  trial,
  unit,
  inReserve,
}: {
  store: SkirmishStore
  trial: Trial
  unit: UnitData
  inReserve: boolean
}) {
  const off = refusalOf(trial, unit, inReserve)
  return (
    <button
      type="button"
      class="button"
      aria-disabled={off !== ''}
      title={off}
      onClick={() => store.addUnit(unit, inReserve)}
    >
      {inReserve ? 'To the reserve' : 'To the table'} <kbd>{inReserve ? 'R' : 'T'}</kbd>
    </button>
  )
}
