import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { ACT_FILTERS, type ActFilter, isShown, sectionsOf } from '../../shell/acts.js'
import { ActList, type ActLook } from '../panel/act-list.js'
import type { Store } from '../store.js'
import { ownSide, toldActs } from '../told-acts.js'
import { Dialog } from './dialog.js'

/** The whole log, act by act under rounds and phases, the latest first. */
export function LogDialog({
  store,
  look,
  children,
}: {
  store: Store
  look: ActLook
  /** What the game has to show above the acts. */
  children?: ComponentChildren
}) {
  const [filter, setFilter] = useState<ActFilter>('all')
  const [unfolded, setUnfolded] = useState(false)
  const acts = toldActs(store)
    .filter((act) => isShown(act, filter, ownSide(store)))
    .reverse()
  const rounds = [...new Set(acts.map(({ round }) => round))]
  return (
    <Dialog title="Log" store={store} class="full-log">
      {children}
      <div class="row">
        <fieldset class="tabs" aria-label="Show">
          {ACT_FILTERS.map((one) => (
            <button
              type="button"
              class={filter === one ? 'on' : ''}
              aria-pressed={filter === one}
              onClick={() => setFilter(one)}
            >
              {one === 'combats' ? (store.rules.acts?.battles ?? one) : one}
            </button>
          ))}
        </fieldset>
        <span class="order">latest first</span>
        <button
          type="button"
          class="button ghost"
          aria-pressed={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          {unfolded ? 'Fold all' : 'Unfold all'}
        </button>
      </div>
      {rounds.map((round) => (
        <section key={round}>
          {round !== '' && <h3>{round}</h3>}
          {sectionsOf(acts.filter((act) => act.round === round)).map((section) => (
            <section key={section.phase}>
              {section.phase !== '' && <h4>{section.phase}</h4>}
              <ActList acts={section.acts} look={look} unfolded={unfolded} />
            </section>
          ))}
        </section>
      ))}
      {acts.length === 0 && <p>Nothing yet.</p>}
    </Dialog>
  )
}
