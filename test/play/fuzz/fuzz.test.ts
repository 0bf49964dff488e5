import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Game } from '../../../engine/game.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import { FuzzFailure, fuzzGame } from '../../../play/fuzz/fuzz.js'
import { CardCoverage } from '../../../play/games/rebellion/tools/fuzz-coverage.js'
import { FUZZ_FAVOURS } from '../../../play/games/rebellion/tools/fuzz-favours.js'

/** Games with and without the expansion, and how many cards chance may pass over in so few: long runs reach all. */
const RUNS = [
  { options: { expansion: 'off' }, games: 40, missed: 40 },
  { options: { expansion: 'on' }, games: 12, missed: 150 },
]

for (const { options, games, missed } of RUNS)
  test(`${games} random games of Rebellion with the expansion ${options.expansion} hold at every decision`, () => {
    const coverage = new CardCoverage()
    for (let number = 0; number < games; number++)
      fuzzGame(rebellion, 'npm test', number, { options, favours: FUZZ_FAVOURS, coverage })
    const missing = coverage.missing()
    assert.ok(missing.length < missed, `${missing.length} never played: ${missing.join(', ')}`)
  })

// Situations so rare that they are kept
const ONCE_FAILED = [
  {
    what: 'troops lose their carrier to a card in a destroyed system',
    seed: 'resolve',
    game: 10700,
  },
  {
    what: 'troops escape without ships to a full carrier in ruins',
    seed: 'team-s20',
    game: 2669,
    players: '4',
  },
]

for (const { what, seed, game, players = '2' } of ONCE_FAILED)
  test(`a game that fuzzing once failed on holds: ${what}`, () => {
    fuzzGame(rebellion, seed, game, {
      options: players === '2' ? {} : { players },
      favours: FUZZ_FAVOURS,
    })
  })

/** Rebellion with something broken, and what the checks say of it. */
const BROKEN: readonly (readonly [string, Partial<Game>, RegExp])[] = [
  [
    'apply changes its input',
    {
      apply(state, move) {
        rebellion.advance(state, move)
        return rebellion.apply(state, rebellion.parse(state, rebellion.describe(state, move)))
      },
    },
    /decision 1: /,
  ],
  [
    'moves come twice',
    {
      moves(state, out) {
        const count = rebellion.moves(state, out)
        out[count] = out[count - 1] as number
        return count + 1
      },
    },
    /decision 0: the moves are not sorted and different at \d+/,
  ],
  [
    'a stormtrooper is lost on the way to the file',
    { toPosition: (state) => ({ ...rebellion.toPosition(state), units: {} }) },
    /the position read back is another state/,
  ],
  [
    'a position of another game is read',
    { fromPosition: () => rebellion.start({}, 'another') },
    /decision 0: the position read back is another state/,
  ],
  [
    'sampling looks into nothing',
    { sample: (_o, _r, _w, into = rebellion.blank()) => into },
    /a world sampled for rebel looks different to him/,
  ],
]

for (const [what, broken, complaint] of BROKEN)
  test(`the checks see that ${what}`, () => {
    assert.throws(
      () => fuzzGame({ ...rebellion, ...broken }, 'broken', 0, { favours: FUZZ_FAVOURS }),
      (error: unknown) => {
        assert.instance(error, FuzzFailure)
        assert.match(String(error), complaint)
        assert.match(String(error), /rebellion(?: \w+=\w+)* seed broken\/0, /)
        return true
      },
    )
  })

test.run()
