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

/** Locks that this tab has let go and the browser has not heard of yet: on a busy machine that takes longer than the patience. */
const leaving = new Map<string, Promise<void>>()

/** Null when another tab has it and keeps it; `lost` is called when another tab takes it away. */
export async function hold(name: string, lost: () => void, isForced = false): Promise<Hold | null> {
  const locks: LockManager | undefined = globalThis.navigator.locks
  if (locks === undefined) return UNGUARDED
  await leaving.get(name)
  return asked(locks, name, lost, isForced)
}

function asked(
  locks: LockManager,
  name: string,
  lost: () => void,
  isForced: boolean,
): Promise<Hold | null> {
  return new Promise((resolve) => {
    let state: 'waiting' | 'held' | 'released' = 'waiting'
    const patience = new AbortController()
    // A slow machine is no other tab: the lock is elsewhere only where the browser names who has it
    const look = async (): Promise<void> => {
      const { held = [] } = await locks.query()
      if (state !== 'waiting') return
      if (held.some((lock) => lock.name === name)) patience.abort()
      else timer = window.setTimeout(look, PATIENCE_MS)
    }
    let timer = window.setTimeout(look, PATIENCE_MS)
    const keep = (): Promise<void> => {
      window.clearTimeout(timer)
      state = 'held'
      return new Promise((release) => {
        resolve({
          release: () => {
            state = 'released'
            leaving.set(name, ended)
            release()
          },
        })
      })
    }
    const ended: Promise<void> = locks
      .request(name, isForced ? { steal: true } : { signal: patience.signal }, keep)
      .catch((error: unknown) => {
        window.clearTimeout(timer)
        if (state === 'held') lost()
        else if (state === 'waiting') resolve(patience.signal.aborted ? null : refused(error))
      })
      .then(() => {
        if (leaving.get(name) === ended) leaving.delete(name)
      })
  })
}

const UNGUARDED: Hold = { release: () => {} }

/** A browser that forbids its storage forbids its locks, too. */
function refused(error: unknown): Hold {
  if (error instanceof DOMException) return UNGUARDED
  throw error
}
