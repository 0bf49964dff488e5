import { counted } from '../../../../../engine/english.js'
import type { Move } from '../../../../../engine/game.js'
import { isHeld } from '../../../../../engine/rebellion/board/movement.js'
import { ADJACENT, BASE_SPACE } from '../../../../../engine/rebellion/facts/map.js'
import { argA, TAKE_CAPTIVE, verbOf } from '../../../../../engine/rebellion/state/moves.js'
import { unitId } from '../../../../../engine/rebellion/text/names.js'
import { bits } from '../../../../../engine/rebellion/text/words.js'
import { Peek } from '../../../../page/card/peek.js'
import { ConfirmButton } from '../../../../page/panel/confirm-button.js'
import { UndoButton } from '../../../../page/panel/undo-button.js'
import { leaderName, placeName, unitName } from '../../words/names.js'
import type { Draft } from '../choice/draft.js'
import {
  type GroupRow,
  movementPlan,
  type SourcePlan,
  withAll,
  withGroup,
} from '../choice/movement-plan.js'
import { Icon, unitSymbol } from '../icon.js'
import type { Picture } from '../picture/picture.js'
import { sideLooking, viewOf } from '../picture/views.js'
import type { RebellionStore } from '../store.js'
import { BattleAhead } from './battle-ahead.js'

/** Groups of units that travel to the activated system, with the room on their ships. */
export function MovePanel({ store, picture }: { store: RebellionStore; picture: Picture }) {
  const { session, draft } = store
  if (session === null || draft === null) return null
  const { observation } = session
  const side = sideLooking(session)
  const view = viewOf(side).bind(observation)
  const target = view.movementTarget
  const plan = movementPlan(view, observation, draft)
  const set = (place: number, row: GroupRow, count: number): void =>
    store.setDraft(withGroup(observation, draft.moves, place, row.type, count).moves)
  const all = (only: number | null): void =>
    store.setDraft(withAll(observation, draft.moves, only).moves)
  const going = plan.flatMap((source) => source.rows).reduce((sum, row) => sum + row.going, 0)
  return (
    <>
      <p class="target-line">
        To <b>{placeName(target)}</b>
      </p>
      <div class="sources">
        {plan.length === 0 && <p class="note">Nobody next to it can come.</p>}
        {plan.map((source) => (
          <Source source={source} set={set} all={all} />
        ))}
      </div>
      <Held store={store} target={target} />
      <Captives store={store} draft={draft} />
      <Leaving plan={plan} picture={picture} />
      {store.settings.odds && going > 0 && target < BASE_SPACE && (
        <BattleAhead draft={draft.observation} target={target} side={side} />
      )}
      <div class="row">
        <UndoButton store={store} />
        <button type="button" class="button" onClick={() => all(null)}>
          All
        </button>
        <ConfirmButton plain={store.isUntouched} onConfirm={() => store.confirm()}>
          {going === 0 ? 'Move nobody' : `Move ${counted(going, 'unit')}`}
        </ConfirmButton>
      </div>
    </>
  )
}

function Source({
  source,
  set,
  all,
}: {
  source: SourcePlan
  set: (place: number, row: GroupRow, count: number) => void
  all: (only: number) => void
}) {
  const { place, rows, room, taken, free } = source
  return (
    <fieldset class="source">
      <legend>
        <button type="button" class="link" onClick={() => all(place)} title="Take all">
          {placeName(place)}
        </button>
        <span>
          <Icon id="icon-transport" size={13} /> {free ? 'none needed' : `${taken} of ${room}`}
        </span>
      </legend>
      <div class="capacity" aria-hidden="true">
        {Array.from({ length: Math.max(room, taken) }, (_, i) => (
          <i class={i < taken ? 'on' : ''} />
        ))}
      </div>
      {rows.map((row) => (
        <Group place={place} row={row} set={set} />
      ))}
    </fieldset>
  )
}

function Group({
  place,
  row,
  set,
}: {
  place: number
  row: GroupRow
  set: (place: number, row: GroupRow, count: number) => void
}) {
  const { type, there, going, most, immobile, carried, capacity } = row
  const name = unitName(type)
  const why = immobile
    ? 'cannot move'
    : most === 0 && carried
      ? 'no room on ships'
      : most === 0
        ? 'may not go'
        : ''
  return (
    <div class={`stepper-row ${most === 0 ? 'off' : ''}`}>
      <Icon id={unitSymbol(type)} size={20} />
      <span class="who">
        <Peek id={unitId(type)}>{name}</Peek>{' '}
        <small>{[capacity > 0 ? `carries ${capacity}` : '', why].filter(Boolean).join(', ')}</small>
      </span>
      <span class="stepper">
        <button
          type="button"
          aria-label={`One ${name} less from ${placeName(place)}`}
          disabled={going === 0}
          onClick={() => set(place, row, going - 1)}
        >
          −
        </button>
        <output>
          {going} of {there}
        </output>
        <button
          type="button"
          aria-label={`One ${name} more from ${placeName(place)}`}
          disabled={going >= most}
          onClick={(event) => set(place, row, event.shiftKey ? most : going + 1)}
        >
          +
        </button>
      </span>
    </div>
  )
}

/** Why neighbours with units do not appear: a leader of theirs holds them. */
function Held({ store, target }: { store: RebellionStore; target: number }) {
  const { session } = store
  if (session === null || target > 31) return null
  const side = sideLooking(session)
  const view = viewOf(side).bind(session.observation)
  const held = bits(ADJACENT[target] as number).filter(
    (place) =>
      (view.presence(side) & (1 << place)) !== 0 && isHeld(session.observation, side, place),
  )
  if (held.length === 0) return null
  return (
    <p class="note">
      <Icon id="icon-lock" size={13} /> A leader of yours holds the units at{' '}
      {held.map(placeName).join(', ')}.
    </p>
  )
}

/** Captives that can be taken along, and those that are: a second click leaves them behind. */
function Captives({ store, draft }: { store: RebellionStore; draft: Draft }) {
  const isCaptive = (move: Move): boolean => verbOf(move) === TAKE_CAPTIVE
  const offers = [...new Set([...draft.moves, ...draft.choices].filter(isCaptive))].sort(
    (a, b) => a - b,
  )
  const others = (move: Move): Move[] => draft.moves.filter((one) => one !== move)
  return (
    <>
      {offers.map((move) => {
        const isTaken = draft.moves.includes(move)
        return (
          <button
            type="button"
            key={move}
            class={`button captive ${isTaken ? 'on' : ''}`}
            aria-pressed={isTaken}
            onClick={() => (isTaken ? store.setDraft(others(move)) : store.addToDraft(move))}
          >
            {isTaken && <Icon id="icon-check" size={11} />} Take {leaderName(argA(move))} along,
            captive
          </button>
        )
      })}
    </>
  )
}

/** Losing a subjugation is told before. */
function Leaving({ plan, picture }: { plan: readonly SourcePlan[]; picture: Picture }) {
  const lost = plan.filter(({ place, rows }) => {
    const system = picture.systems[place]
    if (system === undefined || !rows.some((row) => row.carried && row.going > 0)) return false
    const stays = (system.units[1]?.[1] ?? []).length > 0
    return picture.reader === 1 && !stays && system.loyalty !== 'empire' && !system.remote
  })
  if (lost.length === 0) return null
  return (
    <p class="note warn">
      <Icon id="mark-subjugated" size={13} /> {lost.map(({ place }) => placeName(place)).join(', ')}{' '}
      would no longer be subjugated.
    </p>
  )
}
