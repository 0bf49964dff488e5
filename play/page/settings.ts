/** How people play on the page. */
export interface Settings {
  /** The seat of the person, the first one's of several. */
  readonly seat: number
  readonly level: string
  /** Steps back go anywhere. */
  readonly takeBack: boolean
  readonly odds: boolean
  /** Who sits in each seat, where that is more to say than one person against one level. */
  readonly sitters?: readonly Sitter[]
  /** The game was given up: it is only looked at. */
  readonly resigned?: boolean
}

/** A person by his name, which may be empty where he is the only one; or a computer by its level. */
export type Sitter = { readonly person: string } | { readonly level: string }
