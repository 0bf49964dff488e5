import type { Store } from '../store.js'

/** Takes back the last decision, or says why that cannot be. */
export function UndoButton({ store }: { store: Store }) {
  const point = store.undoPoint
  const reasons = {
    nothing: 'Nothing to take back yet',
    opponent: 'The opponent has decided since',
    learned: 'Something hidden or random has been learned',
    over: 'The game is over',
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
