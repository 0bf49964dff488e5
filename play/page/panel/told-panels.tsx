import { sectionsOf } from '../../shell/acts.js'
import type { Store } from '../store.js'
import { newActs, newsAmong, toldActs } from '../told-acts.js'
import { ActList, type ActLook } from './act-list.js'

const PLAIN: ActLook = {}
const ACTS_SHOWN = 12

/** What others did since the last decision, and what came of one's own: the last `most` acts. */
export function News({ store, most }: { store: Store; most: number }) {
  const news = newActs(store)
  if (news.length === 0) return null
  return (
    <section class="news" aria-label="Since your last decision">
      <h2>Since your last decision</h2>
      {news.length > most && (
        <button type="button" class="link" onClick={() => store.openDialog('log')}>
          {news.length - most} before these, in the log
        </button>
      )}
      <ActList acts={news.slice(-most)} look={PLAIN} />
      {store.isAsked && (
        <button type="button" class="link again" onClick={() => store.showAgain()}>
          Show again
        </button>
      )}
    </section>
  )
}

/** The latest acts under their headings, but those that stand as news beside them; and the way to all of them. */
export function RecentLog({ store, look = PLAIN }: { store: Store; look?: ActLook }) {
  const told = toldActs(store)
  const news = new Set(newsAmong(store, told))
  const acts = told.filter((act) => !news.has(act))
  const sections = sectionsOf(acts.slice(-ACTS_SHOWN).reverse())
  return (
    <section class="log" aria-label="Log">
      <h2>
        Log <small>{news.size > 0 ? 'before that, ' : ''}latest first</small>
      </h2>
      {sections.map(({ round, phase, acts }) => (
        <div key={`${round} ${phase}`}>
          <h3>{[round, phase].filter((word) => word !== '').join(' · ')}</h3>
          <ActList acts={acts} look={look} />
        </div>
      ))}
      {told.length > ACTS_SHOWN && (
        <button type="button" class="link" onClick={() => store.openDialog('log')}>
          The whole log
        </button>
      )}
    </section>
  )
}
