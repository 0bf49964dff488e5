import type { Store } from '../store.js'
import type { Pace } from '../telling/beat.js'

const PACES: readonly (readonly [Pace, string])[] = [
  ['step', 'Step'],
  ['calm', 'Calm'],
  ['fast', 'Fast'],
  ['off', 'Off'],
]

/** How fast the computer's steps are shown. */
export function PaceChoice({ store }: { store: Store }) {
  return (
    <fieldset class="pace">
      <legend>Pace</legend>
      {PACES.map(([pace, name]) => (
        <button
          type="button"
          aria-pressed={store.pace === pace}
          onClick={() => store.setPace(pace)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}
