import { counted } from '../../../../../engine/english.js'
import { GROUND } from '../../../../../engine/rebellion/facts/sides.js'
import { UNIT_THEATER } from '../../../../../engine/rebellion/facts/unit-types.js'
import { ConfirmButton } from '../../../../page/panel/confirm-button.js'
import { UndoButton } from '../../../../page/panel/undo-button.js'
import { placeName, unitName } from '../../words/names.js'
import { ICON_NAMES } from '../../words/texts.js'
import { suggest } from '../advice.js'
import { bareOf, countAt, type PlacingPlan, type PlacingRow } from '../choice/placing-plan.js'
import { Icon, resourceSymbol, unitSymbol } from '../icon.js'
import type { Picture, SystemPicture } from '../picture/picture.js'
import type { RebellionStore } from '../store.js'

/** Placing the starting units: all kinds with what is left of them, and the worlds with what they build. */
export function PlacePanel({ store, picture }: { store: RebellionStore; picture: Picture }) {
  const { placing } = store
  if (placing === null) return null
  const left = placing.rows.reduce((sum, row) => sum + row.left, 0)
  const bare = bareOf(placing, store.drafted)
  return (
    <>
      {placing.isDivision ? (
        <Division store={store} placing={placing} />
      ) : (
        <>
          <Kinds store={store} placing={placing} />
          <Worlds store={store} placing={placing} picture={picture} />
        </>
      )}
      <p class="note">{stillTo(placing, left, bare)}</p>
      <div class="row">
        <UndoButton store={store} />
        <button
          type="button"
          class="button"
          disabled={left === 0}
          onClick={() => void suggest(store)}
        >
          Fill in
        </button>
        <ConfirmButton disabled={!store.canFinish} onConfirm={() => store.confirm()}>
          Finish set-up
        </ConfirmButton>
      </div>
    </>
  )
}

function stillTo(plan: PlacingPlan, left: number, bare: readonly number[]): string {
  if (plan.isDivision)
    return left === 0 ? 'Nothing is left for the base.' : `${counted(left, 'unit')} at the base.`
  if (left === 0) return 'Everything is placed.'
  const without =
    bare.length === 0 ? '' : ` Without ground unit: ${bare.map(placeName).join(', ')}.`
  return `${counted(left, 'unit')} still to place.${without}`
}

/** A kind and how many of it are in hand; a click on a world places them. */
function Kinds({ store, placing }: { store: RebellionStore; placing: PlacingPlan }) {
  const { hand } = store
  return (
    <ul class="placing-kinds">
      {placing.rows.map((row, i) => {
        const isHeld = hand?.type === row.type
        return (
          <li class={isHeld ? 'on' : ''}>
            <button
              type="button"
              class="option"
              aria-pressed={isHeld}
              disabled={row.left === 0}
              data-drag={row.left > 0 ? `unit ${row.type}` : undefined}
              onClick={() => store.take(row.type, 1)}
            >
              <span class="key">{i + 1}</span>
              <Icon id={unitSymbol(row.type)} size={22} />
              <b>{unitName(row.type)}</b>
              <span class="detail">
                {row.left} of {row.count} left
              </span>
            </button>
            {isHeld && row.left > 1 && <HandCount store={store} row={row} count={hand.count} />}
          </li>
        )
      })}
    </ul>
  )
}

function HandCount({
  store,
  row,
  count,
}: {
  store: RebellionStore
  row: PlacingRow
  count: number
}) {
  return (
    <span class="stepper">
      <button
        type="button"
        aria-label="One less in hand"
        disabled={count < 2}
        onClick={() => store.take(row.type, count - 1)}
      >
        −
      </button>
      <output>{count} in hand</output>
      <button
        type="button"
        aria-label="One more in hand"
        disabled={count >= row.left}
        onClick={() => store.take(row.type, count + 1)}
      >
        +
      </button>
    </span>
  )
}

/** The worlds, what each of them builds, and what stands there; a unit is taken off by a click. */
function Worlds({
  store,
  placing,
  picture,
}: {
  store: RebellionStore
  placing: PlacingPlan
  picture: Picture
}) {
  return (
    <ul class="placing-worlds">
      {placing.places.map((place) => {
        const system = picture.systems[place]
        if (system === undefined) return null
        return (
          <li>
            <button
              type="button"
              class="world"
              disabled={store.hand === null}
              onClick={() => store.placeHand(place)}
            >
              <b>{placeName(place)}</b>
              {system.remote ? <small>remote, builds nothing</small> : <Builds system={system} />}
            </button>
            <Standing store={store} placing={placing} picture={picture} place={place} />
          </li>
        )
      })}
    </ul>
  )
}

function Builds({ system }: { system: SystemPicture }) {
  // Subjugated systems build with their left icon only (F12)
  const isLoyal = system.loyalty === 'empire'
  const icons = isLoyal ? system.icons : system.icons.slice(0, 1)
  return (
    <small>
      {!isLoyal && 'subjugated, '}
      builds{' '}
      {icons.map((icon) => (
        <>
          <Icon id={resourceSymbol(icon)} size={13} />
          <span class="hidden">{ICON_NAMES[icon]} </span>
        </>
      ))}{' '}
      on {system.queueSpace}
    </small>
  )
}

function Standing({
  store,
  placing,
  picture,
  place,
}: {
  store: RebellionStore
  placing: PlacingPlan
  picture: Picture
  place: number
}) {
  const units = (picture.systems[place]?.units[picture.reader] ?? []).flat()
  const isBare = !units.some(({ type }) => UNIT_THEATER[type] === GROUND)
  return (
    <span class="standing">
      {units.map(({ type, count }) => {
        const own = countAt(store.drafted, type, place)
        return (
          <button
            type="button"
            disabled={own === 0 || !placing.rows.some((row) => row.type === type)}
            aria-label={`Take one ${unitName(type)} off ${placeName(place)}`}
            title={`${counted(count, unitName(type))}: click to take one off`}
            onClick={() => store.placeUnits(type, place, own - 1)}
          >
            <Icon id={unitSymbol(type)} size={17} />
            {count > 1 && <b>{count}</b>}
          </button>
        )
      })}
      {isBare && <small class="warn">no ground unit</small>}
    </span>
  )
}

/** How many of each kind go to the one system; the others start at the base. */
function Division({ store, placing }: { store: RebellionStore; placing: PlacingPlan }) {
  const place = placing.places[0] as number
  return (
    <fieldset class="source">
      <legend>{placeName(place)} and the base</legend>
      {placing.rows.map(({ type, count, left }) => {
        const here = count - left
        return (
          <div class="stepper-row">
            <Icon id={unitSymbol(type)} size={20} />
            <span class="who">
              {unitName(type)} <small>{left} at the base</small>
            </span>
            <span class="stepper">
              <button
                type="button"
                aria-label={`One ${unitName(type)} less at ${placeName(place)}`}
                disabled={here === 0}
                onClick={() => store.placeUnits(type, place, here - 1)}
              >
                −
              </button>
              <output>
                {here} of {count}
              </output>
              <button
                type="button"
                aria-label={`One ${unitName(type)} more at ${placeName(place)}`}
                disabled={left === 0}
                onClick={(event) =>
                  store.placeUnits(type, place, event.shiftKey ? count : here + 1)
                }
              >
                +
              </button>
            </span>
          </div>
        )
      })}
    </fieldset>
  )
}
