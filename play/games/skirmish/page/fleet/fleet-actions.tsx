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
          Choose a ready-made fleet, or put one together: T adds a unit to the table, R to the
          reserve. Stars are what a unit costs: 20 for the table, 10 for the reserve.
        </p>
      ) : (
        <div class={`unit-facts ${unit.faction}`}>
          <Values name={unit.name} id={unit.id} sheet={unit.number * 2} starCount={costOf(unit)} />
          <IconList mask={masksOf(unit.number * 2)} />
          <Adding store={store} trial={trial} unit={unit} />
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

/** Adding the unit to the table or to the reserve, and what is against it. */
function Adding({ store, trial, unit }: { store: SkirmishStore; trial: Trial; unit: UnitData }) {
  const ways = [
    { name: 'To the reserve', inReserve: true },
    { name: 'To the table', inReserve: false },
  ].map((way) => ({ ...way, off: refusalOf(trial, unit, way.inReserve) }))
  const [reserve = '', table = ''] = ways.map(({ off }) => off)
  return (
    <>
      <div class="row">
        {ways.map(({ name, inReserve, off }) => (
          <button
            type="button"
            class="button"
            key={name}
            aria-disabled={off !== ''}
            onClick={() => store.addUnit(unit, inReserve)}
          >
            {name} <kbd>{inReserve ? 'R' : 'T'}</kbd>
          </button>
        ))}
      </div>
      {table !== '' && <p class="note">Table: {table}.</p>}
      {reserve !== '' && <p class="note">Reserve: {reserve}.</p>}
    </>
  )
}
