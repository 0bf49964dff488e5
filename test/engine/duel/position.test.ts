import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { duel } from '../../../engine/duel/index.js'
import { InputError } from '../../../engine/input-error.js'
import { struggle } from './support.js'

function complaint(read: () => unknown): string {
  try {
    read()
  } catch (error) {
    if (error instanceof InputError) return error.message
    throw error
  }
  return 'nothing is wrong'
}

/** What is wrong with a position, and what is said. */
const WRONG: readonly (readonly [string, () => unknown, string])[] = [
  ['a word', () => duel.fromPosition('x'), 'position: expected an object with "game": "duel"'],
  [
    'a misspelt field',
    () => struggle({}, {}, { passe: 1 }),
    'position: unknown field "passe"; did you mean "passes"?',
  ],
  [
    'a misspelt card',
    () => struggle({ play: ['force-6'] }),
    'rebel.play[0]: unknown card "force-6"; did you mean "force-2"?',
  ],
  [
    'a card of the enemy',
    () => struggle({ play: ['darth-vader'] }),
    'rebel.play[0]: unknown card "darth-vader"',
  ],
  [
    'a card twice',
    () => struggle({ play: ['force-2', 'force-2'] }),
    'rebel.play[1]: "force-2" is listed twice; leave one out',
  ],
  [
    'ready and exhausted',
    () => struggle({ play: ['force-2'], exhausted: ['force-2'] }),
    'rebel.exhausted: a card is both ready and exhausted',
  ],
  [
    'two places',
    () => struggle({ discard: ['diplomacy-2'] }),
    'position: rebel: a card lies in two places',
  ],
  [
    'too many in play',
    () => struggle({ play: ['force-2', 'force-3', 'force-4', 'force-5', 'recon-2'] }),
    'position: rebel: more cards in play than may be',
  ],
  [
    'an ordinary card in the reserve',
    () => struggle({ reserve: ['force-2'] }),
    'rebel.reserve[0]: unknown character "force-2"',
  ],
  ['no strategy', () => struggle({ strategy: undefined }), 'position: a side has no strategy'],
  [
    'a used strategy',
    () => struggle({ usedStrategies: ['bureaucracy'] }),
    'position: rebel: the chosen strategy is a used one',
  ],
  [
    'an event of both',
    () => struggle({ won: ['battle-of-hoth'] }, { won: ['battle-of-hoth'] }),
    'position: an event lies in two places',
  ],
  [
    'an event under the deck that is fought for',
    () => struggle({}, {}, { lastEvents: ['heart-of-the-empire'] }),
    'position: an event lies in two places',
  ],
  [
    '7 points without an end',
    () => struggle({ won: ['battle-of-hoth', 'battle-of-endor', 'battle-of-yavin'] }),
    'position: 7 victory points win the game, and nothing else does',
  ],
  [
    'nothing held',
    () => struggle({}, {}, { stage: 'recon' }),
    'position: 2 cards must be held by who decides',
  ],
  [
    'half a number',
    () => struggle({ influence: 1.5 }),
    'rebel.influence: expected a whole number from 0 to 1000000, found 1.5',
  ],
  [
    'an observation',
    () => duel.fromPosition(duel.toPosition(duel.observe(struggle(), 0))),
    'observer: this is what one player knows, not a position; sample a world from it, or read the position it came from',
  ],
  [
    'characters in the first struggle',
    () =>
      duel.fromPosition({ game: 'duel', options: { tutorial: 'on' }, rebel: { play: ['yoda'] } }),
    'position: rebel: the first struggle is fought without characters',
  ],
]

for (const [what, read, said] of WRONG)
  test(`a position is refused in one line: ${what}`, () => {
    assert.is(complaint(read), said)
  })

test('a wrong move names what fits', () => {
  const s = struggle({ play: ['force-2', 'recon-2'] })
  assert.is(
    complaint(() => duel.parse(s, 'use forse-2')),
    '"use forse-2" is not a legal move: "forse-2" does not fit; did you mean "force-2"?',
  )
  assert.is(
    complaint(() => duel.parse(s, 'use force-2')),
    '"use force-2" is not a legal move: it goes on with one of recon-2, enemy-diplomacy-2',
  )
  assert.is(
    complaint(() => duel.parse(s, 'pass now')),
    '"pass now" is not a legal move: nothing may follow "pass"',
  )
})

test('targets may be typed in any order where no word says which is which', () => {
  const s = struggle({ play: ['luke-skywalker'] }, { play: ['recon-5'] })
  assert.is(
    duel.parse(s, 'use luke-skywalker enemy-recon-5 luke-skywalker'),
    duel.parse(s, 'use luke-skywalker luke-skywalker enemy-recon-5'),
  )
  assert.equal(duel.moveFields?.(s, duel.parse(s, 'pass')), { verb: 'pass' })
  assert.equal(duel.moveFields?.(s, duel.parse(s, 'use luke-skywalker luke-skywalker')), {
    verb: 'use',
    words: ['luke-skywalker', 'luke-skywalker'],
  })
})

test.run()
