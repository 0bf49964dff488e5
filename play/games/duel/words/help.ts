/** How a hint was found for which no games were looked at. */
export function unsearchedWords(kind: string): string {
  return kind === 'turn'
    ? 'Worked out to the end of the struggle, over all that may come.'
    : 'By rules of thumb.'
}

/** What a first struggle explains once for each kind of decision. */
export const HELP: Readonly<Record<string, readonly string[]>> = {
  recon: ['One of the two cards goes to its discard pile. The other is played next by its owner.'],
}
