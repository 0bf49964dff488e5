/**
 * What the browser keeps for the page. It may be forbidden or full at any time: then a key holds nothing, and whoever
 * writes is told.
 */
export class Storage {
  constructor(private readonly of: () => globalThis.Storage) {}

  read(key: string): string | null {
    try {
      return this.of().getItem(key)
    } catch {
      return null
    }
  }

  /** False when it was not kept. */
  write(key: string, text: string): boolean {
    try {
      this.of().setItem(key, text)
      return true
    } catch {
      return false
    }
  }

  drop(key: string): void {
    try {
      this.of().removeItem(key)
    } catch {
      // Where nothing may be kept nothing was
    }
  }
}

/** Kept until the page's data are cleared. */
export const lasting = new Storage(() => localStorage)
/** Kept while this tab is open. */
export const ofTab = new Storage(() => sessionStorage)
