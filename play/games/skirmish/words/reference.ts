import type { Term } from '../../../page/dialog/terms.js'

/** What there is to look up beside units and icons. */

export const RULES: readonly Term[] = [
  {
    name: 'The goal',
    text: 'Be the last with a unit on the table and a home base. After 20 turns, or 6 turns without damage, the points decide.',
  },
  {
    name: 'Stars',
    text: 'What a unit costs in a fleet: 20 stars stand on the table, 10 wait in reserve. They also say how large it is, when it moves and how far it fires.',
  },
  {
    name: 'Points',
    text: 'One for each damage that you do, to units and home cards, and the stars of each unit that you destroy. The last one standing has 5 more. A TIE of 1 star that is destroyed by its first damage brings 2.',
  },
  {
    name: 'A turn',
    text: 'Four steps: all units move, all fire, the end of the turn, reserves. The first player goes round with the turns.',
  },
  {
    name: 'Order of moves',
    text: 'The players take turns, one unit each, always one of their largest that have not moved. Who has more units goes on alone.',
  },
  {
    name: 'A move',
    text: 'Up to three segments: a turn of at most 90°, then straight ahead. S is 63.5 mm, L is 88.9 mm. A shorter way is allowed.',
  },
  {
    name: 'Contact',
    text: 'Bases never overlap. A way ends where the disc would touch another base, a home card or the edge of the table.',
  },
  {
    name: 'Range and arc',
    text: '1 star fires S far, 2 stars L, 3 stars S+S, 4 stars S+L, 5 stars S+S+S, ahead in an arc of 90°. Space units of 4 and 5 stars fire all round; units of 4 and 5 stars have a second, shorter shot all round.',
  },
  {
    name: 'Line of fire',
    text: 'It is blocked by a unit, friend or foe, that has at least as many stars as the shooter.',
  },
  {
    name: 'Targets',
    text: 'All players name their targets in secret, then all are shown. Ruthless units name theirs when they fire.',
  },
  {
    name: 'A shot',
    text: 'Two dice and Attack meet or beat Defense. Space units have −1 at ground units, ground units −2 at space units. A hit does the Damage of the shooter.',
  },
  {
    name: 'Destroyed',
    text: 'By one damage more than Shields. Destroyed units still fire in that step and leave together at its end.',
  },
  {
    name: 'Home base',
    text: 'Three cards with Defense 9, destroyed by 3 damage each. Who has lost all three is out of the battle.',
  },
  {
    name: 'Reserves',
    text: 'At the end of a turn one die is rolled for all: 1 to 4 brings in as many stars for each, placed touching the home base.',
  },
]

export const KEYS: readonly Term[] = [
  { name: '← →', text: 'Turn by 15°, with Shift by 1°.' },
  { name: '↑ ↓', text: 'Longer or shorter by a quarter of the segment, with Shift by 1 mm.' },
  {
    name: '← → [ ]',
    text: 'Placing: along the base by 5 mm, with Shift by 1 mm; [ and ] turn by 15°, { and } by 1°.',
  },
  {
    name: 'T R',
    text: 'Building a fleet: the unit to the table, or to the reserve; ↑ ↓ go through the list.',
  },
  { name: 'Space', text: 'Lay the segment: the next one begins at its end.' },
  { name: 'Enter', text: 'Next segment, move here, place, seal: what the marked button says.' },
  { name: 'E', text: 'End the move here, though more of it is left.' },
  { name: '.', text: 'Use S instead of L, or L again, where the unit has both.' },
  { name: 'Home', text: 'Straight ahead.' },
  { name: 'A', text: 'Face the next enemy.' },
  { name: 'C', text: 'Take the clear way next to one that is blocked.' },
  { name: 'X', text: 'Stand still.' },
  { name: 'N', text: 'Another unit that may act, the next shooter, or a unit to be placed anew.' },
  { name: 'S', text: 'Suggest all targets.' },
  { name: '0–9', text: 'Choose the answer with this number.' },
  { name: 'U', text: 'Take the last step back.' },
  { name: 'M + −', text: 'See all units, nearer, farther.' },
  { name: 'H W L ?', text: 'Hint, why, log, help.' },
]
