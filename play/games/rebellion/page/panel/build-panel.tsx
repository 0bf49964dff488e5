import { counted } from '../../../../../engine/english.js'
import type { Move } from '../../../../../engine/game.js'
import { UNITS } from '../../../../../engine/rebellion/data/units.js'
import { BASE_SPACE, NO_SYSTEM, QUEUE_SPACE } from '../../../../../engine/rebellion/facts/map.js'
import {
  argA,
  argB,
  DECLINE,
  GAIN,
  move0,
  verbOf,
} from '../../../../../engine/rebellion/state/moves.js'
import { unitId } from '../../../../../engine/rebellion/text/names.js'
import { ConfirmButton } from '../../../../page/panel/confirm-button.js'
import { UndoButton } from '../../../../page/panel/undo-button.js'
import { placeName } from '../../words/names.js'
import { type BuildRow, buildPlan, choicesIn } from '../choice/build-plan.js'
import { Icon, unitSymbol } from '../icon.js'
import type { Picture } from '../picture/picture.js'
import type { RebellionStore } from '../store.js'

/** Building: one line an open icon, ticked; choices of unit as buttons. */
export function BuildPanel({ store, picture }: { store: RebellionStore; picture: Picture }) {
  const { session } = store
  if (session === null) return null
  const plan = buildPlan(session.observation, choicesIn(store.drafted))
  const built = plan.rows.filter((row) => verbOf(row.choice) !== DECLINE)
  const set = (index: number, move: Move): void => {
    const next = plan.rows.map((row, i) => (i === index ? move : row.choice))
    store.setDraft(buildPlan(session.observation, next).moves)
  }
  const first = picture.reader === 0 ? 0 : 1
  return (
    <>
      <ul class="build-rows">
        {plan.rows.map((row, i) => (
          <Row row={row} set={(move) => set(i, move)} />
        ))}
      </ul>
      {picture.systems
        .filter(
          (system) =>
            system.sabotaged &&
            system.icons.length > 0 &&
            (first === 0
              ? system.loyalty === 'rebel'
              : system.loyalty === 'empire' || system.subjugated),
        )
        .map((system) => (
          <p class="note">
            <Icon id="mark-sabotage" size={13} /> {placeName(system.place)} is sabotaged and builds
            nothing.
          </p>
        ))}
      <div class="row">
        <UndoButton store={store} />
        <ConfirmButton disabled={!store.canFinish} onConfirm={() => store.confirm()}>
          {built.length === 0 ? 'Build nothing' : `Build ${counted(built.length, 'unit')}`}
        </ConfirmButton>
      </div>
    </>
  )
}

function Row({ row, set }: { row: BuildRow; set: (move: Move) => void }) {
  const { place, options, choice } = row
  const isOn = verbOf(choice) !== DECLINE
  const units = options.filter((move) => verbOf(move) !== DECLINE)
  const name =
    place === NO_SYSTEM ? 'Build' : place === BASE_SPACE ? 'Rebel Base' : placeName(place)
  const isShort = units.every((move) => verbOf(move) !== GAIN)
  const space = place <= BASE_SPACE ? QUEUE_SPACE[place] : 0
  return (
    <li class={`${isOn ? '' : 'off'} ${isShort ? 'short' : ''}`}>
      <label>
        <input
          type="checkbox"
          checked={isOn}
          onChange={() => set(isOn ? move0(DECLINE) : (units[0] as Move))}
        />
        {name}
      </label>
      {isShort && (
        <p class="note">The supply has none left: one on the board goes back, and is built anew.</p>
      )}
      <span class="chips">
        {units.map((move) => (
          <button
            type="button"
            aria-pressed={move === choice}
            data-thing={unitId(argA(move))}
            onClick={() => set(move)}
          >
            <Icon id={unitSymbol(argA(move))} size={17} />
            {UNITS[argA(move)]?.short}
            {verbOf(move) !== GAIN && <small> from {placeName(argB(move))}</small>}
          </button>
        ))}
      </span>
      <small>{space === 0 ? '' : `to ${space}`}</small>
    </li>
  )
}
