import { inwardHeading } from '../../../../../engine/skirmish/facts/tables.js'
import { ownerOf } from '../../../../../engine/skirmish/state/units.js'
import { ConfirmButton } from '../../../../page/panel/confirm-button.js'
import { UndoButton } from '../../../../page/panel/undo-button.js'
import { viewOf } from '../../table/view.js'
import { turnLabel } from '../../words/names.js'
import { LineUps } from '../left/placing.js'
import type { SkirmishStore } from '../store.js'

/** Where the unit in hand stands and heads. */
export function PlacePrompt({ store }: { store: SkirmishStore }) {
  const { present, table } = store
  if (present === null) return null
  const { trial, ghost } = present
  const isSetUp = table.turn === 0
  if (!trial.isOpen)
    return (
      <>
        <p>All stand. Press a unit to place it anew. What is sealed stays; then all is shown.</p>
        <LineUps store={store} />
        <div class="row">
          <UndoButton store={store} />
          <ConfirmButton onConfirm={() => store.seal()}>Seal the places</ConfirmButton>
        </div>
      </>
    )
  const ahead = inwardHeading(viewOf(trial.state).players, Math.max(0, ownerOf(trial.slot))) / 10
  const heading = store.place.headingOf(trial)
  const by = ((((heading - ahead) % 360) + 540) % 360) - 180
  return (
    <>
      <p>Press a place on the table, or drag the unit there. Drag its nose to turn it.</p>
      <div class="stepper-row way-row">
        <span>Heading</span>
        <span class="stepper">
          <button
            type="button"
            aria-label="15 degrees to the left"
            onClick={() => store.place.headTo(heading + 15)}
          >
            ↶
          </button>
          <input
            type="range"
            min={-180}
            max={179}
            value={-by}
            aria-label="Heading"
            aria-valuetext={turnLabel(by)}
            onInput={(event) => store.place.headTo(ahead - Number(event.currentTarget.value))}
          />
          <button
            type="button"
            aria-label="15 degrees to the right"
            onClick={() => store.place.headTo(heading - 15)}
          >
            ↷
          </button>
        </span>
        <b>{turnLabel(by)}</b>
      </div>
      {isSetUp && <LineUps store={store} />}
      <div class="row">
        <UndoButton store={store} />
        {isSetUp && (
          <button type="button" class="button" onClick={() => void store.fillIn()}>
            Fill in
          </button>
        )}
        <ConfirmButton disabled={ghost === null} onConfirm={() => store.confirm()}>
          Place
        </ConfirmButton>
      </div>
    </>
  )
}
