import { SUITS } from '../../../../engine/duel/data/suits.js'
import { CARD_IDS, isCharacter, suitOf } from '../../../../engine/duel/facts/cards.js'

/** What the power of a card does, in two short lines: an ordinary card by its suit, a character by its id. */
const SHORT_POWERS: Readonly<Record<string, string>> = {
  diplomacy: 'Discard one of yours',
  force: 'Exhaust any ready card',
  military: 'Discard one of theirs',
  recon: 'See 2 of a deck, discard 1',
  chewbacca: 'Exhaust up to 2 of theirs',
  'han-solo': 'Play any card of your deck',
  'lando-calrissian': 'Swap yours for new cards',
  'leia-organa': 'One of the reserve comes',
  'luke-skywalker': 'Discard yours and/or theirs',
  'obi-wan-kenobi': 'Play one you discarded',
  'r2-d2-and-c-3po': 'Change your strategy',
  yoda: 'Gain 1 influence',
  'admiral-piett': 'A discarded card on top',
  'boba-fett': 'Discard theirs, exhaust one',
  'darth-vader': 'Remove an exhausted card',
  'emperor-palpatine': 'They change their strategy',
  'general-veers': 'Your top card goes, lower ones too',
  'grand-moff-tarkin': 'They lose 2 influence',
  'ig-88': 'Search a deck: one goes, one on top',
  'jabba-the-hutt': 'See your top card, play it or not',
}

/** What marks the powers of a card: its suit, or the character it is. */
export function powerId(side: number, card: number): string {
  return isCharacter(card) ? (CARD_IDS[side]?.[card] ?? '') : (SUITS[suitOf(card)]?.id ?? '')
}

export function shortPower(side: number, card: number): string {
  return SHORT_POWERS[powerId(side, card)] ?? ''
}
