import { useEffect } from 'preact/hooks'
import { argA, REVEAL } from '../../../../../engine/rebellion/state/moves.js'
import { bits } from '../../../../../engine/rebellion/text/words.js'
import { leaderNames } from '../../words/names.js'
import { LeaderIcon } from '../board/leader-token.js'
import type { Option } from '../choice/prompt.js'
import type { Picture } from '../picture/picture.js'
import { viewOf } from '../picture/views.js'
import type { RebellionStore } from '../store.js'

/** A Subversion below the leaders who may be sent: with its tick the chances of all of them are those with it. */
export function SubversionLine({ store, picture }: { store: RebellionStore; picture: Picture }) {
  const { beside } = store
  const { subversion } = beside
  useEffect(() => {
    if (subversion === null) return
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 's' || event.ctrlKey || event.metaKey || event.altKey) return
      if (!(event.target instanceof HTMLInputElement)) beside.tickSubversion()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [subversion, beside])
  if (subversion === null) return null
  const view = viewOf(picture.reader).bind(store.observation)
  const leaders = view.stackLeaders(picture.reader, argA(subversion))
  const isOn = beside.ticked !== null
  return (
    <div class="subversion">
      <h3>
        And face down <small>no turn is used</small>
      </h3>
      <button
        type="button"
        class={`option ${isOn ? 'on' : ''}`}
        aria-pressed={isOn}
        onClick={() => beside.tickSubversion()}
      >
        <span class="key">S</span>
        {bits(leaders).map((leader) => (
          <LeaderIcon leader={leader} side={picture.reader} captive={false} size={22} />
        ))}
        <span class="says">
          <b>Subversion</b>
          <span class="detail">
            {leaderNames(leaders)}, 1 die more{isOn ? ': in all chances above' : ''}
          </span>
        </span>
        <span class="tick" aria-hidden="true">
          {isOn ? '✓' : ''}
        </span>
      </button>
    </div>
  )
}

/** The leaders alone, where Subversion has a line of its own. */
export function withoutSubversion(
  options: readonly Option[],
  { beside }: RebellionStore,
): readonly Option[] {
  return beside.subversion === null
    ? options
    : options.filter(({ facets }) => facets[0]?.value !== REVEAL)
}

/** What the button says: the answer, and whether Subversion comes with it. */
export function answerWords(
  button: string,
  isRefusal: boolean,
  { beside }: RebellionStore,
): string {
  if (beside.ticked === null) return button
  return isRefusal ? 'Subversion alone' : `${button} with Subversion`
}
