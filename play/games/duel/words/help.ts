/** What a first struggle explains once for each kind of decision. */
export const HELP: Readonly<Record<string, readonly string[]>> = {
  turn: [
    'Come near the objective, and not over it. Play the top card of your deck, use the power of a card, or pass.',
    'A power is used by exhausting its card. Ordinary cards count the same when they are exhausted.',
    'When both pass one after the other the struggle ends. The higher total that is not bust wins; a tie has no winner.',
  ],
  recon: ['One of the two cards goes to its discard pile. The other is played next by its owner.'],
}
