/** What a first struggle explains once for each kind of decision. */
export const HELP: Readonly<Record<string, readonly string[]>> = {
  recon: ['One of the two cards goes to its discard pile. The other is played next by its owner.'],
}
