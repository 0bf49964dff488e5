import { argA, argB, DEPLOY, verbOf } from '../../../../../engine/rebellion/state/moves.js'
import { unitId } from '../../../../../engine/rebellion/text/names.js'
import { ConfirmButton } from '../../../../page/panel/confirm-button.js'
import { UndoButton } from '../../../../page/panel/undo-button.js'
import { placeName, unitName } from '../../words/names.js'
import { suggest } from '../advice.js'
import { chosenValue, valuesOf } from '../choice/facets.js'
import { Icon, unitSymbol } from '../icon.js'
import type { RebellionStore } from '../store.js'
import { OptionList, type PanelProps } from './options.js'

/** Deploying: a tray of what left the queue; a unit is in hand, a click on a lit system places it. */
export function DeployPanel({ store, picture, prompt }: PanelProps) {
  const { draft } = store
  if (draft === null) return null
  const units = valuesOf(draft.choices, 'unit', [])
  const unit = chosenValue(store.chosen, 'unit')
  const waiting = picture.queues[picture.reader]?.[0] ?? []
  const kept = waiting.reduce((sum, { count }) => sum + count, 0)
  const tray = waiting.flatMap(({ type, count }) => Array.from({ length: count }, () => type))
  return (
    <>
      <h3 class="label">Off the queue</h3>
      <div class="unit-tray">
        {tray.map((type) => (
          <button
            type="button"
            aria-label={unitName(type)}
            data-thing={unitId(type)}
            aria-pressed={type === unit}
            disabled={!units.includes(type)}
            data-drag={units.includes(type) ? `unit ${type}` : undefined}
            onClick={() => store.choose([{ sort: 'unit', value: type }])}
          >
            <Icon id={unitSymbol(type)} size={24} />
          </button>
        ))}
      </div>
      {unit !== null && <p class="note">{unitName(unit)} in hand: choose a lit system.</p>}
      <OptionList options={prompt.options} store={store} picture={picture} />
      <Placed store={store} moves={draft.moves} />
      <div class="row">
        <UndoButton store={store} />
        <button
          type="button"
          class="button"
          disabled={units.length === 0}
          onClick={() => void suggest(store)}
        >
          Fill in
        </button>
        <ConfirmButton
          disabled={!store.canFinish}
          plain={store.isUntouched}
          onConfirm={() => store.confirm()}
        >
          {kept === 0 ? 'Done' : `Done, keep ${kept}`}
        </ConfirmButton>
      </div>
    </>
  )
}

/** What is placed where; a click takes a unit up again. */
function Placed({ store, moves }: { store: RebellionStore; moves: readonly number[] }) {
  const places = [...new Set(moves.filter(isDeploy).map(argB))]
  if (places.length === 0) return null
  return (
    <ul class="placed">
      {places.map((place) => {
        const here = moves.filter((move) => isDeploy(move) && argB(move) === place)
        return (
          <li>
            <b>{placeName(place)}</b>
            <span>
              {here.map((move) => (
                <button
                  type="button"
                  aria-label={`Take back the ${unitName(argA(move))}`}
                  onClick={() => store.setDraft(without(moves, move))}
                >
                  <Icon id={unitSymbol(argA(move))} size={17} />
                </button>
              ))}
            </span>
            <small>{here.length} of 2</small>
          </li>
        )
      })}
    </ul>
  )
}

function isDeploy(move: number): boolean {
  return verbOf(move) === DEPLOY
}

function without(moves: readonly number[], move: number): number[] {
  const at = moves.lastIndexOf(move)
  return moves.filter((_, i) => i !== at)
}
