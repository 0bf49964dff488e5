/** The character cards of both sides: 6 ready, 1 exhausted. Numbers lie in moves and records; they follow the ordinary cards. */
export interface CharacterData {
  readonly number: number
  readonly id: string
  readonly name: string
  /** As people say it where there is little room. */
  readonly short: string
  /** What its power does, for people. */
  readonly power: string
}

export const REBEL_CHARACTERS: readonly CharacterData[] = [
  { number: 16, id: 'chewbacca', name: 'Chewbacca', short: 'Chewbacca', power: "Exhaust up to 2 ready cards of the enemy." },
  { number: 17, id: 'han-solo', name: 'Han Solo', short: 'Han', power: "Look through your deck, play one card of it, shuffle." },
  { number: 18, id: 'lando-calrissian', name: 'Lando Calrissian', short: 'Lando', power: "Discard any number of your cards in play; play as many from your deck." },
  { number: 19, id: 'leia-organa', name: 'Leia Organa', short: 'Leia', power: "Take a character from your reserve: play it, or shuffle it into your deck." },
  { number: 20, id: 'luke-skywalker', name: 'Luke Skywalker', short: 'Luke', power: "Discard one of your cards in play, one of the enemy's, or both." },
  { number: 21, id: 'obi-wan-kenobi', name: 'Obi-Wan Kenobi', short: 'Obi-Wan', power: "Play a card from your discard pile." },
  { number: 22, id: 'r2-d2-and-c-3po', name: 'R2-D2 and C-3PO', short: 'R2 and 3PO', power: "Discard your strategy and choose another." },
  { number: 23, id: 'yoda', name: 'Yoda', short: 'Yoda', power: "Gain 1 influence." },
]

export const EMPIRE_CHARACTERS: readonly CharacterData[] = [
  { number: 16, id: 'admiral-piett', name: 'Admiral Piett', short: 'Piett', power: "Put a card from either discard pile on top of its owner's deck." },
  { number: 17, id: 'boba-fett', name: 'Boba Fett', short: 'Boba Fett', power: "Discard one of the enemy's cards in play, exhaust one ready card, or both." },
  { number: 18, id: 'darth-vader', name: 'Darth Vader', short: 'Vader', power: "Discard an exhausted card; a character goes to its reserve." },
  { number: 19, id: 'emperor-palpatine', name: 'Emperor Palpatine', short: 'Palpatine', power: "The enemy discards his strategy and chooses another." },
  { number: 20, id: 'general-veers', name: 'General Veers', short: 'Veers', power: "Discard your top card; then every enemy card in play worth less." },
  { number: 21, id: 'grand-moff-tarkin', name: 'Grand Moff Tarkin', short: 'Tarkin', power: "The enemy loses 2 influence." },
  { number: 22, id: 'ig-88', name: 'IG-88', short: 'IG-88', power: "Look through a deck: discard one card, put another on top." },
  { number: 23, id: 'jabba-the-hutt', name: 'Jabba the Hutt', short: 'Jabba', power: "Look at your top card. You may discard one of your cards in play, and may play the top card." },
]
