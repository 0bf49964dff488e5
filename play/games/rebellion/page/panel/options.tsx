import { capital } from '../../../../../engine/english.js'
import { PLACE_COUNT } from '../../../../../engine/rebellion/facts/map.js'
import { dotted } from '../../words/things.js'
import { LeaderIcon } from '../board/leader-token.js'
import { idOfFacets } from '../card/facet-thing.js'
import type { Option, Prompt } from '../choice/prompt.js'
import { ownDetail, sharedDetail } from '../choice/shared-detail.js'
import type { Picture } from '../picture/picture.js'
import type { RebellionStore } from '../store.js'

/** What panels of the rail are given, and the answers that all of them share. */

export interface PanelProps {
  readonly store: RebellionStore
  readonly picture: Picture
  readonly prompt: Prompt
}

const SHOWN = 40

export function OptionList({
  options,
  store,
  picture,
  counted = 0,
}: {
  options: readonly Option[]
  store: RebellionStore
  picture: Picture
  /** Answers with digits that stand before these. */
  counted?: number
}) {
  if (options.length === 0) return null
  let number = counted
  const shared = sharedDetail(options)
  const list = (
    <ol class="options">
      {options.slice(0, SHOWN).map((option) => {
        const digit = option.refusal ? '0' : ++number < 10 ? String(number) : ''
        const leader = picture.leaders[option.leader]
        const own = ownDetail(option.detail, shared)
        const detail = own === '' && option.weak ? 'to little effect' : own
        const isOn =
          store.chosen.length > 0 &&
          option.facets.every((facet) =>
            store.chosen.some((one) => one.sort === facet.sort && one.value === facet.value),
          )
        return (
          <li key={option.key}>
            <button
              type="button"
              class={`option ${isOn ? 'on' : ''} ${option.weak ? 'weak' : ''}`}
              aria-pressed={isOn}
              data-option={option.key}
              data-thing={idOfFacets(option.facets)}
              onClick={(event) => choose(store, option, event)}
              onMouseEnter={() =>
                store.mark(new Set(option.place < PLACE_COUNT ? [option.place] : []))
              }
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
              <span class="says">
                <b>{option.label}</b>
                {detail !== '' && <span class="detail">{detail}</span>}
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
  if (shared.length === 0) return list
  return (
    <>
      <p class="of-all">{capital(dotted(...shared))}.</p>
      {list}
    </>
  )
}

let clicked = ''

/** The second click of a double click chooses nothing but what the first one did: the list may be another one by then. */
function choose(store: RebellionStore, { key, facets }: Option, { detail }: MouseEvent): void {
  if (detail > 1 && key !== clicked) return
  clicked = key
  store.choose(facets)
}
