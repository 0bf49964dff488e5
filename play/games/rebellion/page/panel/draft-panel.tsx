import { listed } from '../../../../../engine/english.js'
import { ConfirmButton } from '../../../../page/panel/confirm-button.js'
import { UndoButton } from '../../../../page/panel/undo-button.js'
import { leaderName } from '../../words/names.js'
import { suggest } from '../advice.js'
import { OptionList, type PanelProps } from './options.js'
import { eliminatedIn, WithoutThem } from './without-them.js'

/** Small moves one after the other (hits, blocks, units that retreat, discards); nothing counts until Done. */
export function DraftPanel({ store, picture, prompt }: PanelProps) {
  const { draft } = store
  if (draft === null) return null
  const left = draft.choices.length
  const eliminated = listed(eliminatedIn(store).map(leaderName))
  return (
    <>
      <OptionList options={prompt.options} store={store} picture={picture} />
      <WithoutThem store={store} picture={picture} />
      <div class={`row ${eliminated === '' ? '' : 'for-good'}`}>
        <UndoButton store={store} />
        <button
          type="button"
          class="button"
          disabled={left === 0}
          onClick={() => void suggest(store)}
        >
          Suggest
        </button>
        <ConfirmButton
          disabled={!store.canFinish}
          plain={store.isUntouched}
          onConfirm={() => store.confirm()}
        >
          {eliminated !== ''
            ? `Eliminate ${eliminated}`
            : prompt.kind === 'retreat' && left > 0
              ? 'Done, leave the rest'
              : 'Done'}
        </ConfirmButton>
      </div>
    </>
  )
}
