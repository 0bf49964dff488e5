/**
 * Counted move trees: how many decisions lie 1, 2, … deep. Draws fall as the generator of the position has them, so the
 * counts hold the rules, the order of moves and the use of chance together.
 */
const FULL = { game: 'duel', event: 'duel-on-cloud-city' }

export const TREES: readonly (readonly [name: string, root: object, counts: readonly number[]])[] =
  [
    [
      'planning',
      {
        game: 'duel',
        event: 'battle-of-hoth',
        stage: 'strategy',
        rebel: { influence: 2, reserve: ['yoda', 'han-solo', 'leia-organa', 'obi-wan-kenobi'] },
        empire: { influence: 2, reserve: ['ig-88', 'darth-vader', 'boba-fett', 'general-veers'] },
      },
      [5, 25, 75],
    ],
    [
      'ordinary cards',
      {
        ...FULL,
        event: 'battle-of-hoth',
        rebel: {
          play: ['force-3', 'recon-2'],
          exhausted: ['military-4'],
          influence: 2,
          strategy: 'support',
        },
        empire: { play: ['diplomacy-2', 'military-5'], influence: 1, strategy: 'deception' },
      },
      [8, 44, 302],
    ],
    [
      'characters',
      {
        ...FULL,
        event: 'rebel-uprising',
        rebel: {
          play: ['luke-skywalker', 'lando-calrissian', 'leia-organa'],
          exhausted: ['yoda'],
          discard: ['recon-5'],
          reserve: ['han-solo', 'chewbacca'],
          influence: 1,
          strategy: 'support',
        },
        empire: {
          play: ['boba-fett', 'ig-88', 'jabba-the-hutt'],
          exhausted: ['darth-vader'],
          reserve: ['general-veers'],
          influence: 1,
          strategy: 'infiltration',
        },
      },
      [44, 1023, 14854],
    ],
  ]
