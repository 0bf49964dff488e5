import type { Term } from '../../../page/dialog/terms.js'

/** What there is to look up beside the cards. */

export const RULES: readonly Term[] = [
  {
    name: 'The goal',
    text: 'Win events. Who has 7 victory points first wins the game at once.',
  },
  {
    name: 'A round',
    text: 'An event is turned up. Both choose a strategy in secret. Then the struggle, then dominance: who wins the event, what it brings, and the clean-up.',
  },
  {
    name: 'A turn of the struggle',
    text: 'Play the top card of the deck, use the power of a ready card by exhausting it, ready an exhausted card for 1 influence, or pass. Two passes in a row end the struggle.',
  },
  {
    name: 'Forced play',
    text: 'Who has no card in play must play one; it is done at once.',
  },
  {
    name: 'Objective and bust',
    text: 'Cards count together. A total over the objective is bust and cannot win, unless nobody else is under it: then nobody wins the event.',
  },
  {
    name: 'Ready and exhausted',
    text: 'An ordinary card counts the same in both states. A character counts 6 when it is ready and 1 when it is exhausted.',
  },
  {
    name: 'Capacity',
    text: 'The event says how many cards each side may have in play.',
  },
  {
    name: 'Strategies',
    text: 'They are turned up after the struggle. The strategy of a side that is bust with its cards has no effect. Used ones lie open until all five are used; then they come back.',
  },
  {
    name: 'Ties',
    text: 'The balance token says who begins the struggle and who wins a tie. It goes to who has fewer points.',
  },
  {
    name: 'Reserve',
    text: 'Four characters of each side wait there. Support, some events and Leia Organa bring them into the game.',
  },
  {
    name: 'Empty decks',
    text: 'An empty deck is made anew from its discard pile. At the end of a round all cards go back and are shuffled.',
  },
  {
    name: 'No endless play',
    text: 'A position may not occur for the third time, and after 200 turns of a struggle both can only pass.',
  },
]

export const KEYS: readonly Term[] = [
  { name: '1 to 9, 0', text: 'Choose the answer with that number; 0 passes.' },
  { name: 'Enter', text: 'Do what is marked.' },
  { name: 'Esc', text: 'A step back.' },
  { name: 'U', text: 'Take back the last decision, where nothing hidden was seen.' },
  { name: 'H, W', text: 'A hint; why they did what they did.' },
  { name: 'B', text: 'Cards still to come: yours or theirs.' },
  { name: 'L or R', text: 'The log, and all rounds side by side.' },
  { name: 'E', text: 'The event in full.' },
  { name: 'T', text: 'Reads both totals aloud.' },
  { name: 'Arrows', text: 'From card to card, and from row to row.' },
  { name: 'Space', text: 'Goes on while something is told.' },
]
