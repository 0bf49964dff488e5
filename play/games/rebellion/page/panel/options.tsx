import { LeaderIcon } from '../board/leader-token.js'
import type { Option, Prompt } from '../choice/prompt.js'
import type { Picture } from '../picture/picture.js'
import type { Store } from '../store.js'

/** What panels of the rail are given, and the answers that all of them share: the list of options, and taking back. */

export interface PanelProps {
  readonly store: Store
  readonly picture: Picture
  readonly prompt: Prompt
}

export function UndoButton({ store }: { store: Store }) {
  const point = store.session?.undoPoint(store.settings.takeBack) ?? 'nothing'
  const reasons = {
    nothing: 'Nothing to take back yet',
    opponent: 'The opponent has decided since',
    learned: 'Something hidden or random has been learned',
  }
  const title = typeof point === 'number' ? 'Take back your last decision' : reasons[point]
  return (
    <button
      type="button"
      class="button ghost undo"
      title={title}
      aria-disabled={typeof point !== 'number'}
      onClick={() => (typeof point === 'number' ? store.undo() : store.say(title))}
    >
      Undo <kbd>U</kbd>
    </button>
  )
}

const SHOWN = 40

export function OptionList({
  options,
  store,
  picture,
}: {
  options: readonly Option[]
  store: Store
  picture: Picture
}) {
  if (options.length === 0) return null
  let number = 0
  return (
    <ol class="options">
      {options.slice(0, SHOWN).map((option) => {
        const digit = option.refusal ? '0' : ++number < 10 ? String(number) : ''
        const leader = picture.leaders[option.leader]
        const isOn =
          store.chosen.length > 0 &&
          option.facets.every((facet) =>
            store.chosen.some((one) => one.sort === facet.sort && one.value === facet.value),
          )
        return (
          <li>
            <button
              type="button"
              class={`option ${isOn ? 'on' : ''}`}
              aria-pressed={isOn}
              data-option={option.key}
              onClick={() => store.choose(option.facets)}
              onDblClick={() => store.confirm()}
              onMouseEnter={() => store.mark(new Set(option.place < 33 ? [option.place] : []))}
              onMouseLeave={() => store.mark(new Set())}
            >
              <span class="key">{digit}</span>
              {leader !== undefined && (
                <LeaderIcon
                  leader={option.leader}
                  side={leader.side}
                  captive={leader.captive}
                  size={22}
                />
              )}
              <b>{option.label}</b>
              <span class="detail">{option.detail}</span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
