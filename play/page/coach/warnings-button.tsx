import { Icon } from '../icon.js'
import type { Store } from '../store.js'

/** Whether the coach warns before an act that gives much away. */
export function WarningsButton({ store }: { store: Store }) {
  const { coach } = store
  return (
    <button
      type="button"
      class="chip"
      aria-pressed={coach.warns}
      title="Looks at every act before it is made, 3 s at most, and asks once if it gives away 10 % or more"
      onClick={() => coach.setWarns(!coach.warns)}
    >
      {coach.warns && <Icon id="icon-check" size={11} />} Warn me
    </button>
  )
}
