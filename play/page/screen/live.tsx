import { Notice } from '../panel/notice.js'
import type { Store } from '../store.js'

/** What screen readers are told: the latest news, a batch summed up. */
export function Live({ store }: { store: Store }) {
  const { news, session } = store
  const said =
    news.length > 3
      ? `${news
          .slice(-2)
          .map(({ text }) => text)
          .join(' ')} ${news.length - 2} more things happened.`
      : news.map(({ text }) => text).join(' ')
  return (
    <>
      <p class="hidden" aria-live="polite">
        {said}
      </p>
      <p class="hidden" aria-live="assertive">
        {session?.isOver === true ? 'The game is over.' : store.isAsked ? 'Your decision.' : ''}
      </p>
      {store.dialog === null && <Notice store={store} />}
    </>
  )
}
