import type { Contents } from './opening.js'
import type { Rules } from './saving.js'

/** The other games of the page, as the store of one sees them. */
export interface Neighbours {
  /** What people call a game; null for one that has no page. */
  titleOf(game: string): string | null
  /** Who sits at a seat of two in it, by name; null where the seats have none. */
  sideOf(game: string, seat: number): string | null
  load(game: string): Promise<Neighbour>
  /** Shows a game that has been loaded. */
  show(game: string): void
}

/** Takes over what belongs to its game. */
export interface Neighbour {
  readonly rules: Rules
  readonly games: {
    takeUp(place: string, isForced?: boolean): Promise<void>
    open(contents: Contents, file: string): void
  }
}

/** A store that no frame has put beside others. */
export const ALONE: Neighbours = {
  titleOf: () => null,
  sideOf: () => null,
  load: async () => {
    throw new Error('there is no other game')
  },
  show: () => {},
}
