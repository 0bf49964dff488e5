import { askHint } from '../advice.js'
import { Icon } from '../icon.js'
import type { Store } from '../store.js'

/** What the top bar of every game offers its player: a hint, and what the opponent considered. */
export function HelpButtons({ store, adviser = 'Hint' }: { store: Store; adviser?: string }) {
  return (
    <>
      <button
        type="button"
        class="button"
        aria-pressed={store.panel === 'hint'}
        disabled={store.session?.isOver === true}
        onClick={() => void askHint(store)}
      >
        <Icon id="icon-hint" size={14} /> <span class="word">{adviser}</span>
      </button>
      {hasComputer(store) && (
        <button
          type="button"
          class="button"
          aria-pressed={store.panel === 'why'}
          onClick={() => store.show('why')}
        >
          <Icon id="icon-why" size={14} /> <span class="word">Why</span>
        </button>
      )}
    </>
  )
}

/** Somebody here can tell what he considered. */
function hasComputer({ session }: Store): boolean {
  return session === null || session.people.length < session.game.seats(session.options).length
}
