import { WeighingPanel } from '../../../../page/coach/weighing-panel.js'
import { LessonCard } from '../../../../page/lesson/lesson-card.js'
import { ActList } from '../../../../page/panel/act-list.js'
import { Fault, Over, Waiting } from '../../../../page/panel/turn-panels.js'
import { newActs, toldActs } from '../../../../page/told-acts.js'
import { sectionsOf } from '../../../../shell/acts.js'
import type { SkirmishTable } from '../../table/table.js'
import type { SkirmishStore } from '../store.js'
import { HintPanel, WhyPanel } from './help-panels.js'
import { PromptPanel } from './prompt-panel.js'
import { SightLists } from './sight-lists.js'
import { UnitFacts } from './unit-facts.js'

/** The column on the right: the question first, then what is seen from there, what is news, and the log. */
export function Rail({ store, table }: { store: SkirmishStore; table: SkirmishTable }) {
  const { tutor } = store
  return (
    <aside class="rail" aria-label="Decision and news">
      {tutor !== null && <LessonCard store={store} run={tutor} />}
      <Asked store={store} table={table} />
      <SightLists store={store} table={table} />
      <UnitFacts store={store} table={table} />
      <News store={store} />
      <RecentLog store={store} />
    </aside>
  )
}

function Asked({ store, table }: { store: SkirmishStore; table: SkirmishTable }) {
  const { session, panel, tutor, present } = store
  const { weighing } = store.coach
  if (tutor?.isReading === true && !store.telling.isBusy) return null
  if (weighing !== null) return <WeighingPanel store={store} weighing={weighing} />
  if (store.fault !== null) return <Fault store={store} />
  if (panel === 'hint' && store.hint !== null) return <HintPanel store={store} hint={store.hint} />
  if (panel === 'why') return <WhyPanel store={store} />
  if (present !== null)
    return <PromptPanel store={store} table={table} question={present.question} />
  if (session?.isOver === true && !store.telling.isBusy)
    return (
      <Over store={store}>Everything is open now, sealed orders included: see the replay.</Over>
    )
  return <Waiting store={store} />
}

const NEWS_SHOWN = 8

/** What the others did since the last decision, and what came of one's own. */
function News({ store }: { store: SkirmishStore }) {
  const news = newActs(store)
  if (news.length === 0) return null
  return (
    <section class="news" aria-label="Since your last decision">
      <h2>Since your last decision</h2>
      <ActList acts={news.slice(-NEWS_SHOWN)} look={{}} />
      {store.isAsked && (
        <button type="button" class="link again" onClick={() => store.showAgain()}>
          Show again
        </button>
      )}
    </section>
  )
}

const ACTS_SHOWN = 12

function RecentLog({ store }: { store: SkirmishStore }) {
  const acts = toldActs(store)
  const sections = sectionsOf(acts.slice(-ACTS_SHOWN).reverse())
  return (
    <section class="log" aria-label="Log">
      <h2>
        Log <small>latest first</small>
      </h2>
      {sections.map(({ round, acts }) => (
        <div key={round}>
          <h3>{round}</h3>
          <ActList acts={acts} look={{}} />
        </div>
      ))}
      {acts.length > ACTS_SHOWN && (
        <button type="button" class="link" onClick={() => store.openDialog('log')}>
          The whole log
        </button>
      )}
    </section>
  )
}
