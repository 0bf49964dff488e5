/** What there is to look up beside the cards. */

export interface Entry {
  readonly term: string
  readonly words: string
}

export const RULES: readonly Entry[] = [
  {
    term: 'The goal',
    words: 'Win events. Who has 7 victory points first wins the game at once.',
  },
  {
    term: 'A round',
    words:
      'An event is turned up. Both choose a strategy in secret. Then the struggle, then dominance: who wins the event, what it brings, and the clean-up.',
  },
  {
    term: 'A turn of the struggle',
    words:
      'Play the top card of the deck, use the power of a ready card by exhausting it, ready an exhausted card for 1 influence, or pass. Two passes in a row end the struggle.',
  },
  {
    term: 'Forced play',
    words: 'Who has no card in play must play one; it is done at once.',
  },
  {
    term: 'Objective and bust',
    words:
      'Cards count together. A total over the objective is bust and cannot win, unless nobody else is under it: then nobody wins the event.',
  },
  {
    term: 'Ready and exhausted',
    words:
      'An ordinary card counts the same in both states. A character counts 6 when it is ready and 1 when it is exhausted.',
  },
  {
    term: 'Capacity',
    words: 'The event says how many cards each side may have in play.',
  },
  {
    term: 'Strategies',
    words:
      'They are turned up after the struggle. The strategy of a side that is bust with its cards has no effect. Used ones lie open until all five are used; then they come back.',
  },
  {
    term: 'Ties',
    words:
      'The balance token says who begins the struggle and who wins a tie. It goes to who has fewer points.',
  },
  {
    term: 'Reserve',
    words:
      'Four characters of each side wait there. Support, some events and Leia Organa bring them into the game.',
  },
  {
    term: 'Empty decks',
    words:
      'An empty deck is made anew from its discard pile. At the end of a round all cards go back and are shuffled.',
  },
  {
    term: 'No endless play',
    words:
      'A position may not occur for the third time, and after 200 turns of a struggle both can only pass.',
  },
]

export const KEYS: readonly Entry[] = [
  { term: '1 to 9, 0', words: 'Choose the answer with that number; 0 passes.' },
  { term: 'Enter', words: 'Do what is marked.' },
  { term: 'Esc', words: 'A step back.' },
  { term: 'U', words: 'Take back the last decision, where nothing hidden was seen.' },
  { term: 'H, W', words: 'A hint; why they did what they did.' },
  { term: 'B', words: 'Cards still to come: yours or theirs.' },
  { term: 'L or R', words: 'The log, and all rounds side by side.' },
  { term: 'E', words: 'The event in full.' },
  { term: 'T', words: 'Reads both totals aloud.' },
  { term: 'Arrows', words: 'From card to card, and from row to row.' },
  { term: 'Space', words: 'Goes on while something is told.' },
]
