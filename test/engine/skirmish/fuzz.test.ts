import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { MOST_MOVES, NOBODY } from '../../../engine/game.js'
import { Random } from '../../../engine/random.js'
import { skirmish } from '../../../engine/skirmish/index.js'
import { equalStates } from '../../../engine/state.js'
import { closingMove } from './closing.js'

/** `dejarik verify --fuzz 20000 --game skirmish` does the same and more at every decision. */
const GAMES = 40

const VARIANTS = [
  {},
  { players: '3', battle: 'free', table: 'small' },
  { players: '4', battle: 'space', combatCard: 'on' },
  { battle: 'ground', copyLimit: 'off', edition3: 'on', strikePenalty: 'on', table: 'small' },
  { battle: 'space', flyover: 'on', piratesSegments: 'on', table: 'small' },
]

test('games keep what must always hold, and sampled worlds look the same', () => {
  const random = new Random('skirmish')
  const moves = new Int32Array(MOST_MOVES)
  const [world, again, seen] = [skirmish.blank(), skirmish.blank(), skirmish.blank()]
  let decisions = 0
  const kinds = new Set<string>()
  const endings = new Set<string>()
  for (let number = 0; number < GAMES; number++) {
    const s = skirmish.start(VARIANTS[number % VARIANTS.length] ?? {}, `fuzz ${number}`)
    const closes = number % 3 !== 0
    while (skirmish.actor(s) !== NOBODY) {
      kinds.add(skirmish.kinds[skirmish.kind(s)] ?? '')
      if (decisions++ % 11 === 0) {
        assert.is(skirmish.invariants?.(s), null)
        const player = decisions % skirmish.seats(skirmish.optionsOf(s)).length
        skirmish.observe(s, player, seen)
        skirmish.sample(seen, random, undefined, world)
        assert.is(skirmish.invariants?.(world), null)
        assert.ok(equalStates(skirmish.observe(world, player, again), seen))
      }
      const move = closes ? closingMove(s, random) : moves[random.below(skirmish.moves(s, moves))]
      skirmish.advance(s, move ?? 0)
    }
    assert.is(skirmish.invariants?.(s), null)
    endings.add(skirmish.outcome(s)?.reason ?? '')
  }
  assert.ok(decisions > GAMES * 300)
  assert.equal(
    skirmish.kinds.filter((kind) => !kinds.has(kind)),
    [],
    'decisions that never came up',
  )
  for (const ending of ['last-survivor', 'no-damage', 'turn-limit'])
    assert.ok(endings.has(ending), ending)
})

test.run()
