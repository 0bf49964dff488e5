/** The four suits of ordinary cards; each side has each once with the values 2, 3, 4 and 5. */
export interface SuitData {
  readonly number: number
  readonly id: string
  readonly name: string
  readonly power: string
}

export const SUITS: readonly SuitData[] = [
  { number: 0, id: 'diplomacy', name: 'Diplomacy', power: 'Discard one of your cards in play.' },
  { number: 1, id: 'force', name: 'The Force', power: 'Exhaust one ready card of either side.' },
  { number: 2, id: 'military', name: 'Military', power: "Discard one of the enemy's cards in play." },
  { number: 3, id: 'recon', name: 'Recon', power: 'Look at the top 2 cards of a deck; discard one of them.' },
]
