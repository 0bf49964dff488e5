import type { Term } from '../../../../page/dialog/terms.js'

/** How the board of the page is read, and its keys. */

export const READING: readonly Term[] = [
  {
    name: 'A system',
    text: 'Ships stand above its name, ground units below. Hollow icons build ships, solid ones ground units; the dots are the space of the build queue.',
  },
  {
    name: 'Marks',
    text: 'A dashed ring: subjugated. A bolt: sabotaged. A question mark: the base may be there. A hatched band: no passage.',
  },
  {
    name: 'Bright halos',
    text: 'What you can do now. Everything else answers why not when it is clicked.',
  },
  {
    name: 'Cards',
    text: 'Whatever has a name shows its card: rest the mouse on it, go there by keyboard, or press it long.',
  },
  {
    name: 'Plates of units',
    text: 'Each mark is a kind of unit, with its count. Where there is no room, a last figure with a plus counts the units of other kinds: the tip of the system names them all.',
  },
  {
    name: 'The track above',
    text: 'An hourglass: time. A flag: reputation. A person: both sides recruit when time comes there. A wrench: both sides build then.',
  },
  {
    name: 'Resign',
    text: 'The menu has it. The other side wins, and the record of the game ends where it stands.',
  },
]

export const KEYS: readonly Term[] = [
  { name: '1 … 9, 0', text: 'choose an answer; 0 is none' },
  { name: 'Enter', text: 'confirm' },
  { name: 'Esc', text: 'one step back' },
  { name: 'N', text: 'next lit system' },
  { name: 'Arrows', text: 'from system to system' },
  { name: 'U', text: 'undo' },
  { name: 'H', text: 'hint' },
  { name: 'W', text: 'why did they' },
  { name: 'B', text: 'odds of the base' },
  { name: 'L', text: 'log' },
  { name: 'Space', text: 'next step of the opponent' },
  { name: 'M + −', text: 'whole board, closer, further' },
  { name: '?', text: 'this reference' },
]
