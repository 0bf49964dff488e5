import type { VNode } from 'preact'
import { WeighingPanel } from '../coach/weighing-panel.js'
import type { Store } from '../store.js'
import { Fault, Over, Waiting } from './turn-panels.js'

/** What stands first beside the table: what is asked, or what has to be seen before it. */
export function Asked({
  store,
  panels,
  prompt,
  over,
}: {
  store: Store
  /** What the game opens in its place, by the name of the panel. */
  panels: Readonly<Record<string, VNode | null>>
  /** The game's own question; null where the person is not asked. */
  prompt: VNode | null
  /** What there is to see when the game is over. */
  over: string
}) {
  const { session, panel, tutor } = store
  const { weighing } = store.coach
  const opened = panel === null ? null : (panels[panel] ?? null)
  if (tutor?.isReading === true && !store.telling.isBusy) return null
  if (weighing !== null) return <WeighingPanel store={store} weighing={weighing} />
  if (store.fault !== null) return <Fault store={store} />
  if (opened !== null) return opened
  if (prompt !== null) return prompt
  if (session?.isOver === true && !store.telling.isBusy) return <Over store={store}>{over}</Over>
  return <Waiting store={store} />
}
