/** What there is to look up beside units and icons. */

export interface Entry {
  readonly term: string
  readonly words: string
}

export const RULES: readonly Entry[] = [
  {
    term: 'The goal',
    words:
      'Be the last with a unit on the table and a home base. After 20 turns, or 6 turns without damage, the points decide.',
  },
  {
    term: 'A turn',
    words:
      'Four steps: all units move, all fire, the end of the turn, reserves. The first player goes round with the turns.',
  },
  {
    term: 'Order of moves',
    words:
      'The players take turns, one unit each, always one of their largest that have not moved. Who has more units goes on alone.',
  },
  {
    term: 'A move',
    words:
      'Up to three segments: a turn of at most 90°, then straight ahead. S is 63.5 mm, L is 88.9 mm. A shorter way is allowed.',
  },
  {
    term: 'Contact',
    words:
      'Bases never overlap. A way ends where the disc would touch another base, a home card or the edge of the table.',
  },
  {
    term: 'Range and arc',
    words:
      '1 star fires S far, 2 stars L, 3 stars S+S, 4 stars S+L, 5 stars S+S+S, ahead in an arc of 90°. Space units of 4 and 5 stars fire all round; units of 4 and 5 stars have a second, shorter shot all round.',
  },
  {
    term: 'Line of fire',
    words:
      'It is blocked by a unit, friend or foe, that has at least as many stars as the shooter.',
  },
  {
    term: 'Targets',
    words:
      'All players name their targets in secret, then all are shown. Ruthless units name theirs when they fire.',
  },
  {
    term: 'A shot',
    words:
      'Two dice and Attack meet or beat Defense. Space units have −1 at ground units, ground units −2 at space units. A hit does the Damage of the shooter.',
  },
  {
    term: 'Destroyed',
    words:
      'By one damage more than Shields. Destroyed units still fire in that step and leave together at its end.',
  },
  {
    term: 'Home base',
    words:
      'Three cards with Defense 9, destroyed by 3 damage each. Who has lost all three is out of the battle.',
  },
  {
    term: 'Reserves',
    words:
      'At the end of a turn one die is rolled for all: 1 to 4 brings in as many stars for each, placed touching the home base.',
  },
]

export const KEYS: readonly Entry[] = [
  { term: '← →', words: 'Turn by 15°; [ and ] by 1°.' },
  { term: '↑ ↓', words: 'Longer or shorter by a quarter of the segment; > and < by 1 mm.' },
  { term: 'Space', words: 'Lay the segment: the next one begins at its end.' },
  { term: 'Enter', words: 'Move here, place, seal: what the marked button says.' },
  { term: 'Home', words: 'Straight ahead.' },
  { term: 'A', words: 'Face the next enemy.' },
  { term: 'C', words: 'Take the clear way next to one that is blocked.' },
  { term: 'X', words: 'Stand still.' },
  { term: 'N', words: 'Another unit that may act, or the next shooter.' },
  { term: 'S', words: 'Suggest all targets.' },
  { term: '0–9', words: 'Choose the answer with this number.' },
  { term: 'U', words: 'Take the last step back.' },
  { term: 'M + −', words: 'See all units, nearer, farther.' },
  { term: 'H W L ?', words: 'Hint, why, log, help.' },
]
