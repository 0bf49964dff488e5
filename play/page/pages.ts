import type { GamePage } from './game-page.js'
import type { Neighbours } from './neighbours.js'
import { loadSheet, showSheet } from './sheets.js'
import { lasting, ofTab } from './storage.js'
import type { Store } from './store.js'

/** The games that the page plays. One is shown; each is loaded when it is first wanted. */

/** What a game's front says of its page. */
export interface PageFront {
  /** Its name where games are chosen, and what to expect. */
  readonly title: string
  readonly about: string
  /** What a person plays by his seat, where two sit: "Empire"; left out where seats have no such names. */
  readonly sides?: readonly string[]
  readonly load: () => Promise<GamePage>
}

export interface PageDoor extends PageFront {
  readonly game: string
}

/** The game that was chosen last: in this tab, and anywhere. */
const KEY = 'dejarik.page'

export class Pages implements Neighbours {
  private readonly loaded = new Map<string, GamePage>()
  private readonly listeners = new Set<() => void>()
  /** The game that was chosen and is being loaded: until it is there none is begun. */
  awaited: string | null = null

  private constructor(
    readonly doors: readonly PageDoor[],
    private shown: string,
  ) {}

  /** Opens with the game that the address names, else the one of this tab, else the last one. */
  static async open(doors: readonly PageDoor[]): Promise<Pages> {
    const wanted = [named(), ofTab.read(KEY), lasting.read(KEY), doors[0]?.game]
    const game = wanted.find((one) => doors.some((door) => door.game === one)) ?? null
    if (game === null) throw new Error('no game has a page')
    const pages = new Pages(doors, game)
    await pages.load(game)
    await showSheet(game)
    ofTab.write(KEY, game)
    window.addEventListener('hashchange', () => {
      if (pages.store.session === null && pages.titleOf(named()) !== null)
        void pages.turnTo(named())
    })
    return pages
  }

  get current(): GamePage {
    const page = this.loaded.get(this.shown)
    if (page === undefined) throw new Error(`${this.shown} is not loaded`)
    return page
  }

  get store(): Store {
    return this.current.store
  }

  titleOf(game: string): string | null {
    return this.doors.find((door) => door.game === game)?.title ?? null
  }

  sideOf(game: string, seat: number): string | null {
    return this.doors.find((door) => door.game === game)?.sides?.[seat] ?? null
  }

  async load(game: string): Promise<Store> {
    const known = this.loaded.get(game)
    if (known !== undefined) return known.store
    const door = this.doors.find((door) => door.game === game)
    if (door === undefined) throw new Error(`no page for ${game}`)
    const [page] = await Promise.all([door.load(), loadSheet(game)])
    this.loaded.set(game, page)
    page.store.neighbours = this
    page.store.subscribe(() => this.changed())
    return page.store
  }

  show(game: string): void {
    this.shown = game
    void showSheet(game)
    ofTab.write(KEY, game)
    lasting.write(KEY, game)
    // An address that can be kept and sent; it is no step of its own on the way back
    history.replaceState(history.state, '', `#${game}`)
    this.changed()
  }

  /** Loads a game and shows it; one that cannot be loaded leaves everything as it is. */
  async turnTo(game: string): Promise<void> {
    this.awaited = game
    this.changed()
    try {
      await this.load(game)
      // Another choice may have come since, or a game of this kind begun
      if (this.awaited === game && this.store.session === null) this.show(game)
    } catch {
      this.store.say(`${this.titleOf(game) ?? game} could not be loaded. Try it again.`)
    }
    if (this.awaited !== game) return
    this.awaited = null
    this.changed()
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  private changed(): void {
    for (const listener of this.listeners) listener()
  }
}

/** The game that the address names. */
function named(): string {
  return location.hash.slice(1)
}
