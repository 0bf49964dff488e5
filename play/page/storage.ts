/**
 * What the browser keeps for the page. It may be forbidden or full at any time: then a key holds nothing, and whoever
 * writes is told.
 */

/** Why something was not kept. */
export type Trouble = 'full' | 'forbidden'

class Storage {
  constructor(private readonly of: () => globalThis.Storage) {}

  read(key: string): string | null {
    try {
      return this.of().getItem(key)
    } catch {
      return null
    }
  }

  /** Null when it was kept. */
  write(key: string, text: string): Trouble | null {
    try {
      this.of().setItem(key, text)
      return null
    } catch (error) {
      return this.holdsSomething() && isAboutRoom(error) ? 'full' : 'forbidden'
    }
  }

  drop(key: string): void {
    try {
      this.of().removeItem(key)
    } catch {
      // Where nothing may be kept nothing was
    }
  }

  keys(): string[] {
    try {
      const storage = this.of()
      return Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '')
    } catch {
      return []
    }
  }

  /** Whether a little would be kept now. */
  trouble(): Trouble | null {
    const found = this.write(PROBE_KEY, PROBE)
    this.drop(PROBE_KEY)
    return found
  }

  /** A browser that forbids may say that there is no room at all. */
  private holdsSomething(): boolean {
    return this.keys().length > 0
  }
}

const PROBE_KEY = 'dejarik.probe'
/** A save is larger than that: where not even this fits none does. */
const PROBE = '-'.repeat(20_000)

function isAboutRoom(error: unknown): boolean {
  return error instanceof DOMException && /quota/i.test(error.name)
}

/** Kept until the page's data are cleared. */
export const lasting = new Storage(() => localStorage)
/** Kept while this tab is open. */
export const ofTab = new Storage(() => sessionStorage)
