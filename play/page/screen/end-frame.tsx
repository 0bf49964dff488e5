import { useState } from 'preact/hooks'
import type { Session } from '../../shell/session.js'
import { saveFile } from '../dialog/files.js'
import type { Store } from '../store.js'
import { EndBox, type Ending } from './end-box.js'

/** The end of a game that has been played out, before its screen. */
export function EndFrame({
  store,
  session,
  ...words
}: {
  store: Store
  session: Session
} & Omit<Ending, 'rounds' | 'close' | 'watch' | 'save'>) {
  const [open, setOpen] = useState(true)
  if (!open) return null
  const record = session.record()
  return (
    <EndBox
      store={store}
      record={record}
      seat={session.viewer}
      ending={{
        ...words,
        rounds: roundsOf(store, session),
        close: () => setOpen(false),
        watch: () => store.watch({ record, players: [] }),
        save: () => saveFile(store),
      }}
    />
  )
}

/** Where the rounds of a game begin. */
function roundsOf(store: Store, session: Session): { number: number; round: number }[] {
  const starts: { number: number; round: number }[] = []
  for (const { number } of session.log) {
    const round = store.roundAt(number)
    if (starts.at(-1)?.round !== round) starts.push({ number, round })
  }
  return starts
}
