import { hasSecrets } from '../../shell/sitters.js'
import { reportText } from '../fault-report.js'

import type { Store } from '../store.js'

/** Saving to a file and loading from one, through the browser's own dialogs. */

/** The game under way. */
export function saveFile(store: Store): void {
  const { session, rules } = store
  if (session === null) return
  saveText(store, store.games.fileText(), session.seed)
  if (!session.isOver && hasSecrets(rules, session))
    store.say(`${store.notice}. It holds the secrets of everybody at this screen.`)
}

/** What failed, and in which game. */
export function saveReport(store: Store, error: Error): void {
  saveText(store, reportText(store, error), `fault-${store.session?.seed ?? 'page'}`)
}

/** `name` becomes a part of the file's name. */
export function saveText(store: Store, text: string, name: string): void {
  const link = document.createElement('a')
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.href = url
  link.download = `dejarik-${name.replace(/[^\w-]+/g, '-').slice(0, LONGEST_NAME)}.json`
  link.click()
  URL.revokeObjectURL(url)
  store.say(`Saved as ${link.download}`)
}

const LONGEST_NAME = 60
/** Thousands of games; a browser holds no more at once. */
const LARGEST = 200_000_000

export function loadFile(store: Store): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.onchange = () => {
    const file = input.files?.[0]
    if (file !== undefined) void load(store, file)
  }
  input.click()
}

async function load(store: Store, file: File): Promise<void> {
  if (file.size > LARGEST) return store.say(`${file.name} is too large. Nothing was changed.`)
  try {
    await store.games.load(new Uint8Array(await file.arrayBuffer()), file.name)
  } catch (error) {
    // A folder, or a file that has gone
    store.say(`${file.name} cannot be read: ${String(error)}. Nothing was changed.`)
  }
}
