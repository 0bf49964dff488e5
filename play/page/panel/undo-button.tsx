import type { Store } from '../store.js'

/** Takes back the last step of the decision, else the last decision, or says why that cannot be. */
export function UndoButton({ store }: { store: Store }) {
  const point = store.hasChoice ? 'choice' : store.undoPoint
  const reasons = {
    choice: store.backCloses ? 'Let go of what is chosen' : 'Take back the last step',
    nothing: 'Nothing to take back yet',
    opponent: 'The opponent has decided since: your last decision stands',
    learned: 'Something hidden or random has been learned: your last decision stands',
    over: 'The game is over',
  }
  const title = typeof point === 'number' ? 'Take back your last decision' : reasons[point]
  const can = typeof point === 'number' || point === 'choice'
  return (
    <button
      type="button"
      class="button ghost undo"
      title={title}
      aria-disabled={!can}
      onClick={() => (can ? store.undo() : store.say(`${title}.`))}
    >
      {store.backCloses ? 'Back' : 'Undo'} <kbd>U</kbd>
    </button>
  )
}
