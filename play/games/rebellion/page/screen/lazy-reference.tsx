import { useEffect, useState } from 'preact/hooks'
import { Reference } from '../../../../page/dialog/lazy-dialogs.js'
import { loadRare } from '../rare-views.js'
import type { RebellionStore } from '../store.js'

/** The reference, whose texts are loaded when somebody looks something up. */
export function LazyReference({ store }: { store: RebellionStore }) {
  const [texts, setTexts] = useState<typeof import('../rare.js') | null>(null)
  useEffect(() => {
    loadRare().then(setTexts, () => {
      store.openDialog(null)
      store.say('The reference could not be loaded. Try it again.')
    })
  }, [])
  if (texts === null) return null
  return <Reference store={store} sections={texts.sectionsOf(store.observation, store.kind)} />
}
