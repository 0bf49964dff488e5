import type { Store } from '../store.js'

/** Saving to a file and loading from one, through the browser's own dialogs. */

/** The game under way. */
export function saveFile(store: Store): void {
  if (store.session !== null) saveText(store, store.games.fileText(), store.session.seed)
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
const LARGEST = 8_000_000

export function loadFile(store: Store): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = '.json,application/json'
  input.onchange = () => {
    const file = input.files?.[0]
    if (file === undefined) return
    if (file.size > LARGEST)
      store.say(`${file.name} is too large to be a game. Nothing was changed.`)
    else void file.text().then((text) => store.games.load(text, file.name))
  }
  input.click()
}
