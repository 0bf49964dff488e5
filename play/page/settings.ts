/** How a person plays on the page. */
export interface Settings {
  /** His seat. */
  readonly seat: number
  readonly level: string
  /** Steps back go anywhere. */
  readonly takeBack: boolean
  readonly odds: boolean
  /** The game was given up: it is only looked at. */
  readonly resigned?: boolean
}
