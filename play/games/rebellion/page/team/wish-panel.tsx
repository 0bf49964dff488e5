import { capital } from '../../../../../engine/english.js'
import { Panel } from '../../../../page/panel/panel.js'
import { thingOf } from '../../things.js'
import { rebellionWishes } from '../../wishes/wishes.js'
import type { RebellionStore } from '../store.js'
import { PlanLine, Wishes } from './partner-block.js'
import { computerPartner } from './roles.js'
import { wishable } from './wishable.js'

/** Telling the computer partner a wish: its sort, then what it is about, from a list or on the board. */
export function WishPanel({ store }: { store: RebellionStore }) {
  const { partnership } = store
  if (partnership === null) return null
  const { wishing, wishes } = partnership
  return (
    <Panel title={`Tell your ${computerPartner(store)} a wish`} store={store}>
      <p>It holds until the round ends. The other side hears nothing of it.</p>
      <fieldset class="tabs wish-sorts" aria-label="Wishes">
        {rebellionWishes.sorts.map(({ sort, name }) => (
          <button
            type="button"
            key={sort}
            class={wishing === sort ? 'on' : ''}
            aria-pressed={wishing === sort}
            onClick={() => partnership.wishFor(sort)}
          >
            {name}
          </button>
        ))}
      </fieldset>
      {wishing !== null && <Things store={store} sort={wishing} />}
      <PlanLine store={store} />
      <Wishes store={store} wishes={wishes} />
    </Panel>
  )
}

/** So many have a digit to be chosen by. */
const DIGITS = 9

function Things({ store, sort }: { store: RebellionStore; sort: string }) {
  const things = wishable(store)
  const isBoard = things.some((what) => rebellionWishes.placeOf(what) !== null)
  if (things.length === 0) return <p>There is nothing to be named.</p>
  return (
    <>
      {isBoard && <p>Click a system on the board, or take one from the list.</p>}
      <ol class="options">
        {things.map((what, i) => (
          <li key={what}>
            <button
              type="button"
              class="option"
              data-thing={what}
              onClick={() => void store.partnership?.tell({ sort, what })}
            >
              {i < DIGITS && <span class="key">{i + 1}</span>}
              <span class="says">
                <b>{capital(thingOf(what)?.name ?? what)}</b>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </>
  )
}
