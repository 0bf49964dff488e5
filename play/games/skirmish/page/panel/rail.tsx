import { WeighingPanel } from '../../../../page/coach/weighing-panel.js'
import { LessonCard } from '../../../../page/lesson/lesson-card.js'
import { News, RecentLog } from '../../../../page/panel/told-panels.js'
import { Fault, Over, Waiting } from '../../../../page/panel/turn-panels.js'
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
      <News store={store} most={NEWS_SHOWN} />
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
