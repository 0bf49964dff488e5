import { register } from 'node:module'

/** What `dejarik` and `dejarik/…` name, and the files beside this one that hold it; the build fills it in. */
declare const DOORS: Readonly<Record<string, string>>

/** Runs in the thread that looks modules up. */
const LOOKUP = `
let doors
export const initialize = (data) => void (doors = data)
export const resolve = (name, context, next) =>
  Object.hasOwn(doors, name) ? { url: doors[name], shortCircuit: true } : next(name, context)
`

let areOpen = false

/**
 * Modules of others import this very program as `dejarik`, wherever they lie and whatever is installed there: a game and
 * its bot then share one engine.
 */
export function openOwnDoors(): void {
  if (areOpen) return
  areOpen = true
  const data = Object.fromEntries(
    Object.entries(DOORS).map(([name, file]) => [name, new URL(file, import.meta.url).href]),
  )
  register(`data:text/javascript,${encodeURIComponent(LOOKUP)}`, { data })
}

/** For who bundles such a module. */
export function ownDoors(): string[] {
  return Object.keys(DOORS)
}
