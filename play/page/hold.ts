/**
 * One tab plays a kept game: it holds the browser's lock of that name. A tab that ends, however it ends, lets go.
 * Where a browser has no locks (pages that are not its own machine's, without https) every tab is let in, and the
 * shelf sees it when another one has written.
 */

export interface Hold {
  release(): void
}

/** A tab that is just being closed or loaded again lets go within this time. */
const PATIENCE_MS = 700

/** Null when another tab has it and keeps it; `lost` is called when another tab takes it away. */
export function hold(name: string, lost: () => void, isForced = false): Promise<Hold | null> {
  const locks: LockManager | undefined = globalThis.navigator.locks
  if (locks === undefined) return Promise.resolve(UNGUARDED)
  return new Promise((resolve) => {
    let state: 'waiting' | 'held' | 'released' = 'waiting'
    const patience = new AbortController()
    const timer = window.setTimeout(() => patience.abort(), PATIENCE_MS)
    const keep = (): Promise<void> => {
      window.clearTimeout(timer)
      state = 'held'
      return new Promise((release) => {
        resolve({
          release: () => {
            state = 'released'
            release()
          },
        })
      })
    }
    locks
      .request(name, isForced ? { steal: true } : { signal: patience.signal }, keep)
      .catch((error: unknown) => {
        window.clearTimeout(timer)
        if (state === 'held') lost()
        else if (state === 'waiting') resolve(patience.signal.aborted ? null : refused(error))
      })
  })
}

const UNGUARDED: Hold = { release: () => {} }

/** A browser that forbids its storage forbids its locks, too. */
function refused(error: unknown): Hold {
  if (error instanceof DOMException) return UNGUARDED
  throw error
}
