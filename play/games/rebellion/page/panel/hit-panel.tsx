import { suggest } from '../advice.js'
import { DraftUndo } from './deploy-panel.js'
import { OptionList, type PanelProps } from './options.js'

/** Damage: the next die is in hand, a lit unit takes it; nothing counts until Done. */
export function HitPanel({ store, picture, prompt }: PanelProps) {
  const { draft } = store
  if (draft === null) return null
  return (
    <>
      <OptionList options={prompt.options} store={store} picture={picture} />
      <div class="row">
        <DraftUndo store={store} />
        <button
          type="button"
          class="button"
          disabled={draft.complete}
          onClick={() => void suggest(store)}
        >
          Suggest
        </button>
        <button
          type="button"
          class="button primary confirm"
          disabled={!store.canFinish}
          onClick={() => store.confirm()}
        >
          Done <kbd>↵</kbd>
        </button>
      </div>
    </>
  )
}
