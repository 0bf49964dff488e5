import { useEffect } from 'preact/hooks'
import { PLACE_COUNT } from '../../../../../engine/rebellion/facts/map.js'
import {
  argA,
  argB,
  argC,
  DEPLOY,
  DONE,
  move0,
  PLACE,
  verbOf,
} from '../../../../../engine/rebellion/state/moves.js'
import { UndoButton } from '../../../../page/panel/undo-button.js'
import { counted, placeName, unitName } from '../../words/names.js'
import { suggest } from '../advice.js'
import { type Facet, narrowed, valuesOf } from '../choice/facets.js'
import { Icon, unitSymbol } from '../icon.js'
import type { RebellionStore } from '../store.js'
import { OptionList, type PanelProps } from './options.js'

/** Deploying: a tray of what left the queue; a unit is in hand, a click on a lit system places it. */
export function DeployPanel({ store, picture, prompt }: PanelProps) {
  const { draft } = store
  const units = valuesOf(store.choices, 'unit', [])
  const inHand = store.chosen.find((facet) => facet.sort === 'unit')?.value ?? null
  useEffect(() => {
    if (inHand !== null || units.length < 2) return
    // A unit that can go to one place only waits for its click
    const facets = units.map((value): Facet => ({ sort: 'unit', value }))
    const free = facets.find((facet) => narrowed(store.choices, [facet]).length > 1)
    if (free !== undefined) store.choose([free])
  })
  if (draft === null) return null
  const waiting = picture.queues[picture.reader]?.[0] ?? []
  const kept = waiting.reduce((sum, { count }) => sum + count, 0)
  const tray = draft.complete
    ? []
    : waiting.flatMap(({ type, count }) => Array.from({ length: count }, () => type))
  return (
    <>
      <h3 class="label">Off the queue</h3>
      <div class="unit-tray">
        {tray.map((type) => (
          <button
            type="button"
            aria-label={unitName(type)}
            title={unitName(type)}
            aria-pressed={type === inHand}
            disabled={!units.includes(type)}
            onClick={() => store.choose([{ sort: 'unit', value: type }])}
          >
            <Icon id={unitSymbol(type)} size={24} />
          </button>
        ))}
      </div>
      {inHand !== null && <p class="note">{unitName(inHand)} in hand: choose a lit system.</p>}
      <OptionList
        options={prompt.sort === 'place' ? prompt.options : []}
        store={store}
        picture={picture}
      />
      <Placed moves={draft.moves} />
      <div class="row">
        <DraftUndo store={store} />
        <button
          type="button"
          class="button"
          disabled={draft.complete || units.length === 0}
          onClick={() => void suggest(store)}
        >
          Fill in
        </button>
        <button
          type="button"
          class="button primary confirm"
          disabled={!store.canFinish}
          onClick={() => store.confirm()}
        >
          {draft.complete || kept === 0 ? 'Done' : `Done, keep ${kept}`} <kbd>↵</kbd>
        </button>
      </div>
    </>
  )
}

export function DraftUndo({ store }: { store: RebellionStore }) {
  if (store.drafted.length === 0) return <UndoButton store={store} />
  return (
    <button
      type="button"
      class="button ghost"
      onClick={() => store.setDraft(store.drafted.slice(0, -1))}
    >
      <Icon id="icon-back" size={13} /> Undo
    </button>
  )
}

function Placed({ moves }: { moves: readonly number[] }) {
  const places = new Map<number, number[]>()
  for (const move of moves) {
    if (verbOf(move) !== DEPLOY) continue
    places.set(argB(move), [...(places.get(argB(move)) ?? []), argA(move)])
  }
  if (places.size === 0) return null
  return (
    <ul class="placed">
      {[...places].map(([place, types]) => (
        <li>
          <b>{placeName(place)}</b>
          <span>
            {types.map((type) => (
              <Icon id={unitSymbol(type)} size={17} />
            ))}
          </span>
          <small>{types.length} of 2</small>
        </li>
      ))}
    </ul>
  )
}

/** Placing the starting units: kind by kind, some at a time, at a system. */
export function PlacePanel({ store, picture, prompt }: PanelProps) {
  const { draft, choices } = store
  if (draft === null) return null
  const places = valuesOf(choices, 'place', [])
  const isPlacing = choices.some((move) => verbOf(move) === PLACE) && places.length > 1
  const count = store.chosen.find((facet) => facet.sort === 'count')?.value ?? null
  const counts = valuesOf(choices, 'count', [])
  useEffect(() => {
    if (isPlacing && count === null && counts.length > 1)
      store.choose([{ sort: 'count', value: counts[0] as number }])
  })
  const type = isPlacing ? argB(choices[0] as number) : null
  const left = counts[counts.length - 1] ?? 0
  return (
    <>
      {type !== null && (
        <div class="placing">
          <Icon id={unitSymbol(type)} size={30} />
          <b>{unitName(type)}</b>
          <span>{left} to place</span>
          {counts.length > 1 && (
            <fieldset class="tabs small" aria-label="How many at once">
              {counts.map((n) => (
                <button
                  type="button"
                  class={n === count ? 'on' : ''}
                  aria-pressed={n === count}
                  onClick={() => store.choose([{ sort: 'count', value: n }])}
                >
                  {n}
                </button>
              ))}
            </fieldset>
          )}
        </div>
      )}
      <OptionList options={prompt.options} store={store} picture={picture} />
      {draft.complete && <p class="note">Everything is placed.</p>}
      <p class="note">
        {draft.moves.length > 0 && `${counted(unitsIn(draft.moves), 'unit')} placed.`}
      </p>
      <div class="row">
        <DraftUndo store={store} />
        <button
          type="button"
          class="button"
          disabled={draft.complete}
          onClick={() => void suggest(store)}
        >
          Fill in
        </button>
        <button
          type="button"
          class="button primary confirm"
          disabled={!draft.complete && !canDone(draft.legal)}
          onClick={() => store.confirm()}
        >
          Finish set-up <kbd>↵</kbd>
        </button>
      </div>
    </>
  )
}

function canDone(legal: readonly number[]): boolean {
  return narrowed(legal, []).includes(move0(DONE))
}

function unitsIn(moves: readonly number[]): number {
  return moves
    .filter((move) => verbOf(move) === PLACE && argC(move) < PLACE_COUNT)
    .reduce((sum, move) => sum + argA(move), 0)
}
