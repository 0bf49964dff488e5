import { LessonCard } from '../../../../page/lesson/lesson-views.js'
import { Asked } from '../../../../page/panel/asked.js'
import { News, RecentLog } from '../../../../page/panel/told-panels.js'
import type { SkirmishTable } from '../../table/table.js'
import type { SkirmishStore } from '../store.js'
import { HintPanel, WhyPanel } from './help-panels.js'
import { PromptPanel } from './prompt-panel.js'
import { SightLists } from './sight-lists.js'
import { UnitFacts } from './unit-facts.js'

/** The column on the right: the question first, then what is seen from there, what is news, and the log. */
export function Rail({ store, table }: { store: SkirmishStore; table: SkirmishTable }) {
  const { tutor, present } = store
  return (
    <aside class="rail" aria-label="Decision and news">
      {tutor !== null && <LessonCard store={store} run={tutor} />}
      <Asked
        store={store}
        panels={{
          hint: store.hint && <HintPanel store={store} hint={store.hint} />,
          why: <WhyPanel store={store} />,
        }}
        prompt={present && <PromptPanel store={store} table={table} question={present.question} />}
        over="Everything is open now, sealed orders included: see the replay."
      />
      <SightLists store={store} table={table} />
      <UnitFacts store={store} table={table} />
      <News store={store} most={NEWS_SHOWN} />
      <RecentLog store={store} />
    </aside>
  )
}

const NEWS_SHOWN = 8
