import type { Term } from '../../../../page/dialog/terms.js'

/** What Rise of the Empire adds to the reference, in our own words. */

export const RISE_TERMS: readonly Term[] = [
  {
    name: 'Green dice',
    text: 'Eight-sided in looks: a direct hit on 2 of 6 faces, else blank. At most 3 in a roll.',
  },
  {
    name: 'Small icons',
    text: 'Icons on a leader’s green plate. They count for what a mission needs; in the roll each brings a green die instead of a usual one.',
  },
  {
    name: 'Eight leaders',
    text: 'A pool holds 8 leaders. Whoever has more at once eliminates the rest, for good. Leaders on missions, on the board and captives do not count.',
  },
  {
    name: 'Target marker',
    text: 'Lies in a system and helps one side as long as it lies there. Ground units of the other side take it off where the first has none.',
  },
  {
    name: 'Immediate objective',
    text: 'It is shown as soon as it is drawn, and somebody places its target markers.',
  },
  {
    name: 'Subversion',
    text: 'A mission that is revealed when the other side attempts one: its leaders oppose it with one die more, also after a pass. A leader of the pool may join them.',
  },
  {
    name: 'Structure',
    text: 'A ground unit that never moves. If only structures are left against enemy ground units, they are destroyed, unless their side has rolled a die in this round.',
  },
  {
    name: 'Shield Bunker',
    text: 'While one stands in a system, a Death Star there cannot be damaged or destroyed; in a remote system the Empire may deploy beside it from the next round on.',
  },
  { name: 'Interdictor', text: 'Rebels cannot retreat from where one is.' },
  {
    name: 'Bounty ring',
    text: 'A small ring on a leader’s token. The K-2SO ring adds two small icons to the plate.',
  },
]

export const CINEMATIC_TERMS: readonly Term[] = [
  {
    name: 'Cinematic combat',
    text: 'Before the attacks of every battle both sides lay a card of their own deck face down and show them together. Of each the upper half, the lower half or neither is used; then both attack.',
  },
  {
    name: 'Upper half, lower half',
    text: 'The upper half needs the unit that is shown, anywhere in the system. The lower half needs none.',
  },
  {
    name: 'Which card counts first',
    text: 'That of the current player. But if the other one holds the word cancel, that one, whichever half is used then. A card that is cancelled does nothing and is used up.',
  },
  {
    name: 'One more card',
    text: 'Some halves let you play another card of the deck. It neither cancels nor can be cancelled.',
  },
  {
    name: 'Used cards',
    text: 'They stay away, after the combat too. When all eight have been used, they come back but for the last.',
  },
  {
    name: 'Reroll',
    text: 'Once in an attack: as many dice as the best tactic value of a leader there, rolled together.',
  },
  {
    name: 'Repair',
    text: 'A special takes 1 damage from an own unit of the battle whose health has its colour. Specials pay for nothing else.',
  },
  {
    name: 'Would fall',
    text: 'A unit with as much damage as health. It shoots, can be hit and be saved; it leaves when the round of battle is over.',
  },
  {
    name: 'Take off, take back',
    text: 'Cards take dice off a roll before damage is dealt, or take damage back after it.',
  },
]
