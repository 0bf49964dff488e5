/** What an event does, by its name; most do nothing but what their numbers say. */
export type EventEffect =
  | 'loser-loses-influence'
  | 'block-diplomacy'
  | 'block-force'
  | 'block-military'
  | 'block-recon'
  | 'block-characters'
  | 'order-events'
  | 'random-strategy'
  | 'discard-strategy'
  | 'loser-loses-character'
  | 'winner-loses-character'
  | 'open-strategy'
  | 'add-character'
  | 'retrieve-strategies'

export interface EventData {
  readonly number: number
  readonly id: string
  readonly name: string
  readonly objective: number
  readonly capacity: number
  readonly victoryPoints: number
  readonly influence: number
  readonly effect?: EventEffect
}

/** The 24 events; numbers lie in moves and records. */
export const EVENTS: readonly EventData[] = [
  { number: 0, id: 'acquire-the-death-star-plans', name: "Acquire the Death Star Plans", objective: 13, capacity: 3, victoryPoints: 2, influence: 1, effect: 'loser-loses-influence' },
  { number: 1, id: 'attack-on-echo-base', name: "Attack on Echo Base", objective: 9, capacity: 3, victoryPoints: 2, influence: 1, effect: 'block-diplomacy' },
  { number: 2, id: 'balance-of-the-force', name: "Balance of the Force", objective: 7, capacity: 5, victoryPoints: 1, influence: 2, effect: 'order-events' },
  { number: 3, id: 'battle-of-endor', name: "Battle of Endor", objective: 17, capacity: 5, victoryPoints: 3, influence: 0, effect: 'block-force' },
  { number: 4, id: 'battle-of-hoth', name: "Battle of Hoth", objective: 17, capacity: 5, victoryPoints: 3, influence: 0 },
  { number: 5, id: 'battle-of-yavin', name: "Battle of Yavin", objective: 15, capacity: 4, victoryPoints: 3, influence: 0 },
  { number: 6, id: 'control-of-endor', name: "Control of Endor", objective: 9, capacity: 2, victoryPoints: 1, influence: 2 },
  { number: 7, id: 'create-a-diversion', name: "Create a Diversion", objective: 5, capacity: 2, victoryPoints: 1, influence: 2, effect: 'random-strategy' },
  { number: 8, id: 'destroy-the-shield-generator', name: "Destroy the Shield Generator", objective: 8, capacity: 2, victoryPoints: 2, influence: 1, effect: 'loser-loses-influence' },
  { number: 9, id: 'diplomatic-freedom', name: "Diplomatic Freedom", objective: 11, capacity: 3, victoryPoints: 1, influence: 2 },
  { number: 10, id: 'display-of-power', name: "Display of Power", objective: 10, capacity: 4, victoryPoints: 3, influence: 0, effect: 'discard-strategy' },
  { number: 11, id: 'duel-on-cloud-city', name: "Duel on Cloud City", objective: 21, capacity: 6, victoryPoints: 3, influence: 0, effect: 'block-characters' },
  { number: 12, id: 'escape-from-tatooine', name: "Escape From Tatooine", objective: 11, capacity: 3, victoryPoints: 1, influence: 2 },
  { number: 13, id: 'evacuation-of-echo-base', name: "Evacuation of Echo Base", objective: 15, capacity: 4, victoryPoints: 2, influence: 1, effect: 'block-recon' },
  { number: 14, id: 'fall-of-a-hero', name: "Fall of a Hero", objective: 9, capacity: 3, victoryPoints: 1, influence: 2, effect: 'loser-loses-character' },
  { number: 15, id: 'heart-of-the-empire', name: "Heart of the Empire", objective: 13, capacity: 4, victoryPoints: 1, influence: 2 },
  { number: 16, id: 'locate-the-rebel-base', name: "Locate the Rebel Base", objective: 9, capacity: 5, victoryPoints: 1, influence: 2, effect: 'open-strategy' },
  { number: 17, id: 'most-desperate-hour', name: "Most Desperate Hour", objective: 13, capacity: 4, victoryPoints: 1, influence: 2, effect: 'block-military' },
  { number: 18, id: 'negotiate-with-the-hutts', name: "Negotiate With the Hutts", objective: 13, capacity: 3, victoryPoints: 3, influence: 0, effect: 'winner-loses-character' },
  { number: 19, id: 'occupation-of-cloud-city', name: "Occupation of Cloud City", objective: 5, capacity: 2, victoryPoints: 2, influence: 1, effect: 'add-character' },
  { number: 20, id: 'rebel-uprising', name: "Rebel Uprising", objective: 19, capacity: 6, victoryPoints: 1, influence: 2, effect: 'add-character' },
  { number: 21, id: 'rescue-mission-to-cloud-city', name: "Rescue Mission to Cloud City", objective: 7, capacity: 3, victoryPoints: 1, influence: 2 },
  { number: 22, id: 'securing-the-rebel-base-on-yavin-4', name: "Securing the Rebel Base on Yavin 4", objective: 9, capacity: 2, victoryPoints: 1, influence: 2 },
  { number: 23, id: 'ultimate-power-in-the-universe', name: "Ultimate Power in the Universe", objective: 7, capacity: 3, victoryPoints: 2, influence: 1, effect: 'retrieve-strategies' },
]

/** The effects for people. */
export const EFFECT_WORDS: Readonly<Record<EventEffect, string>> = {
  'loser-loses-influence': "The loser loses 2 influence.",
  'block-diplomacy': "Powers of Diplomacy cards have no effect this round.",
  'block-force': "Powers of The Force cards have no effect this round.",
  'block-military': "Powers of Military cards have no effect this round.",
  'block-recon': "Powers of Recon cards have no effect this round.",
  'block-characters': "Of the characters only Luke Skywalker's and Darth Vader's powers have an effect this round.",
  'order-events': "The winner may look at the next 3 events and put them back in any order.",
  'random-strategy': "Next round the loser's strategy is drawn at random.",
  'discard-strategy': "The winner discards one of the loser's unused strategies.",
  'loser-loses-character': "The loser puts one of his characters into his reserve.",
  'winner-loses-character': "The winner puts one of his characters into his reserve.",
  'open-strategy': "Next round the loser chooses his strategy first and shows it.",
  'add-character': "The winner may add a character from his reserve to his deck.",
  'retrieve-strategies': "The winner takes back his used strategies.",
}
